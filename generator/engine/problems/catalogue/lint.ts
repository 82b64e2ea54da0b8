import { defineProblems } from '../define.ts';

/** Remarks; most of them are reported by `liner check` alone. */
export const lint = defineProblems({
  'announcement/not-latest': {
    level: 'warning',
    message: ({ announced, latest }: { announced: string; latest: string }) =>
      `The announcement is about "${announced}", but "${latest}" is newer.`,
    hint: ({ url }: { url: string }) =>
      `Announce the newer one (${url}), or set  until:  to the last day of this one.`,
    what: 'The announcement at the top of every page is about a release, and there is a newer one. Only `npx liner check` reports this.',
    why: 'Visitors assume that what is announced is the newest.',
    fix: 'Change `url` and `text` of `announcement` in `site.yaml`, or set `until` to the last day it is shown.',
    example: `announcement:
  text: New Song is out
  url: /music/releases/new-song/
  until: 2026-03-31`,
  },
  'description/repeated': {
    level: 'warning',
    message: ({ key, place }: { key: string; place: string }) =>
      `The ${key} is the same as the one at ${place}.`,
    hint: 'Write a different one for each: search engines show only one of two that are the same.',
    what: 'Two entries have the same description. Only `npx liner check` reports this.',
    why: 'Search engines show only one of two pages that say the same.',
    fix: 'Write a sentence of its own for each.',
    example: 'description: Five songs, written in one winter.',
  },
  'description/repeats-title': {
    level: 'warning',
    message: ({ key, title }: { key: string; title: string }) =>
      `The ${key} says no more than the title, "${title}".`,
    hint: 'Say what it sounds like, or what it is about; or remove the line.',
    what: 'A description says no more than the title. Only `npx liner check` reports this.',
    why: 'It appears right below the title on cards and in search results.',
    fix: 'Say what it sounds like or what it is about, or remove the line.',
    example: `title: New Song
description: A waltz for two voices, recorded in an empty theatre.`,
  },
  'description/too-long': {
    level: 'warning',
    message: ({ key, length, limit }: { key: string; length: number; limit: number }) =>
      `The ${key} has ${length} characters; search results show about ${limit}, and the rest is cut off.`,
    hint: ({ length, limit }: { length: number; limit: number }) =>
      `Shorten it by ${length - limit} characters, the most important words first.`,
    what: 'A description that search results show has more than 160 characters. Only `npx liner check` reports this.',
    why: 'Search engines cut off what is longer, and so do the pages.',
    fix: 'Shorten it, the most important words first.',
    example: 'description: A song about leaving early, recorded in one night with a string quartet.',
  },
  'link/no-song': {
    level: 'warning',
    message: ({ host }: { host: string }) =>
      `This link leads to the front page of ${host}, not to the music.`,
    hint: 'Open the song there and copy its address; remove the line until there is one.',
    what: 'A link leads to the front page of a platform. Only `npx liner check` reports this.',
    why: 'The visitor has to look for the music again.',
    fix: 'Open the song on the platform and copy its address. If there is none yet, leave the platform out.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...`,
  },
  'picture/no-alt': {
    level: 'warning',
    message: ({ file }: { file: string }) => `${file} has no description for people who cannot see it.`,
    many: (count: number) => `${count} pictures have no description for people who cannot see them`,
    hint: ({ key }: { key: string }) => `Add a line such as  ${key}: The artist on stage, seen from the side`,
    what: 'A picture has no description. Only `npx liner check` reports this.',
    why: 'Screen readers read it aloud, and search engines use it too.',
    fix: 'Describe it in a sentence, as you would on the phone.',
    example: 'image_alt: The artist on stage, one hand on the microphone',
  },
  'picture/not-square': {
    level: 'warning',
    message: ({ file, width, height }: { file: string; width: number; height: number }) =>
      `${file} has ${width} by ${height} pixels: it is shown as a square, and cropped to its middle.`,
    hint: 'Say what has to stay in sight: add a line such as  focus: 40% 20%  below it, or export a square.',
    what: 'A cover is not square. Only `npx liner check` reports this.',
    why: 'Covers are shown as squares, as everywhere else music is listed. Whatever is outside the square is not shown.',
    fix: 'Use a square cover. Or say which point of the picture has to stay in sight: how far from the left and from the top, or a word such as `top`.',
    example: `artwork_url: artwork/new-song.jpg
focus: 40% 20%`,
  },
  'picture/small-cover': {
    level: 'warning',
    message: ({ file, width, height }: { file: string; width: number; height: number }) =>
      `${file} has ${width} by ${height} pixels: on most screens it looks blurry.`,
    hint: 'Use the original. 1280 by 1280 pixels are enough; shops ask for 3000 by 3000.',
    what: 'A cover has few pixels. Only `npx liner check` reports this.',
    why: 'Screens show covers up to 1120 pixels wide, and podcast apps refuse those below 1400.',
    fix: 'Ask whoever made the cover for the original; enlarging a small one does not help.',
    example: 'artwork_url: artwork/new-song.jpg     # 3000 by 3000 pixels',
  },
  'press/photo-size': {
    level: 'warning',
    message: ({ file, width, height, dpi, needed }: PhotoSize) =>
      `${file} has ${width} by ${height} pixels: printed at A5 size that is ${dpi} DPI, and print needs ${needed}.`,
    hint: 'Use a larger one: 1748 by 2480 pixels are enough.',
    what: 'A press photo is too small for print. Only `npx liner check` reports this.',
    why: 'Magazines print at 300 dots per inch. At A5, the size of half a page, that is 1748 by 2480 pixels.',
    fix: 'Ask the photographer for the original; enlarging a small one does not help.',
    example: `photos:
  - file: photos/portrait.jpg     # 2400 by 3000 pixels
    title: Portrait`,
  },
  'quotes/curly': {
    level: 'warning',
    message: ({ text }: { text: string }) =>
      `The curly quotes around "${text}" are part of the text, and shown with it.`,
    hint: 'Remove them, or write straight ones. Only straight quotes mark where a text begins and ends.',
    what: 'A text is in the curly quotes of a word processor. Only `npx liner check` reports this.',
    why: `Only straight quotes, \`"\` and \`'\`, mark where a text begins and ends. Curly ones are part of the text, and visitors see them.`,
    fix: 'Type the quotes again in a plain text editor, or remove them.',
    example: 'title: "Part One: The Night"',
  },
  'quote/no-source': {
    level: 'warning',
    message: 'This quote does not say who wrote it, and where.',
    hint: 'Add  outlet:  or  author:  below it.',
    what: 'A quote under `press_quotes` has neither an outlet nor an author. Only `npx liner check` reports this.',
    why: 'Praise counts as much as the name under it, and whoever wrote it deserves the credit.',
    fix: 'Add the paper, magazine, site or station, or the name of the writer.',
    example: `press_quotes:
  - text: A record to come home to.
    outlet: Name of the magazine`,
  },
  'release/long-ep': {
    level: 'warning',
    message: ({ title, facts }: { title: string; facts: string }) =>
      `"${title}" is an EP of ${facts}, which most platforms call an album.`,
    hint: 'Write  type: album  if it is one.',
    what: 'An EP has more than six tracks, or lasts longer than half an hour. Only `npx liner check` reports this.',
    why: 'Platforms count such a release as an album, and fans look for it among the albums.',
    fix: 'Change the type to `album`, unless you call it an EP.',
    example: 'type: album',
  },
  'sample/text': {
    level: 'warning',
    message: ({ text }: { text: string }) => `This is still the sample that a new site comes with: "${text}"`,
    hint: 'Write your own words here, or delete the file if you do not need it.',
    what: 'A text that a new site comes with has not been replaced.',
    why: 'Visitors would read it on your site.',
    fix: 'Write your own words in its place, or delete the file.',
    example: `title: New Song
description: Recorded in one night, with the windows open.`,
  },
});

export interface PhotoSize {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  dpi: number;
  needed: number;
}
