/** A folder of tagged recordings becomes releases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { release } from '../../../../generator/features/releases/schema/release.ts';
import { audio } from '../../../../generator/import/readers/audio/index.ts';
import { ARTIST, writeRecordings } from '../../../bench/sites/recordings.mjs';
import { prepareFolders } from '../../../helpers/folders.ts';
import { mp3Frames } from '../../../helpers/mp3.ts';
import { type Files, readFolder, releaseOf, SITE, titleOf, writeFiles } from '../../../helpers/reading.ts';
import { type Ending, SOUNDS, TAG, type WrittenTags } from '../../../helpers/tagged.mjs';

const folder = prepareFolders();

/** A recording in the format of its name. */
function record(name: string, tags: WrittenTags, options?: Parameters<(typeof TAG)['mp3']>[2]): Buffer {
  const ending = endingOf(name);
  return TAG[ending](SOUNDS[ending], tags, options);
}

function endingOf(name: string): Ending {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  for (const known of ['mp3', 'flac', 'm4a', 'ogg', 'opus', 'wav', 'aiff'] as const)
    if (known === ending) return known;
  throw new Error(`${name} is none of the formats`);
}

/** Recordings by their names, with tags; and other files. */
async function read(tagged: Readonly<Record<string, WrittenTags>>, files: Files = {}, site = SITE) {
  const path = folder();
  const recordings = Object.entries(tagged).map(([name, tags]) => [name, record(name, tags)] as const);
  writeFiles(path, { ...Object.fromEntries(recordings), ...files });
  return readFolder(audio, path, site);
}

/** Albums of so many tracks. */
function album(
  title: string,
  titles: readonly string[],
  more: WrittenTags = {},
): Record<string, WrittenTags> {
  return Object.fromEntries(
    titles.map((song, index) => [
      `${title}/0${index + 1}.mp3`,
      { TITLE: song, ARTIST, ALBUM: title, TRACKNUMBER: index + 1, ...more },
    ]),
  );
}

test.each<[string, Record<string, WrittenTags>, boolean]>([
  ['a recording without tags', { 'untagged_demo.wav': {} }, true],
  ['a recording in a folder', { 'demos/untagged_demo.mp3': { ARTIST } }, true],
  ['a folder without tags', { 'demos/one.mp3': {}, 'demos/two.mp3': {}, 'demos/three.mp3': {} }, true],
  ['a recording with a title', { 'untagged_demo.wav': { TITLE: 'Winter Roads' } }, false],
  [
    'titles without an album',
    {
      'Winter/1.mp3': { TITLE: 'A', ARTIST, TRACKNUMBER: 1 },
      'Winter/2.mp3': { TITLE: 'B', ARTIST, TRACKNUMBER: 2 },
    },
    false,
  ],
  ['an album', album('Winter Roads', ['Frost Line', 'Gritter']), false],
])('whether the title of %s is a placeholder', async (_, tagged, isPlaceholder) => {
  const { items } = await read(tagged);
  expect(items.length).toBeGreaterThan(0);
  for (const { doubts = [] } of items)
    expect(doubts.some((doubt) => doubt.isPlaceholder === true)).toBe(isPlaceholder);
});

