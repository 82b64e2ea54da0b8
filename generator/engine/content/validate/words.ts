/** Places, expectations and values in words. */
import type { z } from 'zod';
import { listWords } from '../../lib/suggest.ts';
import type { DataPath } from '../types.ts';

/** `['tracks', 1, 'duration']` is `tracks, entry 2, duration`. */
export function namePath(path: DataPath): string {
  return path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(', ');
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys and values',
  record: 'a group of keys and values',
};

/** The expectation of a schema, for those without a message of their own. */
export const expectation: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${listWords(issue.values.map(String))}`;
    case 'invalid_union':
      return describeUnion(issue.errors.flat().map(({ message }) => message));
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'must have a different name';
    case 'too_small':
      return describeLimit(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'too_big':
      return describeLimit(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum);
    default:
      return 'must be written differently';
  }
};

/** @param branches the expectations of a union's branches */
function describeUnion(branches: readonly string[]): string {
  // Of a branch that takes such values, and limits them.
  const limit = branches.find((branch) => !branch.startsWith('must be '));
  return limit ?? `must be ${listWords([...new Set(branches.map((branch) => branch.slice(8)))])}`;
}

function describeLimit(origin: string, relation: string, limit: number | bigint): string {
  if (origin === 'array') return `must have ${relation} ${limit === 1 ? 'one entry' : `${limit} entries`}`;
  return origin === 'string' ? `must have ${relation} ${limit} characters` : `must be ${relation} ${limit}`;
}

/** A value as a manager sees it; `written` is its text in the file. */
export function showValue(value: unknown, written: string): string {
  if (value === null || value === undefined)
    return written === '' ? 'empty' : `${written}, which means empty`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'number') return `the number ${shorten(written)}`;
  return typeof value === 'string' ? `"${shorten(value)}"` : shorten(written);
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 40 ? `${flat.slice(0, 39)}…` : flat;
}
