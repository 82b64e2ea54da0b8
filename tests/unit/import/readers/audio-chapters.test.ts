/** Chapters in the tags of recordings. */
import { expect, test } from 'vitest';
import { audio } from '../../../../generator/import/readers/audio/index.ts';
import { ARTIST } from '../../../bench/sites/recordings.mjs';
import { prepareFolders } from '../../../helpers/folders.ts';
import { mp3Frames } from '../../../helpers/mp3.ts';
import { readFolder, writeFiles } from '../../../helpers/reading.ts';
import { frame, id3, SOUNDS, TAG } from '../../../helpers/tagged.mjs';

const folder = prepareFolders();

interface Written {
  id: string;
  /** Milliseconds. */
  start: number;
  title: string;
}

/** 21:46 of silence with chapters, `order` in a table of contents. */
function hour(title: string, chapters: readonly Written[], order?: readonly string[]): Buffer {
  const tag = id3({ TITLE: title, ARTIST });
  const frames = chapters.map(({ id, start, title }) => {
    const times = Buffer.alloc(16, 0xff);
    times.writeUInt32BE(start, 0);
    times.writeUInt32BE(start + 1000, 4);
    const text = frame('TIT2', Buffer.concat([Buffer.from([3]), Buffer.from(title)]));
    return frame('CHAP', Buffer.concat([Buffer.from(`${id}\0`), times, text]));
  });
  const table = order
    ? [frame('CTOC', Buffer.from(`toc\0\u0003${String.fromCharCode(order.length)}${order.join('\0')}\0`))]
    : [];
  const body = Buffer.concat([tag.subarray(10), ...table, ...frames]);
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f);
  return Buffer.concat([tag.subarray(0, 6), Buffer.from(size), body, mp3Frames(50_000)]);
}

const NIGHT: readonly Written[] = [
  { id: 'c1', start: 0, title: 'Ada Lin - Slack Water [Low Harbour]' },
  { id: 'c2', start: 255_400, title: 'Bo Lind – Nine Ropes' },
  { id: 'c3', start: 760_000, title: 'Unreleased' },
];
const TRACKLIST = [
  { time: '0:00', artist: 'Ada Lin', title: 'Slack Water', label: 'Low Harbour' },
  { time: '4:15', artist: 'Bo Lind', title: 'Nine Ropes' },
  { time: '12:40', title: 'Unreleased' },
];

async function read(name: string, recording: Buffer) {
  const path = folder();
  writeFiles(path, { [name]: recording });
  const { items, left, problems } = await readFolder(audio, path);
  const [item] = items;
  const tracklist = item?.kind === 'mixes' ? item.facts.tracklist : undefined;
  const chapters = left.flatMap(({ what, example }) => (/chap/i.test(what) ? `${what}: ${example}` : []));
  return { kind: item?.kind, tracklist, chapters, problems: problems.map(({ message }) => message) };
}

test.each([
  ['without a table of contents', [...NIGHT].reverse(), undefined],
  ['in the order of one', NIGHT, ['c1', 'c2', 'c3']],
])('of an MP3 are the tracklist of a mix, %s', async (_, chapters, order) => {
  expect(await read('mix.mp3', hour('Podcast 12', chapters, order))).toEqual({
    kind: 'mixes',
    tracklist: TRACKLIST,
    chapters: [],
    problems: [],
  });
});

test('of comments are the tracklist of a mix', async () => {
  const comments = {
    TITLE: 'Podcast 12',
    ARTIST,
    CHAPTER001: '00:00:00.000',
    CHAPTER001NAME: 'Ada Lin - Slack Water [Low Harbour]',
    CHAPTER002: '00:04:15.400',
    CHAPTER002NAME: 'Bo Lind – Nine Ropes',
    CHAPTER003: '00:12:40.000',
    CHAPTER003NAME: 'Unreleased',
    CHAPTER003URL: 'https://example.com',
  };
  const short = TAG.flac(SOUNDS.flac, comments);
  // The number of samples is in the last four bytes of the length in STREAMINFO.
  const long = Buffer.from(short);
  long.writeUInt32BE(44_100 * 1306, 22);
  expect(await read('mix.flac', long)).toEqual({
    kind: 'mixes',
    tracklist: TRACKLIST,
    chapters: [],
    problems: [],
  });
  // Of a song they are no list of songs.
  expect(await read('song.flac', short)).toMatchObject({
    kind: 'releases',
    chapters: ['Chapters: 0:00 Ada Lin - Slack Water [Low Harbour]'],
  });
});

test('without names are listed as left over', async () => {
  const chapters = [1, 2, 3].map((number) => ({
    id: `${number}`,
    start: number * 1000,
    title: `Chapter ${number}`,
  }));
  expect(await read('mix.mp3', hour('Podcast 12', chapters))).toEqual({
    kind: 'mixes',
    tracklist: undefined,
    chapters: ['Chapters: 0:01 Chapter 1'],
    problems: [],
  });
});

test('that cannot be right are left out', async () => {
  const odd = [
    { id: 'x', start: 4_000_000_000, title: 'After the end' },
    { id: 'y', start: 10_000, title: '\u202e\u0007' },
    { id: 'z', start: 20_000, title: 'x'.repeat(5000) },
  ];
  expect(
    await read('mix.mp3', hour('Podcast 12', [...NIGHT, ...odd], ['c1', 'c2', 'c3', 'x', 'y', 'z', 'none'])),
  ).toEqual({
    kind: 'mixes',
    tracklist: TRACKLIST,
    chapters: [],
    problems: [
      'In "Podcast 12", the chapter "After the end" "1111:06:40" is left out: the recording ends at 21:46.',
    ],
  });
});