describe('a folder as it is after fifteen years', () => {
  test('has the releases that are in it, and no others', async () => {
    const path = folder();
    const { releases } = writeRecordings(path, 120);
    const { items, problems, left } = await readFolder(audio, path);
    const found = items.flatMap(({ kind, facts }) =>
      kind === 'releases'
        ? [
            {
              title: facts.title,
              type: facts.type,
              date: facts.release_date,
              tracks: facts.tracks?.length ?? 1,
            },
          ]
        : [],
    );
    const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);
    expect(found.sort(byTitle)).toEqual(releases.map((each) => ({ date: undefined, ...each })).sort(byTitle));
    // What they say has the form of the files of the site.
    expect(
      items.flatMap(({ kind, facts }) => (kind === 'releases' ? (release.safeParse(facts).error ?? []) : [])),
    ).toEqual([]);
    expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "Singles/cut.flac cannot be read: there is no sound in it.",
        "Singles/empty.mp3 cannot be read: it is empty.",
        "Singles/page.mp3 cannot be read: it does not begin as a sound file does.",
        "In "Wrong Years", the date "1900" is left out: nothing was released then; programs write it where they know no year.",
        "In "Wrong Years", the UPC "036000291453" is left out: its last digit is not the check digit of the others, which is 2.",
        "In "Wrong Years", the ISRC "QZAB1" is left out: it must be an ISRC of 12 letters and digits, not 5, such as AA-6Q7-20-00047.",
      ]
    `);
    expect(left.map(({ what, example }) => `${what}: ${example}`)).toMatchInlineSnapshot(`
      [
        "5 recordings by others: 01 The Fens.mp3",
        "5 copies of recordings: 01 Tin Roof.mp3",
      ]
    `);
  });
});

describe('tags', () => {
  test.each(Object.keys(TAG))('say the same in %s', async (ending) => {
    const { items, left, problems } = await read({
      [`Song.${ending}`]: {
        TITLE: 'Tin Roof',
        ARTIST: `${ARTIST} feat. Jonas Reed`,
        DATE: '2019-03-07',
        GENRE: 'Soul',
        ISRC: 'QZ-AB1-19-00001',
        BARCODE: '036000291452',
        LABEL: 'Low Harbour',
        CATALOGNUMBER: 'LH-1',
        BPM: ending === 'm4a' ? 97 : '96.7',
        KEY: 'Am',
        LYRICS: 'First line\nSecond line',
        ITUNESADVISORY: 1,
        COMPOSER: 'Ada Finch; Bo Lind',
        CONDUCTOR: 'Cy Marsh',
        ARRANGER: 'Di Rowe',
        PERFORMER: ['Eva Holm (violin)', 'Fay Ito (violin)', 'Gus Orr'],
        PRODUCER: 'Hal Penn',
        LYRICIST: 'Ida Quill',
        COPYRIGHT: '© 2018 Mira Voss ℗ 2019 Low Harbour',
        LANGUAGE: 'eng',
        MUSICBRAINZ_ALBUMID: '9E873859-8aa4-4790-b985-5a953e8ef628',
        ENCODEDBY: 'LAME',
      },
    });
    expect(problems).toEqual([]);
    expect(left).toEqual([]);
    const { facts, files, doubts, ids } = releaseOf({ items, left, problems }, 'Tin Roof');
    const { duration, ...others } = facts;
    expect(duration).toMatch(/^0:0[234]$/);
    expect(others).toEqual({
      title: 'Tin Roof',
      type: 'single',
      artists: [ARTIST, { name: 'Jonas Reed', role: 'featuring' }],
      release_date: '2019-03-07',
      genre: ['Soul'],
      isrc: 'QZAB11900001',
      upc: '036000291452',
      label: 'Low Harbour',
      catalogue_number: 'LH-1',
      bpm: 97,
      key: 'A minor',
      lyrics: 'First line\nSecond line',
      explicit: true,
      composer: ['Ada Finch', 'Bo Lind'],
      conductor: ['Cy Marsh'],
      arranger: ['Di Rowe'],
      credits: {
        Lyrics: ['Ida Quill'],
        Producer: ['Hal Penn'],
        Violin: ['Eva Holm', 'Fay Ito'],
        Performer: ['Gus Orr'],
      },
      copyright: '2018 Mira Voss',
      phonographic_copyright: '2019 Low Harbour',
      language: 'en',
    });
    expect(files).toEqual([{ at: ['audio'], name: `Song.${ending}`, from: { path: `Song.${ending}` } }]);
    expect(doubts).toEqual([]);
    expect(ids).toEqual(['https://musicbrainz.org/release/9e873859-8aa4-4790-b985-5a953e8ef628']);
  });

  test('of people are lists in ID3v2', async () => {
    const { items } = await read({
      'a.mp3': {
        TITLE: 'One',
        ARTIST,
        TMCL: ['guitar', 'Eva Holm', 'lead vocals', ARTIST],
        TIPL: ['producer', 'Hal Penn', 'mix', 'Jo Sand', 'arranger', 'Di Rowe'],
      },
    });
    expect(items[0]?.facts).toMatchObject({
      credits: { Guitar: ['Eva Holm'], 'Lead vocals': [ARTIST], Producer: ['Hal Penn'], Mixing: ['Jo Sand'] },
      arranger: ['Di Rowe'],
    });
  });

  test('lack: then titles are those of files, with a doubt', async () => {
    const reading = await read({
      'Mira Voss - Slow Bus.mp3': {},
      '7 Years.mp3': {},
      'named.mp3': { TITLE: 'Track 03' },
    });
    expect(reading.items.map(titleOf)).toEqual(['7 Years', 'Slow Bus', 'named']);
    expect(reading.items.map(({ doubts }) => doubts?.map(({ at }) => at))).toEqual([
      [['title']],
      [['title']],
      [['title']],
    ]);
  });

  test('of a release are those of all its tracks, and others stay with their track', async () => {
    const songs = album('Two Keys', ['One', 'Two'], { COMPOSER: 'Ada Finch', PRODUCER: 'Hal Penn' });
    const { items } = await read({
      ...songs,
      'Two Keys/02.mp3': { ...songs['Two Keys/02.mp3'], ENGINEER: 'Jo Sand', COMPOSER: 'Bo Lind' },
    });
    expect(items[0]?.facts).toMatchObject({
      credits: { Producer: ['Hal Penn'] },
      tracks: [
        { title: 'One', composer: ['Ada Finch'] },
        { title: 'Two', composer: ['Bo Lind'], credits: { Engineer: ['Jo Sand'] } },
      ],
    });
  });

  test('that cannot be right are left out, and named', async () => {
    const { items, problems } = await read({
      'a.mp3': {
        TITLE: 'A',
        ARTIST,
        DATE: '2099',
        BPM: 0,
        KEY: 'o',
        ISRC: 'none',
        GENRE: '(255)',
        BARCODE: '4006381333932',
        LANGUAGE: 'XXX',
        ITUNESADVISORY: 2,
      },
      'b.mp3': { TITLE: 'B', ARTIST, DATE: '0000', BARCODE: '00000000000' },
      'c.mp3': { TITLE: 'C', ARTIST, DATE: '1904-01-01', GENRE: ['Other', 'Soul'] },
    });
    expect(items.map(({ facts }) => facts)).toEqual([
      { title: 'A', type: 'single', artists: [ARTIST], duration: '0:04' },
      { title: 'B', type: 'single', artists: [ARTIST], duration: '0:04' },
      { title: 'C', type: 'single', artists: [ARTIST], duration: '0:04', genre: ['Soul'] },
    ]);
    expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "In "A", the date "2099" is left out: it is far in the future.",
        "In "A", the UPC "4006381333932" is left out: its last digit is not the check digit of the others, which is 1.",
        "In "A", the ISRC "none" is left out: it must be an ISRC of 12 letters and digits, not 4, such as AA-6Q7-20-00047.",
        "In "B", the date "0000" is left out: there is no year 0.",
        "In "C", the date "1904-01-01" is left out: it is the beginning of the clock of computers.",
      ]
    `);
  });
});

