/** Sentences of a report of problems, beside those of the problems themselves. */
import { englishWords, render, type Texts } from './render.ts';
import rows from './report.json' with { type: 'json' };

/** Writes a sentence of a report. */
export type Say = (code: keyof typeof rows, values?: object) => string;

/** @param own the sentences of a language; what is missing is in English */
export function openSay(locale: string, own: Readonly<Record<string, Texts>> = {}): Say {
  return openSentences(rows, locale, own);
}

/** Opens the sentences of another file. */
export function openSentences<Code extends string>(
  english: Readonly<Record<Code, Texts>>,
  locale: string,
  own: Readonly<Record<string, Texts>> = {},
): (code: Code, values?: object) => string {
  const words = { ...englishWords({ ...english, ...own }), locale };
  return (code, values = {}) => render({ code, values }, 'terminal', words).message ?? '';
}

export const inEnglish = openSay('en-GB');
