/** The words of the studio, in the language of the browser if there are any in it. */
import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };

export type Word = keyof typeof en;

const LANGUAGES: Readonly<Record<string, Partial<Record<Word, string>>>> = { en, ar };

/** The first of the visitor's languages that there are words in. */
function chooseLanguage(wanted: readonly string[]): string {
  const known = wanted
    .map((tag) => tag.split('-', 1)[0] ?? '')
    .find((code) => Object.hasOwn(LANGUAGES, code));
  return known ?? 'en';
}

export const LANGUAGE = chooseLanguage(navigator.languages);
/** Days are written as on the site: 6 November 2026. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;
export const DIRECTION = LANGUAGE === 'ar' ? 'rtl' : 'ltr';

/** `Arabic`, for the code `ar`. */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([LANGUAGE], { type: 'language' }).of(code.replace('_', '-')) ?? code;
}

/** @param values for the names in braces: titles, dates and addresses keep their own order beside Arabic */
export function say(word: Word, values: Readonly<Record<string, string | number>> = {}): string {
  const ordered = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolateValue(value) : value,
  ]);
  return fill(LANGUAGES[LANGUAGE]?.[word] ?? en[word], Object.fromEntries(ordered));
}

/** Puts values in the place of their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** A value from a file keeps its own order: a date beside Arabic would begin with its day, an amount would lose its currency. */
export function isolateValue(text: string): string {
  return DIRECTION === 'rtl' ? `\u2068${text}\u2069` : text;
}

/** Paths, hosts and commands keep their order in a sentence from right to left; several lines have their own. */
export function isolate(text: string): string {
  return DIRECTION === 'rtl' && !text.includes('\n') ? `\u2066${text}\u2069` : text;
}
