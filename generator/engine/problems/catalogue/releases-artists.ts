import { defineProblems } from '../define.ts';

export interface Name {
  name: string;
}

export const releasesArtists = defineProblems({
  'artists/no-main': {
    level: 'error',
    message: ({ title, name, role }: Name & { title: string; role: string }) =>
      `"${title}" has no main artist: ${name} is listed as ${role}, and nobody else is listed.`,
    hint: 'Add the artist whose release it is, or remove the role.',
    about:
      "The artist of the site is listed as a guest, and nobody as the main artist: `artists: [Name of the artist, {name: '{artist}', role: featuring}]`.",
  },
  'artists/nearly-own': {
    level: 'warning',
    message: ({ title, name }: Name & { title: string }) =>
      `"${title}" is by ${name}, which is nearly the name of the artist, so it is listed under Appears On.`,
    hint: "Write '{artist}' for the artist of the site, or add the name to alternate_names in site.yaml.",
    about:
      "The name of the main artist of a release is close to the name of the artist of the site. With a typo in it, the release is somebody else's.",
  },
  'artists/repeated': {
    level: 'warning',
    message: ({ name }: Name) => `${name} is listed twice among the artists.`,
    hint: 'Keep one of the two.',
    about: 'An artist is listed twice on a release, so the credit would name them twice.',
  },
  'artists/several': {
    level: 'warning',
    message: ({ name }: Name) => `"${name}" looks like two artists.`,
    hint: ({ first, guest }: { first: string; guest: string }) =>
      `List them one by one:  - ${first}  and below it  - {name: ${guest}, role: featuring}`,
    about:
      "Search engines take an entry for one artist. Give each their own: `artists: ['{artist}', {name: Name of the guest, role: featuring}]`.",
  },
});
