/** `liner help words`: every word of the interface with its key, by what it says. */

import { readLanguage, readSetting } from '../app/scaffold/settings.ts';
import { readOtherLanguages } from '../engine/content/read/languages.ts';
import { fold } from '../engine/lib/fold.ts';
import { findLanguageCode } from '../engine/lib/language.ts';
import { findArtistKind } from '../site/schema/artist-kinds.ts';
import { variantsOf } from '../site/speech.ts';
import {
  ENGLISH_WORDS,
  findMeant,
  findSimilar,
  listAllWords,
  TRANSLATIONS,
  wordsFor,
} from '../site/words/index.ts';
import { EXIT } from './environment.ts';

export interface WordsOptions {
  /** The content folder, whose site.yaml decides on the language; it need not be there. */
  content: string;
  /** Language to use in place of that of the site. */
  language?: string | undefined;
}

/** @param filter a part of the words to list, of their keys or of the English ones; all of them if it is empty */
export function runWords(
  { stdout, stderr }: Record<'stdout' | 'stderr', NodeJS.WritableStream>,
  filter: string,
  { content, language: wanted }: WordsOptions,
): number {
  const tag = wanted ?? readLanguage(content);
  const [code = ''] = (findLanguageCode(tag) ?? tag).toLowerCase().split(/[-_]/);
  if (!TRANSLATIONS.includes(code)) {
    const other = wanted === undefined ? ' Here are the English ones, for you to translate.' : '';
    stderr.write(`Liner has no words in "${tag}", only in ${TRANSLATIONS.join(', ')}.${other}\n`);
    if (!other) return EXIT.usage;
  }
  const words = wordsFor(code, undefined, readVariants(content));
  const found = findWords(words.texts, filter);
  const [first] = found;
  if (!first) {
    stderr.write(`No word of the interface contains "${filter}". ${suggest(words.texts, filter)}\n`);
    return EXIT.usage;
  }
  const width = Math.max(...found.map(({ key }) => key.length));
  const lines = found.map(({ key, text }) => `${key.padEnd(width)}  ${text}\n`);
  const isDefault = code === readLanguage(content).slice(0, 2);
  const below = isDefault || !readOtherLanguages(content).includes(code) ? [] : [code];
  stdout.write(`${explain(words.language.name, [...below, 'words', ...first.path])}\n${lines.join('')}`);
  return EXIT.done;
}

/** Finds words by their texts or keys, or else by what a page shows of them. */
function findWords(texts: object, filter: string): { key: string; path: string[]; text: string }[] {
  const english = new Map(listAllWords(ENGLISH_WORDS.texts).map(({ path, text }) => [path.join('.'), text]));
  const part = fold(filter.trim());
  const all = listAllWords(texts).map(({ path, text }) => ({ key: path.join('.'), path, text }));
  const found = all.filter(({ key, text }) =>
    [key, text, english.get(key) ?? ''].some((each) => fold(each).includes(part)),
  );
  const meant = new Set(findMeant([texts, ENGLISH_WORDS.texts], filter).map((path) => path.join('.')));
  return found.length > 0 ? found : all.filter(({ key }) => meant.has(key));
}

function suggest(texts: object, filter: string): string {
  const similar = findSimilar([texts, ENGLISH_WORDS.texts], filter)?.join('.');
  return similar ? `Did you mean  npx liner help words ${similar} ?` : 'All of them:  npx liner help words';
}

function readVariants(content: string) {
  const kind = findArtistKind(readSetting(content, ['artist', 'kind']) ?? '');
  const form = readSetting(content, ['address']);
  const address = form === 'formal' || form === 'informal' ? form : undefined;
  return variantsOf({ address, artist: { name: '', kind } });
}

/** Explains how to replace a word, with one as the example. @param path in site.yaml */
function explain(language: string, path: readonly string[]): string {
  const lines = path.map((key, depth) => `${'  '.repeat(depth + 1)}${key}:`);
  return `# Words of the interface: ${language}

To replace some, write their keys and your own words into content/site.yaml, such as

${lines.join('\n')} Your own words

What is in braces, such as {title}, stays as it is.
`;
}
