import { defineProblems } from '../define.ts';

export interface Played {
  title: string;
  /** `1:02:30`. */
  time: string;
}

export const mixes = defineProblems({
  'mix/no-date': {
    level: 'warning',
    message: ({ title }: { title: string }) =>
      `"${title}" has no release date, so it is listed last, and its page shows no date.`,
    many: (count: number) => `${count} mixes have no release date, so they are listed last`,
    hint: 'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    what: 'A mix has no date.',
    why: 'It is listed last, as if it were the oldest, and never comes first on Mixes or Home.',
    fix: 'Add as much as is known: a day, a month or a year.',
    example: 'release_date: 2026-02',
  },
  'tracklist/order': {
    level: 'warning',
    message: ({ title, time, before }: Played & { before: string }) =>
      `"${title}" begins at ${time}, but what is above it begins at ${before}.`,
    hint: 'Put the songs in the order in which they are played, or correct the time.',
    what: 'The times of a track list are not in order.',
    why: 'The list is shown as it is written, and its times are taken from the beginning of the recording.',
    fix: 'Put the songs in the order in which they are played, or correct the time. An hour is written 1:00:00.',
    example: `tracklist:
  - {time: '58:20', artist: Name of the Artist, title: First Song}
  - {time: '1:02:30', artist: Another Artist, title: Second Song}`,
  },
  'tracklist/too-late': {
    level: 'warning',
    message: ({ title, time, length }: Played & { length: string }) =>
      `"${title}" begins at ${time}, but the recording is ${length} long.`,
    hint: 'Correct the time, or the duration.',
    what: 'A song of a track list begins after the recording has ended.',
    why: 'Visitors see both.',
    fix: 'Correct the time of the song, or the duration of the recording. An hour is written 1:00:00.',
    example: `duration: '1:00:00'
tracklist:
  - {time: '56:10', artist: Name of the Artist, title: Last Song}`,
  },
});
