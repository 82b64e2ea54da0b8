import { defineProblems } from '../define.ts';

/** Spaces before a line that begins in the wrong column, and before the line above, if both can belong together. */
export interface Indentation {
  spaces: number;
  wanted: number | undefined;
  /** It is the first line of the file. */
  isFirst?: boolean;
  entry?: MissingHyphen;
  noted?: NotedEntry;
}

function hintIndentation({ spaces, wanted, isFirst, entry, noted }: Indentation): string {
  const excess = spaces === 1 ? 'the space' : `the ${spaces} spaces`;
  if (isFirst) return `Remove ${excess} before it.`;
  if (noted) return hintNoted(noted);
  if (wanted !== undefined && entry?.isAbove)
    return `If an entry of a list begins in the line above, put a hyphen before it:  ${entry.line}  Otherwise put ${wanted} spaces before this line, not ${spaces}.`;
  if (wanted !== undefined && entry)
    return `If another entry begins here, put a hyphen before it:  ${entry.line}  If it belongs with the line above, put ${wanted} spaces before it, not ${spaces}.`;
  if (wanted === undefined)
    return 'Keys of one group start in the same column; what belongs to a key is two spaces further in.';
  return wanted === 0
    ? `If it belongs with the line above, remove ${excess} before it.`
    : `If it belongs with the line above, put ${wanted} spaces before it, not ${spaces}.`;
}

/** The first line of an entry, with the hyphen that it lacks; the wrong line itself, or the one above. */
export interface MissingHyphen {
  line: string;
  isAbove: boolean;
}

/** The first line of an entry, from its hyphen on, that is in a comment; and the spaces that belong before it. */
export interface NotedEntry {
  line: string;
  spaces: number;
}

/** The advice to make a line of it again. */
export function hintNoted({ line, spaces }: NotedEntry): string {
  const move = spaces > 0 ? ` and put ${spaces} spaces before the hyphen` : '';
  return `The line above that begins with # does not count. If an entry begins there, remove the #${move}:  ${line}`;
}

type Unquoted = { wording: 'start' | 'whole'; character: string; quoted: string } | { wording: 'block' };

