/** The words of the interface that an unknown key below `words` means, by what they say. */
import { inline } from '../../engine/content/validate/fit.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import type { Site } from '../schema/site.ts';
import { variantsOf } from '../speech.ts';
import {
  findMeant,
  findSimilar,
  TRANSLATIONS,
  type Words,
  type WrongText,
  wordsFor,
} from '../words/index.ts';

/** The settings that decide on the words of a language. */
export type Speech = Pick<Site, 'language' | 'words' | 'address' | 'artist'>;

/** Liner's words of the site. */
export function wordsOfSpeech({ language, ...others }: Speech): Words {
  return wordsFor(language, undefined, variantsOf(others));
}

/** The most words that a message names. */
const MOST = 3;

/**
 * The words, most often one or none, and the line to write for the first of them.
 * @param path of the key, below `words`
 * @param known what is said of the key already: a similar one, so no text need be
 */
export function findMeantWords(
  speech: Speech,
  path: readonly string[],
  { nearest, forms }: Pick<WrongText, 'nearest' | 'forms'>,
): { meant: string[]; line?: string } {
  const { language, words = {} } = speech;
  const value = path.reduce<unknown>(fieldOf, words);
  const [code = '', ...below] = path;
  if (isRecord(value) && below.length === 0 && TRANSLATIONS.includes(code))
    return {
      meant: [],
      line: write(code === language.slice(0, 2) ? { words: value } : { [code]: { words: value } }),
    };
  if (typeof value !== 'string' || forms) return { meant: [] };
  const catalogues = [wordsOfSpeech(speech).texts, wordsFor('en').texts];
  const written = path.at(-1) ?? '';
  const exact = findExact(catalogues, written);
  const similar = exact.length > 0 || nearest ? undefined : findSimilar(catalogues, written);
  const found = similar ? [similar] : exact.slice(0, MOST);
  const [first] = found;
  const meant = found.map((each) => each.join('.'));
  return first ? { meant, line: lineFor(first, value, words) } : { meant };
}

/** Finds words in the languages that people of the site know, or else in any. */
function findExact(catalogues: readonly object[], written: string): string[][] {
  const found = findMeant(catalogues, written);
  return found.length > 0
    ? found
    : findMeant(
        TRANSLATIONS.map((code) => wordsFor(code).texts),
        written,
      );
}

/** Whole, or what goes below the group if the site has words of that. */
function lineFor([group = '', ...rest]: readonly string[], value: string, words: object): string {
  const isThere = fieldOf(words, group) !== undefined;
  const [last = '', ...before] = (isThere ? rest : [group, ...rest]).toReversed();
  const tree = before.reduce<object>((inner, key) => ({ [key]: inner }), { [last]: value });
  return isThere ? `${write(tree)}  below  ${group}:` : write(tree);
}

function write(tree: object): string {
  return inline(tree).replace(/^\{(.*)\}$/, '$1');
}
