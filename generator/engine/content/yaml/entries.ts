/** Entries of lists that do not begin as they should: without their hyphen, or in a comment. */
import type { MissingHyphen, NotedEntry } from '../../problems/catalogue/entry.ts';

const NOTED = /^\s*#\s*(- *[\w-]+:.*)$/;

/** Finds the commented first line of an entry. @param above the lines before the wrong one @param spaces before the hyphen */
export function findNotedEntry(above: readonly string[], spaces: number): NotedEntry | undefined {
  const index = above.findLastIndex((line) => isNote(line) || indentOf(line) <= spaces);
  const line = NOTED.exec(above[index] ?? '')?.[1];
  // Of several lines of notes, none is a line of the file that was meant to count.
  return line === undefined || isNote(above[index - 1] ?? '') ? undefined : { line: line.trim(), spaces };
}

/** Finds the commented entry above a value that begins a line. */
export function findNotedAbove(source: string, start: number): NotedEntry | undefined {
  const lines = source.slice(0, start).split(/\r?\n/);
  const lead = lines.pop() ?? '';
  return lead.trim() === '' ? findNotedEntry(lines, lead.length - 2) : undefined;
}

/** Finds the likely fault of an entry in which a line begins in the wrong column. */
export function findBrokenEntry(
  above: readonly string[],
  line: string,
): { entry?: MissingHyphen; noted?: NotedEntry } {
  const spaces = indentOf(line);
  const noted = findNotedEntry(above, line.trim().startsWith('-') ? spaces : spaces - 2);
  if (noted) return { noted };
  const lines = above.filter((each) => each.trim() !== '' && !isNote(each));
  const last = lines.at(-1) ?? '';
  const parent = lines.at(-2) ?? '';
  const beginsList = /^ *(- +)?[\w-]+:\s*$/.test(parent) && indentOf(parent) < indentOf(last);
  if (beginsList && indentOf(last) === spaces - 2 && /^ *[\w-]+: +\S/.test(last))
    return { entry: { line: `- ${last.trim()}`, isAbove: true } };
  const sibling = lines.findLast((each) => indentOf(each) <= spaces) ?? '';
  const isAmongEntries = indentOf(sibling) === spaces && sibling.trim().startsWith('- ');
  return isAmongEntries && /^ *[\w-]+:/.test(line)
    ? { entry: { line: `- ${line.trim()}`, isAbove: false } }
    : {};
}

function isNote(line: string): boolean {
  return line.trim().startsWith('#');
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}
