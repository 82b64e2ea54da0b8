/** Languages as people write them, where a code and a name belong. */
import { LANGUAGES } from '../../../site/schema/codes.ts';
import { isLanguageCode, nameLanguage } from '../../../site/schema/languages.ts';

/** Of `pt`, `pt_br` or `Portuguese`: the group with its code and its own name. Undefined for what is no language. */
export function fitLanguage(value: string): { code: string; name: string } | undefined {
  const word = value.trim().toLowerCase();
  const code = new Map(Object.entries(LANGUAGES)).get(word) ?? usualForm(word.replaceAll('_', '-'));
  return isLanguageCode(code) ? { code, name: nameLanguage(code) } : undefined;
}

function usualForm(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? '';
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
