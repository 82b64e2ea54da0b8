import { listWords } from '../../engine/lib/suggest.ts';
import { defineProblems } from '../../engine/problems/define.ts';

export const words = defineProblems({
  'site/language': {
    level: 'error',
    message: ({ language, spoken }: { language: string; spoken: readonly string[] }) =>
      `Liner has no words in the language "${language}", only in ${spoken.join(', ')}: menu, buttons and dates would be in English, on pages that claim to be in another language.`,
    hint: 'Write one of these languages, or write the words yourself, below  words:  in site.yaml.',
    about:
      'Liner has no words in the language of the site. Screen readers would read English words as if they were of that language. Your own texts may be in any language.',
  },
  'words/braces': {
    level: 'error',
    message: ({ word, text, braces }: { word: string; text: string; braces: readonly string[] }) =>
      braces.length > 0
        ? `The word ${word} must contain ${braces.join(', ')}, and nothing else in braces: Liner's own is "${text}".`
        : `The word ${word} may contain nothing in braces: Liner's own is "${text}".`,
    hint: 'Copy what is in braces exactly.',
    about:
      'Liner writes titles, numbers or names in place of what is in braces. A text under `words` must contain the same as the word that it replaces, and nothing else in braces.',
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
    about:
      'Liner has no words in the language of the site, and `words` does not have all of them. Words that are missing are shown in English. If your site never shows them, add `check: {ignore: [words/missing]}`.',
  },
  'words/type': {
    level: 'error',
    message: ({ word, text }: { word: string; text?: string | undefined }) =>
      text === undefined
        ? `${word} is a group of words, so one text cannot replace it.`
        : `The word ${word} must be text. Liner's own is "${text}".`,
    hint: ({ word, text, isGroup }: { word: string; text?: string | undefined; isGroup: boolean }) => {
      if (text === undefined)
        return 'Write the words of the group below it, each indented by two more spaces.';
      return isGroup
        ? `Write the text behind it, with nothing below:  ${word.split('.').at(-1)}: ${JSON.stringify(text)}`
        : 'Put quotes around it, or remove the line.';
    },
    about:
      'Each word of the interface can be replaced by a text. Put quotes around one with a colon in it; below a group, write the words of the group.',
  },
  'words/unknown': {
    level: 'error',
    message: ({ word }: UnknownWord) => `Liner has no word "${word}".`,
    hint: ({ nearest, forms, meant, line }: UnknownWord) => {
      if (forms) return `It has a text for each of these: ${listWords(forms, 'and')}.`;
      if (line === undefined)
        return nearest === undefined
          ? 'Remove the line, or look for its key:  npx liner help words'
          : `Did you mean "${nearest}"?`;
      return meant.length > 1
        ? `Several words say that: ${listWords(meant, 'and')}. Write the one that you mean, such as  ${line}`
        : `Write  ${line}`;
    },
    about:
      'An entry under `words` in `site.yaml` replaces no word of the interface. Correct the key, or remove the line. `npx liner help words` lists all words by their keys, and `npx liner help words show` those with this text.',
  },
});

/** A key that no word has. */
export interface UnknownWord {
  word: string;
  /** The most similar key. */
  nearest?: string | undefined;
  /** The keys of a count, where it is none of them. */
  forms?: readonly string[] | undefined;
  /** The words that say what was written in place of a key: `events.shows`. */
  meant: readonly string[];
  /** What to write for the first of them. */
  line?: string | undefined;
}
