/** Translations of short English texts that are made of few words: by these words, in which `%` stands for any others. */
import { isolate, isolateValue } from './words.ts';

export type Translate = (english: string) => string | undefined;

/** @returns undefined for what the table does not have. What is between backticks there keeps its order. */
export function openTranslation(table: Readonly<Record<string, string>>): Translate {
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('%'))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  return (english) => {
    const exact = Object.hasOwn(table, english) ? table[english] : undefined;
    if (exact !== undefined) return order(exact);
    const found = patterns.find(({ pattern }) => pattern.test(english));
    const [, ...words] = found?.pattern.exec(english) ?? [];
    return found && order(found.text.replace(/%/g, () => isolateValue(words.shift() ?? '')));
  };
}

function order(text: string): string {
  return text.replace(/`([^`]+)`/g, (_, code: string) => isolate(code));
}

function patternOf(english: string): RegExp {
  const parts = english.split('%').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}
