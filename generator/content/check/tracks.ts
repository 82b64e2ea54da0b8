/** Track lists that do not add up. */
import { formatDuration, isoDuration, parseIsoDuration } from '../../lib/text.ts';
import type { Problem } from '../../problems/index.ts';
import type { Release } from '../schema/music.ts';
import type { Entry } from '../types.ts';
import type { Check } from './context.ts';

export const checkTracks: Check = ({ content }) =>
  content.releases.flatMap((release) => [
    ...checkPresence(release),
    ...checkNumbers(release),
    ...checkLength(release),
  ]);

function checkPresence({ data, at }: Entry<Release>): Problem[] {
  if (data.type !== 'ep' || data.tracks) return [];
  return [
    {
      code: 'tracks/none',
      level: 'warning',
      message: `"${data.title}" is an EP without tracks.`,
      hint: 'List them under  tracks:  with title, track_number and duration in seconds.',
      at: at(['type']),
    },
  ];
}

function checkNumbers({ data, at }: Entry<Release>): Problem[] {
  const first = new Map<number, number>();
  const problems: Problem[] = [];
  for (const [index, { track_number: number }] of (data.tracks ?? []).entries()) {
    const other = first.get(number);
    if (other === undefined) first.set(number, index);
    else {
      problems.push({
        code: 'tracks/duplicate-number',
        level: 'error',
        message: `There is a track ${number} already, in line ${at(['tracks', other, 'track_number']).line}.`,
        hint: 'Number the tracks 1, 2, 3 and so on.',
        at: at(['tracks', index, 'track_number']),
      });
    }
  }
  return problems;
}

function checkLength({ data, at }: Entry<Release>): Problem[] {
  const lengths = (data.tracks ?? []).map(({ duration }) => duration ?? Number.NaN);
  const sum = lengths.reduce((total, length) => total + length, 0);
  if (lengths.length === 0 || Number.isNaN(sum) || data.duration === undefined) return [];
  const stated = parseIsoDuration(data.duration);
  if (sum === stated) return [];
  const line = at(['tracks']).line;
  return [
    {
      code: 'tracks/length',
      level: 'warning',
      message: `The tracks (from line ${line}) add up to ${formatDuration(sum)}, but duration says ${formatDuration(stated)}.`,
      hint: `Correct one of them; the tracks would make it  duration: ${isoDuration(sum)}`,
      at: at(['duration']),
    },
  ];
}
