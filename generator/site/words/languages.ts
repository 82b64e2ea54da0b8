/** Languages, with a translation or without, and their words. */
import { directionOf } from '../../engine/lib/direction.ts';
import english from './en.json';
import { readFile, TRANSLATIONS } from './files.ts';
import { mergeTexts } from './overrides.ts';
import type { Digits, SiteLanguage, Words } from './types.ts';
import { readVariant, type Variant } from './variants/index.ts';
import { makeWords } from './words.ts';

/** Names of other languages in themselves. The rest are shown by their codes. */
const OTHER_NAMES: Readonly<Record<string, string>> = { fa: 'فارسی', he: 'עברית', ur: 'اردو' };

/** The file of a language, with English texts for those that it lacks. @param code English for an unknown one */
export function readTranslation(code: string): typeof english {
  return code === 'en' ? english : mergeTexts(english, readFile(code));
}

/** @param tag with or without a region, as BCP 47 or with an underscore: `ar`, `pt-BR`, `en_US` @param settings from site.yaml */
export function languageOf(
  tag: string,
  settings: { name?: string; digits?: Digits | undefined } = {},
): SiteLanguage {
  const locale = tag.replaceAll('_', '-');
  const [code = ''] = locale.split('-');
  return {
    code,
    locale,
    name: settings.name ?? nameOf(code),
    dir: directionOf(locale),
    digits: settings.digits ?? 'latn',
  };
}

/** Returns the name of a language in the language itself: `Português`. */
function nameOf(code: string): string {
  return TRANSLATIONS.includes(code) ? readTranslation(code).language.name : (OTHER_NAMES[code] ?? code);
}

/** Texts that replace Liner's on a site: any part of a catalogue. */
type Overrides = Readonly<Record<string, unknown>>;

/**
 * The words of a language; English ones if neither Liner nor the site has them.
 * @param language or its tag: `ar`, `pt-BR`, `en_US`
 * @param variants that fit the site; its own words take precedence
 */
export function wordsFor(
  language: SiteLanguage | string,
  overrides?: Overrides,
  variants: readonly Variant[] = [],
): Words {
  const known = typeof language === 'string' ? languageOf(language) : language;
  const { language: _, ...texts } = readTranslation(known.code);
  const replaced = [...variants.map((variant) => readVariant(known.code, variant)), overrides];
  return makeWords(known, replaced.reduce(mergeTexts<typeof texts>, texts));
}
