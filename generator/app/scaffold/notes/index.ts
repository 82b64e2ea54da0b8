/**
 * The comments of new files in other languages, a YAML file for each: the translations of English texts. In a text, % stands for
 * any words, such as the name of a platform. What a file lacks stays in English.
 */
import files from 'liner:texts';
import { escapePattern } from '../../../engine/lib/pattern.ts';
import { isRecord } from '../../../engine/lib/record.ts';

/** Translates a comment, or an example in one. */
export type Notes = (english: string) => string;

/** The comments as they are. */
export const ENGLISH_NOTES: Notes = (english) => english;

/** @param code `de`, `pt-BR`, `en_US` */
export function notesIn(code: string): Notes {
  const table = readNotes(code.split(/[-_]/, 1).join());
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('%'))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  return (english) => {
    const exact = table[english];
    if (exact !== undefined) return exact;
    const found = patterns.find(({ pattern }) => pattern.test(english));
    return found
      ? english.replace(found.pattern, (_, words: string) => found.text.replace('%', () => words))
      : english;
  };
}

/** The translations of a language by their English texts. */
export function readNotes(code: string): Record<string, string> {
  const table = files[code]?.();
  if (!isRecord(table)) return {};
  return Object.fromEntries(
    Object.entries(table).flatMap(([english, text]) => (typeof text === 'string' ? [[english, text]] : [])),
  );
}

function patternOf(english: string): RegExp {
  const [before = '', after = ''] = english.split('%').map(escapePattern);
  return new RegExp(`^${before}(.+)${after}$`);
}
