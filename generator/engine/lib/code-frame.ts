/** The lines around a fault, as compilers show them. Pure: text and place in, text out. */
import { showControls, widthOf } from './terminal.ts';

/** Lines shown before and after the one at fault. */
const CONTEXT = 2;
/** Columns of text shown; longer lines are cut. */
const COLUMNS = 96;
/** Columns kept before the fault where a line is cut on its left. */
const LEAD = 40;
/** UTF-16 units: what is further from the fault than this is never shown, and lines may be very long. */
const REACH = 4 * COLUMNS;
const TAB = '  ';

interface Place {
  line: number;
  column: number;
}

/**
 * The line at fault with two lines around it, line numbers, and a caret under the column.
 * @param text the whole file; a byte order mark is no column
 * @param position counted from 1, columns in UTF-16 units; outside of the text it means the nearest place inside
 */
export function codeFrame(text: string, position: Place): string {
  return createFramer(text)(position);
}

/** Frames several faults of one text. */
export function createFramer(text: string): (position: Place) => string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  // A closing line break ends the last line; it does not begin another.
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return (position) => drawFrame(lines, position);
}

function drawFrame(lines: readonly string[], position: Place): string {
  const fault = clamp(position.line, 1, lines.length);
  const first = Math.max(1, fault - CONTEXT);
  const last = Math.min(lines.length, fault + CONTEXT);
  const gutter = String(last).length;

  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = lines[number - 1] ?? '';
    const label = String(number).padStart(gutter);
    if (number !== fault) {
      rows.push(`  ${label} | ${cut(line, 0, 0).text}`.trimEnd());
      continue;
    }
    const { shown, caret } = pointAt(line, position.column);
    rows.push(`> ${label} | ${shown}`.trimEnd(), `  ${' '.repeat(gutter)} | ${' '.repeat(caret)}^`);
  }
  return rows.join('\n');
}

/** A line as it is shown, and the columns before its caret. */
function pointAt(line: string, column: number): { shown: string; caret: number } {
  const at = clamp(column - 1, 0, line.length);
  const near = Math.max(0, at - REACH);
  const before = expand(line.slice(near, at));
  const start = before.length + LEAD > COLUMNS ? before.length - LEAD : 0;
  const { text, from } = cut(line, near, start);
  return { shown: text, caret: measure(before.slice(from)) + (from > 0 ? 1 : 0) };
}

/**
 * The part of a line that fits, with an ellipsis for each part left out.
 * @param near where to begin to look
 * @param start where to begin to show, in what is shown from there on
 */
function cut(line: string, near: number, start: number): { text: string; from: number } {
  const reach = near + 2 * REACH;
  const shown = expand(line.slice(near, reach));
  // Never between the two halves of a character.
  const from = isLowSurrogate(shown, start) ? start + 1 : start;
  let end = from;
  let width = 0;
  for (const character of shown.slice(from)) {
    width += widthOf(character);
    if (width > COLUMNS) break;
    end += character.length;
  }
  const isWhole = end === shown.length && reach >= line.length;
  return { text: `${from > 0 ? '…' : ''}${shown.slice(from, end)}${isWhole ? '' : '…'}`, from };
}

function isLowSurrogate(line: string, index: number): boolean {
  return (line.charCodeAt(index) & 0xfc00) === 0xdc00;
}

function expand(line: string): string {
  return showControls(line.replaceAll('\t', TAB));
}

function measure(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
