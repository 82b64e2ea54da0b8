import { defineProblems } from '../define.ts';

const MISSING = {
  empty: 'The file is empty.',
  late: 'The line of three hyphens that opens the keys must be the very first line.',
  none: 'The file does not begin with its keys, between two lines of three hyphens.',
};

export const frontMatter = defineProblems({
  'front-matter/body': {
    level: 'error',
    message: 'The text below the keys has no place on this page.',
    hint: ({ page, key }: { page: string; key: string }) =>
      `Write it under the keys of ${page}.yaml, or remove ${key} from the keys at the top.`,
    what: 'A page in `pages/` has text below its keys, but no place to show it.',
    why: 'The text would go where a key already says something, or the page shows no text of its own.',
    fix: 'Write it under a key of the page, or remove that key.',
    example: 'intro: The text goes here.',
  },
  'front-matter/fence': {
    level: 'error',
    message: 'The line that closes the keys at the top of the file must be three hyphens and nothing else.',
    hint: 'Write --- here; put quotes around a value that begins with hyphens.',
    what: 'The line that closes the keys of a `.md` file contains more than three hyphens.',
    why: 'A line that begins with three hyphens divides the keys from the text.',
    fix: 'Write three hyphens and nothing else; put quotes around a value that begins with hyphens.',
    example: `---
title: New Song
---`,
  },
  'front-matter/language': {
    level: 'error',
    message: ({ language }: { language: string }) =>
      `The keys at the top of a file are written in YAML; "${language}" is not supported.`,
    hint: 'Write three hyphens and nothing else on the first line.',
    what: 'The keys of a `.md` file are marked as a language other than YAML.',
    why: 'Only YAML is read: other languages could run programs.',
    fix: 'Write three hyphens and nothing else on the first line.',
    example: '---',
  },
  'front-matter/missing': {
    level: 'error',
    message: ({ found }: { found: keyof typeof MISSING }) => MISSING[found],
    hint: ({ found }: { found: keyof typeof MISSING }) =>
      found === 'late'
        ? 'Delete the empty lines above it.'
        : 'Begin the file with a line of three hyphens, then lines such as  title: New Song  and another line of three hyphens.',
    what: 'A `.md` file does not begin with keys.',
    why: 'Without them there is no title.',
    fix: 'Begin the file with a line of three hyphens, then the keys, then three hyphens again.',
    example: `---
title: New Song
type: single
---`,
  },
  'front-matter/unclosed': {
    level: 'error',
    message: 'The keys at the top of the file begin here, and no line says where they end.',
    hint: 'Put a line of three hyphens after the last key, before the text.',
    what: 'The keys of a `.md` file begin but never end.',
    why: 'Without the second line of three hyphens, Liner cannot tell where the text begins.',
    fix: 'Put it after the last key.',
    example: `---
title: New Song
type: single
---
The text.`,
  },
});
