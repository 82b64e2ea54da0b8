/** Lines that begin in the wrong column: which they are, and where they should begin. */
import type { Problem } from '../../problems/index.ts';

type Words = Pick<Problem, 'code' | 'message' | 'hint'>;

const CODE = 'yaml/indentation';

export const INDENT: Words = {
  code: CODE,
  message: 'This line begins further left or right than the lines it belongs to.',
  hint: 'Keys of one group begin in the same column; what belongs to a key is two blanks further in.',
};

export const CONTINUES: Words = {
  code: CODE,
  message: 'This line is indented as if it went on with the text above it.',
  hint: 'Let it begin in the same column as the key above. If it does go on with the text, put quotes around the whole of it.',
};

export const HYPHEN_INDENT: Words = {
  code: CODE,
  message: 'This hyphen stands further left or right than those it belongs to.',
  hint: 'Let the hyphens of one list begin in the same column.',
};

/**
 * A line of a list's entry that begins right of the list's hyphens and left of the entry's keys.
 *
 * @param start an offset in the line
 */
export function describeMovedLeft(source: string, start: number): Words {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const line = /^.*/.exec(source.slice(lineStart))?.[0] ?? '';
  const blanks = countBlanks(line);
  const above = source
    .slice(0, lineStart)
    .split('\n')
    .findLast((other) => /^ *- +[^ #]/.test(other) && countBlanks(other) < blanks);
  const entry = /^( *- +)([\w-]+:)(?=\s|$)/.exec(above ?? '');
  const message = 'This line begins further left than the lines it belongs to.';
  if (!entry?.[1]) return { ...INDENT, message };
  const name = /^[\w-]+(?=:(\s|$))/.exec(line.trim())?.[0];
  const what = name ? `"${name}:"` : 'it';
  return {
    code: CODE,
    message,
    hint: `Let it begin in the same column as "${entry[2]}" above: put ${entry[1].length} blanks before ${what}, not ${blanks}.`,
  };
}

/**
 * Where a key stands that is read as more of the text above it.
 *
 * @param start where that text begins
 * @returns undefined where the colon is on the line of the text itself
 */
export function findContinuation(source: string, start: number): number | undefined {
  let offset = start;
  for (const line of source.slice(start).split('\n')) {
    if (/:(\s|$)/.test(line)) return offset === start ? undefined : offset + countBlanks(line);
    offset += line.length + 1;
  }
  return undefined;
}

/** Where the first key begins, if blanks stand before it: then all others look wrong. */
export function findIndentedStart(source: string): number | undefined {
  const before = /^(?:[ \t]*(?:#.*)?\r?\n)* +(?=[^\s#])/.exec(source)?.[0];
  return before?.length;
}

export function describeIndentedStart(source: string, start: number): Words {
  const blanks = start - (source.lastIndexOf('\n', start - 1) + 1);
  return {
    code: CODE,
    message: 'This line begins further right than the lines below that it belongs with.',
    hint: `Take away the ${blanks === 1 ? 'blank' : `${blanks} blanks`} before it.`,
  };
}

/** Whether only blanks stand before it on its line. */
export function isLineStart(source: string, offset: number): boolean {
  return source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

function countBlanks(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}
