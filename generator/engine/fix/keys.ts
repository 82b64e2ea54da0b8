/** Fixes of keys that a group does not have. */
import { type Data, isDataMap, isList } from '../edit/data.ts';
import type { Edit } from '../edit/index.ts';
import { fieldOf } from '../lib/record.ts';
import { findSlip } from '../lib/suggest.ts';
import type { Correction, UnknownKey } from '../problems/catalogue/index.ts';
import { readLine, renameKey, toValue, writeKeys } from './lines.ts';
import { change, type Draft, type FixPlace, findKey, replacePart, type Step } from './place.ts';

/** @param values of the problem */
export function fixUnknownKey(place: FixPlace, values: UnknownKey): Draft | undefined {
  const { key, nearest, known, owner, meant = nearest, advice, taken, demand, correction } = values;
  const found = findKey(place, key) ?? findBare(place, key);
  if (!found || advice !== undefined || taken !== undefined || demand !== undefined) return undefined;
  if (correction && correction.how !== 'until') return undefined;
  // Two keys in place of one: `{time: "16:00", end: "17:00"}`.
  const line = correction ? `{${correction.line}, ${correction.words?.[0]}}` : values.line;
  const { group, entry } = found;
  if (owner !== undefined) return indent(place, entry.start);
  if (line !== undefined) return asMarks(writeLine(place, { key, line, group }));
  if (meant === undefined || (meant === nearest && findSlip(key, known) !== meant)) return undefined;
  const text = renameKey(place, group, key, meant);
  return text === undefined ? undefined : { how: 'word', text };
}

/** A key whose form is not allowed: `My Shop`. */
export function fixKey(place: FixPlace, key: string, { how, line }: Correction): Draft | undefined {
  const found = findKey(place, key);
  const text =
    found && how === 'write' && line !== undefined ? renameKey(place, found.group, key, line) : undefined;
  return text === undefined ? undefined : { how: 'word', text };
}

function asMarks(text: string | undefined): Draft | undefined {
  return text === undefined ? undefined : { how: 'value', text };
}

/** A part of a text that commas have cut into keys: its place is where it is, not where it begins. */
function findBare(place: FixPlace, key: string): ReturnType<typeof findKey> {
  const { source, at } = place;
  const start = source.indexOf(key, at);
  return start === -1 ? undefined : findKey({ ...place, at: start }, key);
}

/** The line belongs to the key without a value above it. */
function indent(place: FixPlace, start: number): Draft | undefined {
  const { source } = place;
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const spaces = start - from;
  if (source.slice(from, start).trim() !== '') return undefined;
  const block = new RegExp(`^[^\\n]*(?:\\n {${spaces + 1},}[^\\n]*)*`).exec(source.slice(from))?.[0] ?? '';
  return {
    how: 'marks',
    text: replacePart(place, from, from + block.length, block.replace(/(^|\n)(?=[^\r\n])/g, '$1  ')),
  };
}

interface Written {
  key: string;
  line: string;
  group: Step;
}

function writeLine(place: FixPlace, { key, line, group }: Written): string | undefined {
  const data = readLine(line);
  if (data === undefined || isInvented(data, place.source.slice(group.spot.start, group.spot.end)))
    return undefined;
  // The line stands for the whole entry.
  if (isList(data) && data[0] !== undefined)
    return change(place, place.text, [
      { path: group.path, change: { kind: 'set', value: toValue(data[0]) } },
    ]);
  if (!isDataMap(data) || group.spot.kind !== 'map') return undefined;
  const bare = listBare(group, key, [...data.keys()][0] ?? '');
  if (bare.length === 0) return writeKeys(place, data, group, key);
  const edits: Edit[] = [
    ...bare.map((name): Edit => ({ path: [...group.path, name], change: { kind: 'remove' } })),
    ...[...data].map(
      ([name, value]): Edit => ({
        path: [...group.path, name],
        change: { kind: 'set', value: toValue(value) },
      }),
    ),
  ];
  return change(place, place.text, edits);
}

/** Returns true if the line contains a text that is not in the file: the user has to replace it. Addresses are made of names. */
function isInvented(data: Data, written: string): boolean {
  if (isList(data)) return data.some((each) => isInvented(each, written));
  if (isDataMap(data)) return [...data.values()].some((each) => isInvented(each, written));
  // Days, times and lengths are written in another way.
  if (typeof data !== 'string' || /^https?:/.test(data) || !/\p{L}/u.test(data)) return false;
  return !squash(written).includes(squash(data));
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The keys without values that a text was cut into, from the one behind its own key on. */
function listBare({ spot }: Step, key: string, own: string): string[] {
  if (spot.kind !== 'map') return [];
  const { entries } = spot;
  const index = entries.findIndex((entry) => entry.key === key);
  if (entries[index]?.hasMark !== false) return [];
  const start = entries.findIndex((entry) => entry.key === own);
  const rest = entries.slice(start === -1 ? index : start + 1);
  const end = rest.findIndex(({ hasMark }) => hasMark);
  return rest.slice(0, end === -1 ? undefined : end).flatMap((entry) => entry.key ?? []);
}

/** Narrows the values of a problem to those of an unknown key. */
export function isUnknownKey(values: unknown): values is UnknownKey {
  return typeof fieldOf(values, 'key') === 'string' && Array.isArray(fieldOf(values, 'known'));
}
