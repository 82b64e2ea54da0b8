/** Changes YAML step by step. What a step has made is read again, and refused if it is not what was meant. */
import { addEntry } from './add.ts';
import { isDataMap, isEqual, toData } from './data.ts';
import { moveEntry } from './move.ts';
import { removeEntry } from './remove.ts';
import { type Place, replaceValue } from './replace.ts';
import { applySplices, type Splice, touches } from './splice.ts';
import { readTree, type Spot, type Tree } from './spots.ts';
import { applyStep, NOWHERE, nextStep, type Step } from './steps.ts';
import { readStyle } from './style.ts';
import type { Change, Order, Path, RefusalCode, Style, Value } from './types.ts';

export interface Edit {
  readonly path: Path;
  readonly change: Change;
}

/** The YAML with the changes, or why it has none. */
type EditedSource = { readonly source: string } | { readonly refused: RefusalCode };

export interface Manner {
  /** Order of added keys. */
  readonly order: Order;
  readonly newline: string;
}

export function editSource(source: string, edits: readonly Edit[], manner: Manner): EditedSource {
  const first = readTree(source);
  if (!first) return { refused: 'errors' };
  let { tree, rest }: Taken = { tree: first, rest: edits };
  while (rest.length > 0) {
    const style = readStyle(tree, manner.newline);
    const taken: ReturnType<typeof takeSteps> =
      takeSteps(tree, rest, manner.order, { style, limit: Number.POSITIVE_INFINITY }) ??
      takeSteps(tree, rest, manner.order, { style, limit: 1 }) ??
      takeSteps(tree, rest, manner.order, { style: { ...style, isCautious: true }, limit: 1 });
    if (!taken) return { refused: 'result' };
    if ('refused' in taken) return taken;
    ({ tree, rest } = taken);
  }
  return { source: tree.source };
}

/** Control characters, and halves of pairs of characters: no file contains them as they are. */
const UNFIT = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

interface Taken {
  readonly tree: Tree;
  /** The changes that are left; the first of them may have been made in part. */
  readonly rest: readonly Edit[];
}

/** Takes independent steps at once: reading the file after each would be slow. @returns undefined if the result is not as intended */
function takeSteps(
  tree: Tree,
  edits: readonly Edit[],
  order: Order,
  { style, limit }: { style: Style; limit: number },
): Taken | { readonly refused: RefusalCode } | undefined {
  const rest = [...edits];
  /** Values that are set once those before them are written, in their order. */
  const later: Edit[] = [];
  const taken: { path: Path; splice: Splice }[] = [];
  let expected = tree.data;
  for (let edit = rest[0]; edit && taken.length < limit; edit = rest[0]) {
    const { path, change } = edit;
    if (later.length > 0 && change.kind !== 'set') break;
    const isBeside = later.some((other) => isRelated(path, other.path));
    const step = isBeside ? undefined : nextStep(expected, path, change, order);
    if (step === NOWHERE) return { refused: 'place' };
    if (!step) {
      if (isBeside) later.push(edit);
      rest.shift();
      continue;
    }
    const target = targetOf(step);
    const depends = taken.some((each) => isWithin(step.path, each.path) || isSibling(step, each.path));
    const splice = depends ? undefined : planStep(tree, step, style);
    if (typeof splice === 'string') return { refused: splice };
    if (!splice || (taken.length > 0 && (!target || taken.some((each) => touches(each.splice, splice))))) {
      if (change.kind !== 'set') break;
      later.push(edit);
      rest.shift();
      continue;
    }
    taken.push({ path: target ?? step.path, splice });
    expected = applyStep(expected, step);
    if (change.kind !== 'set') rest.shift();
    if (!target) break;
  }
  rest.unshift(...later);
  if (taken.length === 0) return { tree, rest };
  if (taken.some(({ splice }) => UNFIT.test(splice.text))) return undefined;
  const next = readTree(
    applySplices(
      tree.source,
      taken.map(({ splice }) => splice),
    ),
  );
  const isMeant = next && (isEqual(next.data, expected) || isNothing(next, expected));
  return isMeant ? { tree: next, rest } : undefined;
}

/** The path of a value that a step writes without moving others; undefined if the paths of others depend on it. */
function targetOf(step: Step): Path | undefined {
  if (step.kind === 'replace') return step.path;
  return step.kind === 'add' && step.key !== undefined ? [...step.path, step.key] : undefined;
}

/** Returns true if a step adds to the map that the path is in, whose keys it counts. */
function isSibling({ kind, path }: Step, other: Path): boolean {
  return kind === 'add' && path.length === other.length - 1 && isWithin(other, path);
}

/** Returns true if one of two paths is within the other, or in the same map or list. */
function isRelated(path: Path, other: Path): boolean {
  return isWithin(path, other.slice(0, -1)) || isWithin(other, path.slice(0, -1));
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.every((step, index) => String(step) === String(path[index]));
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
    // What an alias stands for is in another place.
    if (spot?.isReference) return places;
    if (!spot || spot.kind === 'scalar') return [];
    const entry = spot.entries.find(({ key }, index) =>
      key === undefined ? index === step : key === String(step),
    );
    if (!entry) return [];
    places.push({ entry, spot: entry.value, inFlow: inFlow === true || spot.flow });
  }
  return places;
}

/** Returns true if an anchor or an alias would be replaced, removed or moved. */
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

/** Plans the replacement of an existing value; undefined if it may not be. Nothing is parsed again. */
export function spliceValue(tree: Tree, path: Path, value: Value, newline: string): Splice | undefined {
  const splice = planStep(tree, { kind: 'replace', path, data: toData(value) }, readStyle(tree, newline));
  return typeof splice === 'string' || UNFIT.test(splice.text) ? undefined : splice;
}

/** Plans a step as a change of the source, or returns why it may not be made. */
function planStep(tree: Tree, step: Step, style: Style): Splice | RefusalCode {
  const places = locate(tree, step.path);
  const place = places.at(-1);
  if (!place) return 'place';
  if (places.some(({ spot }) => spot?.isReference) || refersElsewhere(place, step)) return 'reference';
  const { source } = tree;
  const { spot, entry } = place;
  if (step.kind === 'replace') return replaceValue(tree, place, step.data, style);
  if (!spot || spot.kind === 'scalar') return 'place';
  if (step.kind === 'add') return addEntry(source, spot, step.index, step, style);
  if (step.kind === 'remove') return removeEntry(source, spot, step.index, entry);
  return moveEntry(source, spot, step, style);
}
