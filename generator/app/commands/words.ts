/** `liner help words`: every word of the interface with its key, by what it says. */

import { fold } from '../../engine/lib/fold.ts';
import { findLanguageCode } from '../../engine/lib/language.ts';
import { findArtistKind } from '../../site/schema/artist-kinds.ts';
import { variantsOf } from '../../site/speech.ts';
import { listAllWords, TRANSLATIONS, wordsFor } from '../../site/words/index.ts';
import { readLanguage, readSetting } from '../scaffold/index.ts';
import { EXIT } from './environment.ts';

export interface WordsOptions {
  /** The content folder, whose site.yaml decides on the language; it need not be there. */
  content: string;
  /** In place of the language of the site. */
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
    stderr.write(`Liner has no words in "${tag}", only in ${TRANSLATIONS.join(', ')}.\n`);
    return EXIT.usage;
  }
  const words = wordsFor(code, undefined, readVariants(content));
  const english = new Map(listAllWords(wordsFor('en').texts).map(({ path, text }) => [path.join('.'), text]));
  const part = fold(filter.trim());
  const found = listAllWords(words.texts)
    .map(({ path, text }) => ({ key: path.join('.'), path, text }))
    .filter(({ key, text }) => [key, text, english.get(key) ?? ''].some((each) => fold(each).includes(part)));
  const [first] = found;
  if (!first) {
    stderr.write(`No word of the interface contains "${filter}". All of them:  npx liner help words\n`);
    return EXIT.usage;
  }
  const width = Math.max(...found.map(({ key }) => key.length));
  const lines = found.map(({ key, text }) => `${key.padEnd(width)}  ${text}\n`);
  stdout.write(`${explain(words.language.name, first.path)}\n${lines.join('')}`);
  return EXIT.done;
}

function readVariants(content: string) {
  const kind = findArtistKind(readSetting(content, ['artist', 'kind']) ?? '');
  const form = readSetting(content, ['address']);
  const address = form === 'formal' || form === 'informal' ? form : undefined;
  return variantsOf({ address, artist: { name: '', kind } });
}

/** How to replace a word, with one as the example. */
function explain(language: string, path: readonly string[]): string {
  const lines = path.map((key, depth) => `${'  '.repeat(depth + 2)}${key}:`);
  return `# Words of the interface: ${language}

To replace some, write their keys and your own words into content/site.yaml, such as

  words:
${lines.join('\n')} Your own words

What is in braces, such as {title}, stays as it is.
`;
}
