/** Titles as large as their box allows, in three lines at most. */
import { hasRightToLeft } from '../../lib/isolate.ts';
import { bindBars, splitBound } from '../../lib/text.ts';
import type { Typeface, Typefaces } from './typography.ts';

export interface Box {
  /** Pixels, like all sizes here. */
  width: number;
  height: number;
  /** No title is set larger; one that would be smaller than the least is cut short. */
  largest: number;
  least: number;
  /** Least leading from baseline to baseline, in em, of letters measured by their ink; by default the grotesk's, which is known. */
  leading?: number | undefined;
  /** Three by default. */
  most?: number | undefined;
}

export interface FittedTitle {
  typeface: Typeface;
  size: number;
  lines: string[];
  /** Distance from baseline to baseline, in em. */
  leading: number;
}

const MOST_LINES = 3;
/** Em, from baseline to baseline: capitals reach below no line. */
const LEADING = { capitals: 0.84, mixed: 0.94, arabic: 1.25 };
/** The height of a first line above its baseline, and of a last one below. */
const LATIN = { height: 0.72, depth: 0.2 };
/** Marks above and below reach further. */
const ARABIC = { height: 0.85, depth: 0.5 };
/** The least distance of marks and letters of two lines. */
const GAP = 0.06;
/** Letters that reach higher or lower than others. */
const MARKED = /[\u0300-\u036f]/;
/** The gain in size from which a title is set in the condensed typeface. */
const WORTH_CONDENSING = 1.35;

export function fitTitle(
  text: string,
  box: Box,
  { wide, narrow }: Pick<Typefaces, 'wide' | 'narrow'>,
): FittedTitle {
  const words = splitBound(bindBars(text)).map((word) => word.replaceAll('\u00a0', ' '));
  for (let count = words.length; count > 1; count--) {
    const title = setBest(
      count === words.length ? words : endShort(words.slice(0, count)),
      box,
      wide,
      narrow,
    );
    if (title.size >= box.least) return title;
  }
  return fitWord(words[0] ?? '', words.length > 1, box, wide, narrow);
}

/** Shortens one word, letter by letter, until it fits. */
function fitWord(
  word: string,
  isShortened: boolean,
  box: Box,
  wide: Typeface,
  narrow: Typeface,
): FittedTitle {
  const letters = [...word];
  for (let count = letters.length; count > 1; count--) {
    const isShort = isShortened || count < letters.length;
    const kept = letters.slice(0, count).join('');
    const title = setBest(isShort ? endShort([kept]) : [kept], box, wide, narrow);
    if (title.size >= box.least) return title;
  }
  return setBest([letters[0] ?? ''], box, wide, narrow);
}

function endShort(words: string[]): string[] {
  return words.with(-1, `${(words.at(-1) ?? '').replace(/[\s.,;:–—-]+$/, '')}…`);
}

function setBest(words: string[], box: Box, wide: Typeface, narrow: Typeface): FittedTitle {
  const expanded = setIn(wide, words, box);
  const condensed = setIn(narrow, words, box);
  return condensed.size > expanded.size * WORTH_CONDENSING ? condensed : expanded;
}

function setIn(
  typeface: Typeface,
  words: string[],
  { width, height, largest, leading: own, most = MOST_LINES }: Box,
): FittedTitle {
  const widths = words.map((word) => typeface.measure(word));
  const space = typeface.measure('n n') - 2 * typeface.measure('n');
  const text = words.join(' ');
  const { height: above, depth } = hasRightToLeft(text) ? ARABIC : LATIN;
  const least = hasRightToLeft(text) ? LEADING.arabic : (own ?? leadingOf(text));
  let best: FittedTitle = { typeface, size: 0, lines: [], leading: least };
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const { ends, widest } = breakLines(widths, space, count);
    const lines = ends.map((end, line) => words.slice(ends[line - 1] ?? 0, end).join(' '));
    const isMeasured = own !== undefined || typeface.isUnknown || MARKED.test(text.normalize('NFD'));
    const leading = Math.max(least, isMeasured || hasRightToLeft(text) ? keepApart(lines, typeface) : 0);
    const reach = isMeasured ? reachOf(lines[0] ?? '', typeface) : 0;
    const tall =
      own === undefined
        ? Math.max(above, reach) + (count - 1) * leading + depth
        : reach + (count - 1) * leading + typeface.outline(lines.at(-1) ?? '').depth;
    const size = Math.min(largest, width / widest, height / tall);
    if (size > best.size) best = { typeface, size, lines, leading };
  }
  return best;
}

/** The reach of a line's ink above its baseline. */
function reachOf(line: string, typeface: Typeface): number {
  return Math.max(0, ...typeface.outline(line).ink.map(({ top }) => top));
}

/** Arabic has neither capitals nor lines without marks. */
function leadingOf(text: string): number {
  if (hasRightToLeft(text)) return LEADING.arabic;
  return text === text.toUpperCase() ? LEADING.capitals : LEADING.mixed;
}

/** The smallest leading at which no mark of a line touches the one above it, whether they begin at the left or at the right. */
function keepApart(lines: readonly string[], typeface: Typeface): number {
  const outlines = lines.map((line) => typeface.outline(line));
  const needed = outlines.slice(1).flatMap((lower, index) => {
    const upper = outlines[index];
    if (!upper) return [];
    return [0, upper.width - lower.width].flatMap((shift) =>
      upper.ink.flatMap((above) =>
        lower.ink
          .filter((below) => below.left + shift < above.right && above.left < below.right + shift)
          .map((below) => below.top - above.bottom + GAP),
      ),
    );
  });
  return Math.max(0, ...needed);
}

/** Breaks words into `count` lines, so that the widest is as narrow as possible. */
export function breakLines(
  widths: number[],
  space: number,
  count: number,
): { ends: number[]; widest: number } {
  const span = (from: number, to: number) =>
    widths.slice(from, to).reduce((sum, width) => sum + width, 0) + space * (to - from - 1);
  const search = (from: number, left: number): { ends: number[]; widest: number } => {
    if (left === 1) return { ends: [widths.length], widest: span(from, widths.length) };
    let best = { ends: [widths.length], widest: Number.POSITIVE_INFINITY };
    for (let end = from + 1; end <= widths.length - left + 1; end++) {
      const rest = search(end, left - 1);
      const widest = Math.max(span(from, end), rest.widest);
      if (widest < best.widest) best = { ends: [end, ...rest.ends], widest };
    }
    return best;
  };
  return search(0, count);
}
