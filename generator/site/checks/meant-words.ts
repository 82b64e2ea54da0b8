/** The words of the interface that an unknown key below `words` means, by what they say. */
import { inline } from '../../engine/content/validate/fit.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import type { Site } from '../schema/site.ts';
import { variantsOf } from '../speech.ts';
import { findMeant, findSimilar, wordsFor } from '../words/index.ts';

/** The settings that decide on the words of a language. */
export type Speech = Pick<Site, 'language' | 'words' | 'address' | 'artist'>;

/** The most words that a message names. */
const MOST = 3;

/**
 * The words, most often one or none, and the line to write for the first of them.
 *
 * @param path of the key, below `words`
 * @param hasNearest a key is similar, so no text need be
 */
export function findMeantWords(
  { language, words = {}, ...others }: Speech,
  path: readonly string[],
  hasNearest: boolean,
): { meant: string[]; line?: string } {
  const value = path.reduce<unknown>(fieldOf, words);
  if (typeof value !== 'string') return { meant: [] };
  const own = wordsFor(language, undefined, variantsOf(others));
  const catalogues = [own.texts, wordsFor('en').texts];
  const written = path.at(-1) ?? '';
  const exact = findMeant(catalogues, written);
  const similar = exact.length > 0 || hasNearest ? undefined : findSimilar(catalogues, written);
  const found = similar ? [similar] : exact.slice(0, MOST);
  const [first] = found;
  const meant = found.map((each) => each.join('.'));
  return first ? { meant, line: lineFor(first, value, words) } : { meant };
}

/** Whole, or what goes below the group if the site has words of that. */
function lineFor([group = '', ...rest]: readonly string[], value: string, words: object): string {
  const isThere = fieldOf(words, group) !== undefined;
  const [last = '', ...before] = (isThere ? rest : [group, ...rest]).toReversed();
  const tree = before.reduce<object>((inner, key) => ({ [key]: inner }), { [last]: value });
  const line = inline(tree).replace(/^\{(.*)\}$/, '$1');
  return isThere ? `${line}  below  ${group}:` : line;
}