test('artists are a list with semicolons, or in several tags; a slash may be part of a name', async () => {
  const { items } = await read(
    {
      'a.mp3': { TITLE: 'A', ARTIST: 'Cole; Mara ;Jo feat. Kim' },
      'b.flac': { TITLE: 'B', ARTIST: ['Cole', 'Mara'] },
      'c.mp3': { TITLE: 'C', ARTIST: 'AC/DC' },
      'd.mp3': { TITLE: 'D', ARTIST: 'Cole', REMIXER: 'Mara;Jo' },
    },
    {},
    { ...SITE, isLabel: true },
  );
  expect(items.map(({ facts }) => 'artists' in facts && facts.artists)).toEqual([
    ['Cole', 'Mara', 'Jo', { name: 'Kim', role: 'featuring' }],
    ['Cole', 'Mara'],
    ['AC/DC'],
    ['Cole', { name: 'Mara', role: 'remixer' }, { name: 'Jo', role: 'remixer' }],
  ]);
});

describe('albums', () => {
  test('have discs in folders, or behind their titles', async () => {
    const { items } = await read({
      'Day/CD1/01.mp3': { TITLE: 'One', ARTIST, ALBUM: 'Day' },
      'Day/CD2/01.mp3': { TITLE: 'Two', ARTIST, ALBUM: 'Day' },
      'a/1.mp3': { TITLE: 'One', ARTIST, ALBUM: 'Night (Disc 1)', TRACKNUMBER: 1 },
      'b/1.mp3': { TITLE: 'Two', ARTIST, ALBUM: 'Night (Disc 2)', TRACKNUMBER: 1 },
    });
    expect(items.map(titleOf)).toEqual(['Day', 'Night']);
    for (const { facts } of items) {
      expect(facts).toMatchObject({
        tracks: [
          { title: 'One', disc: 1 },
          { title: 'Two', disc: 2 },
        ],
      });
    }
  });

  test('of one title are several, if their songs claim one place, or their codes differ', async () => {
    const { items } = await read({
      'live 2010/1.mp3': { TITLE: 'One', ARTIST, ALBUM: 'Live', TRACKNUMBER: 1, DATE: 2010 },
      'live 2015/1.mp3': { TITLE: 'Two', ARTIST, ALBUM: 'Live', TRACKNUMBER: 1, DATE: 2015 },
      'first/1.mp3': { TITLE: 'One', ARTIST, ALBUM: 'Same', TRACKNUMBER: 1, BARCODE: '036000291452' },
      'second/1.mp3': { TITLE: 'One', ARTIST, ALBUM: 'Same', TRACKNUMBER: 1, BARCODE: '4006381333931' },
    });
    expect(items.map(titleOf)).toEqual(['Same', 'Live', 'Live', 'Same']);
  });

  test('are not made of loose files in a folder, but of numbered ones', async () => {
    const loose = await read({
      'Songs/One.mp3': { ARTIST, TITLE: 'One' },
      'Songs/Two.mp3': { ARTIST, TITLE: 'Two' },
    });
    expect(loose.items.map(titleOf)).toEqual(['One', 'Two']);
    const numbered = await read({
      'Mira Voss - Songs (2011) [FLAC]/01 One.flac': {},
      'Mira Voss - Songs (2011) [FLAC]/02 Two.flac': {},
    });
    expect(numbered.items.map(({ facts }) => facts)).toMatchObject([
      { title: 'Songs', release_date: '2011', tracks: [{ title: 'One' }, { title: 'Two' }] },
    ]);
  });

  test('lack tracks by their numbers, whose number the tags do not count', async () => {
    const track = (title: string, number: string) => ({
      TITLE: title,
      ARTIST,
      ALBUM: 'Most',
      TRACKNUMBER: number,
    });
    const { items } = await read({ 'a/1.mp3': track('One', '1'), 'a/3.mp3': track('Three', '3') });
    expect(items[0]?.doubts).toContainEqual({
      at: ['tracks'],
      why: 'there is a track 3, and the folder has 2',
    });
  });

  test('have no title that is only a number, and no date of the clock of computers', async () => {
    const { items, problems } = await read({
      'a.mp3': { TITLE: 'Track 01', ARTIST, DATE: '1970', TDAT: '0101' },
      'b.mp3': { TITLE: 'B', ARTIST, DATE: '1970-01-01' },
      'c.mp3': { TITLE: 'C', ARTIST, DATE: '1970-03-01' },
    });
    expect(items[0]?.doubts).toContainEqual(
      expect.objectContaining({ at: ['title'], why: 'its tags call it "Track 01", which is no title' }),
    );
    expect(items.map(({ facts }) => 'release_date' in facts && facts.release_date)).toEqual([
      false,
      false,
      '1970-03-01',
    ]);
    expect(problems).toHaveLength(2);
  });

  test('are read from names of files that have artist, album and number', async () => {
    const at = (folder: string, ...names: string[]) => names.map((name) => [`${folder}/${name}.wav`, {}]);
    const { items } = await read({
      ...Object.fromEntries([
        ...at('Cole/2014 Dyke EP', 'Cole - Dyke EP - 01 Left', 'Cole - Dyke EP - 02 Right'),
        ...at('Cole/Harbour (2016)', 'Cole - 01 - Left', 'Cole - 02 - Right'),
        ...at('Loose', 'Cole - One', 'Cole - Two 2', 'Cole - 03 Three'),
      ]),
    });
    expect(
      items.map((item) => [
        titleOf(item),
        'tracks' in item.facts && item.facts.tracks?.map(({ title }) => title),
        item.doubts?.[0]?.why,
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Cole - Dyke EP",
          [
            "Left",
            "Right",
          ],
          "the tags name no album, so this is in the names of the files",
        ],
        [
          "Harbour",
          [
            "Left",
            "Right",
          ],
          "the tags name no album, so this is the name of the folder",
        ],
        [
          "Cole - 03 Three",
          false,
          "its tags have no title, so this is the name of its file",
        ],
        [
          "Cole - One",
          false,
          "its tags have no title, so this is the name of its file",
        ],
        [
          "Cole - Two 2",
          false,
          "its tags have no title, so this is the name of its file",
        ],
      ]
    `);
  });

  test('lack tracks, keep their numbers, and say so', async () => {
    const { items } = await read({
      'a/2.mp3': { TITLE: 'Two', ARTIST, ALBUM: 'Most', TRACKNUMBER: '2/9' },
      'a/5.mp3': { TITLE: 'Five', ARTIST, ALBUM: 'Most', TRACKNUMBER: '5/9' },
    });
    expect(items[0]).toMatchObject({
      facts: {
        type: 'album',
        tracks: [
          { title: 'Two', track_number: 2 },
          { title: 'Five', track_number: 5 },
        ],
      },
      doubts: [{ at: ['tracks'], why: 'the tags count 9 tracks, and the folder has 2' }],
    });
  });

  test('are in the order of the sides of a record', async () => {
    const songs = ['B1', 'A2', 'A1', 'B2'].map(
      (place) =>
        [`r/${place}.mp3`, { TITLE: `Song ${place}`, ARTIST, ALBUM: 'Record', TRACKNUMBER: place }] as const,
    );
    const { items } = await read(Object.fromEntries(songs));
    expect(items[0]?.facts).toMatchObject({
      tracks: ['A1', 'A2', 'B1', 'B2'].map((place) => ({ title: `Song ${place}` })),
    });
  });

  test('are the types that tags, titles and lengths say', async () => {
    const { items } = await read({
      ...album('Live at Home', ['One'], { RELEASETYPE: ['album', 'live'] }),
      ...album('Small - EP', ['One', 'Two']),
      ...album('One - Single', ['One']),
      ...album('Long', ['1', '2', '3', '4', '5', '6', '7']),
      ...album('Short', ['One', 'Two', 'Three', 'Four']),
    });
    expect(
      items.map((item) => [titleOf(item), item.kind === 'releases' && item.facts.type, item.doubts?.length]),
    ).toEqual([
      ['Live at Home', 'live', 0],
      ['Long', 'album', 0],
      ['One', 'single', 0],
      ['Short', 'ep', 1],
      ['Small', 'ep', 0],
    ]);
  });

  test('of movements name the work once', async () => {
    const { items } = await read({
      ...album('Bach', ['Suite, BWV 1007: I. Prélude', 'Suite, BWV 1007: II. Allemande', 'I pini di Roma'], {
        COMPOSER: 'J. S. Bach',
      }),
    });
    expect(items[0]).toMatchObject({
      facts: {
        composer: ['J. S. Bach'],
        tracks: [
          { title: 'Prélude', work: 'Suite', opus: 'BWV 1007', movement: 1 },
          { title: 'Allemande', movement: 2 },
          { title: 'I pini di Roma' },
        ],
      },
    });
    expect(items[0]?.doubts).toContainEqual({
      at: ['tracks', 0, 'work'],
      why: 'work and movements are read from the titles',
    });
  });

  test('of one movement have it as a track, as only tracks have works', async () => {
    const tags = { TITLE: 'Adagio', ARTIST, WORK: 'Quintet, Op. 44', MOVEMENTNAME: 'Adagio', MOVEMENT: 2 };
    const { items } = await read({ 'a.flac': tags });
    expect(items[0]).toMatchObject({
      facts: { title: 'Adagio', tracks: [{ title: 'Adagio', work: 'Quintet', opus: 'Op. 44', movement: 2 }] },
      files: [{ at: ['tracks', 0, 'audio'] }],
    });
  });

  test('have the year that most files have, and original dates', async () => {
    const years = album('Years', ['One', 'Two', 'Three']);
    const dates: WrittenTags[] = [{ DATE: '2014-05-02' }, { DATE: '2014-05-02' }, { DATE: '2015' }];
    const tagged = Object.fromEntries(
      Object.entries(years).map(([name, tags], index) => [name, { ...tags, ...dates[index] }]),
    );
    const { items } = await read({
      ...tagged,
      'o.mp3': { TITLE: 'Old', ARTIST, DATE: '2015-02-03', ORIGINALDATE: '1998' },
    });
    const [first, second] = items;
    expect(first).toMatchObject({ facts: { release_date: '2014-05-02' } });
    expect(first?.doubts).toContainEqual({ at: ['release_date'], why: 'the files have 2014 (2), 2015 (1)' });
    expect(second).toMatchObject({
      facts: { release_date: '1998' },
      doubts: [{ at: ['release_date'], why: 'it is that of the original, and the files are of 2015' }],
    });
  });
});

describe('copies', () => {
  test('are listed, and the master is taken', async () => {
    const tags = { TITLE: 'One', ARTIST, ALBUM: 'Both', TRACKNUMBER: 1 };
    const { items, left } = await read({
      'x/1.mp3': tags,
      'x/1.flac': { ...tags, ALBUM: 'both' },
      'y/1.m4a': tags,
      'Two.mp3': { TITLE: 'Two', ARTIST },
      'Two (1).mp3': { TITLE: 'Two', ARTIST },
    });
    expect(items.map(({ files }) => files?.map(({ name }) => name))).toEqual([['Two.mp3'], ['1.flac']]);
    expect(left).toEqual([
      {
        what: '3 copies of recordings',
        example: 'Two (1).mp3',
        origin: { source: 'audio', place: 'Two (1).mp3' },
      },
    ]);
  });

  test('are none if they are of another length', async () => {
    const path = folder();
    const tags = TAG.mp3(Buffer.alloc(0), { TITLE: 'One', ARTIST });
    writeFiles(path, {
      'edit.mp3': Buffer.concat([tags, mp3Frames(400)]),
      'long.mp3': Buffer.concat([tags, mp3Frames(1000)]),
    });
    const { items } = await readFolder(audio, path);
    expect(items.map(({ facts }) => 'duration' in facts && facts.duration)).toEqual(['0:10', '0:26']);
  });
});

describe('long recordings', () => {
  test('are mixes if something calls them that', async () => {
    const path = folder();
    const hour = (title: string) =>
      Buffer.concat([TAG.mp3(Buffer.alloc(0), { TITLE: title, ARTIST, DATE: 2022 }), mp3Frames(50_000)]);
    writeFiles(path, {
      'Mixes/a.mp3': hour('Night Ferry'),
      'b.mp3': hour('Drone'),
      'c.mp3': hour('Podcast 12'),
    });
    const { items } = await readFolder(audio, path);
    expect(items.map((item) => [item.kind, titleOf(item), item.doubts?.[0]?.why])).toEqual([
      ['mixes', 'Night Ferry', 'it is taken for a mix, as it is 21:46 long'],
      ['releases', 'Drone', 'it is 22 minutes long, and may be a mix'],
      ['mixes', 'Podcast 12', 'it is taken for a mix, as it is 21:46 long'],
    ]);
    expect(items[0]).toMatchObject({
      facts: { type: 'mix', release_date: '2022', duration: '21:46' },
      files: [{ at: ['audio'], name: 'a.mp3', from: { path: 'Mixes/a.mp3' } }],
    });
  });
});

describe('others', () => {
  const compilation = Object.fromEntries(
    ['The Fens', ARTIST, 'Nadir'].map((artist, index) => [
      `c/${index + 1}.mp3`,
      {
        TITLE: `By ${artist}`,
        ARTIST: artist,
        ALBUM: 'Harbour Lights',
        ALBUMARTIST: 'Various Artists',
        TRACKNUMBER: index + 1,
      },
    ]),
  );

  test('are left out, and what is theirs of a compilation is a single', async () => {
    const { items, left } = await read(compilation);
    expect(items.map(titleOf)).toEqual(['By Mira Voss']);
    expect(items[0]?.doubts).toEqual([
      { at: ['title'], why: 'it is on "Harbour Lights", a release of several artists' },
    ]);
    expect(left).toEqual([
      {
        what: '2 recordings by others',
        example: '1.mp3',
        origin: { source: 'audio', place: 'c/1.mp3' },
      },
    ]);
  });

  test('are the site of a label', async () => {
    const { items } = await read(compilation, {}, { ...SITE, artist: 'Low Harbour', isLabel: true });
    expect(items.map(({ facts }) => facts)).toMatchObject([
      {
        title: 'Harbour Lights',
        tracks: [{ artists: ['The Fens'] }, { artists: [ARTIST] }, { artists: ['Nadir'] }],
      },
    ]);
  });

  test('are on a compilation of the artist, if it is on the own label', async () => {
    const own = Object.entries(compilation).map(([path, tags]) => [path, { ...tags, LABEL: ARTIST }]);
    const { items } = await read(Object.fromEntries(own));
    expect(items.map(titleOf)).toEqual(['Harbour Lights']);
    expect(items[0]?.facts).toMatchObject({ type: 'compilation', label: ARTIST });
  });

  test('are shown by name if nothing is by the artist', async () => {
    const { problems, items } = await read({ 'a.mp3': { TITLE: 'A', ARTIST: 'M. Voss' } });
    expect(items).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'No recording is by Mira Voss; the only one is by M. Voss.',
    ]);
  });

  test('have names of several artists, divided at that of the site', async () => {
    const { items } = await read(
      {
        'a.mp3': { TITLE: 'A', ARTIST: 'ميرا فوس & Nadir' },
        'b.mp3': { TITLE: 'B', ARTIST: 'the MIRA VOSS' },
        'c.mp3': { TITLE: 'C', ARTIST: 'Simon & Garfunkel' },
      },
      {},
      { ...SITE, otherNames: ['ميرا فوس'] },
    );
    expect(items.map(({ facts }) => 'artists' in facts && facts.artists)).toEqual([
      ['ميرا فوس', 'Nadir'],
      ['the MIRA VOSS'],
    ]);
  });
});

describe('files beside', () => {
  const cover = readFileSync(join(import.meta.dirname, '../../../bench/covers/exult.jpg'));
  const large = readFileSync(join(import.meta.dirname, '../../../bench/covers/fighter-ep.jpg'));

  test('are covers: the larger of those inside and outside', async () => {
    const path = folder();
    const song = { ARTIST, ALBUM: 'A', TITLE: 'One', TRACKNUMBER: 1 };
    writeFiles(path, {
      'a/1.mp3': record('1.mp3', song, { pictures: [{ data: cover }] }),
      'a/Folder.jpg': large,
      'a/back.jpg': large,
      'b/1.flac': record(
        '1.flac',
        { ...song, ALBUM: 'B' },
        {
          pictures: [
            { data: cover, type: 4 },
            { data: large, type: 3 },
          ],
        },
      ),
      'b/cover.jpg': cover,
      'c/CD1/1.m4a': record('1.m4a', { ...song, ALBUM: 'C', DISCNUMBER: 1 }),
      'c/scan.png': cover,
      'd/One.ogg': record('One.ogg', { ARTIST, TITLE: 'One' }),
      'd/Two.ogg': record('Two.ogg', { ARTIST, TITLE: 'Two' }),
      'd/two.jpg': cover,
    });
    const { items } = await readFolder(audio, path);
    expect(
      items.map((item) => [titleOf(item), item.files?.find(({ at }) => at[0] === 'artwork_url')?.from]),
    ).toEqual([
      ['A', { path: 'a/Folder.jpg' }],
      ['B', { embeddedIn: 'b/1.flac' }],
      ['C', { path: 'c/scan.png' }],
      ['One', undefined],
      ['Two', { path: 'd/two.jpg' }],
    ]);
  });

  test('are lyrics, with times or without', async () => {
    const { items } = await read(
      {
        'a/One.mp3': { TITLE: 'One', ARTIST },
        'a/Two.mp3': { TITLE: 'Two', ARTIST, LYRICS: '[00:01.00]In the tags\r\n[00:03]Second' },
      },
      {
        'a/One.lrc': '\ufeff[ti:One]\r\n[00:01.50]First\r\n\r\n[00:03.00][00:09.00]Again\r\n',
        'a/notes.txt': 'no lyrics',
      },
    );
    expect(items.map(({ facts }) => 'lyrics' in facts && facts.lyrics)).toEqual([
      '[00:01.50]First\n\n[00:03.00][00:09.00]Again',
      '[00:01.00]In the tags\n[00:03]Second',
    ]);
  });
});

describe('letters', () => {
  const sites = {
    'windows-1251': 'Зимние письма',
    'koi8-r': 'Тихая вода',
    'windows-1256': 'أغاني المدينة',
    shift_jis: '夏の夜のゆめ',
  };

  test.each(Object.entries(sites))(
    'in %s that were called Latin-1 are repaired, with a doubt',
    async (charset, title) => {
      const bytes = encode(title, charset);
      const path = folder();
      writeFiles(path, {
        'a.mp3': record('a.mp3', { TITLE: bytes, ARTIST }, { version: 3, charset: 'latin1' }),
      });
      const { items } = await readFolder(audio, path);
      expect(items[0]).toMatchObject({
        facts: { title },
        doubts: [{ at: ['title'], why: `the letters of its tags were in another charset, ${charset}` }],
      });
    },
  );

  test('of Latin stay as they are, and UTF-8 that was called Latin-1 is repaired', async () => {
    const path = folder();
    const titles = ['Été à la plage', 'Ágætis byrjun', 'Güneş'.slice(0, 3), 'Ñ'];
    const latin = titles.map(
      (title, index) =>
        [
          `${index}.mp3`,
          record('a.mp3', { TITLE: title, ARTIST }, { version: 3, charset: 'latin1' }),
        ] as const,
    );
    writeFiles(path, {
      ...Object.fromEntries(latin),
      'u.mp3': record('u.mp3', { TITLE: Buffer.from('Rêve'), ARTIST }, { version: 3, charset: 'latin1' }),
    });
    const { items } = await readFolder(audio, path);
    expect(items.map(titleOf)).toEqual([...titles, 'Rêve']);
    expect(items.flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  test('that could be of several charsets stay, with a doubt', async () => {
    const path = folder();
    writeFiles(path, {
      'a.mp3': record(
        'a.mp3',
        { TITLE: encode('ДДТ', 'windows-1251'), ARTIST },
        { version: 3, charset: 'latin1' },
      ),
    });
    const { items } = await readFolder(audio, path);
    expect(items[0]).toMatchObject({
      facts: { title: 'ÄÄÒ' },
      doubts: [{ at: ['title'], why: 'the letters of its tags look as if they were of another charset' }],
    });
  });

  test('that nobody sees are dropped', async () => {
    const { items } = await read({ 'a.flac': { TITLE: '\u202eOne\u0000\u0007  Two\u200f', ARTIST } });
    expect(items.map(titleOf)).toEqual(['One Two']);
  });
});

/** By looking each letter up; Shift-JIS has two bytes for one. */
function encode(text: string, charset: string): Buffer {
  const decoder = new TextDecoder(charset);
  const codes = new Map<string, number[]>();
  for (let code = 0xffff; code >= 0; code -= 1) {
    const bytes = code > 0xff ? [code >> 8, code & 0xff] : [code];
    if (charset === 'shift_jis' || code <= 0xff) codes.set(decoder.decode(Uint8Array.from(bytes)), bytes);
  }
  return Buffer.from([...text].flatMap((letter) => codes.get(letter) ?? []));
}

describe('files that are none', () => {
  test('are named, and the others are read', async () => {
    const path = folder();
    const bomb = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f]);
    writeFiles(path, {
      'empty.mp3': '',
      'page.flac': '<!doctype html>',
      'bomb.mp3': Buffer.concat([bomb, mp3Frames(10)]),
      'frames.mp3': record('frames.mp3', { TITLE: 'Frames', ARTIST, TXXX: 'x' }),
      'cut.m4a': SOUNDS.m4a.subarray(0, 700),
      'cut.ogg': SOUNDS.ogg.subarray(0, 100),
      'good.wav': record('good.wav', { TITLE: 'Good', ARTIST }),
      'other.wma': 'wma',
    });
    const { items, problems, left } = await readFolder(audio, path);
    expect(items.map(titleOf)).toEqual(['Frames', 'Good']);
    expect(problems.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "bomb.mp3 cannot be read: its header is damaged, or the file is not complete.",
        "cut.m4a cannot be read: its header is damaged, or the file is not complete.",
        "cut.ogg cannot be read: its header is damaged, or the file is not complete.",
        "empty.mp3 cannot be read: it is empty.",
        "page.flac cannot be read: it does not begin as a sound file does.",
      ]
    `);
    expect(left.map(({ what }) => what)).toContain('A recording in a format that the site cannot play');
  });

  test('have titles that are too long for any', async () => {
    const { items, problems } = await read({
      'a.mp3': { TITLE: 'x'.repeat(1_000_000), ARTIST, LYRICS: 'y'.repeat(1_000_000) },
    });
    expect(items[0]?.facts).toEqual({ title: 'a', type: 'single', artists: [ARTIST], duration: '0:04' });
    expect(problems.map(({ code }) => code)).toEqual(['import/value']);
  });
});
