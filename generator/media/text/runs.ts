/** A line of text in the order in which it is drawn: by the Unicode Bidirectional Algorithm (UAX #9). */
import bidiFactory from 'bidi-js';
import type { Direction } from '../../lib/direction.ts';

/** A part of a line that is read in one direction. */
export interface Run {
  text: string;
  direction: Direction;
}

const { getEmbeddingLevels, getReorderedIndices } = bidiFactory();

/** Marks of direction: they order the text, and nothing of them is seen. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g;

/** From left to right; each part in its own, logical order. Shaping mirrors brackets. */
export function orderRuns(text: string, base: Direction): Run[] {
  const embedding = getEmbeddingLevels(text, base);
  const levels = embedding.levels;
  const order = getReorderedIndices(text, embedding);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const index of order) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const follows =
      last && last.level === level && (level % 2 === 0 ? index === last.to : index === last.from - 1);
    if (!follows) runs.push({ from: index, to: index + 1, level });
    else if (level % 2 === 0) last.to = index + 1;
    else last.from = index;
  }
  return runs
    .map(({ from, to, level }): Run => {
      return { text: text.slice(from, to).replace(MARKS, ''), direction: level % 2 === 0 ? 'ltr' : 'rtl' };
    })
    .filter((run) => run.text !== '');
}
