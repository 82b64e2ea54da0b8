/** CUE sheets become the tracklists of mixes, or albums without recordings. */
import { expect, test } from 'vitest';
import { audio } from '../../../../generator/import/readers/audio/index.ts';
import { cue } from '../../../../generator/import/readers/cue/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { type Files, readFolder, writeFiles } from '../../../helpers/reading.ts';
import { SOUNDS, TAG } from '../../../helpers/tagged.mjs';

const folder = prepareFolders();

async function read(files: Files) {
  const path = folder();
  writeFiles(path, files);
  return readFolder(cue, path);
}

const tracks = (...rows: readonly (readonly [title: string, performer: string, index: string])[]) =>
  rows
    .map(
      ([title, performer, index], place) =>
        `  TRACK ${String(place + 1).padStart(2, '0')} AUDIO\n    TITLE "${title}"\n    PERFORMER "${performer}"\n    INDEX 01 ${index}\n`,
    )
    .join('');

const REKORDBOX = `REM DATE 2024-06-10 08:14 PM
REM RECORDED_BY "rekordbox-dj"
TITLE "Night Ferry 12"
PERFORMER "Mira Voss"
FILE "01 Night Ferry 12.wav" WAVE
	TRACK 01 AUDIO
		TITLE "Low Tide"
		PERFORMER "The Fens"
		FILE "/data/The Fens - Low Tide.mp3" WAVE
		INDEX 01 00:00:00
	TRACK 02 AUDIO
		TITLE "Halves (Original Mix)"
		PERFORMER "Nadir"
		FILE "C:\\Music\\Nadir - Halves.mp3" WAVE
		INDEX 01 00:04:12
	TRACK 03 AUDIO
		TITLE "Fever"
		PERFORMER "Okra Club"
		FILE "/data/Okra Club - Fever.mp3" WAVE
		INDEX 01 01:02:30
`;

test('times of rekordbox are hours, minutes and seconds', async () => {
  const { items, problems } = await read({ 'mix.cue': REKORDBOX, '01 Night Ferry 12.wav': SOUNDS.wav });
  expect(problems).toEqual([]);
  expect(items).toEqual([
    {
      kind: 'mixes',
      facts: {
        episode_title: 'Night Ferry 12',
        artists: ['Mira Voss'],
        type: 'mix',
        release_date: '2024-06-10',
        duration: '0:03',
        tracklist: [
          { time: '0:00', artist: 'The Fens', title: 'Low Tide' },
          { time: '4:12', artist: 'Nadir', title: 'Halves (Original Mix)' },
          { time: '1:02:30', artist: 'Okra Club', title: 'Fever' },
        ],
      },
      origin: { source: 'cue', place: 'mix.cue' },
      files: [{ at: ['audio'], name: '01 Night Ferry 12.wav', from: { path: '01 Night Ferry 12.wav' } }],
      doubts: [{ at: ['release_date'], why: 'it is the day when it was recorded' }],
    },
  ]);
});

test('times of others are minutes, seconds and frames', async () => {
  const rows = tracks(
    ['One', 'The Fens', '00:00:00'],
    ['Two', 'Nadir', '04:12:37'],
    ['Three', 'Nadir', '75:30:74'],
  );
  const { items } = await read({ 'a.cue': `FILE "gone.mp3" MP3\r\n${rows.replaceAll('\n', '\r\n')}` });
  expect(items[0]?.facts).toEqual({
    episode_title: 'a',
    type: 'mix',
    tracklist: [
      { time: '0:00', artist: 'The Fens', title: 'One' },
      { time: '4:12', artist: 'Nadir', title: 'Two' },
      { time: '1:15:30', artist: 'Nadir', title: 'Three' },
    ],
  });
});

test('the recording is found under another ending, with its cover, and read once', async () => {
  const path = folder();
  const sheet = `TITLE "Mix"\nFILE "D:\\sets\\Mix.wav" WAVE\n${tracks(['One', 'The Fens', '00:00:00'], ['Two', 'Nadir', '04:00:00'])}`;
  writeFiles(path, {
    'sets/Mix.cue': sheet,
    'sets/MIX.mp3': TAG.mp3(
      SOUNDS.mp3,
      { TITLE: 'Mix', ARTIST: 'Mira Voss' },
      { pictures: [{ data: Buffer.from('x') }] },
    ),
    'Mix.mp3': SOUNDS.mp3,
  });
  const { items } = await readFolder(cue, path);
  expect(items[0]?.files).toEqual([
    { at: ['artwork_url'], name: 'MIX.jpg', from: { embeddedIn: 'sets/MIX.mp3' } },
    { at: ['audio'], name: 'MIX.mp3', from: { path: 'sets/MIX.mp3' } },
  ]);
  const others = await readFolder(audio, path);
  expect(others.items.map(({ origin }) => origin.place)).toEqual(['Mix.mp3']);
});

