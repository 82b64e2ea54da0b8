/** Words of a text, which no fix may lose, and words that are replaced by others. */
import { lineEnd, lineStart } from '../edit/lines.ts';
import { dropInvisible, dropStray } from '../lib/invisible.ts';
import type { Draft, FixPlace } from './place.ts';

/** Returns the words of the first text that the other does not have as often. */
export function lostWords(before: string, after: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(before).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function wordsOf(text: string): string[] {
  return dropInvisible(dropStray(text).text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Letters of the shortest word that is worth keeping: shorter ones are units and signs of currencies. */
const SHORTEST = 3;

/** Returns true if a value leaves out words of the text that it was made from: `2025` of "summer 2025". */
export function dropsWords(written: string, value: unknown): boolean {
  const isPart = /^(?:\d{4}(?:-\d\d)?|\d+(?::\d\d)*|\S+@\S+)$/.test(String(value));
  if (!isPart || written.startsWith('<')) return false;
  return lostWords(written, String(value)).some(
    (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !/^(?:sec|min|mailto)/i.test(word),
  );
}

/** The word that another one stands for: at the place, or else elsewhere in its line, or in the paragraph that begins there. */
export function replaceWord(place: FixPlace, word: string, meant: string): Draft | undefined {
  const { text, start } = place;
  const offset = Math.max(0, start + place.at);
  const line = lineStart(text, offset);
  const [paragraph = ''] = text.slice(offset).split(/\n\s*\n/, 1);
  const parts = [
    [offset, text.slice(offset, lineEnd(text, offset))],
    [line, text.slice(line, lineEnd(text, offset))],
    [offset, paragraph],
  ] as const;
  for (const [from, part] of parts) {
    const index = word === '' ? -1 : findWord(part, word);
    const at = from + index;
    if (index !== -1) return { how: 'word', text: text.slice(0, at) + meant + text.slice(at + word.length) };
  }
  return undefined;
}

function findWord(line: string, word: string): number {
  const isPart = /[\p{L}\p{N}_]/u;
  for (let index = line.indexOf(word); index !== -1; index = line.indexOf(word, index + 1)) {
    const [before = '', after = ''] = [line[index - 1], line[index + word.length]];
    if (!isPart.test(before) && !isPart.test(after)) return index;
  }
  return -1;
}
