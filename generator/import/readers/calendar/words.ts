/** Words of entries in calendars, in the languages of people who play: a list of expressions for each kind. */
import words from './words.json' with { type: 'json' };

/** One expression for all words of a kind. */
export function wordsOf(kind: keyof typeof words): string {
  return words[kind].join('|');
}
