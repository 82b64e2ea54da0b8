/** Divides a change into steps that each replace, add, remove or move one thing. */
import { type Data, type DataMap, isDataMap, isEqual, isList, toData } from './data.ts';
import type { Change, Order, Path } from './types.ts';

export type Step =
  | { readonly kind: 'replace'; readonly path: Path; readonly data: Data }
  /** A key, or an item if there is none, before the entry at the index. */
  | {
      readonly kind: 'add';
      readonly path: Path;
      readonly index: number;
      readonly key?: string;
      readonly data: Data;
    }
  | { readonly kind: 'remove'; readonly path: Path; readonly index: number }
  | { readonly kind: 'move'; readonly path: Path; readonly from: number; readonly to: number };

/** The path leads nowhere. */
export const NOWHERE = 'nowhere';

/**
 * The first step from the data of a file towards what a change asks for; undefined if it is there. Only `set` takes more than
 * one: it is asked again with the data that its last step has made.
 */
export function nextStep(
  data: Data,
  path: Path,
  change: Change,
  order: Order,
): Step | typeof NOWHERE | undefined {
  if (change.kind === 'set') return setAt(data, [], path, toData(change.value), order);
  const last = path.at(-1);
  const above = path.slice(0, -1);
  const parent = find(data, above);
  if (last === undefined) return NOWHERE;
  if (change.kind === 'remove') return removeAt(parent, above, last);
  if (typeof last !== 'number' || last < 0) return NOWHERE;
  if (change.kind === 'insert') {
    const item = toData(change.value);
    if (isList(parent) && parent.length > 0)
      return { kind: 'add', path: above, index: Math.min(last, parent.length), data: item };
    const isMissing = parent === undefined || parent === null || isList(parent);
    return isMissing ? setAt(data, [], above, [item], order) : NOWHERE;
  }
  const { to } = change;
  if (!isList(parent) || last >= parent.length || to < 0 || to >= parent.length) return NOWHERE;
  return last === to ? undefined : { kind: 'move', path: above, from: last, to };
}

function removeAt(
  parent: Data | undefined,
  path: Path,
  last: string | number,
): Step | typeof NOWHERE | undefined {
  if (isList(parent))
    return typeof last === 'number' && last >= 0 && last < parent.length
      ? { kind: 'remove', path, index: last }
      : NOWHERE;
  const index = isDataMap(parent) ? [...parent.keys()].indexOf(String(last)) : -1;
  return index === -1 ? undefined : { kind: 'remove', path, index };
}

/** @param data at the path `at` @param rest the path below it */
function setAt(
  data: Data,
  at: Path,
  rest: Path,
  value: Data,
  order: Order,
): Step | typeof NOWHERE | undefined {
  const [first, ...others] = rest;
  if (first === undefined) return become(data, at, value, order);
  if (isList(data)) {
    const item = typeof first === 'number' ? data[first] : undefined;
    return item === undefined ? NOWHERE : setAt(item, [...at, first], others, value, order);
  }
  const key = String(first);
  if (isDataMap(data) && data.size > 0) {
    const known = data.get(key);
    if (known !== undefined) return setAt(known, [...at, key], others, value, order);
    const nested = nest(others, value);
    return nested === undefined ? NOWHERE : addKey(data, at, key, nested, order);
  }
  const nested = data === null || isDataMap(data) ? nest(rest, value) : undefined;
  return nested === undefined ? NOWHERE : { kind: 'replace', path: at, data: nested };
}

/** The value under keys that are missing. A list that is missing has no items. */
function nest(path: Path, value: Data): Data | undefined {
  if (path.some((step) => typeof step === 'number')) return undefined;
  return path.reduceRight<Data>((data, key) => new Map([[String(key), data]]), value);
}

/** Adds a key behind the nearest earlier key that exists. Keys that are in no order come last. */
function addKey(map: DataMap, path: Path, key: string, data: Data, order: Order): Step {
  const known = order(path) ?? [];
  const keys = [...map.keys()];
  const place = known.indexOf(key);
  const before = known.slice(0, Math.max(0, place)).findLast((each) => map.has(each));
  const index = place === -1 ? keys.length : before === undefined ? 0 : keys.indexOf(before) + 1;
  return { kind: 'add', path, index, key, data };
}

/** Plans a step from one value to another at the same path; of maps and lists, only for what differs. */
function become(data: Data, path: Path, value: Data, order: Order): Step | typeof NOWHERE | undefined {
  if (isEqual(data, value)) return undefined;
  if (isDataMap(data) && isDataMap(value) && data.size > 0) return becomeMap(data, path, value, order);
  if (isList(data) && isList(value) && data.length > 0) return becomeList(data, path, value, order);
  return { kind: 'replace', path, data: value };
}

function becomeMap(data: DataMap, path: Path, value: DataMap, order: Order) {
  for (const [key, each] of value) {
    const known = data.get(key);
    if (known === undefined) return addKey(data, path, key, each, order);
    if (!isEqual(known, each)) return become(known, [...path, key], each, order);
  }
  const index = [...data.keys()].findIndex((key) => !value.has(key));
  return { kind: 'remove', path, index } as const;
}

function becomeList(data: readonly Data[], path: Path, value: readonly Data[], order: Order) {
  const start = data.findIndex((each, index) => !isEqual(each, value[index]));
  const first = start === -1 ? data.length : start;
  const shorter = Math.min(data.length, value.length) - first;
  let same = 0;
  while (same < shorter && isEqual(data.at(-1 - same), value.at(-1 - same))) same++;
  const [own, other] = [data.length - first - same, value.length - first - same];
  const [item, next] = [data[first], value[first]];
  if (own === 0 && next !== undefined) return { kind: 'add', path, index: first, data: next } as const;
  if (other === 0 || item === undefined || next === undefined)
    return { kind: 'remove', path, index: first } as const;
  return become(item, [...path, first], next, order);
}

function find(data: Data | undefined, path: Path): Data | undefined {
  return path.reduce<Data | undefined>((each, step) => {
    if (isList(each)) return typeof step === 'number' ? each[step] : undefined;
    return isDataMap(each) ? each.get(String(step)) : undefined;
  }, data);
}

/** The data that a step leads to. */
export function applyStep(data: Data, step: Step): Data {
  if (step.kind === 'replace') return changeAt(data, step.path, () => step.data);
  return changeAt(data, step.path, (target) => {
    if (isList(target)) return changeItems(target, step, step.kind === 'add' ? step.data : null);
    if (!isDataMap(target) || step.kind === 'move') return target;
    const added = step.kind === 'add' ? ([step.key ?? '', step.data] as const) : (['', null] as const);
    return new Map(changeItems([...target], step, added));
  });
}

function changeItems<Item>(
  items: readonly Item[],
  step: Exclude<Step, { kind: 'replace' }>,
  added: Item,
): Item[] {
  if (step.kind === 'add') return items.toSpliced(step.index, 0, added);
  if (step.kind === 'remove') return items.toSpliced(step.index, 1);
  const others = items.toSpliced(step.from, 1);
  return others.toSpliced(step.to, 0, ...items.slice(step.from, step.from + 1));
}

function changeAt(data: Data, [first, ...rest]: Path, change: (target: Data) => Data): Data {
  if (first === undefined) return change(data);
  if (isList(data)) return data.map((each, index) => (index === first ? changeAt(each, rest, change) : each));
  if (!isDataMap(data)) return data;
  return new Map(
    [...data].map(([key, each]) => [key, key === String(first) ? changeAt(each, rest, change) : each]),
  );
}
