import { defineProblems } from '../define.ts';

/** A line that begins in the wrong column. */
type Indentation =
  | { wording: 'group' | 'continues' | 'hyphen' }
  | { wording: 'right'; spaces: number }
  | { wording: 'left'; line?: MovedLine | undefined };

/** A line of a list's entry that should begin where the entry's first key does. */
export interface MovedLine {
  key: string | undefined;
  firstKey: string;
  /** Before the line: as it is, and as it should be. */
  spaces: number;
  wanted: number;
}

type Unquoted =
  | { wording: 'start' | 'whole'; character: string; quoted: string }
  | { wording: 'key'; character: string }
  | { wording: 'block' };

const INDENTATION = {
  group: 'This line begins further left or right than the lines it belongs to.',
  continues: 'This line is indented as if it continued the text above it.',
  hyphen: 'This hyphen is further left or right than those it belongs to.',
  left: 'This line begins further left than the lines it belongs to.',
  right: 'This line begins further right than the lines below that it belongs with.',
};

function hintIndentation(found: Indentation): string {
  if (found.wording === 'continues')
    return 'Start it in the same column as the key above. If it does continue the text, put quotes around all of it.';
  if (found.wording === 'hyphen') return 'Start the hyphens of one list in the same column.';
  if (found.wording === 'right')
    return `Remove the ${found.spaces === 1 ? 'space' : `${found.spaces} spaces`} before it.`;
  const line = found.wording === 'left' ? found.line : undefined;
  if (!line)
    return 'Keys of one group begin in the same column; what belongs to a key is two spaces further in.';
  const what = line.key === undefined ? 'it' : `"${line.key}:"`;
  return `Start it in the same column as "${line.firstKey}" above: put ${line.wanted} spaces before ${what}, not ${line.spaces}.`;
}

function sayUnquoted(found: Unquoted): string {
  if (found.wording === 'block') return 'After | or > the text begins on the next line.';
  if (found.wording === 'key') return `A key cannot begin with ${found.character}.`;
  return found.wording === 'start'
    ? `A text cannot begin with ${found.character} unless it is in quotes.`
    : `The value ends before this point, because it begins with ${found.character}.`;
}

function hintQuotes(found: Unquoted): string {
  if (found.wording === 'block')
    return 'Move the text to the next line, indented by two spaces, or put quotes around all of it.';
  if (found.wording === 'key') return 'If this is a text, put quotes around all of it.';
  return `Put quotes around ${found.wording === 'start' ? 'it' : 'all of it'}: ${found.quoted}`;
}

