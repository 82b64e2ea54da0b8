import { defineProblems } from '../define.ts';

export const schema = defineProblems({
  'schema/key': {
    level: 'error',
    what: 'A key is written in a way that is not allowed.',
    why: 'Where keys are names of your own, as under `links`, they become part of the text: lower-case letters, digits and hyphens.',
    fix: 'Write it like that.',
    example: `links:
  my-shop: https://shop.example`,
  },
  'schema/missing': {
    level: 'error',
    what: 'A key that must be there is missing.',
    why: 'Without it the page cannot be made.',
    fix: 'Add the line that the message shows.',
    example: 'title: New Song',
  },
  'schema/type': {
    level: 'error',
    what: 'A value is of another kind than expected: a number instead of a text, a text instead of a list.',
    why: 'YAML guesses the kind from the spelling: `28` is a number, `"28"` a text, `[House]` a list.',
    fix: 'Follow the hint; mostly it is a matter of quotes or brackets.',
    example: `title: "28"
genre: [House]`,
  },
  'schema/unknown-key': {
    level: 'error',
    what: 'A key is not known here.',
    why: 'Most often it is misspelt or stands one level too deep; it would do nothing.',
    fix: 'Use the key that the hint suggests. All keys are in `content/README.md`.',
    example: 'release_date: 2026-02-20',
  },
  'schema/value': {
    level: 'error',
    what: 'A value is of the right kind, but not one that fits.',
    why: 'A day that is not in the calendar, an address without `https://`, a word that is not among the choices.',
    fix: 'Write it as the message says.',
    example: `release_date: 2026-02-20
duration: PT3M20S`,
  },
});
