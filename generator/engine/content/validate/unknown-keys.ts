/** Finds the intended keys for those that a group does not have. */
import { fieldOf, isRecord } from '../../lib/record.ts';
import type { SchemaOutline } from '../schema/meta.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { quote, spaceAfterColon } from '../yaml/faults.ts';
import { entryIn, groupIn, inline, isScalar, type Scalar } from './fit.ts';
import { COMMAS, fitPair } from './shape-hints.ts';

interface UnknownKey {
  outline: SchemaOutline;
  /** The data that the key is among. */
  group: unknown;
  key: string;
  /** True if they are an entry of a list. */
  isEntry: boolean;
  /** True between commas, without a colon. */
  isBare: boolean;
  /** The key of a similar spelling. */
  nearest: string | undefined;
  /** The data of the whole file, which may name places that its entries are at. */
  root?: unknown;
  vocabulary: Vocabulary;
}

interface Replacement {
  meant?: string;
  line?: string;
  /** The line contains the other keys that the group requires. */
  replacesGroup?: boolean;
  /** Advice, if no key is meant. */
  advice?: string;
}

export function findReplacement(unknown: UnknownKey): Replacement {
  const { outline, group, key, isEntry, isBare, nearest, root, vocabulary } = unknown;
  const entries = Object.entries(typeof group === 'object' && group !== null ? group : {});
  const value: unknown = entries.find(([name]) => name === key)?.[1];
  const known = groupIn(outline) ?? {};
  const advice = findNamed(known.advice, key);
  if (advice !== undefined) return { advice };
  const named = vocabulary.keyNamed(key);
  if (named === 'password') return { advice: NO_SECRETS };
  const { properties = {} } = known;
  const isListed = Array.isArray(value) && value.length > 0 && value.every(isRecord);
  if (isListed && Object.hasOwn(properties, `${key}s`) && entryIn(properties[`${key}s`] ?? {}))
    return { meant: `${key}s` };
  const isPrize =
    named === 'award' ||
    (named === 'price' && (ORDINAL.test(String(value)) || !Object.hasOwn(properties, 'price')));
  const awards =
    isPrize && isScalar(value) && properties['awards'] ? listAwards(value, vocabulary) : undefined;
  // Of two words for a city, `ort` beside `city`, the other one is the place in it; so is the name of one of the venues.
  const isTaken = entries.some(([name]) => name === 'city') || isIn(fieldOf(root, 'venues'), value);
  const isPlace = named === 'city' && isTaken && properties['venue'];
  const written =
    awards ??
    findNamed(known.instead, key) ??
    (isPrize ? undefined : lineOf(isPlace ? 'venue' : named, known));
  if (written !== undefined) return fill(written, value, known);
  if (nearest === undefined && known.otherwise !== undefined)
    return { advice: known.otherwise.replace('{key}', () => within(key)).replace('%', () => within(value)) };
  if (isBare) return spaceKey(key, known) ?? joinBefore(entries, key, known, vocabulary);
  if (nearest !== undefined || !isEntry || entries.length > 1) return {};
  const line = outline.value === 'menuItem' ? menuEntry(key, value) : fitPair(known, key, value, vocabulary);
  return line === undefined ? {} : { line, replacesGroup: true };
}

function isIn(table: unknown, name: unknown): boolean {
  return typeof table === 'object' && table !== null && Object.hasOwn(table, String(name));
}

function listAwards(value: Scalar, { readLine, splitLine }: Vocabulary): string {
  const keys = ['prize'];
  const prizes = splitLine(keys, String(value)).map((line) => readLine(keys, line) ?? { prize: line });
  return `awards: ${inline(prizes)}`;
}

const NO_SECRETS =
  'Nothing here is secret: everybody can read all pages, and all files of the assets folder. Remove the line, and share what is not for everybody from a cloud, with a link.';

/** A place in a contest, in the languages in which a prize and a price are one word: `1. Preis`, `2º premio`. */
const ORDINAL = /^\d{1,2}(?:\.|st|nd|rd|th|er|ère|e|ème|º|ª|°)\s*\p{L}/u;

/** The line with a key, or in place of it. */
function lineOf(key: string | undefined, { properties = {}, instead }: SchemaOutline): string | undefined {
  if (key === undefined) return undefined;
  return Object.hasOwn(properties, key) ? `${key}: %` : findNamed(instead, key);
}

