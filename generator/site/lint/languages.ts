/** Finds missing and outdated translations. */

import type { TranslatableText } from '../../engine/content/translate/list.ts';
import { stateOf, type TranslationRecord } from '../../engine/content/translate/record.ts';
import { findCountry } from '../../engine/lib/country.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../messages/index.ts';
import { TRANSLATIONS } from '../words/index.ts';

/** Number of missing texts that are named. */
const NAMED = 5;

/** @param texts of one language, whose code is given, in the order of their files */
export function lintTranslations(
  texts: readonly TranslatableText[],
  code: string,
  known: TranslationRecord[string] | undefined,
): Problem[] {
  const files = new Map<string, TranslatableText[]>();
  for (const text of texts) files.set(text.file, [...(files.get(text.file) ?? []), text]);
  return [...files].flatMap(([file, own]) => {
    const missing = own.filter((text) => stateOf(text, known) === 'missing');
    const stale = own.filter((text) => stateOf(text, known) === 'stale');
    const [first] = missing;
    const [country] = missing.flatMap((text) => codeOfCountry(text) ?? []);
    return [
      ...(first
        ? [
            problem('language/missing', first.at, {
              ...{ file, code, count: missing.length, total: own.length },
              texts: missing.slice(0, NAMED).map(namePath),
              country,
            }),
          ]
        : []),
      ...stale.map((text) =>
        problem('language/stale', text.translation?.at ?? text.at, {
          ...{ key: namePath(text), code, text: firstOf(text.text) },
        }),
      ),
    ];
  });
}

/** The code of a country that is written by its name. */
function codeOfCountry({ path, text }: TranslatableText): string | undefined {
  return path !== 'body' && path.at(-1) === 'country' ? findCountry(text, TRANSLATIONS) : undefined;
}

function firstOf(text: string): string {
  const [line = '', ...more] = text.split('\n');
  return more.length > 0 ? `${line} …` : line;
}

function namePath({ path }: TranslatableText): string {
  return path === 'body'
    ? 'the text below the keys'
    : path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
}
