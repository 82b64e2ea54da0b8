import { listWords } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

function listKnown(known: readonly string[]): string {
  return known.length > 0 ? `It takes ${listWords(known, 'and')}.` : 'It takes none.';
}

export interface BraceFault {
  kind: 'stray' | 'valueless' | 'twice' | 'curly' | 'address' | 'colon';
  part: string;
  known: readonly string[];
}

function formOf(name: string): string {
  return `Write a name, an equals sign and a value, in quotes if it has spaces: ${name}="…"`;
}

const CONTENTS = {
  nothing: (name: string) => `::${name} takes no text between brackets or lines.`,
  label: (name: string) => `::${name} needs its words between square brackets.`,
  text: (name: string) =>
    `::${name} needs a text: between square brackets, or on the lines before :::, not both.`,
  pictures: (name: string) => `:::${name} needs pictures on the lines before :::.`,
};

type Form = 'unclosed' | 'closes-nothing' | 'brackets' | 'braces' | 'rest' | 'colons';

const FORMS: Record<
  Form,
  { message: (name: string) => string; hint: (name: string, example: string) => string }
> = {
  unclosed: {
    message: (name) => `The directive :::${name} has no end.`,
    hint: () => 'Write ::: on its own line where it ends.',
  },
  'closes-nothing': {
    message: () => 'The line ::: ends a directive, but none begins before it.',
    hint: () => 'Remove the line, or begin the directive: :::gallery',
  },
  brackets: {
    message: (name) => `The square bracket after ${name} is not closed.`,
    hint: (_, example) => `Write it like this, on one line:  ${example}`,
  },
  braces: {
    message: (name) => `The brace after ${name} is not closed.`,
    hint: (_, example) => `Write it like this, on one line:  ${example}`,
  },
  rest: {
    message: (name) => `Something follows ::${name} on its line that does not belong to it.`,
    hint: (_, example) => `Put the rest on its own line. A directive looks like this:  ${example}`,
  },
  colons: {
    message: (name) => `The directive :::${name} has no end.`,
    hint: (name) =>
      `Write it with two colons, as there is nothing between its beginning and its end: ::${name}`,
  },
};

export const directives = defineProblems({
  'directive/attribute': {
    level: 'error',
    message: ({ name, attribute }: { name: string; attribute: string }) =>
      `"${attribute}" is not an attribute of ::${name}.`,
    hint: ({ nearest, known }: { nearest: string | undefined; known: readonly string[] }) =>
      nearest ? `Did you mean "${nearest}"?` : listKnown(known),
    about:
      'A directive has an attribute that it does not take, which is most often misspelled. `content/README.md` lists those of each: `::releases{type=album limit=4}`.',
  },
  'directive/braces': {
    level: 'error',
    message: ({ kind, part }: BraceFault) =>
      ({
        stray: `"${part}" between the braces is not an attribute.`,
        valueless: `The attribute "${part}" has no value.`,
        twice: `The attribute "${part}" is given twice.`,
        curly: `Curly quotes do not count: ${part}`,
        address: `The address ${part} has no name.`,
        colon: 'An attribute has an equals sign between its name and its value, not a colon.',
      })[kind],
    hint: ({ kind, part }: BraceFault) =>
      ({
        stray: formOf('title'),
        valueless: formOf(part),
        twice: 'Remove one of the two.',
        curly: 'Use straight quotes: "…"',
        address: `Write  url=${part}`,
        colon: `Write  ${part}`,
      })[kind],
    about:
      'What is between the braces is not a list of attributes, each a name, an equals sign and a value: `::video{url=https://youtu.be/… title="Live in the studio"}`.',
  },
  'directive/contents': {
    level: 'error',
    message: ({ name, takes }: { name: string; takes: keyof typeof CONTENTS }) => CONTENTS[takes](name),
    hint: ({ example }: { example: string }) => `It looks like this:  ${example.replaceAll('\n', '  ')}`,
    about:
      'A directive lacks text or pictures, or has some that it cannot use. A button needs words, a quote needs a text, a gallery needs pictures; the others take nothing: `::button[Book a lesson]{url=/contact/}`.',
  },
  'directive/form': {
    level: 'error',
    message: ({ name, kind }: { name: string; kind: Form }) => FORMS[kind].message(name),
    hint: ({ name, kind, example }: { name: string; kind: Form; example: string }) =>
      FORMS[kind].hint(name, example.split('\n')[0] ?? ''),
    about:
      'The end, a bracket or a brace of a directive is missing, or there is too much on its line. Two colons begin a directive of one line. Three begin one of several lines, and three more end it.',
  },
  'directive/gallery': {
    level: 'error',
    message: ({ name }: { name: string }) => `:::${name} may contain only pictures, one on each line.`,
    hint: 'Write ![What it shows](photos/file.jpg "Caption"), and move other text before or after it.',
    about: 'A gallery contains only pictures. Write words about a picture between quotes after its file.',
  },
  'directive/missing': {
    level: 'error',
    message: ({ name, attribute }: { name: string; attribute: string }) => `::${name} needs "${attribute}".`,
    hint: ({ description, example }: { description: string; example: string }) =>
      `${description} Write it like this:  ${example}`,
    about:
      'A directive lacks an attribute that it needs. Add it between the braces: `::player{release=new-song}`.',
  },
  'directive/place': {
    level: 'error',
    message: ({ name, isRich }: { name: string; isRich: boolean }) =>
      isRich
        ? `The directive "${name}" would be shown as text here.`
        : `The directive "${name}" cannot be used in this text.`,
    hint: ({ isRich }: { isRich: boolean }) =>
      isRich
        ? 'Write it on its own line that begins with two colons, outside of lists, quotes and other directives.'
        : 'Directives belong in the text below the keys of a .md file, and in the sections of About.',
    about:
      'A directive is on its own line, with an empty line before and after, in the text below the keys of a `.md` file or in a section of About. Elsewhere it would be shown as it is typed.',
  },
  'directive/unknown': {
    level: 'error',
    message: ({ name }: { name: string }) => `There is no directive "${name}".`,
    hint: ({ nearest, known }: { nearest: string | undefined; known: readonly string[] }) =>
      nearest ? `Did you mean "${nearest}"?` : `There are ${listWords(known, 'and')}.`,
    about:
      'A line that begins with two or three colons names a directive, and there is none of this name. `content/README.md` explains each.',
  },
});
