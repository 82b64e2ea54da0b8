import { defineProblems } from '../define.ts';

export const mixesPodcast = defineProblems({
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
