import { listWords } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

const NOT_UTF8 = {
  binary: 'The file is not text.',
  utf16: 'The file is saved as UTF-16, not as UTF-8.',
  other: 'The file is not saved as UTF-8: a character here is in another encoding.',
};

export const files = defineProblems({
  'files/conflict': {
    level: 'error',
    message:
      'Two people have changed this file at the same time, and Git has left both versions in it: one between <<<<<<< and =======, the other between ======= and >>>>>>>.',
    hint: 'Keep the lines that are right, and delete the others together with the three marker lines.',
    what: 'A file contains the marks `<<<<<<<`, `=======` and `>>>>>>>` that Git leaves where two changes meet.',
    why: 'Only you can tell which of the two versions is right.',
    fix: 'Keep the lines that are right, and delete the others together with the marker lines. Then save and commit the file.',
    example: `title: New Song
release_date: 2026-02-20`,
  },
  'files/encoding': {
    level: 'error',
    message: ({ found }: { found: keyof typeof NOT_UTF8 }) => NOT_UTF8[found],
    hint: 'Save it as UTF-8 in your text editor.',
    what: 'A file is not text in UTF-8.',
    why: 'Letters such as é or ع would come out wrong.',
    fix: 'Open it in your editor and save it with the encoding UTF-8.',
    example: 'Save with encoding > UTF-8',
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
    what: 'The name of a file cannot be part of an address.',
    why: 'The page of `releases/new-song.md` is at `/music/releases/new-song/`.',
    fix: 'Rename the file: lower-case letters without accents, digits, and single hyphens. Names that Windows reserves, such as `con`, are not allowed.',
    example: 'releases/New Song!.md   becomes   releases/new-song.md',
  },
  'files/no-folder': {
    level: 'error',
    message: ({ folder }: { folder: string }) => `There is no content folder at ${folder}.`,
    hint: ({ isWithin }: { isWithin: boolean }) =>
      isWithin
        ? 'You are in a content folder: go to the folder around it first, with  cd ..'
        : 'Run it in the folder of your site, choose another one with --content, or create a new site: npx linernotes init my-site',
    what: 'There is no content folder where Liner looked for one.',
    why: 'Liner looks for `content` in the folder it is run in.',
    fix: 'Go to the folder of your site first, choose another folder with `--content`, or create a new site.',
    example: 'npx linernotes init my-site',
  },
  'files/no-site': {
    level: 'error',
    message: ({ folder }: { folder: string }) => `There is no site.yaml in ${folder}.`,
    hint: 'Create it; two keys are enough:  base_url: https://example.com  and  artist: {name: Your Name}',
    what: 'The content folder has no `site.yaml`.',
    why: 'It is the one file that every site needs: it says whose site it is, and where it lives.',
    fix: 'Create the file. Two keys are enough.',
    example: `base_url: https://your-name.example
artist:
  name: Your Name`,
  },
  'files/outside': {
    level: 'error',
    message: ({ path, isFolder }: { path: string; isFolder: boolean }) =>
      isFolder
        ? `${path} is a link to a folder, and Liner follows links to files only.`
        : `${path} is a link to something outside the content folder, or to nothing.`,
    hint: ({ isFolder }: { isFolder: boolean }) =>
      isFolder ? 'Put the files themselves here.' : 'Put the file itself here.',
    what: 'A file in the content folder is a link to something outside of it, to a folder, or to nothing.',
    why: 'Whatever is published must be in the folder, so that nothing is published by accident, and nothing twice.',
    fix: 'Put a copy of the file itself there.',
    example: 'cp ~/elsewhere/new-song.md content/releases/new-song.md',
  },
  'files/same-name': {
    level: 'error',
    message: ({ path, other }: { path: string; other: string }) =>
      `${path} and ${other} would become the same page.`,
    hint: 'Rename one of them, or combine them.',
    what: 'Two files would become the same page.',
    why: 'They differ only in capitals or in their extension, and an address has neither.',
    fix: 'Rename one of them, or combine them.',
    example: 'pages/about.yaml and pages/about.md: keep one',
  },
  'files/slug': {
    level: 'error',
    message: ({ stated, slug }: { stated: string; slug: string }) =>
      `slug is "${stated}", but the file is called "${slug}".`,
    hint: ({ stated }: { stated: string }) => `Remove the line, or rename the file to ${stated}.md`,
    what: 'The `slug` in a file is not the name of the file.',
    why: "The file's name decides the address, so the two must agree.",
    fix: 'Remove the line, or rename the file.',
    example: 'releases/new-song.md:   slug: new-song',
  },
  'files/stray': {
    level: ({ isContent }: { isContent: boolean }) => (isContent ? 'error' : 'warning'),
    message: ({ path }: { path: string }) =>
      `Liner does not read ${path}, so it would not appear on the site.`,
    hint: ({ meant, belongs, folders }: UnknownFile) =>
      meant
        ? `Did you mean ${meant}? Rename or move the file.`
        : belongs === 'content'
          ? `The content folder holds site.yaml and the folders ${listWords(folders, 'and')}.`
          : WHERE[belongs],
    what: 'A file is in a place where Liner does not read it.',
    why: 'It would silently be missing from the site.',
    fix: 'Move or rename it as the message suggests; pictures belong in the assets folder.',
    example: 'content/release/new-song.md   becomes   content/releases/new-song.md',
  },
  'files/unreadable': {
    level: 'error',
    message: ({ reason }: { reason: string }) => `The file cannot be read${reason && ` (${reason})`}.`,
    hint: "Check the file's permissions.",
    what: 'A file is there but cannot be read.',
    why: 'Permission was denied, or the disk has an error.',
    fix: 'Check the permissions of the file, or copy it again.',
    example: 'chmod u+r content/releases/new-song.md',
  },
});

export interface UnknownFile {
  /** The path that was probably meant. */
  meant: string | undefined;
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
