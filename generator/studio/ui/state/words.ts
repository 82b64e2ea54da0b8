/** Sentences of the studio in its language, or else in English. */
import { type Template, type Writer, write } from '../../../engine/problems/template.ts';
import { STUDIO_LANGUAGES } from '../../protocol/words.ts';
import { DIRECTION, LANGUAGE, LOCALE, OWN } from './language.ts';
import en from './words/en.json' with { type: 'json' };

export { DIRECTION, LANGUAGE, LOCALE, OWN, switchLanguage } from './language.ts';

export type Word = keyof typeof en;

type Values = Readonly<Record<string, string | number>>;

/** `Arabic`, for the code `ar`. */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([LANGUAGE], { type: 'language' }).of(code.replace('_', '-')) ?? code;
}

/** Returns all languages of the studio by their own names: `Deutsch`. */
export function listLanguages(): { code: string; name: string }[] {
  return STUDIO_LANGUAGES.map((code) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) };
  });
}

/** @param values for the names in braces: titles, dates and addresses keep their own order beside Arabic */
export function say(word: Word, values: Values = {}): string {
  const ordered = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolateValue(value) : value,
  ]);
  return fill(OWN.studio?.[word] ?? en[word], Object.fromEntries(ordered));
}

const PLURALS = new Intl.PluralRules(LOCALE);

const WRITER: Writer = {
  show: (value) => String(value ?? ''),
  nameOf: (key) => key,
  type: (text) => text,
  plurals: () => PLURALS,
};

/** Puts values in the place of their names in braces, and chooses among sentences by them. */
export function fill(text: Template, values: Values): string {
  return write(text, values, WRITER) ?? '';
}

/** A value from a file keeps its own order: a date beside Arabic would begin with its day, an amount would lose its currency. */
export function isolateValue(text: string): string {
  return DIRECTION === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** Paths, hosts and commands keep their order in a sentence from right to left; several lines have their own. */
export function isolate(text: string): string {
  return DIRECTION === 'rtl' && !text.includes('\n') ? `\u2066${text}\u2069` : text;
}
