/** CUE sheets become the tracklists of mixes. */
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

test.each([
  ['several artists', 'REM GENRE Folk', ['Nadir', '00:00:00'], ['The Fens', '04:00:00'], 1],
  ['one artist', 'REM GENRE Folk', ['Mira Voss', '00:00:00'], ['Mira Voss', '04:00:00'], 0],
  [
    'one artist, longer than a disc',
    'REM GENRE Folk',
    ['Mira Voss', '00:00:00'],
    ['Mira Voss', '90:00:00'],
    1,
  ],
  ['several artists on a disc', 'REM DISCID 8B0A0B0C', ['Nadir', '00:00:00'], ['The Fens', '04:00:00'], 0],
] as const)('songs by %s', async (_, remark, one, two, mixes) => {
  const rows = tracks(['One', ...one], ['Two', ...two]);
  const files = { 'a.cue': `${remark}\nTITLE "A"\nFILE "a.flac" WAVE\n${rows}`, 'a.flac': SOUNDS.flac };
  const { items, problems } = await read(files);
  expect(items.map((item) => item.kind)).toEqual(mixes > 0 ? ['mixes'] : []);
  const note = 'a.cue describes an album, and is not read.';
  expect(problems.map(({ message }) => message)).toEqual(mixes > 0 ? [] : [note]);
});

test('times that are none are left out, also those of a second file', async () => {
  const { items, problems } = await read({
    'empty.cue': '',
    'page.cue': '<!doctype html>',
    'a.cue': `FILE "a.mp3" MP3\nNONSENSE\n${tracks(['One', 'A', '10:00:00'], ['\u202eTwo', 'C', '99:99:99'], ['Three', 'D', '12:00:00'])}FILE "b.mp3" MP3\n  TRACK 04 AUDIO\n    INDEX 01 00:00:00\n`,
  });
  expect(items.map(({ facts }) => 'tracklist' in facts && facts.tracklist)).toEqual([
    [
      { time: '10:00', artist: 'A', title: 'One' },
      { artist: 'C', title: 'Two' },
      { time: '12:00', artist: 'D', title: 'Three' },
      { title: 'Track 4' },
    ],
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'a.cue is about several files: the times from track 4 on begin at zero again, and are left out.',
    'empty.cue cannot be read: there are no tracks in it.',
    'page.cue cannot be read: there are no tracks in it.',
  ]);
});