/** `- shop: https://shop.example`, `- music:` with a list below it, in place of a group of the menu. */
function menuEntry(key: string, value: unknown): string | undefined {
  const place = /^[a-z][a-z0-9-]*$/.test(key) ? { page: key } : { label: key };
  if (Array.isArray(value)) return `- ${inline({ ...place, items: value })}`;
  return /^(https?:\/\/|\/|mailto:)/.test(String(value))
    ? `- ${inline({ label: key, url: value })}`
    : undefined;
}

function findNamed(table: Record<string, string> | undefined, key: string): string | undefined {
  return Object.entries(table ?? {}).find(([name]) => name === key.trim().toLowerCase())?.[1];
}

/** `title:One`, which is a key without a value. */
function spaceKey(key: string, { properties = {} }: SchemaOutline): Replacement | undefined {
  const line = spaceAfterColon(key);
  const [meant = ''] = line?.split(':') ?? [];
  return line !== undefined && properties[meant] ? { meant, line } : undefined;
}

/** A value in braces ends at its comma: what follows are keys. `role: Vocals, guitar`, `price: 25, 50`, `sizes: S, M, L` */
function joinBefore(
  entries: readonly [string, unknown][],
  key: string,
  { properties = {}, instead }: SchemaOutline,
  { keyNamed }: Vocabulary,
): Replacement {
  // Keys of digits come first, whatever is before them in the file.
  if (/^\d+$/.test(key)) {
    const [before, other] = entries.filter(endsInDigit);
    return before && !other ? { line: `${before[0]}: ${quote(`${before[1]},${key}`)}` } : {};
  }
  const isBare = ([name, value]: readonly [string, unknown]) => value === null && !properties[name];
  const index = entries.findIndex(([name]) => name === key);
  const start = entries.findLastIndex((entry, at) => at < index && !isBare(entry));
  const end = entries.findIndex((entry, at) => at > index && !isBare(entry));
  const [name = '', text] = entries[start] ?? [];
  if (typeof text !== 'string' && typeof text !== 'number') return {};
  const parts = [text, ...entries.slice(start + 1, end < 0 ? undefined : end).map(([part]) => part)];
  const named = properties[name] ? name : keyNamed(name);
  const [meant = name] = (findNamed(instead, name) ?? named)?.split(':') ?? [];
  const isList = properties[meant] !== undefined && entryIn(properties[meant]) !== undefined;
  const line = parts.join(', ').replace(/(?<=\d), (?=\d)/g, ',');
  return { line: isList ? `${meant}: ${inline(parts)}` : `${name}: ${quote(line)}` };
}

function endsInDigit([, value]: readonly [string, unknown]): boolean {
  return (typeof value === 'string' || typeof value === 'number') && /\d$/.test(String(value));
}

function fill(written: string, value: unknown, { properties = {} }: SchemaOutline): Replacement {
  const [meant = ''] = written.split(':');
  const isKeyAlone = written === meant;
  if (isKeyAlone || value === undefined || (typeof value === 'object' && !Array.isArray(value)))
    return { meant };
  // `sold_out: false` says nothing that a line could say in its place.
  if (value === false && !written.includes('%')) return {};
  // Where the key takes a list of groups, a value that is none is reported when the key is right.
  const isEasy = written === `${meant}: %` && groupIn(entryIn(properties[meant] ?? {}) ?? {});
  if (isEasy) return { meant };
  // Names are written in brackets one by one, the groups of a list as a whole; and names are no groups.
  const [first] = Array.isArray(value) ? value : [];
  const isPlain = first === undefined || typeof first !== 'object';
  if (first !== undefined && isPlain && /: %\}\]/.test(written)) return { meant };
  if (!isPlain) return { meant, line: written.replace('%', () => shorten(value)) };
  const slot = NAMED.exec(written)?.[0];
  if (slot === undefined) return { meant, line: written.replace('%', () => within(value)) };
  const names = typeof value === 'string' ? value.split(COMMAS) : [value].flat();
  const filled = names.map((name) => slot.replace('%', () => within(name)));
  return { meant, line: written.replace(slot, () => filled.join(', ')) };
}

/** Part of a line that repeats for each name. */
const NAMED = /\{name: %[^}]*\}|(?<=\[)%(?=\])/;

/** A value as it is written within brackets. */
function within(value: unknown): string {
  return inline([value]).slice(1, -1);
}

/** A list of groups: the first of them. */
function shorten(value: unknown): string {
  if (!Array.isArray(value)) return within(value);
  return value.length > 1 ? `[${within(value[0])}, …]` : within(value);
}
