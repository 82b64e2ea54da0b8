/**
 * Translations of short English texts that are made of few words: by these words, in which `%` stands for any others, and `…` for
 * sentences and lists of what is in the table as well.
 */
import { isolate, isolateValue, say } from './words.ts';

export type Translate = (english: string) => string | undefined;

/** @returns undefined for what the table does not have. What is between backticks there keeps its order. */
export function openTranslation(table: Readonly<Record<string, string>> = {}): Translate {
  const patterns = Object.entries(table)
    .filter(([english]) => MARKS.test(english))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
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
      return isolateValue(mark === '%' ? word : word.split('. ').map(translateParts).join('. '));
    });
  const translateParts = (text: string) => {
    const parts = text.split(', ');
    const known = parts.map(translate);
    if (known.every((part) => part === undefined)) return translate(text) ?? text;
    return known.map((part, index) => part ?? isolateValue(parts[index] ?? '')).join(say('comma'));
  };
  return translate;
}

const MARKS = /[%…]/;

function order(text: string): string {
  return text.replace(/`([^`]+)`/g, (_, code: string) => isolate(code));
}

function patternOf(english: string): RegExp {
  const parts = english.split(MARKS).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}
