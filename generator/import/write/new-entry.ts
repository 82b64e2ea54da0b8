/** The text of a new entry: the keys that are known, in the order of the schema, and no others. */
import { rowOf } from '../../app/list/grammar.ts';
import { jsonSchemaOf, schemaLine } from '../../app/reference/json-schema.ts';
import type { Kind } from '../../engine/content/grammar.ts';
import { editAll, type Note } from '../../engine/edit/index.ts';
import type { Edited, Order, Path, Value } from '../../engine/edit/types.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { isMissing } from '../plan/merge.ts';

interface Completed {
  value: { [key: string]: Value };
  notes: Note[];
}

/** The city of a show that has none. */
const OPEN = 'TBA';
const UNKNOWN = 'not known: put the right one here';

/**
 * Adds what is required and not known: an example that the site can be built with, and why the entry is a draft.
 * @param missing the keys
 * @param today the day of what needs one
 * @returns why the entry cannot be written
 */
export function complete(
  kind: Kind,
  value: { readonly [key: string]: Value },
  missing: readonly string[],
  today: string,
): Completed | { refused: string } {
  if (missing.length === 0) return { value: { ...value }, notes: [] };
  // A placeholder needs no example, but is not known either.
  const open = missing.filter((key) => isMissing(value[key]));
  const names = `${listWords(missing, 'and')} ${missing.length === 1 ? 'is' : 'are'} not known`;
  const { title = 'title', date } = rowOf(kind);
  const { properties = {} } = jsonSchemaOf(kind);
  if (!properties['draft'] || open.includes(title)) {
    // Shows are never drafts, and one whose place is open is a show nevertheless.
    if (kind === 'pages/events' && open.every((key) => key === 'city'))
      return { value: { ...value, city: OPEN }, notes: [{ path: ['city'], text: UNKNOWN }] };
    return { refused: names };
  }
  const required = open.flatMap((key) => {
    const [example] = properties[key]?.examples ?? [];
    const filler = key === date ? today : example;
    return typeof filler === 'string' || typeof filler === 'number' ? [[key, filler] as const] : [];
  });
  return {
    value: { ...value, ...Object.fromEntries(required), draft: true },
    notes: [
      ...required.map(([key]) => ({ path: [key], text: UNKNOWN })),
      { path: ['draft'], text: `${names}: fill in what is missing, then remove this line` },
    ],
  };
}

/** A Markdown file with the keys and the text of an entry. */
export function writeNewFile(kind: Kind, file: string, value: Value, body: string, order: Order): Edited {
  const text = body.replace(/\r\n?/g, '\n').trim();
  const empty = `---\n${schemaLine(kind, file)}\n---\n${text && `\n${text}\n`}`;
  return editAll('md', empty, [{ path: [], change: { kind: 'set', value: inOrder(value, order) } }]);
}

/** A value as people write it: years are numbers. */
export function asWritten(kind: Kind, path: Path, value: Value): Value {
  const isYear = path.length === 1 && path[0] === rowOf(kind).date && /^\d{4}$/.test(String(value));
  return isYear ? Number(value) : value;
}

type Group = { readonly [key: string]: Value };

/** Returns true if a value has keys. */
export function isGroup(value: Value | undefined): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces the value at a path. Missing keys and items are added; empty items before it are groups. */
export function withValue(data: Value | undefined, path: Path, value: Value): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: readonly Value[] = Array.isArray(data) ? data : [];
    const length = Math.max(items.length, step + 1);
    return Array.from({ length }, (_, index) =>
      index === step ? withValue(items[index], rest, value) : (items[index] ?? {}),
    );
  }
  const group = isGroup(data) ? data : {};
  return { ...group, [step]: withValue(group[step], rest, value) };
}

/** Sorts the keys of each group by their order; others come last. */
export function inOrder(value: Value, order: Order, path: Path = []): Value {
  if (Array.isArray(value)) return value.map((each, index) => inOrder(each, order, [...path, index]));
  if (!isGroup(value)) return value;
  const known = order(path) ?? [];
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  const keys = Object.keys(value).sort((one, other) => rank(one) - rank(other));
  return Object.fromEntries(keys.map((key) => [key, inOrder(value[key] ?? null, order, [...path, key])]));
}
