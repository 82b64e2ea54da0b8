/** Replaces a value: its characters, and no others on its lines. */
import type { Data } from './data.ts';
import { columnOf, lineEnd, readNotes } from './lines.ts';
import { indentLines, type Written, writeParagraphs } from './paragraphs.ts';
import { writeText } from './scalar.ts';
import type { Splice } from './splice.ts';
import type { Entry, ScalarSpot, ScalarStyle, Spot, Tree } from './spots.ts';
import { isBlock } from './style.ts';
import type { Style } from './types.ts';
import { type Owner, writeBlock, writeFlow } from './values.ts';

/** A value and what it belongs to. */
export interface Place {
  /** Undefined for the whole of the file. */
  readonly entry: Entry | undefined;
  /** Undefined if the file is empty. */
  readonly spot: Spot | undefined;
  /** True within brackets. */
  readonly inFlow: boolean;
}

export function replaceValue(tree: Tree, { entry, spot, inFlow }: Place, data: Data, style: Style): Splice {
  const { source } = tree;
  if (!entry || !spot) return replaceRoot(source, spot, data, style);
  if (inFlow) return replaceInFlow(source, entry, data, style);
  return replaceInBlock(source, entry, data, style);
}

function replaceRoot(source: string, spot: Spot | undefined, data: Data, style: Style): Splice {
  const { head, lines } = writeBlock(data, style, 'root');
  const text = [...(head === '' ? [] : [head]), ...lines].join(style.newline);
  if (spot) return { start: spot.start, end: spot.end, text };
  const end = source.length;
  if (source.trim() === '') return { start: end, end, text: text + style.newline };
  return source.endsWith('\n')
    ? { start: end, end, text: text + style.newline }
    : { start: end, end, text: style.newline + text };
}

function replaceInFlow(
  source: string,
  { key, mark, hasMark, value }: Entry,
  data: Data,
  style: Style,
): Splice {
  const surroundings = key === undefined ? 'flowItem' : 'flowValue';
  const text =
    typeof data === 'string' && value.kind === 'scalar'
      ? writeText(data, style, surroundings, styleOf(value))
      : writeFlow(data, style, surroundings);
  const { start, end } = value;
  if (start < end) return { start, end, text };
  if (!hasMark) return { start: mark, end: mark, text: `: ${text}` };
  const [spaces = ''] = /^[ \t]*(?=[,}\]])/.exec(source.slice(mark)) ?? [];
  return { start: mark, end: mark + spaces.length, text: ` ${text}` };
}

function replaceInBlock(source: string, entry: Entry, data: Data, style: Style): Splice {
  const { mark, value } = entry;
  const column = columnOf(source, entry.start);
  const above = readNotes(source, mark, value.start);
  const { head, lines } = indent(writeAgain(source, entry, column, data, style), column);
  const isOneLine = value.kind === 'scalar' ? isOnOneLine(value) : value.flow;
  if (isOneLine && lines.length === 0) {
    const start = head === '' ? mark + above.length : value.start;
    return { start, end: value.end, text: head };
  }
  const end = isLines(value) ? value.end : lineEnd(source, value.end);
  const notes = above + readRest(source, value, end);
  const start = mark;
  if (lines.length === 0) return { start, end, text: (head === '' ? '' : ` ${head}`) + notes };
  if (head === '' && entry.key === undefined)
    return {
      start,
      end,
      // The first key of an item is behind its hyphen, where a comment has no place.
      text:
        notes.trim() === ''
          ? ` ${lines.join(style.newline).trimStart()}`
          : ` ${writeFlow(data, style, 'item')}${notes}`,
    };
  return { start, end, text: [(head === '' ? '' : ` ${head}`) + notes, ...lines].join(style.newline) };
}

/** The style to keep. The quotes of an empty text are there because it is empty. */
function styleOf({ data, style }: ScalarSpot): ScalarStyle | undefined {
  return data === '' ? undefined : style;
}

function isOnOneLine({ style }: ScalarSpot): boolean {
  return style === 'plain' || style === 'single' || style === 'double';
}

function isLines(spot: Spot): spot is ScalarSpot & { readonly style: 'literal' | 'folded' } {
  return spot.kind === 'scalar' && (spot.style === 'literal' || spot.style === 'folded');
}

/** The comment on the first line of a text of several lines, or behind a value of one line. */
function readRest(source: string, value: Spot, end: number): string {
  if (isBlock(value)) return '';
  if (!isLines(value)) return source.slice(value.end, end);
  const header = source.slice(value.start, lineEnd(source, value.start));
  return /[ \t]+#.*$/.exec(header)?.[0] ?? '';
}

/** A value in place of another one, whose style it keeps if it can. */
function writeAgain(
  source: string,
  { key, mark, value }: Entry,
  column: number,
  data: Data,
  style: Style,
): Written {
  const owner: Owner = key === undefined ? 'item' : 'value';
  if (typeof data !== 'string' || value.kind !== 'scalar') return writeBlock(data, style, owner);
  if (isLines(value) && !style.isCautious) {
    const indent = Math.max(1, value.indent - column);
    const before = { spot: value, text: source.slice(value.start, value.end) };
    const written = writeParagraphs(data, { before, indent });
    if (written) return written;
  }
  // Comments between a key and its value would become lines of a text.
  const hasNotes = /\n[^\n]*#/.test(source.slice(mark, value.start));
  const wasEscaped = value.style === 'double' && String(value.data).includes('\n');
  if (data.includes('\n') && !wasEscaped && !hasNotes) return writeBlock(data, style, owner);
  const text = writeText(data, style, owner, styleOf(value));
  return { head: text, lines: [] };
}

function indent({ head, lines }: Written, column: number): Written {
  return { head, lines: indentLines(lines, column) };
}
