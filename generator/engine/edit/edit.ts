/** Changes YAML step by step. What a step has made is read again, and refused if it is not what was meant. */
import { addEntry } from './add.ts';
import { isDataMap, isEqual } from './data.ts';
import { moveEntry } from './move.ts';
import { removeEntry } from './remove.ts';
import { type Place, replaceValue } from './replace.ts';
import { applySplice, type Splice } from './splice.ts';
import { readTree, type Spot, type Tree } from './spots.ts';
import { applyStep, NOWHERE, nextStep, type Step } from './steps.ts';
import { readStyle, type Style } from './style.ts';
import type { Change, Order, Path, RefusalCode } from './types.ts';

/** The YAML with the change, or why it has none. */
export type EditedSource = { readonly source: string } | { readonly refused: RefusalCode };

export interface Manner {
  /** Of keys that are added. */
  readonly order: Order;
  /** The line break of the file. */
  readonly newline: string;
}

export function editSource(
  source: string,
  path: Path,
  change: Change,
  { order, newline }: Manner,
): EditedSource {
  let tree = readTree(source);
  if (!tree) return { refused: 'errors' };
  for (;;) {
    const step = nextStep(tree.data, path, change, order);
    if (step === NOWHERE) return { refused: 'place' };
    if (!step) return { source: tree.source };
    const next = takeStep(tree, step, newline);
    if (typeof next === 'string') return { refused: next };
    tree = next;
    if (change.kind !== 'set') return { source: tree.source };
  }
}

function takeStep(tree: Tree, step: Step, newline: string): Tree | RefusalCode {
  const places = locate(tree, step.path);
  const place = places.at(-1);
  if (!place) return 'place';
  if (places.some(({ spot }) => spot?.isReference) || refersElsewhere(place, step)) return 'reference';
  const expected = applyStep(tree.data, step);
  const style = readStyle(tree, newline);
  for (const isCautious of [false, true]) {
    const splice = planStep(tree, place, step, { ...style, isCautious });
    const next = splice && readTree(applySplice(tree.source, splice));
    const isMeant = next && (isEqual(next.data, expected) || isNothing(next, expected));
    if (isMeant) return next;
  }
  return 'result';
}

/** A file without its last key is empty. */
function isNothing({ data }: Tree, expected: Tree['data']): boolean {
  return data === null && isDataMap(expected) && expected.size === 0;
}

/** The values on the way to a path, the whole of the file first; none if it leads nowhere. */
function locate({ root }: Tree, path: Path): Place[] {
  const places: Place[] = [{ entry: undefined, spot: root, inFlow: false }];
  for (const step of path) {
    const { spot, inFlow } = places.at(-1) ?? {};
    if (!spot || spot.kind === 'scalar') return [];
    const entry = spot.entries.find(({ key }, index) =>
      key === undefined ? index === step : key === String(step),
    );
    if (!entry) return [];
    places.push({ entry, spot: entry.value, inFlow: inFlow === true || spot.flow });
  }
  return places;
}

/** Whether an anchor or an alias would be replaced, removed or moved. */
function refersElsewhere({ spot }: Place, step: Step): boolean {
  if (!spot || step.kind === 'add') return false;
  if (step.kind === 'replace') return hasReference(spot);
  const entry =
    spot.kind === 'scalar' ? undefined : spot.entries[step.kind === 'remove' ? step.index : step.from];
  return entry !== undefined && hasReference(entry.value);
}

function hasReference(spot: Spot): boolean {
  return (
    spot.isReference || (spot.kind !== 'scalar' && spot.entries.some(({ value }) => hasReference(value)))
  );
}

function planStep(tree: Tree, place: Place, step: Step, style: Style): Splice | undefined {
  const { source } = tree;
  const { spot, entry } = place;
  if (step.kind === 'replace') return replaceValue(tree, place, step.data, style);
  if (!spot || spot.kind === 'scalar') return undefined;
  if (step.kind === 'add') return addEntry(source, spot, step.index, step, style);
  if (step.kind === 'remove') return removeEntry(source, spot, step.index, entry);
  return moveEntry(source, spot, step.from, step.to);
}
