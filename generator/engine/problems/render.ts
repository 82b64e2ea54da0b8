/** Messages in words: the one place where a code and its values become a sentence. */
import { fieldOf } from '../lib/record.ts';
import { formatBytes, formatClock, formatDecimal, formatDuration } from '../lib/text.ts';
import { listTyped, type Template, type Writer, write } from './template.ts';

/** Texts of a code in one language. */
export interface Texts {
  readonly message: Template;
  /** Advice beyond the message. */
  readonly hint?: Template;
  /** The message for several at once, without their places. */
  readonly many?: string;
  /** Texts for a field of a form, not a line of a file; the others apply where they are missing. */
  readonly form?: { readonly message?: Template; readonly hint?: Template };
}

/** A finding without its words. */
export interface Message {
  code: string;
  values?: unknown;
}

/** The place of a message: in a terminal, beside the text of a file, or beside a field of a form. */
export type Surface = 'terminal' | 'text' | 'form';

/** A language, and how a place shows the parts of its sentences. */
export interface Words {
  /** Locale in the syntax of `Intl`. */
  locale: string;
  textsOf(code: string): Texts | undefined;
  nameOf(key: string): string;
  type(text: string): string;
  /** Forms of values beside those that all languages have: by their names. */
  forms: Readonly<Record<string, (text: string) => string | undefined>>;
}

export interface Sentence {
  message: string | undefined;
  hint: string | undefined;
  /** Texts of the hint for the user to type. */
  typed: readonly string[];
}

export function render({ code, values }: Message, surface: Surface, words: Words): Sentence {
  const texts = textsFor(words.textsOf(code), surface);
  if (!texts) return { message: undefined, hint: undefined, typed: [] };
  const writer = openWriter(surface, words);
  const { message, hint } = texts;
  return {
    message: write(message, values, writer),
    hint: hint && write(hint, values, writer),
    typed: hint ? listTyped(hint, values, writer) : [],
  };
}

function textsFor(texts: Texts | undefined, surface: Surface): Omit<Texts, 'form'> | undefined {
  return texts && surface === 'form' ? { ...texts, ...texts.form } : texts;
}

/** Items of a list that are named before the rest is only counted. */
const NAMED = 3;

/** Forms of single values in all languages. */
const FORMS: Readonly<Record<string, (text: string, locale: string) => string>> = {
  size: (bytes, locale) => formatBytes(Number(bytes), latin(locale)),
  clock: (seconds) => formatClock(Math.round(Number(seconds))),
  duration: (seconds) => formatDuration(Number(seconds)),
  millions: (number) => String(Math.round(Number(number) / 1_000_000)),
  whole: (number) => String(Math.round(Number(number))),
  /** Renders a number with as many decimals as it has. */
  decimal: (number, locale) => formatDecimal(Number(number), digitsBehind(number), latin(locale)),
  tenths: (number, locale) => formatDecimal(Number(number), 1, latin(locale)),
  hundredths: (number, locale) => formatDecimal(Number(number), 2, latin(locale)),
  /** The words of a key: `short description` for `short_description`. */
  spaced: (key) => key.replaceAll('_', ' '),
};

/** Terminals and files have the digits that people type. */
const latin = (locale: string) => `${locale}-u-nu-latn`;

const digitsBehind = (number: string) => number.split('.')[1]?.length ?? 0;

function openWriter(surface: Surface, words: Words): Writer {
  const { locale, forms, nameOf, type } = words;
  const show: Writer['show'] = (value, form) => {
    if (form === 'correction') return showCorrection(value, surface, words);
    if (Array.isArray(value)) return showList(value, form);
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const own = forms[form] ?? FORMS[form];
    return own ? own(String(value), locale) : String(value);
  };
  const showList = (list: readonly unknown[], form: string): string | undefined => {
    if (form === 'count') return String(list.length);
    if (form === 'some' && list.length > NAMED) {
      const values = { items: list.slice(0, NAMED), count: list.length - NAMED };
      return write((words.textsOf('list/more') ?? MORE).message, values, openWriter(surface, words));
    }
    const isGiven = Object.hasOwn(LISTS, form);
    const items = list.map((each) => show(each, isGiven ? '' : form));
    if (items.includes(undefined)) return undefined;
    const join = (isGiven && LISTS[form]) || LISTS['comma'];
    return join?.(
      items.flatMap((item) => item ?? []),
      locale,
    );
  };
  return { show, nameOf, type, plurals: () => pluralsOf(locale) };
}

const LISTS: Readonly<Record<string, (items: string[], locale: string) => string>> = {
  and: (items, locale) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
  or: (items, locale) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(items),
  comma: (items, locale) => items.join(locale === 'ar' ? '، ' : ', '),
  semicolons: (items) => items.join('; '),
};

const MORE: Texts = { message: '{items:comma} and {count} more' };

/** The prefix of the codes of corrections. */
export const CORRECTION = 'correction/';

function showCorrection(correction: unknown, surface: Surface, words: Words): string | undefined {
  if (correction === undefined) return undefined;
  const code = `${CORRECTION}${String(fieldOf(correction, 'how'))}`;
  return render({ code, values: correction }, surface, words).message;
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(locale: string): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, known);
  return known;
}

/** English as files and terminals have it. @param rows by their codes */
export function englishWords(rows: Readonly<Record<string, Texts>>): Words {
  const same = (text: string) => text;
  return { locale: 'en-GB', textsOf: (code) => rows[code], nameOf: same, type: same, forms: {} };
}

/** A text that is the same wherever its problem occurs; undefined for one with values. */
export function constantText(template: Template | undefined): string | undefined {
  const none = { show: () => undefined, nameOf: (key: string) => key, type: (text: string) => text };
  return typeof template === 'string'
    ? write(template, {}, { ...none, plurals: () => pluralsOf('en') })
    : undefined;
}