const RIP = `REM GENRE Folk
REM DATE 2012
REM DISCID 8B0A0B0C
REM COMMENT "ExactAudioCopy v1.0"
CATALOG 0036000291452
PERFORMER "Mira Voss"
TITLE "The Long Day"
FILE "day.flac" WAVE
${tracks(['One', 'Mira Voss', '00:00:00'], ['Two', 'Mira Voss', '03:30:00'], ['Three', 'Mira Voss', '07:00:74'])}    ISRC QZAB11200003
`;

test('a disc of one artist is an album, whose recording is not taken', async () => {
  const { items, problems, left } = await read({ 'day.cue': RIP, 'day.flac': SOUNDS.flac });
  expect(items).toEqual([
    {
      kind: 'releases',
      facts: {
        title: 'The Long Day',
        artists: ['Mira Voss'],
        release_date: '2012',
        genre: ['Folk'],
        upc: '036000291452',
        tracks: [
          { title: 'One', duration: '3:30' },
          { title: 'Two', duration: '3:30' },
          { title: 'Three', isrc: 'QZAB11200003' },
        ],
      },
      origin: { source: 'cue', place: 'day.cue' },
      doubts: [],
    },
  ]);
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'import/note day.flac is a whole album in one file, and is not taken as a recording.',
  ]);
  expect(left.map(({ what, example }) => `${what}: ${example}`)).toEqual([
    'REM COMMENT: ExactAudioCopy v1.0',
  ]);
});

test.each([
  [
    'several artists',
    [
      ['One', 'The Fens', '00:00:00'],
      ['Two', 'Nadir', '04:00:00'],
    ],
    'mixes',
    undefined,
  ],
  [
    'one artist',
    [
      ['One', 'Mira Voss', '00:00:00'],
      ['Two', 'Mira Voss', '04:00:00'],
    ],
    'releases',
    'it is taken for an album, as all its songs are by one artist',
  ],
  [
    'one artist, longer than a disc',
    [
      ['One', 'Mira Voss', '00:00:00'],
      ['Two', 'Mira Voss', '90:00:00'],
    ],
    'mixes',
    'it is taken for a mix, as it is longer than a disc',
  ],
  [
    'another artist',
    [
      ['One', 'Nadir', '00:00:00'],
      ['Two', 'Nadir', '04:00:00'],
    ],
    'mixes',
    'it is taken for a mix, as its songs are by another artist',
  ],
] as const)('songs by %s', async (_, rows, kind, why) => {
  const { items } = await read({
    'a.cue': `PERFORMER "Mira Voss"\nTITLE "A"\nFILE "a.wav" WAVE\n${tracks(...rows)}`,
  });
  expect(items.map((item) => item.kind)).toEqual([kind]);
  const doubts = items[0]?.doubts?.filter(({ at }) => at[0] !== 'type').map((doubt) => doubt.why);
  expect(doubts).toEqual(why ? [why] : []);
});

test('discs of others, and of tracks in files of their own, are left', async () => {
  const { items, left } = await read({
    'fens.cue': RIP.replaceAll('Mira Voss', 'The Fens').replace('day.flac', 'x.flac'),
    'cd/cd.cue': `TITLE "CD"\nFILE "1.flac" WAVE\n  TRACK 01 AUDIO\n    TITLE "One"\n    INDEX 01 00:00:00\n  TRACK 02 AUDIO\n    TITLE "Two"\n    INDEX 00 03:00:00\nFILE "2.flac" WAVE\n    INDEX 01 00:00:00\n`,
    'cd/1.flac': SOUNDS.flac,
    'cd/2.flac': SOUNDS.flac,
  });
  expect(items).toEqual([]);
  expect(left.map(({ what }) => what)).toEqual([
    'A CUE sheet of an album whose tracks are files of their own',
    'A CUE sheet of an album by others',
    'REM COMMENT',
  ]);
});

test('what cannot be read is named', async () => {
  const { items, problems, left } = await read({
    'empty.cue': '',
    'page.cue': '<!doctype html>',
    'back.cue': `TITLE "Back"\nFILE "a.mp3" MP3\nNONSENSE\n${tracks(['One', 'A', '10:00:00'], ['Two', 'B', '05:00:00'], ['\u202eThree', 'C', '99:99:99'])}`,
  });
  expect(items.map(({ facts }) => 'tracklist' in facts && facts.tracklist)).toEqual([
    [
      { time: '10:00', artist: 'A', title: 'One' },
      { time: '5:00', artist: 'B', title: 'Two' },
      { artist: 'C', title: 'Three' },
    ],
  ]);
  expect(problems.map(({ message, at }) => `${at?.line ?? ''} ${message}`.trim())).toEqual([
    '8 Track 2 in back.cue begins before the one above it.',
    'empty.cue cannot be read: there are no tracks in it.',
    'page.cue cannot be read: there are no tracks in it.',
  ]);
  expect(left.map(({ example, origin }) => `${origin.line} ${example}`)).toEqual(['3 NONSENSE']);
});
