/** Lines that a problem shows to type, as data: `genre: [Soul]`. */
import { type Data, isDataMap, isList } from '../edit/data.ts';
import type { Edit, Value } from '../edit/index.ts';
import { endOf, readTree } from '../edit/spots.ts';
import { change, type Draft, type FixPlace, replacePart, type Step } from './place.ts';

/** The data of a line; undefined for one that has to be filled in, or that cannot be read. */
export function readLine(line: string): Data | undefined {
  return line === '' || line.includes('…') ? undefined : readTree(line)?.data;
}

export function toValue(data: Data): Value {
  if (isList(data)) return data.map(toValue);
  return isDataMap(data) ? Object.fromEntries([...data].map(([key, value]) => [key, toValue(value)])) : data;
}

/** Writes keys of a line into a group. @param group that they belong to @param own the key that the line replaces, if another one */
export function writeKeys(
  place: FixPlace,
  line: ReadonlyMap<string, Data>,
  group: Step,
  own: string | undefined,
): string | undefined {
  const { path, spot } = group;
  if (spot.kind !== 'map') return undefined;
  const others = [...line].filter(([key]) => key !== own);
  const isReplaced = own !== undefined && !line.has(own);
  const taken = others.filter(([key]) => spot.entries.some((entry) => entry.key === key));
  if (taken.length > 0) return mergeKeys(place, others, group, isReplaced ? own : undefined);
  const [first] = others;
  const renamed = isReplaced && first ? renameKey(place, group, own, first[0]) : place.text;
  const edits = [...line].map(
    ([key, value]): Edit => ({ path: [...path, key], change: { kind: 'set', value: toValue(value) } }),
  );
  return renamed === undefined ? undefined : change(place, renamed, edits);
}

/** Adds keys to a group that is there already, such as a second role to the credits. */
function mergeKeys(
  place: FixPlace,
  keys: readonly (readonly [string, Data])[],
  { path, spot }: Step,
  removed: string | undefined,
): string | undefined {
  const [[key, value] = ['', null], other] = keys;
  const there = spot.kind === 'map' ? spot.entries.find((entry) => entry.key === key)?.value.data : undefined;
  if (other || !there || removed === undefined || !isDataMap(value) || !isDataMap(there)) return undefined;
  if ([...value.keys()].some((each) => there.has(each))) return undefined;
  const added = [...value].map(
    ([each, one]): Edit => ({ path: [...path, key, each], change: { kind: 'set', value: toValue(one) } }),
  );
  return change(place, place.text, [...added, { path: [...path, removed], change: { kind: 'remove' } }]);
}

/** The text with another name for a key, whose place and value stay. */
export function renameKey(place: FixPlace, { spot }: Step, key: string, meant: string): string | undefined {
  if (spot.kind !== 'map' || spot.entries.some((entry) => entry.key === meant)) return undefined;
  const entry = spot.entries.find((each) => each.key === key);
  if (!entry) return undefined;
  const end = entry.hasMark ? entry.mark - 1 : entry.mark;
  const written = place.source.slice(entry.start, end).trimEnd();
  const text = replacePart(place, entry.start, entry.start + written.length, meant);
  const isPlain = [written, meant].every((name) => /^[a-z][\w-]*$/i.test(name));
  if (isPlain && entry.hasMark) place.verified.add(text);
  return text;
}

/** Keeps what a value was made of in a comment behind it, where nothing else is. */
export function keepWritten(
  place: FixPlace,
  path: Step['path'],
  text: string,
  written: string,
): Draft | undefined {
  const lines = text.split('\n');
  const before = place.text.split('\n');
  const changed = lines.findIndex((line, index) => line !== before[index]);
  const line = lines[changed];
  const isAlone =
    lines.length === before.length && typeof path.at(-1) === 'string' && !/[\n{}[\]]/.test(written);
  if (line === undefined || !isAlone || !/^[\s-]*[\w-]+: +[^#{[]+$/.test(line)) return undefined;
  const ending = line.endsWith('\r') ? '\r' : '';
  lines[changed] = `${line.trimEnd()}  # ${written}${ending}`;
  return { how: 'value', text: lines.join('\n') };
}

/** The rest of the line behind a value: empty but for a comment, or for what ends brackets. */
export function isWhole({ source }: FixPlace, { spot, entry }: Step): boolean {
  const end = entry ? Math.max(endOf(entry), spot.end) : spot.end;
  return /^\s*(?:#.*|[,}\]].*)?$/.test(/.*/.exec(source.slice(end))?.[0] ?? '');
}
