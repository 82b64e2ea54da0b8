/** The languages of sites: what a page says of its own language, and how its numbers are written. */

import { type Direction, directionOf } from '../../engine/lib/direction.ts';

export type Digits = 'latn' | 'arab';

export interface SiteLanguage {
  /** The language alone, `pt`: `lang` of pages, and which words and plurals are taken. */
  code: string;
  /** With its region where one is known, as BCP 47 has it: `pt-BR`, `en-US`. */
  locale: string;
  /** In the language itself: `Português`. */
  name: string;
  dir: Direction;
  digits: Digits;
}

/** In their own words; others are called by their codes. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fr: 'Français',
  he: 'עברית',
  it: 'Italiano',
  pt: 'Português',
  tr: 'Türkçe',
  ur: 'اردو',
};

/**
 * @param tag a language with or without a region, as BCP 47 or with an underscore: `ar`, `pt-BR`, `en_US`
 * @param said what the site says of it
 */
export function languageOf(
  tag: string,
  said: { name?: string; digits?: Digits | undefined } = {},
): SiteLanguage {
  const locale = tag.replaceAll('_', '-');
  const [code = ''] = locale.split('-');
  return {
    code,
    locale,
    name: said.name ?? NAMES[code] ?? code,
    dir: directionOf(locale),
    digits: said.digits ?? 'latn',
  };
}

const ARABIC_ZERO = 0x660;

/** A place in a list, as labels have it: `01`, `٠١`. */
export function writeOrdinal(position: number, language: Pick<SiteLanguage, 'digits'>): string {
  return writeDigits(String(position).padStart(2, '0'), language);
}

/** The digits of a text as the language writes them. */
export function writeDigits(text: string, { digits }: Pick<SiteLanguage, 'digits'>): string {
  if (digits === 'latn') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(ARABIC_ZERO + Number(digit)));
}
