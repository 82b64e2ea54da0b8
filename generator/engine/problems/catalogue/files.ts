import { listWords } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

const NOT_UTF8 = {
  binary: 'The file is not text.',
  utf16: 'The file is saved as UTF-16, not as UTF-8.',
  other: 'The file is not saved as UTF-8: a character here is in another encoding.',
};

export interface UnknownFile {
  /** The path that was probably meant. */
  meant: string | undefined;
  /** There is a file of that path. */
  isTaken: boolean;
  /** Where files like it go. */
  belongs: keyof typeof WHERE | 'content';
  /** The folders of the content folder. */
  folders: readonly string[];
}

const WHERE = {
  assets: 'Pictures and other files belong in the assets folder.',
  document: 'Copy its text into a file created with  npx liner new release "Title"  or similar.',
  shallower: 'Put it directly into its folder: folders within folders are not read.',
};

const MISSING = {
  empty: 'The file is empty.',
  late: 'The line of three hyphens that opens the keys must be the very first line.',
  none: 'The file does not begin with its keys, between two lines of three hyphens.',
};

export const files = defineProblems({
  'files/conflict': {
    level: 'error',
    message:
      'Two people have changed this file at the same time, and Git has left both versions in it: one between <<<<<<< and =======, the other between ======= and >>>>>>>.',
    hint: 'Keep the lines that are right, and delete the others together with the three marker lines.',
  },
  'files/control-character': {
    level: 'error',
    message: ({ code }: { code: string }) =>
      `There is a control character here (${code}), which no page can show.`,
    hint: ({ spelling }: { spelling: string | undefined }) =>
      spelling === undefined
        ? 'It is invisible: delete the line and type it again.'
        : `Delete  ${spelling}  from the text.`,
    about:
      'A text has a control character, such as `\\0` or `\\x1b` in double quotes, or an invisible one that was pasted with the text. No page can show it, and no file can have it in its name. Delete the line and type it again.',
  },
  'files/encoding': {
    level: 'error',
    message: ({ found }: { found: keyof typeof NOT_UTF8 }) => NOT_UTF8[found],
    hint: 'Save it as UTF-8 in your text editor.',
    about: 'A file is not text in UTF-8, so letters such as é or ع would come out wrong.',
  },
  'files/name': {
    level: 'error',
    message: ({ slug, isReserved }: { slug: string; isReserved: boolean }) =>
      isReserved
        ? `The file's name becomes a folder, and Windows reserves the name "${slug}".`
        : `The file's name becomes an address, and "${slug}" cannot be one.`,
    hint: ({ wanted, isReserved }: { wanted: string; isReserved: boolean }) =>
      isReserved
        ? `Choose another one, such as ${wanted}.md`
        : `Use lower-case letters, digits and hyphens: ${wanted}.md`,
    about:
      'The name of a file becomes an address: `releases/new-song.md` is at `/music/releases/new-song/`. Use lower-case letters without accents, digits and single hyphens.',
  },
  'files/no-folder': {
    level: 'error',
    message: ({ folder }: { folder: string }) => `There is no content folder at ${folder}.`,
    hint: ({ isWithin }: { isWithin: boolean }) =>
      isWithin
        ? 'You are in a content folder: go to the folder around it first, with  cd ..'
        : 'Run it in the folder of your site, choose another one with --content, or create a new site: npx liner init my-site',
    about:
      'Liner looks for `content` in the folder in which you run it. Go to the folder of your site, choose another with `--content`, or create a site with the command `init`.',
  },
  'files/no-site': {
    level: 'error',
    message: ({ folder }: { folder: string }) => `There is no site.yaml in ${folder}.`,
    hint: 'Create it; two keys are enough:  base_url: https://example.com  and  artist: {name: Your Name}',
    about:
      'The content folder has no `site.yaml`, the one file that every site needs: it contains the name of the artist and the address of the site.',
  },
  'files/outside': {
    level: 'error',
    message: ({ path, isFolder }: { path: string; isFolder: boolean }) =>
      isFolder
        ? `${path} is a link to a folder, and Liner follows links to files only.`
        : `${path} is a link to something outside the content folder, or to nothing.`,
    hint: ({ isFolder }: { isFolder: boolean }) =>
      isFolder ? 'Put the files themselves here.' : 'Put the file itself here.',
    about:
      'A file in the content folder is a link to something outside it, to a folder, or to nothing. Only what is in the content folder is published, so nothing gets out by accident. Copy the file there.',
  },
  'files/same-name': {
    level: 'error',
    message: ({ path, other }: { path: string; other: string }) =>
      `${path} and ${other} would become the same page.`,
    hint: 'Rename one of them, or combine them.',
    about:
      'Two files would become the same page. Their names differ only in capitals or in their ending, which an address does not have, or both are a name of one legal page: `legal/privacy.md` and `pages/datenschutz.md`. Keep one of them.',
  },
  'files/slug': {
    level: 'error',
    message: ({ stated, slug }: { stated: string; slug: string }) =>
      `slug is "${stated}", but the file is called "${slug}".`,
    hint: ({ stated }: { stated: string }) => `Remove the line, or rename the file to ${stated}.md`,
    about:
      'The name of the file is its address, so `slug` must be the same. Remove the line, or rename the file.',
  },
  'files/stray': {
    level: ({ isContent }: { isContent: boolean }) => (isContent ? 'error' : 'warning'),
    message: ({ path }: { path: string }) =>
      `Liner does not read ${path}, so it would not appear on the site.`,
    hint: ({ meant, isTaken, belongs, folders }: UnknownFile) =>
      meant
        ? `Did you mean ${meant}? ${isTaken ? 'Put the text there, and delete this file.' : 'Rename or move the file.'}`
        : belongs === 'content'
          ? `The content folder holds site.yaml and the folders ${listWords(folders, 'and')}.`
          : WHERE[belongs],
    about:
      'Liner reads no file in this place. The file would be missing from the site. Move or rename it; pictures belong in the assets folder.',
  },
  'files/unreadable': {
    level: 'error',
    message: ({ reason }: { reason: string }) => `The file cannot be read${reason && ` (${reason})`}.`,
    hint: "Check the file's permissions.",
    about: 'A file cannot be read: permission was denied, or the disk has an error.',
  },
  'front-matter/fence': {
    level: 'error',
    message: 'The line that closes the keys at the top of the file must be three hyphens and nothing else.',
    hint: 'Write --- here; put quotes around a value that begins with hyphens.',
  },
  'front-matter/language': {
    level: 'error',
    message: ({ language }: { language: string }) =>
      `The keys at the top of a file are written in YAML; "${language}" is not supported.`,
    hint: 'Write three hyphens and nothing else on the first line.',
    about: 'Only YAML is read: other languages could run programs.',
  },
  'front-matter/missing': {
    level: 'error',
    message: ({ found }: { found: keyof typeof MISSING }) => MISSING[found],
    hint: ({ found }: { found: keyof typeof MISSING }) =>
      found === 'late'
        ? 'Delete the empty lines above it.'
        : 'Begin the file with a line of three hyphens, then lines such as  title: New Song  and another line of three hyphens.',
    about:
      'Every `.md` file begins with a line of three hyphens, then lines such as `title: New Song`, then three hyphens again.',
  },
  'front-matter/unclosed': {
    level: 'error',
    message:
      'The keys at the top of the file start here, but the line of three hyphens that ends them is missing.',
    hint: 'Put a line of three hyphens after the last key, before the text.',
  },
  'front-matter/body': {
    level: 'error',
    message: 'The text below the keys has no place on this page.',
    hint: ({ page, key }: { page: string; key: string }) =>
      `Write it under the keys of ${page}.yaml, or remove ${key} from the keys at the top.`,
    about:
      'A key of the page already contains this text, or the page shows none. Write it under a key such as `intro`, or remove that key.',
  },
});
