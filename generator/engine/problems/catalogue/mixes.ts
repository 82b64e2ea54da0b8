import { listWords, suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

export interface Played {
  title: string;
  /** `1:02:30`. */
  time: string;
}

export const mixes = defineProblems({
  'reference/unknown-series': {
    level: 'error',
    message: ({ id }: { id: string }) => `There is no series "${id}" in pages/mixes.yaml.`,
    hint: ({ id, series }: { id: string; series: string[] }) =>
      suggest(
        id,
        series,
        series.length > 0 ? `The series are ${listWords(series, 'and')}.` : 'Add it there.',
      ),
    about:
      'A mix belongs to a series that does not exist. Write the `id` of a series in `pages/mixes.yaml`, or add the series there: `series: [{id: late-signal, title: Late Signal}]`.',
  },
  'mix/no-date': {
    level: 'warning',
    message: ({ title }: { title: string }) =>
      `"${title}" has no release date, so it is listed last, and its page shows no date.`,
    many: (count: number) => `${count} mixes have no release date, so they are listed last`,
    hint: 'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    about: 'A mix without a date is listed as if it were the oldest, and never comes first on Mixes or Home.',
  },
  'tracklist/order': {
    level: 'warning',
    message: ({ title, time, before }: Played & { before: string }) =>
      `"${title}" starts at ${time}, but the track above it starts at ${before}.`,
    hint: 'Put the tracks in the order they are played in, or correct the time.',
    about:
      'The times of a track list count from the start of the recording, and are not in order. An hour is written 1:00:00.',
  },
  'tracklist/too-late': {
    level: 'warning',
    message: ({ title, time, length }: Played & { length: string }) =>
      `"${title}" starts at ${time}, but the recording is ${length} long.`,
    hint: 'Correct the time, or the duration.',
    about: 'A song of a track list starts after the end of the recording. An hour is written 1:00:00.',
  },
});