export const yaml = defineProblems({
  'quotes/curly': {
    level: 'warning',
    message: ({ text }: { text: string }) =>
      `The curly quotes around "${text}" are part of the text, and shown with it.`,
    hint: 'Remove them, or write straight ones. Only straight quotes mark where a text begins and ends.',
    about:
      'A text is in curly quotes. Only straight quotes, `"` and `\'`, mark where a text begins and ends. Curly ones, as word processors write them, appear on the page.',
  },
  'quotes/lone': {
    level: 'warning',
    message: ({ text, place }: { text: string; place: 'start' | 'end' }) =>
      `There is one quotation mark at the ${place} of "${text}", and it is shown with it.`,
    hint: 'Remove it. If a pair is meant, write the other one as well.',
    about:
      'A text begins or ends with `"`, and has no other. Most often it is what is left of a pair. It is a part of the text, and appears on the page.',
  },
  'yaml/backslash': {
    level: 'error',
    message: 'Within double quotes, a backslash begins a special character, and this is not one.',
    hint: 'Write two backslashes for one, or use single quotes.',
  },
  'yaml/bracket': {
    level: 'error',
    message: ({ isGroup }: { isGroup: boolean }) =>
      `The ${isGroup ? 'brace' : 'bracket'} that opens here is not closed, or a comma is missing after it.`,
    hint: ({ hasComment, isGroup }: { hasComment: boolean; isGroup: boolean }) => {
      if (hasComment) return 'Everything after # is a comment: put quotes around a text that begins with it.';
      return isGroup
        ? 'Put the missing } at its end, and a comma between two keys: {key: value, key: value}.'
        : 'Write lists as [one, two], with a bracket at both ends.';
    },
    about:
      'A bracket or a brace is not closed, or a comma is missing after it. Read on from there to the end of the list: each `[` needs its `]`, each `{` its `}`, and two entries a comma between them. A # after a space makes the rest of its line a comment.',
  },
  'yaml/colon': {
    level: 'error',
    message: 'A colon and a space within the text begin a second key on the same line.',
    hint: ({ quoted, line }: { quoted: string | undefined; line: string }) =>
      quoted
        ? `Curly quotes do not count, only straight ones: ${quoted}`
        : `Put quotes around the text:  ${line}`,
    about:
      "A colon and a space separate a key from its value. Put quotes around a text that contains them: `title: 'Part One: The Night'`.",
  },
  'yaml/comma': {
    level: 'warning',
    message: ({ value }: { value: string }) =>
      `"${value}" is one entry of the list: only the comma , divides entries.`,
    hint: ({ line }: { line: string }) =>
      `If they are several, write  ${line}  If it is one, put quotes around it.`,
    about:
      'An entry of a list contains a comma of another script. Only the comma `,` divides the entries of a list, not those of other scripts: `genre: [بوب, فولك]`.',
  },
  'yaml/comment': {
    level: 'warning',
    message: ({ kept }: { kept: string }) =>
      `Everything after # is a comment, so this text is only "${kept}".`,
    hint: ({ line, note }: { line: string; note: string }) =>
      `If it is part of the text, put quotes around all of it:  ${line}  If it is a comment, put a space after the #:  # ${note.slice(1)}`,
    about:
      'Without quotes, `title: Song #1` is shown as "Song". Put quotes around the text; if it is a comment, put a space after the #.',
  },
  'yaml/documents': {
    level: 'error',
    message: 'A line of three hyphens or dots ends the YAML here, and what follows would be lost.',
    hint: 'Remove the line; only .md files are divided by such lines.',
  },
  'yaml/duplicate-key': {
    level: 'error',
    message: ({ key }: { key: string }) => `"${key}" appears here for the second time.`,
    hint: ({
      names,
      entry,
      noted,
    }: {
      names: readonly string[];
      key: string;
      entry?: string;
      noted?: NotedEntry;
    }) => {
      if (names.length > 0)
        return `Write one line with all names in place of the two:  ${names[0]}: [${names.slice(1).join(', ')}]`;
      if (noted) return hintNoted(noted);
      return entry
        ? `If another entry begins here, put a hyphen before it:  ${entry}`
        : 'Keep one of the two.';
    },
    about:
      'A key appears twice in the same group. Only one of the two could count. Write two people with the same role in one line, `Vocals: [First Name, Second Name]`. If another entry of a list begins here, put a hyphen before it.',
  },
  'yaml/indentation': {
    level: 'error',
    message: 'This line starts further left or right than the lines it belongs to.',
    hint: hintIndentation,
    about:
      'The spaces before a line decide what it belongs to. Keys of one group start in the same column, and what belongs to a key two spaces further in. Only the first such line of a file is reported.',
  },
  'yaml/list': {
    level: 'error',
    message: 'A list with hyphens cannot begin on the line of its key or among keys.',
    hint: ({ entry }: { entry: string }) =>
      `Put each entry on its own line below the key, two spaces further in:  ${entry}`,
    about:
      'Each entry of a list is on its own line below the key, two spaces further in, and begins with a hyphen and a space.',
  },
  'yaml/needs-quotes': {
    level: 'error',
    message: (found: Unquoted) => {
      if (found.wording === 'block') return 'After | or > the text begins on the next line.';
      return found.wording === 'start'
        ? `A text cannot begin with ${found.character} unless it is in quotes.`
        : `The value ends before this point, because it begins with ${found.character}.`;
    },
    hint: (found: Unquoted) =>
      found.wording === 'block'
        ? 'Move the text to the next line, indented by two spaces, or put quotes around all of it.'
        : `Put quotes around ${found.wording === 'start' ? 'it' : 'all of it'}: ${found.quoted}`,
    about:
      "A text begins with a character that has a meaning in YAML. In YAML, @ ` % & * ! ? | > { [ # and quotation marks have a meaning at the start of a text. Put quotes around all of it: `handle: '@your-name'`.",
  },
  'yaml/no-colon': {
    level: 'error',
    message: 'This line should have a key, a colon, a space and a value.',
    hint: ({ above, line, slip }: { above?: string; line?: string; slip?: 'odd' | 'space' }) => {
      if (slip === 'odd')
        return `The colon or the space after it is not an ordinary one. Type the line again:  ${line}`;
      if (slip === 'space') return `Put a space after the colon:  ${line}`;
      if (line) return `Put a colon after the key:  ${line}`;
      return above
        ? `If it belongs to ${above} above, write  ${above}: |  there, and put two spaces before each of its lines. Otherwise write it like  title: New Song`
        : 'Write it like  title: New Song';
    },
    about:
      'Each line among the keys is a key, a colon, a space and a value, such as `title: New Song`. Below a longer text, which begins with `|`, each line is indented by two spaces.',
  },
  'yaml/odd-space': {
    level: 'error',
    message:
      'The spaces before this line are not ordinary spaces, as often in text copied from Word or a chat, so they do not count.',
    hint: 'Delete the spaces at the start of the line and type them again; the same goes for the lines below.',
    about: 'They look like spaces, but are other characters. Word processors and chats put them in.',
  },
  'yaml/quote': {
    level: 'error',
    message: 'A quotation mark is opened here and never closed.',
    hint: 'Add the closing one at the end of the text.',
    about: "Within single quotes, an apostrophe is written twice: `title: 'It''s Late'`.",
  },
  'yaml/syntax': {
    level: 'error',
    message: 'Unexpected content here.',
    hint: 'Check the quotes, brackets, colons and indentation here and on the line before.',
  },
  'yaml/tab': {
    level: 'error',
    message: 'This line is indented with a tab.',
    hint: 'Use spaces, two for each level.',
    about: 'YAML allows only spaces, as the width of a tab depends on the editor.',
  },
  'yaml/too-complex': {
    level: 'error',
    message: ({ isCircular }: { isCircular: boolean }) =>
      isCircular
        ? 'This refers to something that it is part of, so it would never end.'
        : 'The file is nested too deeply, or repeats itself too often, to be read.',
    hint: 'Write values out instead of referring to others with *, and use fewer brackets.',
    about: 'Reading the file would take forever.',
  },
});
