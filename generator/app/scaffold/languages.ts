/** Blocks of other languages in new files, and checks of language codes. */

import { isLanguageCode } from '../../engine/lib/language.ts';
import { TRANSLATIONS } from '../../site/words/index.ts';
import { type JsonSchema, propertiesOf } from '../reference/json-schema.ts';

/** The texts that a translation begins with. */
const FIRST = ['title', 'episode_title', 'description', 'excerpt'];

/**
 * The keys of a new entry, and behind them `ar: {title: …}`, each language beside the default with the texts to begin with.
 *
 * @param plain the schema without languages
 * @param whole the same with them
 * @param examples in place of those of the schema, by key
 */
export function offerLanguages(
  plain: JsonSchema,
  whole: JsonSchema,
  languages: readonly string[],
  examples: Record<string, unknown> = {},
): JsonSchema {
  const blocks = languages.flatMap((code) => {
    const block = whole.properties?.[code];
    const texts = Object.entries((block && propertiesOf(block)) ?? {})
      .filter(([key]) => FIRST.includes(key))
      .map(([key, text]) => [key, key in examples ? { ...text, examples: [examples[key]] } : text]);
    // If a code is also the name of a key, readers of a new file expect that key.
    if (!block || plain.properties?.[code] || texts.length === 0) return [];
    return [[code, { ...block, properties: Object.fromEntries(texts) }] as const];
  });
  return { ...plain, properties: { ...plain.properties, ...Object.fromEntries(blocks) } };
}

/** Checks the languages of a new site. @returns a message if they cannot be used */
export function refuseLanguages(codes: readonly string[]): string | undefined {
  const wrong = codes.find(
    (code) => !isLanguageCode(code) || !TRANSLATIONS.includes(code.split('-', 1).join()),
  );
  const meant = wrong && TRANSLATIONS.find((code) => code === wrong.toLowerCase());
  if (meant) return `${wrong} is written in lower-case letters: ${meant}.`;
  if (wrong !== undefined)
    return `${wrong} is not a language that Liner has words in. It has them in ${TRANSLATIONS.join(', ')}, with a region where you like: pt-BR.`;
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  return twice && `${twice} is named twice.`;
}
