/** The language of a site, and how its numbers are written. */
import type { Direction } from '../../engine/lib/direction.ts';

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
