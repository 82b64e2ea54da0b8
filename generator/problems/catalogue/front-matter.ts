import { defineProblems } from '../define.ts';

export const frontMatter = defineProblems({
  'front-matter/body': {
    level: 'error',
    what: 'A page of `pages/` has text below its keys that it has no place for.',
    why: 'The text would stand where a key already says something, or the page shows no text of its own.',
    fix: 'Write it under a key of the page, or take that key out.',
    example: 'intro: The text goes here.',
  },
  'front-matter/fence': {
    level: 'error',
    what: 'The line that ends the keys of a `.md` file holds more than three hyphens.',
    why: 'A line that begins with three hyphens divides the keys from the text.',
    fix: 'Let it be three hyphens and nothing else; put quotes around a value that begins with hyphens.',
    example: `---
title: New Song
---`,
  },
  'front-matter/language': {
    level: 'error',
    what: 'The keys of a `.md` file are marked as another language than YAML.',
    why: 'Only YAML is read: other languages could run programs.',
    fix: 'Let the first line be three hyphens and nothing else.',
    example: '---',
  },
  'front-matter/missing': {
    level: 'error',
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
    what: 'The keys of a `.md` file begin, and never end.',
    why: 'Without the second line of three hyphens, nobody can tell where the text begins.',
    fix: 'Put it after the last key.',
    example: `---
title: New Song
type: single
---
The text.`,
  },
});