export const yaml = defineProblems({
  'yaml/backslash': {
    level: 'error',
    message: 'Within double quotes, a backslash begins a special character, and this is not one.',
    hint: 'Write two backslashes for one, or use single quotes.',
    what: 'A text in double quotes contains a backslash that means nothing.',
    why: 'Within double quotes a backslash begins a special character.',
    fix: 'Write two of them, or use single quotes.',
    example: "title: 'Left \\ Right'",
  },
  'yaml/bracket': {
    level: 'error',
    message: 'The bracket that opens here is not closed, or a comma is missing after it.',
    hint: ({ hasComment }: { hasComment: boolean }) =>
      hasComment
        ? 'Everything after # is a comment: put quotes around a text that begins with it.'
        : 'Write lists as [one, two], with a bracket at both ends.',
    what: 'A bracket is opened and not closed, or a comma is missing.',
    why: 'Lists in brackets need both brackets and a comma between entries.',
    fix: 'The line and column given are those of the opening bracket. Read on from there to the end of the list, which may be on a line below: each `[` needs its `]`, each `{` its `}`, and two entries a comma between them. A # after a space makes the rest of its line a comment, with any bracket in it: put quotes around a text that contains one.',
    example: 'genre: [Soul, Folk]',
  },
  'yaml/colon': {
    level: 'error',
    message: 'A colon and a space within the text begin a second key on the same line.',
    hint: ({ quoted, line }: { quoted: string | undefined; line: string }) =>
      quoted
        ? `Curly quotes do not count, only straight ones: ${quoted}`
        : `Put quotes around the text:  ${line}`,
    what: 'A text contains a colon and a space, which begin a second key.',
    why: 'In YAML that is what separates a key from its value.',
    fix: 'Put quotes around the text.',
    example: "title: 'Part One: The Night'",
  },
  'yaml/comma': {
    level: 'warning',
    message: ({ value }: { value: string }) =>
      `"${value}" is one entry of the list: only the comma , divides entries.`,
    hint: ({ line }: { line: string }) =>
      `If they are several, write  [${line}]  If it is one, put quotes around it.`,
    what: 'An entry of a list contains a comma of another script.',
    why: 'Only the comma `,` divides the entries of a list.',
    fix: 'Write that comma between entries, or put quotes around an entry that contains another one.',
    example: 'genre: [بوب, فولك]',
  },
  'yaml/comment': {
    level: 'warning',
    message: ({ kept }: { kept: string }) =>
      `Everything after # is a comment, so all that counts of this text is "${kept}".`,
    hint: ({ line, note }: { line: string; note: string }) =>
      `If it is part of the text, put quotes around all of it:  ${line}  If it is a comment, put a space after the #:  # ${note.slice(1)}`,
    what: 'A text without quotes is followed by a space and a #, and whatever comes after that is a comment.',
    why: 'The title `Song #1` without quotes is shown as `Song`.',
    fix: 'Put quotes around the text. If it is a comment, put a space after the #.',
    example: 'title: "Song #1"',
  },
  'yaml/documents': {
    level: 'error',
    message: 'A line of three hyphens or dots ends the YAML here, and what follows would be lost.',
    hint: 'Remove the line; only .md files are divided by such lines.',
    what: 'There is a line of three hyphens or dots within a `.yaml` file.',
    why: 'It ends the file; what follows would be lost.',
    fix: 'Remove the line. Only `.md` files are divided by such lines.',
    example: `title: About
intro: Hello.`,
  },
  'yaml/duplicate-key': {
    level: 'error',
    message: ({ key }: { key: string }) => `"${key}" appears here for the second time.`,
    hint: ({ names, entry }: { names: readonly string[]; key: string; entry?: string }) => {
      if (names.length > 0)
        return `Write all names in one line, in brackets:  ${names[0]}: [${names.slice(1).join(', ')}]`;
      return entry
        ? `If another entry begins here, put a hyphen before it:  ${entry}`
        : 'Keep one of the two.';
    },
    what: 'A key appears twice in the same group.',
    why: 'Only one of the two could count.',
    fix: 'Keep one. Where two people had the same role, write both in one line: `Vocals: [First Name, Second Name]`. Where another entry of a list begins, put a hyphen before it.',
    example: 'bpm: 124',
  },
  'yaml/indentation': {
    level: 'error',
    message: ({ wording }: Indentation) => INDENTATION[wording],
    hint: hintIndentation,
    what: 'A line begins further left or right than the lines it belongs to.',
    why: 'In YAML the spaces before a line say what it belongs to. What comes below such a line cannot be judged, so only the first one of a file is reported.',
    fix: 'Start keys of one group in the same column, and what belongs to a key two spaces further in.',
    example: `artist:
  name: Your Name
  location: Lisbon`,
  },
  'yaml/list': {
    level: 'error',
    message: 'A list with hyphens cannot begin on the line of its key or among keys.',
    hint: 'Put each entry on a line of its own below the key, indented by two spaces: "  - entry"',
    what: 'An entry of a list is where there cannot be one.',
    why: 'A list with hyphens begins on the line after its key.',
    fix: 'Put each entry on a line of its own.',
    example: `genre:
  - Soul
  - Folk`,
  },
  'yaml/needs-quotes': {
    level: 'error',
    message: sayUnquoted,
    hint: hintQuotes,
    what: 'A text begins with a character that has a meaning in YAML.',
    why: 'These are @ ` % & * ! | > { [ # and quotation marks.',
    fix: 'Put quotes around the whole text.',
    example: "handle: '@your-name'",
  },
  'yaml/no-colon': {
    level: 'error',
    message: 'This line should have a key, a colon, a space and a value.',
    hint: ({ above, line }: { above?: string; line?: string }) => {
      if (line) return `Put a colon after the key:  ${line}`;
      return above
        ? `If it belongs to ${above} above, write  ${above}: |  there, and put two spaces before each of its lines. Otherwise write it like  title: New Song`
        : 'Write it like  title: New Song';
    },
    what: 'A line has no key and colon.',
    why: 'Every line among the keys is a key, a colon, a space and a value.',
    fix: 'Write it like that; in a longer text, indent the line by two spaces.',
    example: 'title: New Song',
  },
  'yaml/odd-space': {
    level: 'error',
    message:
      'The spaces before this line are not ordinary ones, as happens to text from Word or from a chat: they do not count.',
    hint: 'Delete the spaces at the start of the line and type them again; the same goes for the lines below.',
    what: 'A line is indented with no-break spaces or other spaces that do not count.',
    why: 'They look like spaces, but are other characters. Word processors and chats put them in.',
    fix: 'Delete the spaces at the start of the line and type them again, two for each level.',
    example: `streaming_links:
  spotify: https://open.spotify.com/track/...`,
  },
  'yaml/quote': {
    level: 'error',
    message: 'A quotation mark is opened here and never closed.',
    hint: 'Add the closing one at the end of the text.',
    what: 'A quotation mark is opened and never closed.',
    why: 'Everything after it would belong to the text.',
    fix: 'Add the closing one. Within single quotes, an apostrophe is written twice.',
    example: "title: 'It''s Late'",
  },
  'yaml/syntax': {
    level: 'error',
    message: 'Unexpected content here.',
    hint: 'Check the quotes, brackets, colons and indentation here and on the line before.',
    what: 'Something does not fit what comes before it.',
    why: 'YAML cannot be read from here on.',
    fix: 'Check the quotes, brackets, colons and spaces here and on the line before.',
    example: "title: 'New Song'",
  },
  'yaml/tab': {
    level: 'error',
    message: 'This line is indented with a tab.',
    hint: 'Use spaces, two for each level.',
    what: 'A line is indented with a tab.',
    why: 'YAML allows only spaces: how wide a tab is depends on the editor.',
    fix: 'Use two spaces for each level; many editors can insert them for you.',
    example: `artist:
  name: Your Name`,
  },
  'yaml/too-complex': {
    level: 'error',
    message: ({ isCircular }: { isCircular: boolean }) =>
      isCircular
        ? 'This refers to something that it is part of, so it would never end.'
        : 'The file is nested too deeply, or repeats itself too often, to be read.',
    hint: 'Write values out instead of referring to others with *, and use fewer brackets.',
    what: 'A file is nested too deeply, or refers to itself too often, or without end.',
    why: 'Reading it would take forever.',
    fix: 'Write values out instead of referring to others with `*`, and use fewer brackets.',
    example: 'genre: [Soul]',
  },
});
