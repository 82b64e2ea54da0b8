/** JSON Schemas for editors, made from the schemas that content is checked against. */
import { posix } from 'node:path';
import { z } from 'zod';
import { ALL_KINDS, KINDS, type Kind } from '../../kinds.ts';
import { type Example, examples } from '../examples/index.ts';
import * as codes from '../schema/codes.ts';
import { schemas } from '../schema/index.ts';
import * as values from '../schema/values.ts';

/** What editors and the reference read of JSON Schema, draft 7. */
export interface JsonSchema {
  $comment?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  enum?: string[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  patternErrorMessage?: string;
  maximum?: number;
  [keyword: string]: unknown;
}

/** Within the content folder. */
export const SCHEMA_FOLDER = '.schemas';

/** The kind of a value in a few words, and what JSON Schema says of it where zod's own words do not fit. */
const VALUES: [schema: z.ZodType, words: string, keywords?: JsonSchema][] = [
  [values.text, 'text'],
  [values.partialDate, 'date, year and month, or year', partialDate()],
  [values.day, 'day', { pattern: '^[1-9]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }],
  [values.isoDuration, 'length in ISO 8601'],
  [values.seconds, 'whole number of seconds'],
  [values.webUrl, 'web address', { pattern: '^(https?://|\\{links\\.)\\S+$', format: undefined }],
  [values.anyUrl, 'address', { pattern: '^(/(?!/)|https?://|mailto:|#|\\{links\\.)\\S*$' }],
  [values.email, 'mail address'],
  [values.slug, 'name in lower-case letters, digits and hyphens'],
  [values.assetPath, 'file in the assets folder'],
  [values.hexColor, 'colour', { pattern: '^#[0-9a-fA-F]{6}$' }],
  [values.id, 'text or number'],
  [values.bpm, 'number or text'],
  [codes.isrc, 'ISRC', { pattern: '^[A-Za-z]{2}-?[A-Za-z0-9]{3}-?\\d{2}-?\\d{5}$' }],
  [codes.upc, 'UPC or EAN', productCode()],
  [codes.rightsLine, 'text'],
];

/** YAML reads a bare year as a number. */
function partialDate(): JsonSchema {
  const pattern = '^[1-9]\\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$';
  return { type: ['string', 'integer'], anyOf: undefined, pattern, minimum: 1000, maximum: 9999 };
}

/** Without quotes, YAML reads one as a number. */
function productCode(): JsonSchema {
  return { type: ['string', 'integer'], anyOf: undefined, pattern: '^(\\d[ -]?){12,13}$' };
}

/**
 * The comment by which editors find the schema of a file.
 *
 * @param path in the content folder: `pages/home.yaml`
 */
export function schemaLine(kind: Kind, path: string): string {
  const schema = posix.relative(posix.dirname(path), `${SCHEMA_FOLDER}/${KINDS[kind].schemaFile}.json`);
  return `# yaml-language-server: $schema=${schema}`;
}

/** Every schema file: its path in the content folder, and its text. */
export function listSchemaFiles(): { path: string; text: string }[] {
  return ALL_KINDS.map((kind) => ({
    path: `${SCHEMA_FOLDER}/${KINDS[kind].schemaFile}.json`,
    text: `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`,
  }));
}

export function jsonSchemaOf(kind: Kind): JsonSchema {
  const schema = z.toJSONSchema(schemas[kind], {
    target: 'draft-7',
    // What a manager writes: before defaults are added and dates are made of numbers.
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => adapt(zodSchema, jsonSchema),
  }) as JsonSchema;
  addExamples(schema, examples[kind]);
  return schema;
}

/** Puts the words of the zod schema where editors look for them. Changes `json`. */
function adapt(zod: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const [, words, keywords] = VALUES.find(([schema]) => schema._zod.def === zod._zod.def) ?? [];
  if (words) json.$comment = words;
  for (const [keyword, value] of Object.entries(keywords ?? {})) {
    if (value === undefined) delete json[keyword];
    else json[keyword] = value;
  }
  if (json.pattern) json['patternErrorMessage'] = `It ${complaintOf(zod)}.`;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** What is said of a text that is wrong in every way. */
function complaintOf(zod: z.core.$ZodType): string {
  const { error } = z.safeParse(zod, ' ');
  return error?.issues[0]?.message ?? 'is not as it should be';
}

/** Each value of the example goes to the schema of its key. Changes `schema`. */
function addExamples(schema: JsonSchema, example: Example): void {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const value = example[key];
    const [first] = Array.isArray(value) ? value : [value];
    const inner = part.items?.properties ? part.items : part.properties ? part : undefined;
    if (inner && isGroup(first)) addExamples(inner, first);
    else if (value !== undefined) part.examples = [value];
  }
}

function isGroup(value: unknown): value is Example {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
