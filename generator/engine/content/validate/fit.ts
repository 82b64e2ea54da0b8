/** Values in place of a group or a list, put into the right key: `{title: Official Video, url: https://…}`. */
import { stringify } from 'yaml';
import { SOUND_FILE } from '../../lib/file-name.ts';
import type { SchemaOutline, ValueKind } from '../schema/meta.ts';
import type { Platforms } from '../vocabulary.ts';

export type Scalar = string | number | boolean;
type Group = Record<string, unknown>;

/** The keys that a text is most likely meant for, if several take texts. */
const NAMES = ['title', 'episode_title', 'name', 'label', 'text'];

/** A value as YAML takes it on one line. */
export function inline(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
}

/** The outline of a group that may be there beside other values. */
export function groupIn(outline: SchemaOutline): SchemaOutline | undefined {
  return [outline, ...(outline.anyOf ?? [])].find(({ properties }) => properties);
}

/** The outline of the entries of a list that may be there; of prices, one is written alone. */
export function entryIn(outline: SchemaOutline): SchemaOutline | undefined {
  if (outline.value === 'price') return undefined;
  return [outline, ...(outline.anyOf ?? [])].find(({ items }) => items)?.items;
}

/** Puts each value under the key that takes it; other required keys get examples. @returns undefined if a value fits nowhere */
export function fitGroup(outline: SchemaOutline, values: Scalar[], platforms: Platforms): Group | undefined {
  const { properties = {}, required = [] } = outline;
  const found: Group = {};
  const isPair = values.length > 1;
  const parts = splitChoice(outline, values);
  for (const value of withProfile(outline, parts, platforms).map((each) =>
    completeAddress(each, platforms),
  )) {
    const free = Object.keys(properties).filter((key) => found[key] === undefined);
    const slot = findSlot(free, { properties, required, isPair, platforms }, value);
    if (slot === undefined) return undefined;
    const known = slot === 'name' && isPair ? platforms.nameOf(String(value)) : undefined;
    found[slot] = nest(properties[slot], known ?? value, platforms);
  }
  return complete(outline, { ...nameProfile(found, platforms), ...found });
}

/** `LP 20 EUR` where the group has to have a format: the choice by itself, and the rest. */
function splitChoice({ properties = {}, required = [] }: SchemaOutline, values: Scalar[]): Scalar[] {
  const [text] = values;
  if (values.length > 1 || typeof text !== 'string') return values;
  const choices = required.flatMap((key) => properties[key] ?? []);
  const words = text.trim().split(/[\s,]+/);
  const meant = (word: string) => choices.map((outline) => choiceOf(outline, word)).find(Boolean);
  const chosen = words.find(meant);
  const choice = chosen && meant(chosen);
  const rest = chosen && text.replace(chosen, '').replace(/^[\s,]+|[\s,]+$/g, '');
  return choice && rest ? [choice, rest] : values;
}

/** The choice that a word names. */
function choiceOf({ enum: words = [], aliases = {} }: SchemaOutline, written: string): string | undefined {
  const word = written.toLowerCase();
  if (words.includes(word)) return word;
  return Object.hasOwn(aliases, word) ? aliases[word] : undefined;
}

