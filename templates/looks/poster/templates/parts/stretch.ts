/** Lines as wide as their measure: the width of the letters is solved, and where its axis ends, their size. */
import { type Letters, lettersOf } from './letters.ts';

/** The height of capitals in em. Arabic letters are as large beside them. */
const CAPITALS = 0.675;
/** Halvings of an axis: less than a hundredth of a pixel is left. */
const STEPS = 16;
/** Lower than this share of its height, a line is broken in two. */
const LEAST = 0.5;
/** Joined letters cannot be spaced: a short word grows higher still. */
const JOINED_MOST = 1.5;
const MOST_LINES = 4;
/** Names with more letters have a third line. */
const LONG = 24;

/** The height of a line in hundredths of its measure, and how many times as high short words may be. */
export interface Height {
  unit: number;
  most: number;
}

/** Heights of the lines of a text, on a wide screen and on a phone. */
export interface Heights {
  wide: Height;
  phone: Height;
}

/** Values in hundredths of the measure, but for the axis. */
export interface Setting {
  axis: number;
  size: number;
  /** Space before the ink of the first letter. */
  bearing: number;
  /** Between letters that are as wide and as high as they may be. */
  gap: number;
}

/** Returns undefined if the font lacks a letter. @param text in capitals */
export function stretchLine(text: string, height: Height): Setting | undefined {
  const letters = lettersOf(text);
  return letters && solve(letters, height);
}

function solve(letters: Letters, { unit, most }: Height): Setting {
  const axis = findAxis(letters, CAPITALS / unit);
  const { width, before } = letters.inkAt(axis);
  const highest = (letters.isJoined ? JOINED_MOST : 1) * most;
  const size = Math.min(100 / width, (highest * unit) / CAPITALS);
  const left = 100 - size * width;
  return {
    axis,
    size,
    bearing: before * size,
    gap: letters.isJoined || letters.count < 2 || left < 0.01 ? 0 : left / (letters.count - 1),
  };
}

/** Finds the axis at which the ink is 100 times as wide as a size is high, or the nearer end. */
function findAxis({ least, most, inkAt }: Letters, perSize: number): number {
  let [low, high] = [least, most];
  if (inkAt(high).width <= 100 * perSize) return high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (inkAt(middle).width > 100 * perSize) high = middle;
    else low = middle;
  }
  return low;
}

/** Breaks a text into as few lines as are high enough. Undefined if the font lacks a letter. @param text in capitals */
export function breakLines(text: string, height: Height): string[] | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  if (!lettersOf(words.join(' '))) return undefined;
  const most = Math.min(words.length, MOST_LINES);
  for (let count = 1; count < most; count++) {
    const lines = fill(words, count);
    if (lowestOf(lines, height) >= LEAST * height.unit) return lines;
  }
  return fill(words, most);
}

/** The lines of a name: two, with the picture between them, if both can be; long ones have three. */
export function breakName(name: string, height: Height): string[] | undefined {
  const words = name.split(/\s+/).filter(Boolean);
  const lines = breakLines(name, height);
  if (!lines) return undefined;
  const count = Math.min(words.length, Math.max(lines.length, name.length > LONG ? 3 : 2));
  return (
    [count, count - 1]
      .map((count) => fill(words, Math.max(count, 1)))
      .find((lines) => isLow(lines, height)) ?? lines
  );
}

/** Returns true if no line would be higher than `most` times its height. */
function isLow(lines: readonly string[], { unit, most }: Height): boolean {
  return lines.length === 1 || lines.every((line) => heightOf(line, { unit, most: Infinity }) <= most * unit);
}

function lowestOf(lines: readonly string[], height: Height): number {
  return Math.min(...lines.map((line) => heightOf(line, height)));
}

function heightOf(line: string, height: Height): number {
  return (stretchLine(line, height)?.size ?? 0) * CAPITALS;
}

/** Words in so many lines, the longest as short as can be. */
function fill(words: readonly string[], count: number): string[] {
  if (count <= 1) return [words.join(' ')];
  const [first = [], ...others] = words
    .slice(0, words.length - count + 1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...fill(words.slice(index + 1), count - 1)]);
  return others.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), first);
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => lettersOf(line)?.inkAt(100).width ?? 0));
}
