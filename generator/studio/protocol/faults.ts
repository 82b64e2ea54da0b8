/** Problems that are faults, and texts that are not translated yet, which the page shows in the default language. */
import { fieldOf } from '../../engine/lib/record.ts';

/** The problem of a text without a translation. */
const UNTRANSLATED = 'language/missing';

/** Names of records and people are the same in every language. */
const NAMES = /(?:^| )(?:title|name|label)$/;

export function isFault({ code }: { code: string }): boolean {
  return code !== UNTRANSLATED;
}

/** Returns true if more than names wait for a translation. */
export function isUntranslated({ code, values }: { code: string; values?: unknown }): boolean {
  const texts = fieldOf(values, 'texts');
  return code === UNTRANSLATED && !(Array.isArray(texts) && texts.every((text) => NAMES.test(String(text))));
}
