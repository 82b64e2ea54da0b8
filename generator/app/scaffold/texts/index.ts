/** What a new site says, in each language that Liner has words in. */
import { ARABIC } from './ar.ts';
import { GERMAN } from './de.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';
import { PORTUGUESE } from './pt.ts';
import { TURKISH } from './tr.ts';
import type { StartTexts } from './types.ts';

export type { StartTexts } from './types.ts';

const TEXTS: Readonly<Record<string, StartTexts>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  tr: TURKISH,
};

export const ALL_TEXTS: readonly StartTexts[] = Object.values(TEXTS);

/** Those of English where there are none. @param code `ar`, `pt-BR` */
export function textsFor(code: string): StartTexts {
  return TEXTS[code.split('-', 1).join()] ?? ENGLISH;
}
