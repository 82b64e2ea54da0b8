/** Checks data against its schema, and turns what is wrong into words with places. */
import type { z } from 'zod';
import { findNearest } from '../../lib/suggest.ts';
import type { Problem } from '../../problems/index.ts';
import type { DataPath } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';
import { findHint } from './hints.ts';
import { describeAt, keysAt } from './outline.ts';
import { expectation, namePath, showValue } from './words.ts';

export interface Subject {
  schema: z.ZodType;
  /** The data to check, its placeholders filled; the file tells where it stands and how it is written. */
  data: unknown;
  yaml: YamlFile;
  /** `a release`, `pages/home.yaml`. */
  noun: string;
}

/** The data with defaults applied, or what is wrong with it. */
export function validateData(subject: Subject): { data?: unknown; problems: Problem[] } {
  const result = subject.schema.safeParse(subject.data, { error: expectation });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => describeIssue(subject, issue));
  return { problems: dropEchoes(problems).map(({ problem }) => problem) };
}

/** A problem, with the key that it misses or that it takes for another. */
interface Found {
  problem: Problem;
  missing?: string;
  meant?: string;
}

function describeIssue(subject: Subject, issue: z.core.$ZodIssue): Found[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeUnknown(subject, path, key));
  if (issue.code === 'invalid_key') return [describeKey(subject, path, issue.message)];
  if (readPath(subject.data, path) === undefined) return [describeMissing(subject, path)];
  return [describeWrong(subject, path, issue)];
}

function describeUnknown({ schema, yaml, noun }: Subject, path: DataPath, key: string): Found {
  const known = keysAt(schema, path);
  const nearest = findNearest(key, known);
  const whole = path.length === 0 ? noun : namePath(path);
  return {
    problem: {
      code: 'schema/unknown-key',
      level: 'error',
      message: `"${key}" is not a key of ${whole}.`,
      hint: nearest ? `Did you mean "${nearest}"?` : `The keys are: ${known.join(', ')}.`,
      at: yaml.atKey([...path, key]),
    },
    ...(nearest && { meant: namePath([...path, nearest]) }),
  };
}

function describeMissing({ schema, yaml }: Subject, path: DataPath): Found {
  const key = String(path.at(-1) ?? '');
  const parent = path.slice(0, -1);
  const about = describeAt(schema, path);
  return {
    problem: {
      code: 'schema/missing',
      level: 'error',
      message: `"${key}" is missing${parent.length === 0 ? '' : ` in ${namePath(parent)}`}.`,
      hint: `Add a line that begins with  ${key}:${about ? `  (${about})` : ''}`,
      at: yaml.at(path),
    },
    missing: namePath(path),
  };
}

function describeKey({ yaml }: Subject, path: DataPath, words: string): Found {
  const key = String(path.at(-1) ?? '');
  return {
    problem: {
      code: 'schema/key',
      level: 'error',
      message: `The key "${key}" in ${namePath(path.slice(0, -1))} ${words}.`,
      hint: findHint({ lead: '', isMisfit: false, value: key, written: key, rest: '', words }),
      at: yaml.atKey(path),
    },
  };
}

function describeWrong({ data, yaml, noun }: Subject, path: DataPath, issue: z.core.$ZodIssue): Found {
  const value = readPath(data, path);
  const { text: written, rest } = yaml.written(path);
  const words = issue.message;
  const name = path.length === 0 ? noun.replace(/^a/, 'A') : namePath(path);
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const isMisfit = isWrongType(value, issue);
  return {
    problem: {
      code: isMisfit ? 'schema/type' : 'schema/value',
      level: 'error',
      message: `${name} ${words}${showWrong(value, written, words, isMisfit)}.`,
      hint: findHint({ lead: leadOf(path), isMisfit, value, written, rest, words, values }),
      at: yaml.at(path),
    },
  };
}

/** What a correction is written after: its key, or nothing within a list. */
function leadOf(path: DataPath): string {
  const last = path.at(-1);
  return typeof last === 'string' ? `${last}: ` : '';
}

function showWrong(value: unknown, written: string, words: string, isMisfit: boolean): string {
  if (typeof value === 'string' && value.trim() === '') return '';
  if (Array.isArray(value) && !isMisfit) return `, but there are ${value.length || 'none'}`;
  const shown = showValue(value, written);
  return words.startsWith('must') ? `, but is ${shown}` : `: ${shown}`;
}

function isWrongType(value: unknown, { code }: z.core.$ZodIssue): boolean {
  return value === null || code === 'invalid_type' || (code === 'invalid_union' && typeof value === 'object');
}

function readPath(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** A mistyped key is one slip, though the right one is missing as well. */
function dropEchoes(found: Found[]): Found[] {
  const meant = new Set(found.map((one) => one.meant).filter((name) => name !== undefined));
  return found.filter(({ missing }) => missing === undefined || !meant.has(missing));
}
