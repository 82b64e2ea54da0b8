/** Entries by what is written in them. */
import type { SourceFile } from '../engine/content/types.ts';
import { fold } from '../engine/lib/fold.ts';
import type { SearchAnswer } from './protocol/index.ts';
import { listTexts } from './values.ts';

/** The most findings of an answer. */
const MOST = 8;
/** The most words of a question; further ones are ignored. */
const MOST_WORDS = 50;
/** The name of another entry: `releases/new-song`. */
const NAME = /^[\w-]+\/[\w-]+$/;
/** Letters beside the first word that was found. */
const BESIDE = 40;

/** @returns the first text of each file that has all words, in whichever case and with whichever accents, but for titles */
export function searchTexts(sources: readonly SourceFile[], search: string): SearchAnswer {
  const words = [...new Set(fold(search).split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  const hasAll = (text: string) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const findings: SearchAnswer['findings'] = [];
  if (words.length === 0) return { findings };
  for (const source of sources) {
    if (findings.length === MOST) break;
    if (!hasAll(source.text)) continue;
    // The longest has the most around the words, but for several paragraphs, with the signs of Markdown between them.
    const found = listTexts(source)
      .filter(
        ({ as, path, text }) => as === 'text' && path[0] !== 'title' && !NAME.test(text) && hasAll(text),
      )
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    if (found) findings.push({ file: source.path, at: found.path, text: cut(found.text, words[0] ?? '') });
  }
  return { findings };
}

function lengthOf({ text }: { text: string }): number {
  return /\n\s*\n/.test(text) ? 0 : text.length;
}

/** The part of a text around a word. */
function cut(text: string, word: string): string {
  const plain = text.replace(/\s+/g, ' ');
  const tokens = plain.split(' ');
  const place = tokens.findIndex((token) => fold(token).includes(word));
  const index = tokens.slice(0, Math.max(0, place)).join(' ').length;
  const start = index > BESIDE ? plain.indexOf(' ', index - BESIDE) + 1 : 0;
  const end = plain.length > index + 2 * BESIDE ? plain.lastIndexOf(' ', index + 2 * BESIDE) : plain.length;
  const part = plain.slice(start, end > index ? end : undefined);
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < plain.length ? ' …' : ''}`;
}
