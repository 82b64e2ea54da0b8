import { defineProblems } from '../define.ts';

const correct = ({ correction }: { correction: Correction | undefined }) => {
  if (!correction) return undefined;
  const word: (line: string, ...words: string[]) => string = CORRECTIONS[correction.how];
  return word(correction.line ?? '', ...(correction.words ?? []));
};

/** How a value can be corrected: the wording, and the line or word to write, with what the wording needs besides. */
export interface Correction {
  how: keyof typeof CORRECTIONS;
  line?: string;
  words?: readonly string[];
  /** The value that is meant, if the line shows only a part of it. */
  means?: unknown;
  /** Whether something else is as likely to be meant. */
  isUnclear?: boolean;
}

/** The wordings of corrections, by their names. */
export const CORRECTIONS = {
  advice: (sentence) => sentence,
  brackets: (line) => `Put brackets around it: ${line}`,
  comment: (line) => `Everything after # is a comment. Put quotes around the text: ${line}`,
  copyFile: (line, folder) => `Copy the file into ${folder}, and write  ${line}`,
  closingQuote: (line) => `Remove the quote at the end:  ${line}`,
  curly: (line) => `Remove the curly quotes: ${line}`,
  daysOfMonth: (month, days) => `${month} has ${days} days.`,
  dateOrder: (line) => `The year comes first, then month and day, with hyphens:  ${line}  is 1 August 2025.`,
  dollars: (line) => `Dollars have several currencies. For those of the United States, write  ${line}`,
  either: (line, meaning, other, otherMeaning) =>
    `Write  ${line}  for ${meaning}, or  ${other}  for ${otherMeaning}.`,
  empty: () => 'Write something after the colon, or remove the line.',
  example: (line) => `For example:  ${line}`,
  export: (line) => `Export it as FLAC, or as WAV with 16 or 24 bits, and name that file:  ${line}`,
  hyphens: () => 'Put a space after each hyphen.',
  invisible: (line) => `There is an invisible character in it. Delete the line and type it again:  ${line}`,
  keysBelow: (line) =>
    `Write its keys below it, one per line, each indented by two spaces${line && `, or all on one line:  ${line}`}${line ? '' : '.'}`,
  entries: (line) => `Write one entry per line below the key, each with a hyphen:  ${line}`,
  hyphen: (line) => `Put a hyphen before the first key of each entry:  ${line}`,
  nextDay: (line, date) =>
    `The day is over by then. ${date ? `Write  ${date}  and  ${line}` : `Write the date of the next day, and  ${line}`}`,
  noDate: () => 'Leave it out until the date is known.',
  noDay: () => 'Until the day is known, put # before the line, or before the whole entry if it needs a day.',
  noTime: (line) => `Write it in digits, such as  ${line}  – or leave it out until it is known.`,
  paste: (line) =>
    `Open the file and copy its text. Write  ${line}  and paste the text below it, each line indented by two spaces.`,
  words: () => 'Write words here. For pictures and recordings there are other keys:  npx liner help keys',
  price: (line) => `This is for the address where they are sold. For what they cost, write  ${line}`,
  role: (line) => `Write the role before the name:  ${line}`,
  entryKey: (line) => `Keep the hyphen and name what it is:  ${line}`,
  clock: (line, city) =>
    `Places with that clock are named one by one. If yours has that of ${city.replaceAll('_', ' ')}, write  ${line}`,
  colon: (line) => `Put a colon after the key:  ${line}`,
  commas: (line) => `Put brackets around it, and a comma between entries: ${line}`,
  keysOnLines: () => 'Write a key, a colon and a value on each line, without a hyphen before them.',
  languages: (line, blocks, unknown, list) =>
    `Write  ${line}${blocks && `  and below ${list}, in the column of the key,  ${blocks}`}${
      unknown && ` . The site does not have ${unknown}: to add a language, see  npx liner help languages`
    }`,
  listKey: (line) => `Put  ${line}  on its own line above the list.`,
  nearest: (word) => `Did you mean "${word}"?`,
  omit: () => 'Leave it out.',
  otherService: (line, link) =>
    `If the service takes addresses as JSON, write  ${line}  – if not, remove newsletter and link to its own page in menu:  - ${link}`,
  quotedNull: (line) => `Put quotes around it if it is meant as text: ${line}`,
  quotes: (line) => `Put quotes around it: ${line}`,
  remove: () => 'Remove the line.',
  single: (line) => `Only one fits here: ${line}`,
  singleValue: () => 'Only one value fits here.',
  lookUp: () => 'Copy all of it from your distributor, or remove the line.',
  space: (line) => `Put a space after the colon:  ${line}`,
  spaceInHost: (line) => `The name of a host has no spaces. Write  ${line}`,
  spacesOf: (line) => `Write spaces as %20:  ${line}`,
  spaces: (line) => `Put a space after each colon:  ${line}`,
  unquote: (line) => `Remove the quotes: ${line}`,
  until: (line, end) => `Write  ${line}  and on a line below it  ${end}`,
  word: (line) => `Write the word only:  ${line}`,
  write: (line) => `Write  ${line}`,
  zone: () =>
    'Name the continent and a large city with the same clock, as in Europe/Berlin, Africa/Lagos or America/New_York.',
} satisfies Record<string, (line: string, ...words: string[]) => string>;

