import { listWords } from '../../lib/suggest.ts';
import { defineProblems } from '../define.ts';

type Form = 'unclosed' | 'closes-nothing' | 'brackets' | 'braces' | 'rest' | 'colons';

const FORMS: Record<
  Form,
  { message: (name: string) => string; hint: (name: string, example: string) => string }
> = {
  unclosed: {
    message: (name) => `The directive :::${name} has no end.`,
    hint: () => 'Write ::: on a line of its own where it ends.',
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
    hint: (_, example) => `Put the rest on a line of its own. A directive looks like this:  ${example}`,
  },
  colons: {
    message: (name) => `The directive :::${name} has no end.`,
    hint: (name) =>
      `Write it with two colons, as there is nothing between its beginning and its end: ::${name}`,
  },
};

const CONTENTS = {
  nothing: (name: string) => `::${name} takes no text between brackets or lines.`,
  label: (name: string) => `::${name} needs its words between square brackets.`,
  text: (name: string) =>
    `::${name} needs a text: between square brackets, or on the lines before :::, not both.`,
  pictures: (name: string) => `:::${name} needs pictures on the lines before :::.`,
};

export interface BraceFault {
  kind: 'stray' | 'valueless' | 'twice' | 'curly' | 'address' | 'colon';
  part: string;
  known: readonly string[];
}

function listKnown(known: readonly string[]): string {
  return known.length > 0 ? `It takes ${listWords(known, 'and')}.` : 'It takes none.';
}

function formOf(name: string): string {
  return `Write a name, an equals sign and a value, in quotes if it has spaces: ${name}="…"`;
}

