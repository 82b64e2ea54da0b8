import { suggest } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

export const pages = defineProblems({
  'reference/draft': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `${reference} is a draft, so it cannot be featured.`,
    hint: ({ reference }: { reference: string }) =>
      `Remove  draft: true  from ${reference}.md, or feature something else.`,
    about:
      'Drafts are not published, so the home page cannot feature one. Remove `draft: true` from the file, or feature something else.',
  },
  'reference/unknown': {
    level: 'error',
    message: ({ reference }: { reference: string }) => `There is no ${reference}.`,
    hint: ({ meant, first }: { meant: string | undefined; first: string | undefined }) => {
      if (meant) return `Did you mean "${meant}"?`;
      return first ? `Name one that exists, such as ${first}, or remove the line.` : 'Remove the line.';
    },
    about:
      '`featured` names an entry that does not exist. Name a folder and a file, without its ending: `featured: [releases/new-song]`.',
  },
  'front-matter/body': {
    level: 'error',
    message: 'The text below the keys has no place on this page.',
    hint: ({ page, key }: { page: string; key: string }) =>
      `Write it under the keys of ${page}.yaml, or remove ${key} from the keys at the top.`,
    about:
      'A key of the page already contains this text, or the page shows none. Write it under a key such as `intro`, or remove that key.',
  },
  'home/no-video': {
    level: 'error',
    message: ({ release, isThere }: { release: string; isThere: boolean }) =>
      isThere ? `${release} has no video.` : `There is no ${release}.`,
    hint: 'Name a release with a video, or write the address of the video itself.',
    about:
      'The home page shows the video of a release that has none or does not exist. `video` without a name shows the newest.',
  },
  'home/section-twice': {
    level: 'error',
    message: ({ name }: { name: string }) => `The section ${name} is listed twice.`,
    hint: 'Remove one of the two.',
    about: 'A section of the home page is listed twice. Only texts may be repeated, since each is different.',
  },
  'home/not-in-sections': {
    level: 'warning',
    message: ({ key, section }: { key: string; section: string }) =>
      `The text of ${key} is not shown, because sections leaves out ${section}.`,
    hint: ({ section }: { key: string; section: string }) =>
      `Add  - ${section}  to sections, or remove the text.`,
    about:
      'The home page has words for a section that `sections` leaves out. Name the section there, or remove its words.',
  },
  'page/no-entries': {
    level: 'warning',
    message: ({ name, key }: { name: string; key: string }) =>
      `There is no page at /${name}/ yet: pages/${name}.yaml has no ${key}.`,
    hint: ({ key }: { name: string; key: string }) => `Add the first of the ${key}, or delete the file.`,
    about:
      'A page of photos or merch has no entries, so it does not exist. Add the first entry, or delete the file.',
  },
  'merch/no-currency': {
    level: 'error',
    message: ({ title }: { title: string }) => `The price of "${title}" has no currency.`,
    hint: 'Add a line such as  currency: EUR , here or once above the items.',
    about:
      'A price of the merch page has no currency, so visitors from other countries would not know what it costs.',
  },
  'merch/unknown-release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release ${release}.`,
    hint: ({ release, names }: { release: string; names: string[] }) =>
      suggest(release, names, 'Write the name of its file, without .md.'),
    about:
      'The release does not exist or is a draft. Write `releases/` and the name of its file, without `.md`: `release: releases/new-song`.',
  },
});
