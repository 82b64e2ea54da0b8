/** Comments beside keys, which say something about their values. */
import { isEqual } from './data.ts';
import { lineEnd, lineStart } from './lines.ts';
import { applySplices, type Splice } from './splice.ts';
import { type Entry, endOf, readTree, type Spot, type Tree } from './spots.ts';
import type { Path } from './types.ts';

/** A comment, and the key that it is about. */
export interface Note {
  readonly path: Path;
  readonly text: string;
}

/** Longer comments are cut. */
const LONGEST = 300;

/**
 * Adds comments at the ends of the lines of their keys. One whose key is missing, or is on a line with others, names the key;
 * without any line to be on, it comes first.
 * @returns the same source if it has errors
 */
export function addNotes(source: string, notes: readonly Note[], newline: string): string {
  const tree = readTree(source);
  if (!tree) return source;
  const lines = new Map<number, string[]>();
  for (const note of notes) {
    const { line, label } = findLine(tree, note.path);
    lines.set(line, [...(lines.get(line) ?? []), label + clean(note.text)]);
  }
  const splices = [...lines].map(([end, texts]): Splice => {
    const text = `# ${texts.join('; ')}`;
    return end === 0 ? { start: 0, end: 0, text: text + newline } : { start: end, end, text: `  ${text}` };
  });
  const made = applySplices(source, splices);
  const after = readTree(made);
  // At least above everything, a comment changes nothing.
  const head = notes.map(({ path, text }) => `# ${[labelOf(path), clean(text)].join('')}${newline}`).join('');
  return after && isEqual(after.data, tree.data) ? made : head + source;
}

/** Cleans a comment: one line, without anything that would change how it reads. */
function clean(text: string): string {
  const line = text.replace(/[\s\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/\p{Cs}$/u, '')}…` : line;
}

/** The end of the line for a note about a path; 0 for a line of its own above all others. */
function findLine({ source, root }: Tree, path: Path): { line: number; label: string } {
  let entry: Entry | undefined;
  let spot: Spot | undefined = root;
  let isFlow = false;
  let depth = 0;
  for (const step of path) {
    const found = spot && entryAt(spot, step);
    if (!found || !spot || spot.kind === 'scalar') break;
    isFlow ||= spot.flow;
    entry = found;
    spot = found.value;
    depth += 1;
  }
  if (!entry) return { line: 0, label: labelOf(path) };
  // Behind a hyphen is the first key of its item.
  const isExact = depth === path.length && entry.key !== undefined && !isFlow;
  return { line: endOfHead(source, entry), label: isExact ? '' : labelOf(path.slice(isFlow ? -1 : depth)) };
}

function entryAt(spot: Spot, step: string | number): Entry | undefined {
  if (spot.kind === 'scalar') return undefined;
  return spot.entries.find(({ key }, index) => (key === undefined ? index === step : key === String(step)));
}

/** The end of the first line of an entry that a comment can follow. */
function endOfHead(source: string, entry: Entry): number {
  const { value, mark } = entry;
  if (value.kind !== 'scalar' && !value.flow) {
    const [first] = value.entries;
    const isSameLine = first && lineStart(source, first.start) === lineStart(source, entry.start);
    return isSameLine ? endOfHead(source, first) : lineEnd(source, mark);
  }
  const isParagraph = value.kind === 'scalar' && (value.style === 'literal' || value.style === 'folded');
  return lineEnd(source, isParagraph ? value.start : endOf(entry));
}

function labelOf(path: Path): string {
  const keys = path.filter((step) => typeof step === 'string');
  return keys.length > 0 ? `${keys.join('.')}: ` : '';
}
