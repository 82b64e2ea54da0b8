import { defineProblems } from '../define.ts';

const EXAMPLE = `artists:
  - '{artist}'
  - {name: Name of the guest, role: featuring}`;

export interface Name {
  name: string;
}

/** Of the artists of a release. */
export const artists = defineProblems({
  'artists/no-main': {
    level: 'error',
    message: ({ title, name, role }: Name & { title: string; role: string }) =>
      `"${title}" has no main artist: ${name} is listed as ${role}, and nobody else is listed.`,
    hint: 'Add the artist whose release it is, or remove the role.',
    what: 'The artist of the site is listed as a guest of a release, and nobody is listed whose release it is.',
    why: 'A release has an artist. Without one, pages and search engines cannot say whose it is.',
    fix: 'Add the main artist before the guests.',
    example: `artists:
  - Name of the artist
  - {name: '{artist}', role: featuring}`,
  },
  'artists/nearly-own': {
    level: 'warning',
    message: ({ title, name }: Name & { title: string }) =>
      `"${title}" is by ${name}, which is nearly the name of the artist: it is listed under Appears On.`,
    hint: "Write '{artist}' for the artist of the site, or add the name to alternate_names in site.yaml.",
    what: 'The main artist of a release has nearly the name of the artist of the site.',
    why: 'With a typo in the name, it becomes a release of somebody else on which the artist only appears.',
    fix: "Write `'{artist}'` for the artist of the site, or add the other spelling to `alternate_names` in `site.yaml`.",
    example: `artists:
  - '{artist}'
  - {name: Name of the guest, role: featuring}`,
  },
  'artists/repeated': {
    level: 'warning',
    message: ({ name }: Name) => `${name} is listed twice among the artists.`,
    hint: 'Keep one of the two.',
    what: 'An artist is listed twice on a release.',
    why: 'The credit would name them twice.',
    fix: 'Remove one of the two.',
    example: EXAMPLE,
  },
  'artists/several': {
    level: 'warning',
    message: ({ name }: Name) => `"${name}" looks like two artists.`,
    hint: ({ first, guest }: { first: string; guest: string }) =>
      `List them one by one:  - ${first}  and below it  - {name: ${guest}, role: featuring}`,
    what: 'One entry of `artists` names two artists.',
    why: 'Search engines would take both names for one artist, and a guest counts as one only where the role says so.',
    fix: 'Give each artist an entry of their own.',
    example: EXAMPLE,
  },
});
