/** JSON Schemas for editors, made from the schemas that content is checked against. */
import { posix } from 'node:path';
import * as z from 'zod';
import type { Kind } from '../../engine/content/grammar.ts';
import { META_KEYS, type SchemaOutline } from '../../engine/content/schema/meta.ts';
import { textFormOf } from '../../engine/content/translate/blocks.ts';
import { remember } from '../../engine/lib/remember.ts';
import { ALL_KINDS, KINDS } from '../list/grammar.ts';

/** The part of JSON Schema, draft 7, that editors and the reference read. */
export interface JsonSchema {
  $comment?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  enum?: string[];
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  patternErrorMessage?: string;
  anyOf?: JsonSchema[];
  maximum?: number;
  [keyword: string]: unknown;
}

/** Within the content folder. */
export const SCHEMA_FOLDER = '.schemas';

const schemas = new Map<Kind, z.ZodObject>();

/** Loads the schemas of all kinds; call it before the other functions here. */
export async function loadSchemas(): Promise<void> {
  for (const kind of ALL_KINDS) schemas.set(kind, await KINDS[kind].schema());
}

/** The comment by which editors find the schema of a file. @param path in the content folder: `pages/home.yaml` */
export function schemaLine(kind: Kind, path: string): string {
  const schema = posix.relative(posix.dirname(path), `${SCHEMA_FOLDER}/${KINDS[kind].schemaFile}.json`);
  return `# yaml-language-server: $schema=${schema}`;
}

/** Every schema file: its path in the content folder, and its text. @param languages the codes of those beside the default */
export function listSchemaFiles(languages: readonly string[]): { path: string; text: string }[] {
  return ALL_KINDS.map((kind) => ({
    path: `${SCHEMA_FOLDER}/${KINDS[kind].schemaFile}.json`,
    text: `${JSON.stringify(jsonSchemaOf(kind, languages), null, 2)}\n`,
  }));
}

/** @param languages the codes of those that texts may be given in beside the default */
export function jsonSchemaOf(kind: Kind, languages: readonly string[] = []): JsonSchema {
  return outlineOf(schemaOf(kind), languages);
}

/** Adds what a form reads: the kinds of values, common keys, and aliases. */
export function formSchemaOf(kind: Kind, languages: readonly string[] = []): JsonSchema {
  return outlineOf(schemaOf(kind), languages, ['value', 'asset', 'markdown', 'rich', 'common', 'instead']);
}

function schemaOf(kind: Kind): z.ZodObject {
  const schema = schemas.get(kind);
  if (!schema) throw new Error('The schemas have not been loaded.');
  return schema;
}

/** Outline of any schema. @param kept metadata that stays */
export function outlineOf(
  zod: z.ZodObject,
  languages: readonly string[] = [],
  kept: readonly string[] = [],
): JsonSchema {
  const schema = structuredClone(convert(zod));
  addLanguageBlocks(schema, languages);
  removeMeta(
    schema,
    META_KEYS.filter((name) => !kept.includes(name)),
  );
  return schema;
}

/** Converting a schema is the slowest part of a new file, and a new site needs each several times. */
const convert = remember(
  (zod: z.ZodObject) =>
    z.toJSONSchema(zod, {
      target: 'draft-7',
      // What people write, before defaults are added and numbers become dates.
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => adapt(zodSchema, jsonSchema),
    }) as JsonSchema & SchemaOutline,
);

/** The keys of a value that is a group, or may be one. */
export function propertiesOf({ properties, anyOf = [] }: JsonSchema): Record<string, JsonSchema> | undefined {
  return properties ?? anyOf.map(propertiesOf).find((found) => found !== undefined);
}

/** A value with every key that there is. */
export function exampleOf({ examples, properties, items }: JsonSchema): unknown {
  if (examples) return examples[0];
  if (items) return [exampleOf(items)];
  const entries = Object.entries(properties ?? {}).map(([key, part]) => [key, exampleOf(part)]);
  return Object.fromEntries(entries);
}

/** Copies examples and messages of the zod schema into keywords that editors read. Changes `json`. */
function adapt(zod: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  // zod leaves out examples of transformed values, as they might be of the result.
  const { examples } = z.globalRegistry.get(zod) ?? {};
  if (examples) json.examples = examples;
  if (json['markdown'] && json.description) json.description += ' Markdown.';
  if (json.pattern) json['patternErrorMessage'] = `It ${complaintOf(zod)}.`;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/** Removes keywords that no editor reads. Changes `schema`. */
function removeMeta(schema: JsonSchema, names: readonly string[]): void {
  for (const name of names) delete schema[name];
  const { properties = {}, items, propertyNames, additionalProperties, anyOf = [] } = schema;
  for (const part of [...Object.values(properties), ...anyOf, items, propertyNames, additionalProperties]) {
    if (typeof part === 'object') removeMeta(part, names);
  }
}

/** The message for a text that matches no branch. */
function complaintOf(zod: z.core.$ZodType): string {
  const issues = [' ', '..'].flatMap((text) => z.safeParse(zod, text).error?.issues ?? []);
  return issues[0]?.message ?? 'must be written differently';
}

/** Adds blocks such as `ar: {…}` to each group that has texts. @param codes of the languages beside the default */
function addLanguageBlocks(schema: SchemaOutline, codes: readonly string[]): void {
  const { properties, items, anyOf = [] } = schema;
  const parts = [...Object.values(properties ?? {}), ...anyOf, ...(items ? [items] : [])];
  for (const part of parts) addLanguageBlocks(part, codes);
  const texts = Object.entries(properties ?? {}).flatMap(([key, part]) => {
    const form = textFormOf(part);
    return form ? [[key, form] as const] : [];
  });
  if (!properties || texts.length === 0) return;
  for (const code of codes) {
    const own = properties[code];
    const block: SchemaOutline = {
      description: `The texts of this part in another language: ${code}. What is left out is shown in the default language.`,
      type: 'object',
      properties: structuredClone(Object.fromEntries(texts)),
      additionalProperties: false,
    };
    // A code may be the name of a key, too, such as that of Indonesian.
    properties[code] = own ? { ...own, anyOf: [{ ...own }, block] } : block;
  }
}
