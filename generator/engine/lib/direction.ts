/** The direction in which languages are read. */

export type Direction = 'ltr' | 'rtl';

/** Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam, Rohingya. */
const RIGHT_TO_LEFT = new Set(['Hebr', 'Arab', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

/** @param language a language tag, `ar` or `pa-Arab`, or as site.yaml has it: `en_US` */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.has(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Intl takes two milliseconds to begin, and the program's own language is known. */
const scripts = new Map([['en', 'Latn']]);

/** The four letters of the script that a language is written in: `Latn`, `Arab`. */
export function scriptOf(language: string): string {
  // Each page asks for the same few, and Intl takes as long for one as a small page does.
  const known = scripts.get(language);
  if (known !== undefined) return known;
  const script = new Intl.Locale(language.replaceAll('_', '-')).maximize().script ?? '';
  scripts.set(language, script);
  return script;
}
