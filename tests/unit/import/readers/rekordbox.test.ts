/** Playlists of rekordbox and Traktor, and histories of Traktor and Serato, become the tracklists of mixes. */
import { expect, test } from 'vitest';
import { rekordbox } from '../../../../generator/import/readers/playlists/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { type Files, readFolder, writeFiles } from '../../../helpers/reading.ts';

const folder = prepareFolders();

async function read(files: Files) {
  const path = folder();
  writeFiles(path, files);
  return readFolder(rekordbox, path);
}

const COLUMNS =
  '#\tArtwork\tTrack Title\tArtist\tRemixer\tMix Name\tAlbum\tGenre\tBPM\tRating\tTime\tKey\tLabel\tDate Added\r\n';
const ROWS =
  '1\t\tLow Tide\tThe Fens\t\tOriginal Mix\tTides\tHouse\t122.00\t     \t04:21\tBb\tLow Harbour\t2023-02-19\r\n2\t\tSay "Halves"\tNadir\t\tClub Mix\t\tHouse\t124.00\t\t05:10\tAm\t\t2023-02-20\r\n';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test('a playlist as text, in UTF-16', async () => {
  const { items, problems } = await read({
    'Friday Night.txt': utf16(COLUMNS + ROWS),
    'notes.txt': 'nothing',
  });
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      kind: 'mixes',
      facts: {
        episode_title: 'Friday Night',
        type: 'mix',
        tracklist: [
          { artist: 'The Fens', title: 'Low Tide', label: 'Low Harbour' },
          { artist: 'Nadir', title: 'Say "Halves" (Club Mix)' },
        ],
      },
      origin: { source: 'rekordbox', place: 'Friday Night.txt' },
      doubts: [
        {
          at: ['episode_title'],
          why: 'it is the name of a playlist, of which the order may be another one than that of the mix',
        },
      ],
    },
  ]);
});

const xml = (playlists: string) => `<?xml version="1.0" encoding="UTF-8"?>
<DJ_PLAYLISTS Version="1.0.0"><PRODUCT Name="rekordbox" Version="7.0.0" Company="AlphaTheta"/>
<COLLECTION Entries="3">
<TRACK TrackID="1" Name="Low &amp; Tide" Artist="The Fens" Label="Low Harbour" Location="file://localhost/Music/low.mp3"><TEMPO Inizio="0.025" Bpm="122.00"/></TRACK>
<TRACK TrackID="2" Name="Halves" Artist="Nadir" Location="file://localhost/Music/halves.mp3"/>
<TRACK TrackID="3" Name="&lt;b&gt;Fever" Artist="" Location="file://localhost/Music/fever.mp3"/>
</COLLECTION><PLAYLISTS><NODE Type="0" Name="ROOT" Count="1">${playlists}</NODE></PLAYLISTS></DJ_PLAYLISTS>`;

test('a remix is in the title, and the day of a playlist is none', async () => {
  const song = (id: number, name: string, more: string) =>
    `<TRACK TrackID="${id}" Name="${name}" Artist="Oto" ${more}/>`;
  const songs = [
    song(1, 'Tide', 'Mix="Nadir Remix" Remixer="Nadir"'),
    song(2, 'Ebb', 'Remixer="Nadir"'),
    song(3, 'Flow (Nadir Rework)', 'Remixer="Nadir"'),
    song(4, 'Salt (Club Mix)', 'Mix="Club Mix"'),
  ];
  const list = (name: string) =>
    `<NODE Name="${name}" Type="1" KeyType="0">${songs.map((_, index) => `<TRACK Key="${index + 1}"/>`).join('')}</NODE>`;
  const names = ['2023-08-12 Fusion', 'Roof (2023-08-13)', '2023-08-14', '2023-99-99 Fog'];
  const { items } = await read({
    'a.xml': `<DJ_PLAYLISTS><COLLECTION>${songs.join('')}</COLLECTION><PLAYLISTS>${names.map(list).join('')}</PLAYLISTS></DJ_PLAYLISTS>`,
  });
  const mixes = items.flatMap((item) => (item.kind === 'mixes' ? [item] : []));
  expect(mixes[0]?.facts.tracklist?.map(({ title }) => title)).toEqual([
    'Tide (Nadir Remix)',
    'Ebb (Nadir Remix)',
    'Flow (Nadir Rework)',
    'Salt (Club Mix)',
  ]);
  expect(mixes.map(({ facts }) => [facts.episode_title, facts.release_date])).toEqual([
    ['Fusion', '2023-08-12'],
    ['Roof', '2023-08-13'],
    ['2023-08-14', '2023-08-14'],
    ['2023-99-99 Fog', undefined],
  ]);
});

