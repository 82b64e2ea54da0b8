/** Reads the issues of zod: which branch of a union was meant, and what it would have taken. */
import type { z } from 'zod';
import { valueAt } from '../../lib/record.ts';

/** A group where a name or a group fits is wrong in one of its keys, as a list may be: the issues of the branch that takes such. */
export function issuesWithin(issue: z.core.$ZodIssue, data: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [];
  const value = valueAt(
    data,
    issue.path.filter((step) => typeof step !== 'symbol'),
  );
  if (typeof value !== 'object' || value === null) return [];
  const branch =
    issue.errors.find((issues) => !issues.some((each) => isMisfit(each) || isNoWord(each))) ?? [];
  return branch.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

/** The words of which one was expected. */
export function choiceOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(choiceOf) : [];
}

/** The types that zod would have taken, if it is the type that is wrong. */
export function expectedTypes(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(expectedTypes) : [];
}

export function isWrongType(value: unknown, issue: z.core.$ZodIssue): boolean {
  // A list or a group in place of one of several words.
  if (issue.code === 'invalid_value' && typeof value === 'object') return true;
  if (issue.code !== 'invalid_union') return value === null || issue.code === 'invalid_type';
  return typeof value === 'object' || issue.errors.every((issues) => issues.some(isMisfit));
}

/** Returns true if a branch of a union takes one of a few words, but a group was written. */
function isNoWord({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'invalid_value' && path.length === 0;
}

/** Returns true if a branch of a union takes values of another type; it may be a union itself. */
function isMisfit(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((issues) => issues.some(isMisfit));
  return issue.code === 'invalid_type';
}
