/** The texts of other languages, which are below their codes: `ar: {title: …}` beside `title`. */
import type { ZodType } from 'zod';
import { isRecord, valueAt } from '../../lib/record.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { groupOf, metaAt, type SchemaOutline } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';
import { openNames } from './names.ts';

/** Texts of one language in one place. */
export interface LanguageBlock {
  code: string;
  /** The group whose keys they are of; `[]` is the whole file. */
  group: DataPath;
  texts: Record<string, unknown>;
  yaml: YamlFile;
  /** Path before the keys in that file: `['tracks', 0, 'ar']`. */
  below: DataPath;
}

interface TakenBlocks {
  /** The data without the blocks. */
  data: unknown;
  blocks: LanguageBlock[];
  problems: Problem[];
}

/** @param codes of the languages beside the default */
export function takeBlocks(yaml: YamlFile, schema: ZodType, codes: readonly string[]): TakenBlocks {
  const blocks: LanguageBlock[] = [];
  const problems: Problem[] = [];
  const namesOf = openNames(yaml.data, schema, codes);
  const takeEach = (group: Record<string, unknown>, path: DataPath) =>
    Object.fromEntries(Object.entries(group).map(([name, item]) => [name, take(item, [...path, name])]));
  const take = (value: unknown, path: DataPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => take(item, [...path, index]));
    if (!isRecord(value)) return value;
    const outline = metaAt(schema, path);
    const { properties } = groupOf(outline);
    // A custom key is not a language.
    if (!properties) return isNamedGroups(outline) ? takeEach(value, path) : value;
    blocks.push(...namesOf(value).map((named) => ({ ...named, group: path, yaml })));
    const kept = Object.entries(value).filter(([key, texts]) => {
      if (!codes.includes(key) || (Object.hasOwn(properties, key) && !isRecord(texts))) return true;
      const below = [...path, key];
      if (isRecord(texts)) {
        const block = { code: key, group: path, texts, yaml, below };
        problems.push(...checkBlock(block, schema, yaml.data));
        blocks.push(block);
      } else problems.push(problem('language/no-group', yaml.atKey(below), { code: key }));
      return false;
    });
    return Object.fromEntries(kept.map(([key, item]) => [key, take(item, [...path, key])]));
  };
  return { data: take(yaml.data, []), blocks, problems };
}

/** Reports facts, which are the same in every language; unknown keys are reported with the group's data. @param standard of the default */
export function checkBlock(
  { code, group, texts, yaml, below }: LanguageBlock,
  schema: ZodType,
  standard: unknown,
): Problem[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const outline = metaAt(schema, [...group, key]);
    const value = valueAt(standard, [...group, key]) ?? text;
    if (Object.keys(outline).length === 0 || isText(outline, value)) return [];
    const holdsTexts = holdsGroups(outline);
    return [problem('language/not-a-text', yaml.atKey([...below, key]), { code, key, holdsTexts })];
  });
}

/** A text that may be given in other languages, or a list of such. */
function isTranslatable({ translatable, items }: SchemaOutline): boolean {
  return translatable ?? (items?.translatable === true && !holdsGroups(items));
}

/** The form that other languages take for a value as a whole: names without facts, credits by roles. Undefined if there is none. */
export function textFormOf(outline: SchemaOutline): SchemaOutline | undefined {
  if (isTranslatable(outline)) return outline;
  const { anyOf = [], items, value, description, examples = [] } = outline;
  const form =
    value === 'credits'
      ? anyOf.find(({ additionalProperties }) => additionalProperties)
      : anyOf.find(isTranslatable);
  const entries = items && textFormOf(items);
  const found = form ?? (entries && { type: 'array', items: entries });
  // Those of the default, in this form: of people with more than a name, their names.
  const own = examples.flatMap((example): unknown[] => {
    if (found?.type === 'object') return isRecord(example) ? [example] : [];
    if (!Array.isArray(example)) return found?.type === 'string' ? [String(example)] : [];
    const texts = example.map((entry) => (isRecord(entry) ? entry['name'] : entry)).filter(isString);
    return found?.type === 'array' && texts.length > 0 ? [texts] : [];
  });
  return (
    found && {
      ...(description !== undefined && { description }),
      ...(own.length > 0 && { examples: own }),
      ...found,
    }
  );
}

/** Returns true if a value is a text or a list of texts, which may be given in other languages. */
export function isText(outline: SchemaOutline, value: unknown): boolean {
  if (isTranslatable(outline)) return true;
  const form = textFormOf(outline);
  if (!form) return false;
  if (Array.isArray(value)) return form.type === 'array' && value.every(isString);
  return isRecord(value) ? form.type === 'object' : form.type === 'string' && typeof value === 'string';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns true if a group contains groups, or lists of them, under names that the content chooses. */
export function isNamedGroups(outline: SchemaOutline): boolean {
  const { additionalProperties } = groupOf(outline);
  return (
    additionalProperties !== undefined && additionalProperties !== false && holdsGroups(additionalProperties)
  );
}

/** Nested groups have their own blocks. */
function holdsGroups(outline: SchemaOutline): boolean {
  const { properties } = groupOf(outline);
  if (properties) return Object.values(properties).some((part) => isTranslatable(part) || holdsGroups(part));
  const items = outline.items ?? outline.anyOf?.find((form) => form.items)?.items;
  return items !== undefined && holdsGroups(items);
}
