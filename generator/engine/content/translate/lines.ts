/** Texts that are a list, or credits, in one cell of a table: a line each. */
import { isRecord } from '../../lib/record.ts';

/** The value as lines, credits as `Vocals: Name`; undefined if it holds anything but texts. */
export function writeLines(value: unknown): string | undefined {
  const lines = isRecord(value)
    ? Object.entries(value).flatMap(([role, names]) => listOf(names).map((name) => [role, name]))
    : listOf(value).map((line) => [line]);
  const isText = lines.length > 0 && lines.flat().every((part) => typeof part === 'string');
  return isText ? lines.map((parts) => parts.join(BETWEEN)).join('\n') : undefined;
}

/** A text, a list of them, or credits: names by their roles. */
export type Lines = string | string[] | Record<string, string | string[]>;

/** The value that lines stand for. @param like the value in the default: a text, a list or credits */
export function readLines(lines: string, like: unknown): Lines {
  if (isRecord(like)) return readCredits(lines, writeLines(like) ?? '');
  return Array.isArray(like) ? split(lines) : lines;
}

/** Between a role and a name. */
const BETWEEN = ': ';

/** A line without a role has that of the same line in the default. */
function readCredits(lines: string, standard: string): Record<string, string | string[]> {
  const names = new Map<string, string[]>();
  const roles = split(standard).map((line) => divide(line)[0] ?? '');
  for (const [index, line] of split(lines).entries()) {
    const [role = roles[index] ?? roles.at(-1) ?? '', name] = divide(line);
    names.set(role, [...(names.get(role) ?? []), name]);
  }
  const all = [...names].map(([role, [first = '', ...others]]) => [
    role,
    others.length > 0 ? [first, ...others] : first,
  ]);
  return Object.fromEntries(all);
}

function divide(line: string): [role: string | undefined, name: string] {
  const at = line.indexOf(BETWEEN);
  return at < 0
    ? [undefined, line.trim()]
    : [line.slice(0, at).trim(), line.slice(at + BETWEEN.length).trim()];
}

function split(lines: string): string[] {
  return lines.split('\n').filter((line) => line.trim() !== '');
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
