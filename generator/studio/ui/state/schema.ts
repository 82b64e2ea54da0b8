/** The input of a value, by the kind that its schema names. */
import type { Value } from '../../../engine/edit/types.ts';
import { fieldOf as fieldIn } from '../../../engine/lib/record.ts';

export interface Schema {
  type?: string | string[];
  /** The kind of the value, `day`; of a path, that of its file. */
  value?: string;
  asset?: string;
  /** A text that is rendered as Markdown. */
  markdown?: boolean;
  /** True if it may hold pictures and directives. */
  rich?: boolean;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: (string | number)[];
  const?: unknown;
  default?: unknown;
  additionalProperties?: boolean | Schema;
  maxLength?: number;
  maximum?: number;
  minimum?: number;
  /** Set on keys that most people fill in. */
  common?: boolean;
  /** Aliases of the keys of a group, with the line to write for each. */
  instead?: Record<string, string>;
}

/** Input of a value. `raw` is for values that a form cannot show: they are shown as text. */
export type Field =
  | {
      as:
        | 'line'
        | 'text'
        | 'markdown'
        | 'number'
        | 'time'
        | 'switch'
        | 'raw'
        | (typeof OWN)[keyof typeof OWN]
        | 'cut';
    }
  | { as: 'choice'; choices: readonly (string | number)[]; isOpen: boolean }
  | { as: 'list'; item: Schema }
  | { as: 'group'; schema: Schema }
  | { as: 'table'; value: Schema }
  | { as: 'variants'; variants: readonly Schema[] };

/** Kinds of values, and of files, with an input of their own. */
const OWN = {
  day: 'date',
  partialDate: 'date',
  clock: 'time',
  focus: 'point',
  color: 'colour',
  look: 'look',
  picture: 'picture',
  sound: 'recording',
} as const;
/** Kinds with further forms, all of which the input takes. */
const WHOLE = new Set<string>(['color', 'look']);

/** Examples of texts that may have several lines: they have them, or are sentences. */
const LONG = /\n|[.!?…]$/;

export function fieldOf(schema: Schema): Field {
  const { value, asset, anyOf } = schema;
  const kind = [value, asset].find(hasOwn);
  if (kind && (!anyOf || WHOLE.has(kind))) return { as: OWN[kind] };
  if (schema.enum) return { as: 'choice', choices: schema.enum, isOpen: false };
  const variants = variantsOf(schema);
  if (variants) return fieldOfVariants(variants);
  const types = typesOf(schema);
  if (types.length > 1) return { as: types.every(isScalar) ? 'line' : 'raw' };
  if (types[0] === 'boolean') return { as: 'switch' };
  if (types[0] === 'integer' || types[0] === 'number') return { as: 'number' };
  if (types[0] === 'array') return schema.items ? { as: 'list', item: schema.items } : { as: 'raw' };
  if (types[0] === 'object') return fieldOfObject(schema);
  return types[0] === 'string' ? { as: textOf(schema) } : { as: 'raw' };
}

/** Returns true if a value is a word or two: several stand side by side. */
export function isWord({ as }: Field): boolean {
  return as === 'line' || as === 'choice';
}

function hasOwn(kind: string | undefined): kind is keyof typeof OWN {
  return kind !== undefined && kind in OWN;
}

/** The one of several schemas that a value is written by; the first for none. */
export function variantOf(variants: readonly Schema[], value: unknown): Schema | undefined {
  const type = typeOf(value);
  return variants.find((each) => accepts(each, value, type)) ?? variants[0];
}

/** A value to begin with, of which the required parts are there to be filled in. */
export function emptyOf(schema: Schema): Value {
  const field = fieldOf(schema);
  if (field.as === 'list') return [];
  if (field.as === 'table') return {};
  if (field.as === 'switch') return true;
  if (field.as === 'variants') return emptyOf(field.variants[0] ?? {});
  if (field.as !== 'group') return '';
  const { properties = {}, required = [] } = field.schema;
  return Object.fromEntries(required.map((key) => [key, emptyOf(properties[key] ?? {})]));
}

const TECHNICAL = new Set(['slug', 'id', 'anything']);

/** Returns true for an id, the name of a file, or a key for templates. */
export function isTechnical({ value = '' }: Schema): boolean {
  return TECHNICAL.has(value);
}

/** Keys by which people know a thing, the first of which counts. */
const NAMES = ['title', 'name', 'label', 'work', 'headline', 'heading', 'text', 'quote'] as const;
/** Keys that tell things of one name apart. */
const FACTS = ['date', 'release_date', 'day', 'year', 'from', 'time', 'city', 'outlet', 'price'] as const;