/** A group in the order of its keys; those that must be there and are not have their examples. */
function complete({ properties = {}, required = [], anyOf = [] }: SchemaOutline, given: Group): Group {
  // Of keys of which one must be there, the first.
  const needed = [...required, ...(anyOf[0]?.required ?? [])];
  const inOrder = Object.keys(properties).flatMap((key) => {
    const value = given[key] ?? (needed.includes(key) ? exampleOf(properties[key]) : undefined);
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(inOrder);
}

/** `Instagram` and a handle with the address of that profile in place of the handle, if the group takes no handles. */
function withProfile(
  { properties: { url, handle: handles } = {} }: SchemaOutline,
  values: Scalar[],
  platforms: Platforms,
): Scalar[] {
  const [name, handle, ...more] = values.map(String);
  if (name === undefined || handle === undefined || more.length > 0) return values;
  if (!url || handles || handle.includes('/')) return values;
  return [name, platforms.profile(name, handle) ?? handle];
}

/** The name and address of a profile, from its address or from platform and handle. */
function nameProfile({ name, url, handle }: Group, platforms: Platforms): Group {
  if (typeof url === 'string') return { name: platforms.at(url)?.name };
  const isKnown = typeof name === 'string' && typeof handle === 'string';
  return { url: isKnown ? platforms.profile(name, handle) : undefined };
}

/** Addresses of known platforms as people write them: `instagram.com/noor`. */
function completeAddress(value: Scalar, platforms: Platforms): Scalar {
  const whole = platforms.readUri(String(value)) ?? `https://${value}`;
  return /^[\w.:-]+\S+$/.test(String(value)) && platforms.at(whole) ? whole : value;
}

function findSlot(
  keys: readonly string[],
  {
    properties,
    required,
    isPair,
    platforms,
  }: {
    properties: Record<string, SchemaOutline>;
    required: string[];
    isPair: boolean;
    platforms: Platforms;
  },
  value: Scalar,
): string | undefined {
  if (typeof value !== 'string') {
    // Dates, lengths and the like are numbers too, but of another kind.
    return keys.find((key) => {
      const { type, value: kind } = properties[key] ?? {};
      return (
        (kind === undefined || kind === 'price' || kind === key) &&
        [type].flat().some((name) => name === 'integer' || name === 'number')
      );
    });
  }
  const takes = (test: (outline: SchemaOutline) => boolean) =>
    keys.find((key) => properties[key] && test(properties[key]));
  const choice = takes((outline) => choiceOf(outline, value) !== undefined);
  if (choice !== undefined) return choice;
  for (const [form, kinds] of FORMS) {
    if (!form.test(value)) continue;
    const platform = platforms.at(value)?.key;
    if (platform !== undefined && keys.includes(platform)) return platform;
    return takes(({ value: kind }) => kind !== undefined && kinds.includes(kind));
  }
  if (SOUND_FILE.test(value)) return takes(({ asset }) => asset === 'sound');
  if (PICTURE.test(value))
    return takes(({ asset }) => asset === 'picture' || asset === 'file') ?? takes((list) => holdsFiles(list));
  const texts = keys.filter((key) => properties[key]?.value === 'text');
  const wanted = texts.filter((key) => required.includes(key));
  if (isPair && wanted.length > 0) return wanted[0];
  // Two texts, of which neither is clearly the name.
  if (required.length === 0 && keys.length < Object.keys(properties).length) return undefined;
  const likely = wanted.length > 0 ? wanted : texts;
  return NAMES.find((key) => likely.includes(key)) ?? likely[0];
}

/** Patterns of values, and the kinds of keys that take them. */
const FORMS: [RegExp, ValueKind[]][] = [
  [/^(https?:\/\/|\/)\S+$/i, ['webUrl', 'anyUrl']],
  [/^\d{1,2}(:\d\d){1,2}$/, ['length', 'clock']],
  [/^(19|20|21)\d\d(-\d\d){0,2}$/, ['partialDate', 'day']],
  [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, ['email']],
  [/^\p{Sc}?\s?\d+([.,]\d\d)?\s?(\p{Sc}|[A-Z]{3})?$/u, ['price']],
];

const PICTURE = /^[^\s:]+\.(jpe?g|png|webp|avif|gif|svg)$/i;

function holdsFiles(outline: SchemaOutline): boolean {
  return Object.values(groupIn(entryIn(outline) ?? {})?.properties ?? {}).some(({ asset }) => asset);
}

/** Turns a single value into an entry if its key takes a list of groups. */
function nest(outline: SchemaOutline | undefined, value: Scalar, platforms: Platforms): unknown {
  const entry = groupIn(entryIn(outline ?? {}) ?? {});
  return entry ? [fitGroup(entry, [value], platforms)] : value;
}

/** Examples for kinds whose outline has none. */
const EXAMPLES: { [Kind in ValueKind]?: string } = {
  day: '2026-06-12',
  partialDate: '2026-06-12',
  clock: '22:00',
  length: '3:20',
  webUrl: 'https://…',
};

/** The example of a value; of a group without one, those of the keys that it must have. @param of a list: the first of its entries alone */
export function exampleOf(outline: SchemaOutline = {}, of?: 'first'): unknown {
  const [example] = outline.examples ?? [];
  if (of === 'first') return Array.isArray(example) ? example[0] : exampleOf(entryIn(outline));
  if (example !== undefined) return example;
  if (outline.value && EXAMPLES[outline.value]) return EXAMPLES[outline.value];
  const group = groupIn(outline);
  return group ? complete(group, {}) : undefined;
}

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
