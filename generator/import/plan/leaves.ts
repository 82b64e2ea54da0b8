/** What a source says about an entry, fact by fact. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { isRecord } from '../../engine/lib/record.ts';
import { platformNamed } from '../../site/platforms/table.ts';
import { type Item, isListKind, type Origin } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';

/** One fact of an entry. */
export interface Leaf {
  readonly path: Path;
  readonly value: Value;
  readonly origin: Origin;
  readonly doubt?: string | undefined;
}

/** Instead of a key, the text below the keys. */
export const BODY = 'body';

/** A text without the notes to its writer that a new file has. */
export function withoutNotes(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '').trim();
}

/** Keys whose entries are facts of their own. */
const GROUPS = ['streaming_links', 'credits'];
const LISTS = ['links', 'formats', 'profiles', 'members', 'press_quotes'];

export function leavesOf({ kind, facts, body, origin, doubts = [] }: Item): Leaf[] {
  // Items of lists have no text below their keys.
  const parts = divide(isListKind(kind) ? facts : { ...facts, [BODY]: body?.trim() }, []);
  const why = new Map<unknown, string>();
  for (const doubt of doubts.filter(({ at }) => !isOfTracks(at))) {
    // A doubt about a list belongs to the first fact in it.
    const part = parts.find(([path]) => doubt.at.length > 0 && overlap(path, doubt.at));
    if (part && !why.has(part)) why.set(part, doubt.why);
  }
  return parts.map((part) => {
    const [path, value] = part;
    const doubt = why.get(part);
    return { path, value, origin, ...(doubt !== undefined && { doubt }) };
  });
}

/** Whether one is about a part of the other. */
function overlap(path: Path, other: Path): boolean {
  const [short, long] = path.length < other.length ? [path, other] : [other, path];
  return short.every((step, index) => step === long[index]);
}

/** Whether it is the list of tracks: a doubt of it is of how many there are, and of no fact. */
export function isOfTracks(at: Path): boolean {
  return at.length === 1 && at[0] === 'tracks';
}

function divide(facts: object, at: Path): [Path, Value][] {
  return Object.entries(facts).flatMap(([key, value]): [Path, Value][] => {
    const path = [...at, key];
    if (key === 'tracks' && Array.isArray(value))
      return value.flatMap((track: unknown, index) =>
        isRecord(track) ? divide(track, [...path, index]) : [],
      );
    if (LISTS.includes(key) && Array.isArray(value))
      return value.map((each: Value, index): [Path, Value] => [[...path, index], nameProfile(each)]);
    if (GROUPS.includes(key) && isRecord(value)) return divide(value, path);
    return isSilent(value) ? [] : [[path, value]];
  });
}

/** `{platform: instagram}` of a source is `{name: Instagram}` in files. */
function nameProfile(value: Value): Value {
  const platform = textIn(value, 'platform');
  if (platform === undefined) return value;
  return { name: platformNamed(platform)?.name ?? platform, url: textIn(value, 'url') ?? '' };
}

/** What says no more than that nothing is known: no explicit words, nothing sold out, an empty text. */
function isSilent(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Facts as a group of keys again. */
export function joinLeaves(leaves: readonly Leaf[]): Record<string, Value> {
  const groups = new Map<string | number, Leaf[]>();
  for (const leaf of leaves) {
    const [step = '', ...path] = leaf.path;
    groups.set(step, [...(groups.get(step) ?? []), { ...leaf, path }]);
  }
  return Object.fromEntries([...groups].map(([step, group]) => [String(step), joinGroup(group)]));
}

function joinGroup(group: readonly Leaf[]): Value {
  const [first] = group;
  if (first?.path.length === 0) return first.value;
  const below = joinLeaves(group);
  return typeof first?.path[0] === 'number' ? Object.values(below) : below;
}

/** Tells whether a key has no value, or an empty one. */
export function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
