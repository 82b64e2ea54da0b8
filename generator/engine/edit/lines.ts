/** Lines of a source, by offsets in it. */
import { type Entry, endOf } from './spots.ts';

export function lineStart(source: string, offset: number): number {
  return offset <= 0 ? 0 : source.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line, before its line break. */
export function lineEnd(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  if (end === -1) return source.length;
  return end > offset && source[end - 1] === '\r' ? end - 1 : end;
}

export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

/** Returns true if only spaces precede the offset on its line. */
export function beginsLine(source: string, offset: number): boolean {
  return source.slice(lineStart(source, offset), offset).trim() === '';
}

/** Offset behind the comma that follows a value, with nothing but spaces and comments between. */
export function findComma(source: string, end: number): number | undefined {
  const match = /^(?:\s|#.*\n)*,/.exec(source.slice(end));
  return match ? end + match[0].length : undefined;
}

export function nextLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end + 1;
}

/** The end of the line above the one that begins at the offset, before its line break. */
export function endOfLineAbove(source: string, line: number): number {
  return source.slice(0, line).replace(/\r?\n$/, '').length;
}

/** Comments between a key or hyphen and a value on a line below. @param mark offset behind colon or hyphen @param start of the value */
export function readNotes(source: string, mark: number, start: number): string {
  return beginsLine(source, start)
    ? source.slice(mark, endOfLineAbove(source, lineStart(source, start)))
    : '';
}

/** The start of the blank lines directly above the entry's line, or above the comments that belong to it. */
export function startOfBlanks(
  source: string,
  offset: number,
  entries: readonly Entry[],
  index: number,
): number {
  const before = entries[index - 1];
  // Blank lines can be part of the text above.
  const floor = before ? endOf(before) : -1;
  let first = lineStart(source, offset);
  for (;;) {
    const line = lineStart(source, first - 1);
    if (first === 0 || line <= floor || source.slice(line, first).trim() !== '') return first;
    first = line;
  }
}

export interface Extent {
  readonly start: number;
  readonly end: number;
}

/**
 * An entry on lines of its own, with the comments directly above it, and those at its end that are indented deeper. Without the
 * spaces before it, and without the line break behind it.
 * @param index of the entry
 */
export function blockOf(source: string, entries: readonly Entry[], index: number): Extent {
  const entry = entries[index];
  if (!entry) return { start: 0, end: 0 };
  const before = entries[index - 1];
  const end = lineEnd(source, endOf(entry));
  return {
    start: findComments(source, entry.start, before ? endOf(before) : 0),
    end: hasLines(entry) ? skipDeeper(source, end, columnOf(source, entry.start)) : end,
  };
}

/** Returns true if the value is, or could be, on lines below. */
function hasLines({ mark, value }: Entry): boolean {
  return value.kind === 'scalar' ? value.end <= mark : !value.flow;
}

/** Start of the comments directly above in the same column, except the head of a file. @param floor the end of what is above */
function findComments(source: string, start: number, floor: number): number {
  if (!beginsLine(source, start)) return start;
  const column = columnOf(source, start);
  let first = start;
  for (;;) {
    const above = lineStart(source, first) - 1;
    const line = lineStart(source, Math.max(0, above));
    const text = source.slice(line, Math.max(line, above));
    if (line < floor || text.search(/\S/) !== column || text[column] !== '#') break;
    first = line + column;
  }
  return source.slice(0, first).trim() === '' ? start : first;
}

/** Past comments in a column beyond the one given. */
function skipDeeper(source: string, end: number, column: number): number {
  const comment = new RegExp(`(?:\\r?\\n[ \\t]*)*\\r?\\n {${column + 1},}#[^\\r\\n]*`, 'y');
  let last = end;
  for (comment.lastIndex = last; comment.test(source); comment.lastIndex = last) last = comment.lastIndex;
  return last;
}