test('playlists in folders of XML, by ids and by places', async () => {
  const { items, left } = await read({
    'collection.xml': xml(
      `<NODE Name="Sets" Type="0" Count="2"><NODE Name="Friday" Type="1" KeyType="0" Entries="3"><TRACK Key="2"/><TRACK Key="1"/><TRACK Key="9"/></NODE>
       <NODE Name="Places" Type="1" KeyType="1" Entries="1"><TRACK Key="file://localhost/Music/fever.mp3"/></NODE></NODE>
       <NODE Name="Empty" Type="1" KeyType="0" Entries="0"></NODE>`,
    ),
    'other.xml': '<rss/>',
  });
  expect(items.map(({ facts }) => 'tracklist' in facts && [facts.episode_title, facts.tracklist])).toEqual([
    [
      'Friday',
      [
        { artist: 'Nadir', title: 'Halves' },
        { artist: 'The Fens', title: 'Low & Tide', label: 'Low Harbour' },
      ],
    ],
    ['Places', [{ title: '<b>Fever' }]],
  ]);
  expect(left.map(({ what, example }) => `${what}: ${example}`)).toEqual([
    'Songs of playlists that the collection lacks: 1',
  ]);
});

test('many playlists are reported, as few of them are mixes', async () => {
  const nodes = Array.from(
    { length: 6 },
    (_, index) => `<NODE Name="Crate ${index}" Type="1" KeyType="0"><TRACK Key="1"/></NODE>`,
  );
  const { items, problems } = await read({ 'all.xml': xml(nodes.join('')) });
  expect(items).toHaveLength(6);
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'import/note all.xml has 6 playlists, and each is taken as a mix.',
  ]);
});

test('the history of a night has times, also after midnight', async () => {
  const rows = [
    '6/10/2024,,10:10:00 PM,,,,',
    'Low Tide,The Fens,11:58:30 PM,,,1,',
    '"Halves, Again",Nadir,12:03:00 AM,,,2,',
  ];
  const { items } = await read({
    'history.csv': `name,artist,start time,end time,playtime,deck,notes\n${rows.join('\n')}\n`,
  });
  expect(items[0]?.facts).toMatchObject({
    tracklist: [
      { time: '0:00', artist: 'The Fens', title: 'Low Tide' },
      { time: '4:30', artist: 'Nadir', title: 'Halves, Again' },
    ],
  });
});

const nml = (playlists: string) => `<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<NML VERSION="19"><HEAD COMPANY="www.native-instruments.com" PROGRAM="Traktor"></HEAD><MUSICFOLDERS></MUSICFOLDERS>
<COLLECTION ENTRIES="3">
<ENTRY TITLE="Low &amp; Tide" ARTIST="The Fens"><LOCATION DIR="/:Music/:" FILE="low.mp3" VOLUME="Macintosh HD"></LOCATION>
<ALBUM TITLE="Tides"></ALBUM><INFO GENRE="House" LABEL="Low Harbour" PLAYTIME="261"></INFO></ENTRY>
<ENTRY TITLE="Halves" ARTIST="Nadir"><LOCATION DIR="/:Music/:" FILE="halves.mp3" VOLUME="Macintosh HD"></LOCATION></ENTRY>
<ENTRY ARTIST="Nobody"><LOCATION DIR="/:Music/:" FILE="untitled.mp3" VOLUME="Macintosh HD"></LOCATION></ENTRY>
</COLLECTION><PLAYLISTS><NODE TYPE="FOLDER" NAME="$ROOT"><SUBNODES COUNT="1">${playlists}</SUBNODES></NODE></PLAYLISTS></NML>`;

