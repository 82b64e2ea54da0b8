import { defineProblems } from '../define.ts';

export const yaml = defineProblems({
  'yaml/backslash': {
    level: 'error',
    what: 'A text in double quotes holds a backslash that means nothing.',
    why: 'Within double quotes a backslash begins a special character.',
    fix: 'Write two of them, or use single quotes.',
    example: "title: 'Left \\ Right'",
  },
  'yaml/bracket': {
    level: 'error',
    what: 'A bracket is opened and not closed, or a comma is missing.',
    why: 'Lists in brackets need both brackets and a comma between entries.',
    fix: 'The line and column named are those of the opening bracket. Read on from there to the end of the list, which may be on a line below: each `[` needs its `]`, each `{` its `}`, and two entries a comma between them. A # after a blank makes the rest of its line a comment, with any bracket in it: put quotes around a text that holds one.',
    example: 'genre: [House, Techno]',
  },
  'yaml/colon': {
    level: 'error',
    what: 'A text holds a colon and a blank, which begin a second key.',
    why: 'In YAML that is what separates a key from its value.',
    fix: 'Put quotes around the text.',
    example: "title: 'Part One: The Night'",
  },
  'yaml/documents': {
    level: 'error',
    what: 'A line of three hyphens or dots stands within a `.yaml` file.',
    why: 'It ends the file; what follows would be lost.',
    fix: 'Take the line out. Only `.md` files are divided by such lines.',
    example: `title: About
intro: Hello.`,
  },
  'yaml/duplicate-key': {
    level: 'error',
    what: 'A key stands twice in the same group.',
    why: 'Only one of the two could count.',
    fix: 'Keep one.',
    example: 'bpm: 124',
  },
  'yaml/indentation': {
    level: 'error',
    what: 'A line begins further left or right than the lines it belongs to.',
    why: 'In YAML the blanks before a line say what it belongs to. What stands below such a line cannot be judged, so only the first one of a file is told.',
    fix: 'Let keys of one group begin in the same column, and what belongs to a key two blanks further in.',
    example: `artist:
  name: Your Name
  location: Dubai`,
  },
  'yaml/list': {
    level: 'error',
    what: 'An entry of a list stands where none can stand.',
    why: 'A list with hyphens begins on the line after its key.',
    fix: 'Put each entry on a line of its own.',
    example: `genre:
  - House
  - Techno`,
  },
  'yaml/needs-quotes': {
    level: 'error',
    what: 'A text begins with a character that means something in YAML.',
    why: 'Such are @ ` % & * ! | > { [ # and quotation marks.',
    fix: 'Put quotes around the whole text.',
    example: "handle: '@your-name'",
  },
  'yaml/no-colon': {
    level: 'error',
    what: 'A line has no key and colon.',
    why: 'Every line among the keys is a key, a colon, a blank and a value.',
    fix: 'Write it like that; in a longer text, indent the line by two blanks.',
    example: 'title: New Song',
  },
  'yaml/quote': {
    level: 'error',
    what: 'A quotation mark is opened and never closed.',
    why: 'Everything after it would belong to the text.',
    fix: 'Add the closing one. Within single quotes, an apostrophe is written twice.',
    example: "title: 'It''s Late'",
  },
  'yaml/syntax': {
    level: 'error',
    what: 'Something does not fit what comes before it.',
    why: 'YAML cannot be read from here on.',
    fix: 'Check the quotes, brackets, colons and blanks here and on the line before.',
    example: "title: 'New Song'",
  },
  'yaml/tab': {
    level: 'error',
    what: 'A line is indented with a tab.',
    why: 'YAML allows only blanks: tabs are as wide as each editor likes.',
    fix: 'Use two blanks for each level; many editors can do so by themselves.',
    example: `artist:
  name: Your Name`,
  },
  'yaml/too-complex': {
    level: 'error',
    what: 'A file is nested too deeply, or refers to itself too often.',
    why: 'Reading it would take forever.',
    fix: 'Write values out instead of referring to others with `*`, and use fewer brackets.',
    example: 'genre: [House]',
  },
});
