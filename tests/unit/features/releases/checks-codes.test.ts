/** Codes of the trade and lines of ownership, as a manager may write them. */
import { expect, test } from 'vitest';
import { listProblems, release } from '../../../helpers/content.ts';

const TRACKS = (isrc: string) =>
  `tracks:\n  - {title: Song, track_number: 1, isrc: ${isrc}}\n  - {title: Other, track_number: 2}`;

test('a UPC is given once, whether its zero is written or not', async () => {
  expect(
    await listProblems({
      'releases/a.md': release('title: A\ntype: single\nupc: "036000291452"'),
      'releases/b.md': release('title: B\ntype: single\nupc: "0036000291452"'),
    }),
  ).toEqual([
    'error releases/b.md:4:6 codes/duplicate-upc "B" has the same UPC as "A", at content/releases/a.md:4:6. → Every release has its own UPC: look both up at your distributor.',
  ]);
});

test('an ISRC stays with its recording, and names no other', async () => {
  const single = release('title: Song\ntype: single\nisrc: AA6Q72000047');
  const ep = (isrc: string) => release(`title: EP\ntype: ep\n${TRACKS(isrc)}`);
  expect(await listProblems({ 'releases/a.md': single, 'releases/b.md': ep('AA-6Q7-20-00047') })).toEqual([]);
  expect(
    await listProblems({
      'releases/a.md': single.replace('title: Song', 'title: Something Else'),
      'releases/b.md': ep('AA-6Q7-20-00047'),
    }),
  ).toEqual([
    'warning releases/b.md:5:42 codes/duplicate-isrc "Song" has the same ISRC as "Something Else", at content/releases/a.md:4:7. → Every recording has its own ISRC, remixes and live versions too: look both up at your distributor.',
  ]);
});

test('an EP as a whole has no ISRC', async () => {
  expect(
    await listProblems({
      'releases/a.md': release(`title: EP\ntype: ep\nisrc: AA6Q72000047\n${TRACKS('AA6Q72000048')}`),
    }),
  ).toEqual([
    'warning releases/a.md:4:7 codes/isrc-of-ep "EP" is an EP, and an ISRC belongs to one recording. → Move the line to the track that it belongs to; the release as a whole has a  upc:',
  ]);
});
