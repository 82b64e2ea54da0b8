import { suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

/** Of the home page and of pages/merch.yaml. */
export const rooms = defineProblems({
  'home/no-video': {
    level: 'error',
    message: ({ release, isThere }: { release: string; isThere: boolean }) =>
      isThere ? `${release} has no video.` : `There is no ${release}.`,
    hint: 'Name a release with a video, or write the address of the video itself.',
    what: 'The home page shows the video of a release that has none, or that does not exist.',
    why: 'Nothing would be shown in its place.',
    fix: 'Name a release with a `video`, write the address of the video, or write `video` alone for the newest.',
    example: `sections:
  - latest
  - video: releases/new-song`,
  },
  'home/section-twice': {
    level: 'error',
    message: ({ name }: { name: string }) => `The section ${name} is listed twice.`,
    hint: 'Remove one of the two.',
    what: 'A section of the home page is named twice.',
    why: 'Visitors would see the same thing again. Only texts may be repeated, since each says something else.',
    fix: 'Remove one of the two.',
    example: `sections:
  - latest
  - shows
  - news`,
  },
  'home/not-in-sections': {
    level: 'warning',
    message: ({ key, section }: { key: string; section: string }) =>
      `The words of ${key} are not shown: sections does not name ${section}.`,
    hint: ({ section }: { key: string; section: string }) =>
      `Add  - ${section}  to sections, or remove the words.`,
    what: 'The home page has words for a section that `sections` leaves out.',
    why: 'Nobody reads them.',
    fix: 'Name the section under `sections`, or remove its words.',
    example: `explore: Start with these.
sections:
  - latest
  - featured`,
  },
  'page/no-entries': {
    level: 'warning',
    message: ({ name, key }: { name: string; key: string }) =>
      `There is no page at /${name}/ yet: pages/${name}.yaml has no ${key}.`,
    hint: ({ key }: { name: string; key: string }) => `Add the first of the ${key}, or delete the file.`,
    what: 'The file of a page of photos or merch has no entries.',
    why: 'An empty page would help nobody, so there is none.',
    fix: 'Add the first entry, or delete the file.',
    example: `items:
  - title: Tour shirt
    price: 25 EUR`,
  },
  'merch/no-currency': {
    level: 'error',
    message: ({ title }: { title: string }) => `The price of "${title}" names no currency.`,
    hint: 'Add a line such as  currency: EUR , here or once above the items.',
    what: 'A price of the merch page names no currency.',
    why: 'Visitors from other countries would not know what it costs.',
    fix: 'Add the currency in three capital letters: to the item, or once for all of them above the items.',
    example: `currency: EUR
items:
  - title: Tour shirt
    price: 25`,
  },
  'merch/unknown-release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release ${release}.`,
    hint: ({ release, names }: { release: string; names: string[] }) =>
      suggest(release, names, 'Write the name of its file, without .md.'),
    what: 'An item of the merch page names a release that does not exist, or is a draft.',
    why: 'Its link would lead nowhere.',
    fix: 'Write `releases/` and the name of its file, without `.md`.',
    example: 'release: releases/new-song',
  },
});
