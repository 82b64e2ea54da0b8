import { expect, test } from 'vitest';
import { lintTypes } from '../../../../generator/features/releases/lint.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { makeContent, release } from '../../../helpers/model.ts';

function remarks(data: Partial<Release>): string[] {
  const content = makeContent({ releases: [release('Ferry', data)] });
  const context = { content, today: '2025-09-01', latest: undefined, sizes: new Map() };
  return lintTypes(context).map(({ message, hint }) => `${message} → ${hint}`);
}

const tracks = (count: number, duration = 200) =>
  Array.from({ length: count }, (_, index) => ({ title: `T${index}`, track_number: index + 1, duration }));

test.each([
  ['six tracks', { type: 'ep', tracks: tracks(6) }, []],
  [
    'seven tracks',
    { type: 'ep', tracks: tracks(7) },
    ['"Ferry" is an EP of 7 tracks, which most platforms call an album. → Write  type: album  if it is one.'],
  ],
  [
    'forty minutes',
    { type: 'ep', tracks: tracks(5, 480) },
    ['"Ferry" is an EP of 40:00, which most platforms call an album. → Write  type: album  if it is one.'],
  ],
  [
    'both',
    { type: 'ep', tracks: tracks(9), duration: 2000 },
    [
      '"Ferry" is an EP of 9 tracks and 33:20, which most platforms call an album. → Write  type: album  if it is one.',
    ],
  ],
  ['an album of nine', { type: 'album', tracks: tracks(9) }, []],
] as const)('of %s', (_, data, expected) => {
  expect(remarks(data as Partial<Release>)).toEqual(expected);
});
