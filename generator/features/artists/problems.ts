/** Problems of the artists of `artists/`, and of the names that stand for them. */
import { suggest } from '../../engine/lib/suggest.ts';
import { defineProblems, openReporter } from '../../engine/problems/define.ts';
import { SITE_PROBLEMS } from '../../site/problems/index.ts';

interface Name {
  name: string;
}

interface Unknown extends Name {
  /** The key to write instead: a show has guests. */
  isShow: boolean;
  /** The file of somebody of nearly that name. */
  near?: string | undefined;
  /** Several of them, written as one name. */
  names?: string[] | undefined;
  /** Names of files. */
  known: string[];
}

function hintUnknown({ name, isShow, near, names }: Unknown): string {
  if (near !== undefined) return `Write  ${near}  if they are the same.`;
  if (names) return `Write them one by one:  [${names.join(', ')}]`;
  return isShow
    ? `Write  support: [${name}]  for a guest, or run  npx liner new artist "${name}"`
    : `Run  npx liner new artist "${name}", or remove the name.`;
}

export const problems = defineProblems({
  'artist/unknown': {
    level: 'error',
    message: ({ name }: Unknown) => `There is no artist "${name}" in the folder artists.`,
    hint: (unknown: Unknown) => suggest(unknown.name, unknown.known, hintUnknown(unknown)),
    about:
      'A show or a news post names an artist who has no file in `artists/`. Write the name of a file there, or the `name` in it. Guests of a show are its `support`.',
  },
  'artist/nearly': {
    level: 'warning',
    message: ({ name, near }: Name & { near: string }) =>
      `"${name}" is nearly the name of ${near}, but does not lead to their page.`,
    hint: ({ slug }: { slug: string }) => `Write  ${slug}  if they are the same.`,
    about:
      'A name is spelt a little differently than that of an artist in `artists/`, so it stands for somebody else. The name of the file always means the artist.',
  },
  'artist/draft': {
    level: 'error',
    message: ({ name }: Name) => `"${name}" is a draft, so the name of its file would be shown.`,
    hint: ({ name }: Name) =>
      `Remove  draft: true  from artists/${name}.md, or write the name of the artist.`,
    about:
      'The name of a file in `artists/` stands for an artist, but the file is a draft, which the site is made without.',
  },
  'artist/same-name': {
    level: 'error',
    message: ({ name, place }: Name & { place: string }) =>
      `There are two artists called ${name}: see ${place}.`,
    hint: 'Keep one of the two files, or tell their names apart.',
    about: 'Two files in `artists/` have the same `name`, which can stand for only one of them.',
  },
  'artist/nobody': {
    level: 'warning',
    message: ({ title, name }: { title: string } & Name) =>
      `"${title}" is by ${name}, and none of the artists of this site is on it.`,
    many: '{count} releases have none of the artists of this site on them',
    hint: ({ name, listed }: Name & { listed: string }) =>
      `Run  npx liner new artist "${name}"  or name who else is on it, such as  artists: ${listed}`,
    about:
      'On the site of a label or a collective, a release names artists who have no file in `artists/`. It has no page of an artist to lead to; on the site of a collective it is listed as one of somebody else.',
  },
  'artist/none': {
    level: 'warning',
    message: ({ title, ownName }: { title: string; ownName: string }) =>
      `"${title}" names no artist, so it is by ${ownName}.`,
    many: '{count} releases name no artist, so they are by the label',
    hint: ({ slug }: { slug: string }) =>
      `Add a line such as  artists: [${slug}]  with the name of its artist, or  artists: ['{artist}']  if it is by the label.`,
    about:
      'On the site of a label, a release has no `artists`, so it is shown as one of the label itself, and on the page of none of its artists.',
  },
  'artist/two-spellings': {
    level: 'warning',
    message: ({ name, usual }: Name & { usual: string }) => `"${name}" is written "${usual}" elsewhere.`,
    many: '{count} names are written in another way elsewhere',
    hint: ({ usual, place }: { usual: string; place: string }) =>
      `Write  ${usual}  as at ${place}, if they are the same.`,
    about:
      'Two names of the content differ only by capitals, blanks, accents or signs. Programs take them for two people.',
  },
  'artist/no-photo': {
    level: 'warning',
    message: ({ name }: Name) => `${name} has no photo.`,
    many: '{count} artists have no photo',
    hint: ({ slug }: { slug: string }) =>
      `Put one into the assets folder, and write  photo: photos/${slug}.jpg`,
    about: 'An artist in `artists/` has no `photo`, so there is an empty square on the page of all artists.',
  },
  'artist/no-text': {
    level: 'warning',
    message: ({ name }: Name) => `${name} has no biography.`,
    many: '{count} artists have no biography',
    hint: 'Write a few sentences below the second line of three hyphens.',
    about:
      'The file of an artist in `artists/` has no text below its keys, so their page does not say who it is.',
  },
});

export const problem = openReporter({ ...SITE_PROBLEMS, ...problems });
