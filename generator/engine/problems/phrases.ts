/**
 * Translations of short English texts that are made of few words: by these words, in which `%` stands for any others, and `…` for
 * sentences and lists of what is in the table as well.
 */
import { escapePattern } from '../lib/pattern.ts';

export type Translate = (english: string) => string | undefined;

/** Marks that keep the order of values and of typed text, and the comma of a language. */
export interface Marks {
  value(text: string): string;
  code(text: string): string;
  comma: string;
}

/** @returns undefined for what the table does not have. What is between backticks there keeps its order. */
export function openTranslation(
  table: Readonly<Record<string, string>>,
  { value, code, comma }: Marks,
): Translate {
  const patterns = Object.entries(table)
    .filter(([english]) => MARKS.test(english))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  const order = (text: string) => text.replace(/`([^`]+)`/g, (_, typed: string) => code(typed));
  const translate: Translate = (english) => {
    const exact = Object.hasOwn(table, english) ? table[english] : undefined;
    if (exact !== undefined) return order(exact);
    const found = patterns.find(({ pattern }) => pattern.test(english));
    const [, ...words] = found?.pattern.exec(english) ?? [];
    return found && order(fillMarks(found.text, words));
  };
  const fillMarks = (text: string, words: string[]) =>
    text.replace(/[%…]/g, (mark) => {
      const word = words.shift() ?? '';
      return value(mark === '%' ? word : word.split('. ').map(translateParts).join('. '));
    });
  const translateParts = (text: string) => {
    const parts = text.split(', ');
    const known = parts.map(translate);
    if (known.every((part) => part === undefined)) return translate(text) ?? text;
    return known.map((part, index) => part ?? value(parts[index] ?? '')).join(comma);
  };
  return translate;
}

const MARKS = /[%…]/;

function patternOf(english: string): RegExp {
  return new RegExp(`^${english.split(MARKS).map(escapePattern).join('(.+?)')}$`, 's');
}

/** Translates reasons that may be several: `same title, 40 days apart`. @returns undefined if one of them has no translation */
export function translateList(
  english: string,
  translate: Translate,
  join: (parts: string[]) => string,
): string | undefined {
  const parts = english.split(/, |; /).map(translate);
  const known = parts.flatMap((part) => part ?? []);
  return known.length < parts.length ? translate(english) : join(known);
}

interface ExpectationWords {
  locale: string;
  /** A text that begins with `must` has a whole sentence, others are what a value must be. */
  translate: Translate;
  /** `must be {what}` */
  mustBe(what: string): string;
  /** Returns the name of a word that is written into the file. */
  nameOf(word: string): string | undefined;
}

/** @param expectation `must be text`, `must be an album, a single or an EP` */
export function translateExpectation(
  expectation: string,
  { locale, translate, mustBe, nameOf }: ExpectationWords,
): string | undefined {
  const kind = /^must be (?:one of )?(.+)$/s.exec(expectation)?.[1];
  if (kind === undefined) return translate(expectation);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const parts = kind.split(/, (?:or )?| or /);
  const all = parts.flatMap((part) => translate(part) ?? []);
  // Before the whole, in which a mark stands for what follows "or" as well.
  if (all.length === parts.length) return mustBe(list.format(all));
  const one = translate(kind);
  if (one !== undefined) return mustBe(one);
  const whole = translate(expectation);
  if (whole !== undefined) return whole;
  // Among words to write, `text` is one too.
  const isWritten = parts.some((part) => translate(part) === undefined);
  const nameWritten = (part: string) =>
    (part.includes(' ') ? translate(part) : undefined) ?? nameOf(part) ?? translate(part);
  const kinds = parts.map((part) => (isWritten ? nameWritten(part) : translate(part)));
  const known = kinds.flatMap((each) => each ?? []);
  if (known.length < kinds.length) return undefined;
  return mustBe(list.format(known));
}
