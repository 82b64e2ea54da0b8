/** Predicts the result of a typed line: advice that would be refused when followed is not given. */
import { parse, YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Correction } from '../../problems/catalogue/index.ts';
import type { DataPath } from '../types.ts';
import { expectation } from './words.ts';

/** Corrections that show what to write, as it is. Others show an example, or a part. */
const WRITTEN: ReadonlySet<Correction['how']> = new Set([
  ...(['brackets', 'closingQuote', 'commas', 'curly', 'either', 'invisible', 'nearest', 'nextDay'] as const),
  ...(['quotedNull', 'quotes', 'single', 'spaceInHost', 'spacesOf', 'unquote', 'until', 'word'] as const),
  'write',
]);

/** Keys or an entry to write into a group or a list. */
export type Written = Readonly<Record<string | number, unknown>>;

/**
 * Reads the values that a correction proposes, by key or by number of an entry.
 * @param own the key or the number of the value that it corrects
 * @param lead the prefix of its line
 * @returns undefined for one that shows no more than an example
 */
export function readCorrection(
  { how, line, words = [], means, isUnclear }: Correction,
  own: string | number,
  lead: string,
): Written | undefined {
  if (!WRITTEN.has(how) || line === undefined || isUnclear || line.includes('…')) return undefined;
  if (means !== undefined) return { [own]: means };
  if (how === 'nearest') return { [own]: /^(?:true|false)$/.test(line) ? line === 'true' : line };
  if (!lead.endsWith('=') && typeof own === 'string') {
    const [first, other] = [line, ...(how === 'until' || how === 'nextDay' ? words.slice(0, 1) : [])].map(
      readKeys,
    );
    return first && { ...first, ...other };
  }
  return { [own]: readLine(line.startsWith(lead) ? line.slice(lead.length) : line) };
}

/** The keys of a line; undefined if it has none, or cannot be read. */
export function readKeys(line: string): Record<string, unknown> | undefined {
  const data = readLine(line);
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;
}

function readLine(line: string): unknown {
  try {
    return parse(line, { schema: 'core' });
  } catch (error) {
    // A name for a value that is nowhere, as in `title: *x`, is reported by another error.
    if (!(error instanceof YAMLError || error instanceof ReferenceError)) throw error;
    return undefined;
  }
}

/** A group or a list by itself: what else is in a file does not change what is wrong with it. */
export function isolate(path: DataPath, value: unknown): { data: unknown; path: DataPath } {
  return {
    data: path.reduceRight<unknown>(
      (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
      value,
    ),
    path: path.map((step) => (typeof step === 'number' ? 0 : step)),
  };
}

/** The issues of a schema with data, below a path. */
export function issuesBelow(schema: z.ZodType, data: unknown, path: DataPath): z.core.$ZodIssue[] {
  const { error } = schema.safeParse(data, { error: expectation });
  return (error?.issues ?? []).filter((issue) => path.every((step, index) => issue.path[index] === step));
}
