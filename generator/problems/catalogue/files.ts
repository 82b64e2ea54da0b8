import { defineProblems } from '../define.ts';

export const files = defineProblems({
  'files/encoding': {
    level: 'error',
    what: 'A file is not a text in UTF-8.',
    why: 'Letters such as é or ع would come out wrong.',
    fix: 'Open it in your editor and save it with the encoding UTF-8.',
    example: 'Save with encoding > UTF-8',
  },
  'files/name': {
    level: 'error',
    what: 'The name of a file cannot be part of an address.',
    why: 'The page of `releases/new-song.md` is at `/music/releases/new-song/`.',
    fix: 'Rename the file: lower-case letters without accents, digits, and single hyphens.',
    example: 'releases/New Song!.md   becomes   releases/new-song.md',
  },
  'files/no-folder': {
    level: 'error',
    what: 'There is no content folder where one was looked for.',
    why: 'Liner looks for `content` in the folder it is started in.',
    fix: 'Go to the folder of your site first, name another folder with `--content`, or make a new site.',
    example: 'liner init my-site',
  },
  'files/no-site': {
    level: 'error',
    what: 'The content folder has no `site.yaml`.',
    why: 'It is the one file that every site needs: it says whose site it is, and where.',
    fix: 'Make the file. Two keys are enough.',
    example: `base_url: https://your-name.example
artist:
  name: Your Name`,
  },
  'files/outside': {
    level: 'error',
    what: 'A file of the content folder is a link that leads out of it, or nowhere.',
    why: 'What is published must lie in the folder, so that nothing gets out by accident.',
    fix: 'Put a copy of the file itself there.',
    example: 'cp ~/elsewhere/new-song.md content/releases/new-song.md',
  },
  'files/same-name': {
    level: 'error',
    what: 'Two files would become the same page.',
    why: 'They differ only in capitals or in their ending, and an address has neither.',
    fix: 'Rename one of them, or put both together.',
    example: 'pages/about.yaml and pages/about.md: keep one',
  },
  'files/slug': {
    level: 'error',
    what: 'The `slug` in a file is not the name of the file.',
    why: "The file's name decides about the address; two answers would be one too many.",
    fix: 'Take the line out, or rename the file.',
    example: 'releases/new-song.md:   slug: new-song',
  },
  'files/stray': {
    level: 'error',
    what: 'A file lies where nothing reads it.',
    why: 'It would silently be missing from the site.',
    fix: 'Move or rename it as the message suggests; pictures belong in the assets folder.',
    example: 'content/release/new-song.md   becomes   content/releases/new-song.md',
  },
  'files/unreadable': {
    level: 'error',
    what: 'A file is there but cannot be read.',
    why: 'The computer does not allow it, or the disk has a fault.',
    fix: 'Check the permissions of the file, or copy it anew.',
    example: 'chmod u+r content/releases/new-song.md',
  },
});
