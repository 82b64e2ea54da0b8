/** Lines that begin in the wrong column: which they are, and where they should begin. */
import { type Position, type Problem, problem } from '../../problems/index.ts';

/**
 * A line of a list's entry that begins right of the list's hyphens and left of the entry's keys.
 *
 * @param start an offset in the line
 */
export function describeMovedLeft(source: string, start: number, at: Position): Problem {
  const lineStart = lineStartOf(source, start);
  const line = /^.*/.exec(source.slice(lineStart))?.[0] ?? '';
  const spaces = countSpaces(line);
  const above = source
    .slice(0, lineStart)
    .split('\n')
    .findLast((other) => /^ *- +[^ #]/.test(other) && countSpaces(other) < spaces);
  const [, lead, firstKey] = /^( *- +)([\w-]+:)(?=\s|$)/.exec(above ?? '') ?? [];
  const key = /^[\w-]+(?=:(\s|$))/.exec(line.trim())?.[0];
  return problem('yaml/indentation', at, {
    wording: 'left',
    line: lead && firstKey ? { key, firstKey, spaces, wanted: lead.length } : undefined,
  });
}

/**
 * Where a key is that is read as more of the text above it.
 *
 * @param start where that text begins
 * @returns undefined where the colon is on the line of the text itself
 */
export function findContinuation(source: string, start: number): number | undefined {
  let offset = start;
  for (const line of source.slice(start).split('\n')) {
    if (/:(\s|$)/.test(line)) return offset === start ? undefined : offset + countSpaces(line);
    offset += line.length + 1;
  }
  return undefined;
}

/** Where the first key begins, if spaces come before it: then all others look wrong. */
export function findIndentedStart(source: string): number | undefined {
  const before = /^(?:[ \t]*(?:#.*)?\r?\n)* +(?=[^\s#])/.exec(source)?.[0];
  return before?.length;
}

/** Whether only spaces come before it on its line. */
export function isLineStart(source: string, offset: number): boolean {
  return source.slice(lineStartOf(source, offset), offset).trim() === '';
}

export function lineStartOf(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

function countSpaces(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