const traktorList = (
  name: string,
  songs: readonly (readonly [file: string, start?: number, isHeard?: 0 | 1])[],
) => {
  const entries = songs.map(([file, start, isHeard = 1]) => {
    const night =
      start === undefined
        ? ''
        : `<EXTENDEDDATA DECK="0" EXTENDEDTYPE="HistoryData" PLAYEDPUBLIC="${isHeard}" STARTDATE="132710940" STARTTIME="${start}"></EXTENDEDDATA>`;
    return `<ENTRY><PRIMARYKEY TYPE="TRACK" KEY="Macintosh HD/:Music/:${file}"></PRIMARYKEY>${night}</ENTRY>`;
  });
  return `<NODE TYPE="PLAYLIST" NAME="${name}"><PLAYLIST ENTRIES="${songs.length}" TYPE="LIST">${entries.join('\n')}</PLAYLIST></NODE>`;
};

const listsOf = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ facts }) => 'tracklist' in facts && [facts.episode_title, facts.tracklist]);

test('playlists of Traktor, in folders, without the lists that it makes itself', async () => {
  const reading = await read({
    'collection.nml': nml(
      `<NODE TYPE="FOLDER" NAME="Sets"><SUBNODES COUNT="1">${traktorList('Friday', [['halves.mp3'], ['low.mp3'], ['untitled.mp3'], ['gone.mp3']])}</SUBNODES></NODE>${traktorList('_RECORDINGS', [['low.mp3']])}${traktorList('Empty', [])}`,
    ),
  });
  expect(listsOf(reading)).toEqual([
    [
      'Friday',
      [
        { artist: 'Nadir', title: 'Halves' },
        { artist: 'The Fens', title: 'Low & Tide', label: 'Low Harbour' },
      ],
    ],
  ]);
  expect(reading.left.map(({ what, example }) => `${what}: ${example}`)).toEqual([
    'Songs of playlists that the collection lacks: 2',
  ]);
});

test('the history of a night in Traktor has times, without songs that nobody heard', async () => {
  const songs = [
    ['low.mp3', 85_000, 0],
    ['low.mp3', 86_310],
    ['halves.mp3', 180],
  ] as const;
  expect(
    listsOf(await read({ 'history_2026y06m12d_23h58m30s.nml': nml(traktorList('HISTORY', songs)) })),
  ).toEqual([
    [
      'history_2026y06m12d_23h58m30s',
      [
        { time: '0:00', artist: 'The Fens', title: 'Low & Tide', label: 'Low Harbour' },
        { time: '4:30', artist: 'Nadir', title: 'Halves' },
      ],
    ],
  ]);
});

test('what is cut, empty or hostile in NML is named, and nothing is expanded', async () => {
  const many = Array.from({ length: 6 }, (_, index) => traktorList(`Crate ${index}`, [['low.mp3']]));
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>${nml(traktorList('&a;&f;\u202e', [['low.mp3']])).slice(55)}`;
  const { items, problems } = await read({
    'bomb.nml': bomb,
    'cut.nml': nml(traktorList('Cut', [['low.mp3'], ['halves.mp3']])).slice(0, -70),
    'empty.nml': nml(''),
    'many.nml': nml(many.join('')),
    'other.nml': 'not XML',
  });
  expect(items.map(({ facts }) => 'episode_title' in facts && facts.episode_title)).toEqual([
    '&a;&f;',
    'Cut',
    ...many.map((_, index) => `Crate ${index}`),
  ]);
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    ['empty.nml cannot be read: there is no playlist with songs in it.', undefined],
    [
      'many.nml has 6 playlists, and each is taken as a mix.',
      'To take one of them, export it alone: a right click on it in Traktor, Export Playlist.',
    ],
  ]);
});

test('what is cut, empty or hostile is named, and nothing is expanded', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>${xml('<NODE Name="&b;&f;" Type="1"><TRACK Key="1"/></NODE>').slice(38)}`;
  const { items, problems } = await read({
    'cut.xml': xml('<NODE Name="Cut" Type="1" KeyType="0"><TRACK Key="1"/>').slice(0, -34),
    'empty.xml': xml(''),
    'header.txt': COLUMNS,
    'other.txt': utf16('#\tFoo\tBar\r\n1\ta\tb\r\n'),
    'bomb.xml': bomb,
  });
  expect(items.map(({ facts }) => 'episode_title' in facts && facts.episode_title)).toEqual([
    '&b;&f;',
    'Cut',
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'empty.xml cannot be read: there is no playlist with songs in it.',
    'header.txt cannot be read: there are no songs in it, or no column with their titles.',
    'other.txt cannot be read: there are no songs in it, or no column with their titles.',
  ]);
});
