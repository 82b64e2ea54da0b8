/** Languages by their codes (BCP 47). */
import { fold } from './fold.ts';
import { splitList } from './text.ts';

/** Names that people write for the most common codes: English ones, and some in the language itself. */
export const LANGUAGE_CODES = {
  arabic: 'ar',
  العربية: 'ar',
  chinese: 'zh',
  deutsch: 'de',
  english: 'en',
  español: 'es',
  français: 'fr',
  french: 'fr',
  german: 'de',
  hindi: 'hi',
  italian: 'it',
  italiano: 'it',
  japanese: 'ja',
  korean: 'ko',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  português: 'pt',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  türkçe: 'tr',
};

/** The code of a language that is called by a name: `ar` for `Arabic`. */
export function findLanguageCode(name: string): string | undefined {
  return new Map(Object.entries(LANGUAGE_CODES)).get(name.trim().toLowerCase());
}

/** Languages that a site may be in, for names that people write for them. */
const CODES = splitList(
  'ar, bg, ca, cs, cy, da, de, el, en, es, et, eu, fa, fi, fr, ga, gl, he, hi, hr, hu, id, is, it, ja, ko, lt, lv, nb, nl, pl, pt, ro, ru, sk, sl, sq, sr, sv, th, tr, uk, vi, zh',
);

/** The code of a language by its own name, or by that in one of some languages: `de` for `Deutsch`, `German` and `allemand`. */
export function codeNamed(name: string, locales: readonly string[] = []): string | undefined {
  const wanted = fold(name.trim());
  // Codes of a site may be wrong, too.
  const known = ['en', ...locales.flatMap((locale) => canonicalCode(locale) ?? [])];
  const isName = (code: string) =>
    [nameLanguage(code), ...known.map((locale) => nameLanguageIn(code, locale))].some(
      (each) => fold(each) === wanted,
    );
  return findLanguageCode(name) ?? CODES.find(isName);
}

/** The language of a country, by its code: `en` for `UK`, `cs` for `CZ`. Undefined for what is no country. */
export function languageOfCountry(country: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(country)) return undefined;
  const region = ask(() => new Intl.Locale(`und-${country}`).region) ?? '';
  const isCountry = ask(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(region));
  const { language = '' } = isCountry === undefined ? {} : new Intl.Locale(`und-${region}`).maximize();
  return isLanguageCode(language) ? language : undefined;
}

/** `ar,en`, or `Arabic, English`, as codes; what is no name of a language stays as it is. @param locales in which it may be called */
export function listLanguageCodes(written: string, locales: readonly string[]): string[] {
  return splitList(written).map((each) => (isLanguageCode(each) ? each : (codeNamed(each, locales) ?? each)));
}

/** Made only if a site names its languages: loading the names of all languages takes long. */
let names: Intl.DisplayNames | undefined;

/** The usual form of a tag: `pt-BR` for `pt-br`. Undefined for anything else. */
export function canonicalCode(code: string): string | undefined {
  return ask(() => Intl.getCanonicalLocales(code)[0]);
}

/** Returns true for the tag of an existing language, in its usual form: `ar`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code) || canonicalCode(code) !== code) return false;
  names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const known = names;
  return ask(() => known.of(code)) !== undefined;
}

/** Intl throws for anything that is not a tag. */
function ask<Answer>(question: () => Answer): Answer | undefined {
  try {
    return question();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the name of a language in that language: `العربية` for `ar`, `Português` for `pt`. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** Returns the name of a language in another one: `German`, `Deutsch`, `allemand` for `de`. */
export function nameLanguageIn(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
}
