/** Problems of mixes and the podcast. */
import { listWords, suggest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';
import type { TracklistEntry } from '../sound/problems/files.ts';
import { problems as sound } from '../sound/problems/index.ts';

export const problems = defineProblems({
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
    many: '{count} mixes have no release date, so they are listed last',
    hint: 'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    about: 'A mix without a date is listed as if it were the oldest, and never comes first on Mixes or Home.',
  },
  'tracklist/order': {
    level: 'warning',
    message: ({ title, time, before }: TracklistEntry & { before: string }) =>
      `"${title}" starts at ${time}, but the track above it starts at ${before}.`,
    hint: 'Put the tracks in the order they are played in, or correct the time.',
    about:
      'The times of a track list count from the start of the recording, and are not in order. An hour is written 1:00:00.',
  },
  'directive/release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release, remix or mix "${release}".`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean "${nearest}"?` : 'Write the name of its file, without .md',
    about:
      'A directive names music that does not exist or is a draft. Write the name of its file without the ending: `::player{release=new-song}`.',
  },
  'directive/player': {
    level: 'error',
    message: ({ release }: { release: string }) =>
      `There is no player for "${release}": it has no recording and no SoundCloud address.`,
    hint: 'Add audio: or its SoundCloud address to its file, or remove the line.',
    about:
      'Music in a text has nothing to play. The player needs a recording (`audio`) or a SoundCloud address; for a mix, a Mixcloud address will do.',
  },
  'podcast/no-bytes': {
    level: 'warning',
    message: ({ title }: { title: string }) =>
      `"${title}" is kept elsewhere and its size is not known, so it is not in the podcast.`,
    hint: 'Add its size in bytes:  audio_bytes: 48000000',
    about:
      'A mix has `audio_url` without `audio_bytes`. A podcast feed contains the size of each file, and apps refuse feeds without it. Your host shows it, or the properties of the file on your computer. The mix can be played on the site without it.',
  },
  'podcast/no-cover': {
    level: 'warning',
    message: ({ file, smallest }: { file: string | undefined; smallest: number }) =>
      file === undefined
        ? `The podcast has no cover: none of the pictures is ${smallest} pixels wide and high.`
        : `The podcast has no cover: ${file} is not there, or smaller than ${smallest} by ${smallest} pixels.`,
    hint: 'Put a square picture of 1400 to 3000 pixels into the assets folder and add to site.yaml:  podcast: {image: artwork/podcast.jpg}',
    about:
      'No picture is large enough: Apple Podcasts and others take no podcast without a cover of 1400 to 3000 pixels.',
  },
  'podcast/no-email': {
    level: 'warning',
    message: 'The podcast has no email address, which podcast apps need to verify that it is yours.',
    hint: 'Add one to site.yaml:  podcast: {email: podcast@your-name.example}',
    about:
      'Apps such as Spotify send a code to this address before they list a podcast. Anybody can read it in the feed.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...sound, ...problems });
