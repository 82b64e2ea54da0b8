import { defineProblems } from '../define.ts';

export const lint = defineProblems({
  'announcement/not-latest': {
    level: 'warning',
    what: 'The strip on top of every page leads to a release, and there is a newer one. Told by `liner check` alone.',
    why: 'Visitors take what is announced for the newest.',
    fix: 'Change `url` and `text` of `announcement` in `site.yaml`, or set `until` to the last day it is shown.',
    example: `announcement:
  text: New Song is out
  url: /music/releases/new-song/
  until: 2026-03-31`,
  },
  'description/repeated': {
    level: 'warning',
    what: 'Two entries have the same description. Told by `liner check` alone.',
    why: 'Search engines show only one of two pages that say the same.',
    fix: 'Write a sentence of its own for each.',
    example: 'description: Five tracks of trance, made in one winter.',
  },
  'description/repeats-title': {
    level: 'warning',
    what: 'A description says no more than the title. Told by `liner check` alone.',
    why: 'It stands right below the title on cards and in search results.',
    fix: 'Say what it sounds like or what it is about, or take the line out.',
    example: `title: Exult
description: A lead that climbs for a minute, and a drop that waits for it.`,
  },
  'description/too-long': {
    level: 'warning',
    what: 'A description that search results show has more than 160 characters. Told by `liner check` alone.',
    why: 'Search engines cut what is longer, and so do the pages.',
    fix: 'Shorten it, the most important words first.',
    example: 'description: Egyptian pop for a crowded street wedding, with a chorus two families can shout.',
  },
  'quotes/curly': {
    level: 'warning',
    what: 'A text stands in the curly quotes of a word processor.',
    why: `Only straight quotes, \`"\` and \`'\`, tell where a text begins and ends. Curly ones are letters, and visitors see them.`,
    fix: 'Type the quotes again in a plain text editor, or take them away.',
    example: 'title: "Part One: The Night"',
  },
  'release/no-bpm': {
    level: 'warning',
    what: 'A release does not say its tempo.',
    why: 'DJs look for it.',
    fix: 'Add the number, or a text in quotes where it is not exact.',
    example: 'bpm: 124',
  },
  'release/no-date': {
    level: 'warning',
    what: 'A release has no date.',
    why: 'It is listed last, and search engines do not know its age.',
    fix: 'Add as much as is known.',
    example: 'release_date: 2026-02',
  },
  'release/no-links': {
    level: 'warning',
    what: 'A release has no link to any platform.',
    why: 'All four buttons of its page lead nowhere.',
    fix: 'Add the addresses that you have.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...`,
  },
});
