import { defineProblems } from '../define.ts';

export const words = defineProblems({
  'site/language': {
    level: 'error',
    message: ({ language, spoken }: { language: string; spoken: readonly string[] }) =>
      `Liner has no words in the language "${language}", only in ${spoken.join(', ')}: menu, buttons and dates would be in English, on pages that claim to be in another language.`,
    hint: 'Write one of these languages, or write the words yourself, below  words:  in site.yaml.',
    what: 'The `language` of `site.yaml` is one that Liner has no words in, and there are none under `words` either.',
    why: 'Screen readers would read English words aloud as if they were of that language, and search engines would file the site under it.',
    fix: 'Write one of the languages that the message names, with a region where you like: `en_GB`, `pt_BR`. Or give the words yourself, under `words` in `site.yaml`. Your own texts may be in any language.',
    example: 'language: en_GB',
  },
  'words/braces': {
    level: 'error',
    message: ({ word, text, braces }: { word: string; text: string; braces: readonly string[] }) =>
      braces.length > 0
        ? `The word ${word} must contain ${braces.join(', ')}, and nothing else in braces: Liner's own is "${text}".`
        : `The word ${word} may contain nothing in braces: Liner's own is "${text}".`,
    hint: 'Copy what is in braces exactly.',
    what: 'A text under `words` in `site.yaml` lacks something in braces that Liner fills in, or has something else in braces.',
    why: 'Where Liner writes a title, a number or a name into a text, `{title}` is its place. Without it the title would be missing.',
    fix: 'Put what the message names into the text, spelled exactly so.',
    example: 'words: {dates: {long: {day: "{month} {day}, {year}"}}}',
  },
  'words/missing': {
    level: 'warning',
    message: ({
      language,
      missing,
      count,
    }: {
      language: string;
      missing: readonly string[];
      count: number;
    }) =>
      `${count} words are still English on a site in "${language}": ${missing.join(', ')}${count > missing.length ? ' and others' : ''}.`,
    hint: 'Write them below  words:  in site.yaml.',
    what: 'The site is in a language that Liner has no words in, and `words` in `site.yaml` does not have all of them.',
    why: 'Those that are missing are shown in English.',
    fix: 'Add them under `words`. What is never shown on your site may be left out; then ignore this warning with `check: {ignore: [words/missing]}`.',
    example: 'words: {dates: {long: {months: {january: januari}}}}',
  },
  'words/type': {
    level: 'error',
    message: ({ word, text }: { word: string; text?: string | undefined }) =>
      text === undefined
        ? `${word} is a group of words, so one text cannot replace it.`
        : `The word ${word} must be text. Liner's own is "${text}".`,
    hint: ({ text }: { text?: string | undefined }) =>
      text === undefined
        ? 'Write the words of the group below it, each indented by two more spaces.'
        : 'Put quotes around it, or remove the line.',
    what: 'An entry under `words` in `site.yaml` is not a text: it is empty, a number or a list, or it has keys where a text belongs, or a text where keys belong.',
    why: 'Each word of the interface can be replaced by another text, and by nothing else.',
    fix: 'Write a text, in quotes where it has a colon or begins with a number, or remove the line.',
    example: 'words: {lists: {comma: ", "}}',
  },
  'words/unknown': {
    level: 'error',
    message: ({ word }: { word: string; nearest?: string | undefined }) => `Liner has no word "${word}".`,
    hint: ({ nearest }: { word: string; nearest?: string | undefined }) =>
      nearest === undefined ? 'Remove the line.' : `Did you mean "${nearest}"?`,
    what: 'An entry under `words` in `site.yaml` has a name that no word of the interface has.',
    why: 'It would replace nothing, and the word that was meant would stay as it is.',
    fix: 'Correct the name, or remove the line. `generator/words/en` in the folder of Liner lists all words.',
    example: 'words: {dates: {range: "{first} to {last}"}}',
  },
});