export interface MissingKey {
  key: string;
  description: string | undefined;
  /** What the file has of it: nothing, the key without a value, or the key and a comment. */
  found: 'nothing' | 'key' | 'comment';
  /** The line with an example. */
  line: string | undefined;
}

const describeValue = ({ name, expectation, found }: WrongValue) =>
  `${name} ${expectation}${found && `, but ${found}`}.`;

export interface WrongValue {
  /** The path of the value in words: `tracks, entry 2, duration`. */
  name: string;
  /** `must be text`. */
  expectation: string;
  /** The value found instead, `is the number 28`; empty if that is plain. */
  found: string;
  correction: Correction | undefined;
}

export interface UnknownKey {
  nearest: string | undefined;
  known: readonly string[];
  /** An empty group above that has such a key. */
  owner?: string | undefined;
  /** A key that is meant, or the line to write, if they are known. */
  meant?: string | undefined;
  line?: string | undefined;
  /** What to do, if no key is meant. */
  advice?: string | undefined;
}

export const schema = defineProblems({
  'schema/key': {
    level: 'error',
    message: ({ key, place, expectation }: { key: string; place: string; expectation: string }) =>
      `The key "${key}" in ${place} ${expectation}.`,
    hint: correct,
    about:
      'The form of a key is not allowed. Names that you choose, such as those under `links`, become part of texts and addresses: use lower-case letters, digits and hyphens.',
  },
  'schema/missing': {
    level: 'error',
    message: ({ key, place }: { key: string; place: string }) =>
      `"${key}" is missing${place && ` in ${place}`}.`,
    hint: ({ key, description, found, line }: MissingKey) =>
      found === 'nothing'
        ? `Add a line that begins with  ${key}:${description ? `  (${description})` : ''}`
        : found === 'comment'
          ? 'Everything after # is a comment. Write something before it, or put quotes around the text.'
          : `Write something after the colon${line ? `, such as  ${line}` : '.'}`,
    about: 'A required key is missing, or has nothing after it. Add it, or write something after its colon.',
  },
  'schema/secret': {
    level: 'error',
    message: ({ key }: { key: string }) => `"${key}" is a secret, which must not be in this folder.`,
    hint: ({ variable }: { variable: string }) =>
      `Remove the line and put its value into the environment variable ${variable}. If others have seen it, get a new one.`,
    about:
      'A password or a token is in a file of the site. Everybody who gets the files, such as the visitors of a public repository, could change your site. Put the value into the environment variable that the hint names. If others have seen it, get a new one.',
  },
  'schema/type': {
    level: 'error',
    message: describeValue,
    hint: correct,
    about:
      'A value has the wrong type. YAML infers the type from the spelling: `28` is a number, `"28"` is text, `[Soul]` is a list. Most of the time the value needs quotes or brackets.',
  },
  'schema/unknown-key': {
    level: 'error',
    message: ({ key, place }: { key: string; place: string }) => `"${key}" is not a key of ${place}.`,
    hint: ({ nearest, known, owner, meant = nearest, line, advice }: UnknownKey) => {
      if (owner) return `If it belongs to ${owner} above, put two spaces before it.`;
      if (advice) return advice;
      if (line) return `Write  ${line}`;
      return meant ? `Did you mean "${meant}"?` : `The keys are: ${known.join(', ')}.`;
    },
    about:
      'A key is not known here, so it would do nothing. Most often it is misspelled, or indented too far. `content/README.md` lists all keys.',
  },
  'schema/value': {
    level: 'error',
    message: describeValue,
    hint: correct,
    about:
      'A value has the right type, but is not valid: it may be a day that does not exist, an address without `https://`, or a word that is not one of the choices. Write it as the message says.',
  },
});
