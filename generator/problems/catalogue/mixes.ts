import { defineProblems } from '../define.ts';

interface Played {
  title: string;
  /** `1:02:30`. */
  time: string;
}

export const mixes = defineProblems({
  'tracklist/order': {
    level: 'warning',
    message: ({ title, time, before }: Played & { before: string }) =>
      `"${title}" begins at ${time}, but what stands above it begins at ${before}.`,
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
