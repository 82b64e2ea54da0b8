/** Lines of names that are as wide as their measure, whatever they say. */
import { hasRightToLeft } from '../../lib/isolate.ts';
import { splitBound } from '../../lib/text.ts';
import { breakLines, type FittedTitle } from './fit.ts';
import { measureTitle } from './lines.ts';
import type { Typeface } from './typography.ts';

/** Greatest height of a line that cannot be wider, relative to its unit. */
const MOST = 1.45;
/** Any number of lines that are all as wide as they should be is better than one of which some are not. */
const UNFILLED = 10;

/** Sets a line in the width whose ink is nearest to `unit` in height. All lengths are in pixels. */
export function stretchLine(
  text: string,
  { measure, unit }: { measure: number; unit: number },
  widths: readonly Typeface[],
): FittedTitle | undefined {
  const lines = widths.map((typeface) => fillLine(text, measure, unit * MOST, typeface));
  const off = (line: FittedTitle) => Math.abs(measureTitle(line).height - unit);
  const filling = lines.filter((line) => isFilled(line, measure));
  return filling.toSorted((a, b) => off(a) - off(b))[0] ?? lines.at(-1);
}

/** @param units the heights of one line, of each of two, and so on: there are as many lines as come nearest to theirs */
export function stretchTitle(
  title: string,
  { measure, units }: { measure: number; units: readonly number[] },
  widths: readonly Typeface[],
): FittedTitle[] {
  const [narrowest] = widths;
  if (!narrowest || !title) return [];
  const words = splitBound(title);
  const wordWidths = words.map((word) => narrowest.measure(word));
  const space = narrowest.measure('n n') - 2 * narrowest.measure('n');
  // Joined letters have few widths: short lines of them would be of many heights.
  const most = hasRightToLeft(title) ? 2 : units.length;
  const tries = units.slice(0, Math.min(most, words.length)).map((unit, index) => {
    const { ends } = breakLines(wordWidths, space, index + 1);
    const texts = ends.map((end, line) => words.slice(ends[line - 1] ?? 0, end).join(' '));
    const lines = texts.flatMap((text) => stretchLine(text, { measure, unit }, widths) ?? []);
    const isFull = lines.every((line) => isFilled(line, measure));
    const off = Math.max(...lines.map((line) => Math.abs(measureTitle(line).height / unit - 1)));
    return { lines, off: isFull ? off : off + UNFILLED };
  });
  return tries.toSorted((a, b) => a.off - b.off)[0]?.lines ?? [];
}

function isFilled(line: FittedTitle, measure: number): boolean {
  return measureTitle(line).width > measure - 1;
}

/** A line as wide as the measure, unless it would be higher than `most`. */
function fillLine(text: string, measure: number, most: number, typeface: Typeface): FittedTitle {
  const line: FittedTitle = { typeface, size: 1, lines: [text], leading: 0 };
  const { width, height } = measureTitle(line);
  return { ...line, size: Math.min(measure / width, most / height) };
}