/** Label of a value in a list: its name, or else the first text in it. @param describeRole names a role for people */
export function labelOf(value: unknown, describeRole = (role: string) => role): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const role = labelOf(fieldIn(value, 'role'));
  const name = NAMES.map((key) => labelOf(fieldIn(value, key))).find(Boolean);
  if (name) return role ? `${name} – ${describeRole(role)}` : name;
  return (
    Object.values(value)
      .map((each) => labelOf(each))
      .find(Boolean) ?? ''
  );
}

/** Further facts about the value, such as its date. */
export function factsOf(value: unknown): string {
  const facts = FACTS.map((key) => fieldIn(value, key)).filter((each) => typeof each !== 'object');
  const label = labelOf(value);
  return facts
    .map((each) => labelOf(each))
    .filter((each) => each !== '' && each !== label)
    .slice(0, 2)
    .join(' · ');
}

/** An example of the schema as text for an empty field. */
export function exampleOf({ examples }: Schema): string {
  const [example] = examples ?? [];
  return typeof example === 'string' || typeof example === 'number' ? String(example) : '';
}

/** The folder that files of a field go into: that of its example, `artwork` for `artwork/new-song.jpg`. */
export function folderOf(schema: Schema): string | undefined {
  return /^([a-z0-9-]+)\/[^/]/.exec(exampleOf(schema))?.[1];
}

/** Description of a field, without what to write for yes in a file. */
export function hintOf({ description = '' }: Schema, { as }: Field): string {
  if (as === 'cut') return '';
  return description.replace(/^true (?:to )?(.)/, (_, first: string) => first.toUpperCase());
}

/** Beside one type, they are conditions on it: a show has a city, or is online. */
function variantsOf({ type, anyOf }: Schema): readonly Schema[] | undefined {
  return typeof type === 'string' ? undefined : anyOf;
}

function fieldOfVariants(variants: readonly Schema[]): Field {
  if (variants.some(isPartOfRecording)) return { as: 'cut' };
  const fixed = wordsOf({ anyOf: [...variants] });
  const rest = variants.filter((each) => !each.enum);
  if (fixed.length > 0 && rest.every((each) => typesOf(each).every(isScalar)))
    return { as: 'choice', choices: fixed, isOpen: rest.length > 0 };
  if (variants.every(isTyped)) return { as: 'line' };
  // A price in words or as a number is one line to type.
  const scalars = variants.filter(isTyped);
  if (scalars.length < 2) return { as: 'variants', variants };
  const others = variants.filter((each) => !isTyped(each));
  return { as: 'variants', variants: [{ anyOf: scalars }, ...others] };
}

/** Returns true for a value that is typed on a line. */
function isTyped(schema: Schema): boolean {
  return !schema.anyOf && typesOf(schema).every((type) => isScalar(type) && type !== 'boolean');
}

/** The words that a value can be, of all ways to write it. */
export function wordsOf({ anyOf = [] }: Schema): readonly (string | number)[] {
  return anyOf.flatMap(({ enum: words = [] }) => words);
}

/** The fields of a part of a recording, where the value may be one. */
export function cutPartOf({ anyOf = [] }: Schema): Schema {
  return anyOf.find(isPartOfRecording) ?? {};
}

/** Returns true for groups with the start and the length of a recording. */
function isPartOfRecording({ properties: { from, length } = {} }: Schema): boolean {
  return from?.value === 'length' && length?.value === 'length';
}

function fieldOfObject(schema: Schema): Field {
  if (schema.properties) return { as: 'group', schema };
  const { additionalProperties: value } = schema;
  return typeof value === 'object' && Object.keys(value).length > 0 ? { as: 'table', value } : { as: 'raw' };
}

function textOf({ markdown, value, examples }: Schema): 'line' | 'text' | 'markdown' {
  if (markdown) return 'markdown';
  if (value !== 'text') return 'line';
  return examples?.some((each) => typeof each === 'string' && LONG.test(each)) ? 'text' : 'line';
}

function typesOf({ type = [], enum: choices, const: value }: Schema): readonly string[] {
  if (typeof type === 'string') return [type];
  if (type.length > 0) return type;
  return [...new Set((choices ?? (value === undefined ? [] : [value])).map(typeOf))];
}

function isScalar(type: string): boolean {
  return ['string', 'number', 'integer', 'boolean'].includes(type);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

function accepts(schema: Schema, value: unknown, type: string): boolean {
  const variants = variantsOf(schema);
  if (variants) return variants.some((each) => accepts(each, value, type));
  if (schema.enum) return schema.enum.some((each) => each === value);
  if ('const' in schema) return schema.const === value;
  const types = typesOf(schema);
  if (types.includes('integer') && type === 'number') return Number.isInteger(value);
  if (!types.includes(type)) return false;
  // Of several groups, the one that has all keys of the value.
  if (type !== 'object' || !schema.properties || typeof value !== 'object' || value === null) return true;
  const { properties } = schema;
  return Object.keys(value).every((key) => key in properties);
}
