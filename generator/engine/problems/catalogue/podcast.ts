import { defineProblems } from '../define.ts';

export const podcast = defineProblems({
  'podcast/no-bytes': {
    level: 'warning',
    message: ({ title }: { title: string }) =>
      `"${title}" is kept elsewhere and its size is not known, so it is not in the podcast.`,
    hint: 'Add its size in bytes:  audio_bytes: 48000000',
    what: 'A mix with `audio_url` does not say how large its file is.',
    why: 'A podcast feed gives the size of each file, and apps refuse feeds that do not. The mix can be heard on the site all the same.',
    fix: 'Add `audio_bytes`, the size of the file in bytes: your host shows it, or the properties of the file on your computer.',
    example: `audio_url: https://files.your-name.example/night-shift-07.mp3
audio_bytes: 48000000`,
  },
  'podcast/no-cover': {
    level: 'warning',
    message: ({ file, smallest }: { file: string | undefined; smallest: number }) =>
      file === undefined
        ? `The podcast has no cover: none of the pictures is ${smallest} pixels wide and high.`
        : `The podcast has no cover: ${file} is not there, or smaller than ${smallest} by ${smallest} pixels.`,
    hint: 'Put a square picture of 1400 to 3000 pixels into the assets folder and add to site.yaml:  podcast: {image: artwork/podcast.jpg}',
    what: 'There is no picture that is large enough for podcast apps.',
    why: 'Apple Podcasts and others take no podcast without a cover of 1400 to 3000 pixels.',
    fix: 'Put a square picture of that size into the assets folder and name it as `podcast: {image: …}` in `site.yaml`, or as the `image` of the series in `pages/mixes.yaml`.',
    example: `podcast:
  image: artwork/podcast.jpg`,
  },
  'podcast/no-email': {
    level: 'warning',
    message: 'The podcast has no email address, by which podcast apps make sure that it is yours.',
    hint: 'Add one to site.yaml:  podcast: {email: podcast@your-name.example}',
    what: 'There is a podcast, and no email address for it.',
    why: 'Apps such as Spotify send a code to the address in the feed before they list a podcast.',
    fix: 'Add `email` under `podcast`, or `general` under `emails`. Anybody can read it in the feed.',
    example: `podcast:
  email: podcast@your-name.example`,
  },
});