export const directives = defineProblems({
  'directive/attribute': {
    level: 'error',
    message: ({ name, attribute }: { name: string; attribute: string }) =>
      `"${attribute}" is not an attribute of ::${name}.`,
    hint: ({ nearest, known }: { nearest: string | undefined; known: readonly string[] }) =>
      nearest ? `Did you mean "${nearest}"?` : listKnown(known),
    what: 'A directive has an attribute that it does not know.',
    why: 'It would do nothing. Most often it is misspelled.',
    fix: 'Use one that the hint names. `content/README.md` lists the attributes of each directive.',
    example: '::releases{type=album limit=4}',
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
    what: 'What is between the braces of a directive is not a list of attributes.',
    why: 'Each attribute is a name, an equals sign and a value.',
    fix: 'Put quotes around values with spaces, and nothing else between the braces.',
    example: '::video{url=https://www.youtube.com/watch?v=… title="Live in the studio"}',
  },
  'directive/contents': {
    level: 'error',
    message: ({ name, takes }: { name: string; takes: keyof typeof CONTENTS }) => CONTENTS[takes](name),
    hint: ({ example }: { example: string }) => `It looks like this:  ${example.replaceAll('\n', '  ')}`,
    what: 'A directive has no text or pictures although it needs them, or has some that it cannot use.',
    why: 'A button needs words, a quote needs a text and a gallery needs pictures; the others create what they show by themselves.',
    fix: 'Write it as in the hint.',
    example: '::button[Book a lesson]{url=/contact/}',
  },
  'directive/form': {
    level: 'error',
    message: ({ name, kind }: { name: string; kind: Form }) => FORMS[kind].message(name),
    hint: ({ name, kind, example }: { name: string; kind: Form; example: string }) =>
      FORMS[kind].hint(name, example.split('\n')[0] ?? ''),
    what: 'A directive is not complete: its end, a bracket or a brace is missing, or there is too much on its line.',
    why: 'Liner could only guess where it ends.',
    fix: 'Two colons begin a directive of one line. Three begin one of several lines, and three end it.',
    example: `:::gallery
![The band on stage](photos/stage.jpg)
:::`,
  },
  'directive/gallery': {
    level: 'error',
    message: ({ name }: { name: string }) => `:::${name} may contain only pictures, one on each line.`,
    hint: 'Write ![What it shows](photos/file.jpg "Caption"), and move other text before or after it.',
    what: 'There is a text, or another directive, among the pictures of a gallery.',
    why: 'It has no place between pictures that are side by side.',
    fix: 'Write words about a picture between quotes after its file.',
    example: `:::gallery
![The band on stage](photos/stage.jpg "In Lisbon")
:::`,
  },
  'directive/missing': {
    level: 'error',
    message: ({ name, attribute }: { name: string; attribute: string }) => `::${name} needs "${attribute}".`,
    hint: ({ description, example }: { description: string; example: string }) =>
      `${description} Write it like this:  ${example}`,
    what: 'A directive lacks an attribute that it needs.',
    why: 'There would be nothing to show.',
    fix: 'Add it between the braces.',
    example: '::player{release=new-song}',
  },
  'directive/newsletter': {
    level: 'error',
    message: 'There is a form for the newsletter here, but site.yaml has no newsletter.',
    hint: 'Add newsletter: to site.yaml, or remove the line.',
    what: 'A text has `::newsletter`, and `site.yaml` does not say where the addresses go.',
    why: 'A form that sends nothing would mislead visitors.',
    fix: 'Add `newsletter` to `site.yaml`, or remove the line.',
    example: `newsletter:
  provider: buttondown`,
  },
  'directive/place': {
    level: 'error',
    message: ({ name, isRich }: { name: string; isRich: boolean }) =>
      isRich
        ? `The directive "${name}" would be shown as text here.`
        : `The directive "${name}" cannot be used in this text.`,
    hint: ({ isRich }: { isRich: boolean }) =>
      isRich
        ? 'Write it on a line of its own that begins with two colons, outside of lists, quotes and other directives.'
        : 'Directives belong in the text below the keys of a .md file, and in the sections of About.',
    what: 'A directive is within a list, a quote, a table or another directive, has too few colons, or is in a text that takes none.',
    why: 'It would be shown as it is typed.',
    fix: 'Put it on a line of its own, with an empty line before and after.',
    example: `- an entry of a list

::video{url=https://www.youtube.com/watch?v=…}`,
  },
  'directive/player': {
    level: 'error',
    message: ({ release }: { release: string }) =>
      `There is no player for "${release}": it has no recording and no SoundCloud address.`,
    hint: 'Add audio: or its SoundCloud address to its file, or remove the line.',
    what: 'A text has `::player` for music that has neither a recording (`audio`) nor a SoundCloud address; a mix may be on Mixcloud as well.',
    why: 'The player would have nothing to play.',
    fix: 'Add the recording or the address to the file of the release, the remix or the mix.',
    example: `streaming_links:
  soundcloud: https://soundcloud.com/your-name/new-song`,
  },
  'directive/release': {
    level: 'error',
    message: ({ release }: { release: string }) => `There is no release, remix or mix "${release}".`,
    hint: ({ nearest }: { nearest: string | undefined }) =>
      nearest ? `Did you mean "${nearest}"?` : 'Write the name of its file, without .md',
    what: 'A directive names a release, a remix or a mix that does not exist, or that is a draft.',
    why: 'There would be nothing to show.',
    fix: 'Write the name of its file without the ending.',
    example: 'releases/new-song.md:   ::player{release=new-song}',
  },
  'directive/unknown': {
    level: 'error',
    message: ({ name }: { name: string }) => `There is no directive "${name}".`,
    hint: ({ nearest, known }: { nearest: string | undefined; known: readonly string[] }) =>
      nearest ? `Did you mean "${nearest}"?` : `There are ${listWords(known, 'and')}.`,
    what: 'A line begins with two or three colons and a name that no directive has.',
    why: 'It would be shown as it is typed.',
    fix: 'Use one of the names in the hint. `content/README.md` explains each.',
    example: '::events{limit=3}',
  },
  'directive/video': {
    level: 'error',
    message: ({ url }: { url: string }) => `Liner cannot play a video at ${url}`,
    hint: 'Use the address of the video on YouTube or Vimeo, or write a link instead: [Watch it](https://…)',
    what: 'The address of a `::video` is not that of a video on YouTube or Vimeo.',
    why: 'Only their players are known; another page would show nothing.',
    fix: 'Use an address of YouTube or Vimeo, or link to the video.',
    example: '::video{url=https://vimeo.com/…}',
  },
});
