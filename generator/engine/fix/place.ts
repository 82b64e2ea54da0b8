/** The place of a problem in the text of its file. */
import { divideFrontMatter } from '../content/source/front-matter.ts';
import type { DataPath } from '../content/types.ts';
import { isDataMap, isEqual, toData } from '../edit/data.ts';
import { spliceValue } from '../edit/edit.ts';
import { type Edit, editAll } from '../edit/index.ts';
import { lineEnd, lineStart } from '../edit/lines.ts';
import { type Entry, endOf, readTree, type Spot, type Tree } from '../edit/spots.ts';
import type { FixKind, Position } from '../problems/index.ts';

/** A file that problems are in. */
export interface FixFile {
  ending: 'yaml' | 'md';
  /** The whole file, without a byte order mark. */
  text: string;
  /** The YAML in it, and where it begins. */
  source: string;
  start: number;
  /** Undefined if the YAML has errors. */
  tree: Tree | undefined;
  /** Texts that have been read again, and say what was meant. */
  verified: Set<string>;
}

export interface FixPlace extends FixFile {
  /** Offset in the YAML; beyond its end for problems in the Markdown. */
  at: number;
  path: DataPath | undefined;
}

/** A file as it should be. */
export interface Draft {
  how: FixKind;
  text: string;
}

/** @param file its name */
export function openFile(file: string, text: string): FixFile {
  const { start, source } = divide(file, text);
  return {
    ending: file.endsWith('.md') ? 'md' : 'yaml',
    text,
    source,
    start,
    tree: readTree(source),
    verified: new Set(),
  };
}

/** The YAML of a file, and where it begins. */
export function divide(file: string, text: string): { start: number; source: string } {
  if (!file.endsWith('.md')) return { start: 0, source: text };
  const { block } = divideFrontMatter(file, text);
  const start = block ? text.indexOf('\n', block.start) + 1 : 0;
  return { start, source: text.slice(start, block?.end ?? 0) };
}

export function placeIn(file: FixFile, { line, column, path }: Position): FixPlace {
  return { ...file, path, at: offsetOf(file.text, line, column) - file.start };
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return start + column - 1;
}

/** The text with another part of its YAML. */
export function replacePart({ text, start }: FixPlace, from: number, to: number, part: string): string {
  return text.slice(0, start + from) + part + text.slice(start + to);
}

/** The line break of the file. */
export function newlineOf({ text }: FixPlace): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}

/** The text with other YAML. */
export function withSource(place: FixPlace, source: string): string {
  return replacePart(place, 0, place.source.length, source);
}

/** The text with changes of its data; undefined if they cannot be made. */
export function change(place: FixPlace, text: string, edits: readonly Edit[]): string | undefined {
  const [only, other] = edits;
  const quick = only && !other && text === place.text ? changeLine(place, only) : undefined;
  const edited =
    quick === undefined ? editAll(place.ending, text, edits) : { ok: true as const, text: quick };
  if (!edited.ok) return undefined;
  place.verified.add(edited.text);
  return edited.text;
}

/** Changes a value on the line of its key, which is the only line that is parsed again: parsing a long file is slow. */
function changeLine(place: FixPlace, { path, change: wanted }: Edit): string | undefined {
  const { tree, source } = place;
  const key = path.at(-1);
  const { entry, spot } = stepsTo({ ...place, path })?.at(-1) ?? {};
  if (!tree || wanted.kind !== 'set' || typeof key !== 'string' || spot?.kind !== 'scalar' || !entry)
    return undefined;
  const from = lineStart(source, entry.start);
  const to = lineEnd(source, entry.start);
  const splice = spliceValue(tree, path, wanted.value, newlineOf(place));
  if (
    !splice ||
    splice.start < entry.start ||
    splice.end > to ||
    !/^[\s-]*$/.test(source.slice(from, entry.start))
  )
    return undefined;
  const line = source.slice(entry.start, splice.start) + splice.text + source.slice(splice.end, to);
  const data = readTree(line)?.data;
  const isMeant = isDataMap(data) && data.size === 1 && isEqual(data.get(key), toData(wanted.value));
  return isMeant ? replacePart(place, entry.start, to, line) : undefined;
}

/** A value with its key or hyphen, and its path in the file, in which empty entries of lists count. */
export interface Step {
  path: (string | number)[];
  entry: Entry | undefined;
  spot: Spot;
}

/** The values on the way to that of the problem, the whole file first. */
export function stepsTo({ tree, path = [], at }: FixPlace): Step[] | undefined {
  if (!tree?.root) return undefined;
  const steps: Step[] = [{ path: [], entry: undefined, spot: tree.root }];
  for (const key of path) {
    const above = steps.at(-1);
    if (!above || above.spot.kind === 'scalar') return undefined;
    const { entries } = above.spot;
    const index = entries.findLastIndex((entry) =>
      entry.key === undefined ? entry.start <= at && at <= endOf(entry) : entry.key === String(key),
    );
    const entry = entries[index];
    if (!entry) return undefined;
    steps.push({ path: [...above.path, entry.key ?? index], entry, spot: entry.value });
  }
  return steps;
}

/** The group and the entry of a key that begins at the place. */
export function findKey(place: FixPlace, key: string): { group: Step; entry: Entry } | undefined {
  const find = (group: Step): { group: Step; entry: Entry } | undefined => {
    if (group.spot.kind === 'scalar') return undefined;
    const { entries } = group.spot;
    const entry = entries.find((each) => each.key === key && each.start === place.at);
    if (entry) return { group, entry };
    const index = entries.findIndex((each) => each.start <= place.at && place.at <= endOf(each));
    const next = entries[index];
    return next && find({ path: [...group.path, next.key ?? index], entry: next, spot: next.value });
  };
  return place.tree?.root && find({ path: [], entry: undefined, spot: place.tree.root });
}
