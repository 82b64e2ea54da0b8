/** What people call the keys of files. */
import arabic from './words/keys.ar.json' with { type: 'json' };
import english from './words/keys.en.json' with { type: 'json' };
import { LANGUAGE } from './words.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  ar: arabic,
  en: english,
};

/** `Release date` for `release_date`. */
export function nameOf(key: string): string {
  const own = NAMES[LANGUAGE]?.[key] ?? NAMES['en']?.[key];
  if (own !== undefined) return own;
  const words = key.replace(/_url$/, '_address').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
