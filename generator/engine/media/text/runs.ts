/** A line of text in the order in which it is drawn: by the Unicode Bidirectional Algorithm (UAX #9). */
import bidiFactory from 'bidi-js';
import type { Direction } from '../../lib/direction.ts';
import { withoutMarks } from '../../lib/isolate.ts';

/** A part of a line that is read in one direction. */
export interface Run {
  text: string;
  direction: Direction;
  /** Start in the whole text. */
  from: number;
}

const { getEmbeddingLevels, getReorderedIndices } = bidiFactory();

/**
 * Orders lines of a text, which way each letter is read depending on the whole of it. Gives their parts from left to right, each in its
 * own, logical order; shaping mirrors brackets.
 */
export function openOrder(text: string, base: Direction): (from: number, to: number) => Run[] {
  const embedding = getEmbeddingLevels(text, base);
  const { levels } = embedding;
  return (from, to) => {
    const runs: { from: number; to: number; level: number }[] = [];
    const order = from < to ? getReorderedIndices(text, embedding, from, to - 1).slice(from, to) : [];
    for (const index of order) {
      const level = levels[index] ?? 0;
      const last = runs.at(-1);
      const follows =
        last && last.level === level && (level % 2 === 0 ? index === last.to : index === last.from - 1);
      if (!follows) runs.push({ from: index, to: index + 1, level });
      else if (level % 2 === 0) last.to = index + 1;
      else last.from = index;
    }
    return runs.map(({ from: start, to: end, level }): Run => {
      return { text: text.slice(start, end), direction: level % 2 === 0 ? 'ltr' : 'rtl', from: start };
    });
  };
}

/** Orders a text that is one line, without marks of direction. */
export function orderRuns(text: string, base: Direction): Run[] {
  return openOrder(text, base)(0, text.length)
    .map((run) => ({ ...run, text: withoutMarks(run.text) }))
    .filter((run) => run.text !== '');
}
