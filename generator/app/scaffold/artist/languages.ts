/** Blocks of other languages in the files of a new site. */

import { isRecord } from '../../../engine/lib/record.ts';
import type { JsonSchema } from '../../reference/json-schema.ts';
import type { Values } from '../commented-yaml.ts';

/** Adds texts of other languages to each group, below their codes, unless equal. @param others the same values by language code */
export function mergeTranslations(values: Values, others: readonly [code: string, values: Values][]): Values {
  const within = Object.entries(values).map(([key, value]) => [
    key,
    mergeWithin(
      value,
      others.map(([code, other]) => [code, other[key]]),
    ),
  ]);
  const blocks = others.flatMap(([code, other]) => {
    const texts = Object.entries(values)
      .filter(([key, value]) => isText(value) && JSON.stringify(value) !== JSON.stringify(other[key]))
      .map(([key]) => [key, other[key]]);
    return texts.length > 0 ? [[code, Object.fromEntries(texts)]] : [];
  });
  return { ...Object.fromEntries(within), ...Object.fromEntries(blocks) };
}

function mergeWithin(value: unknown, others: readonly [code: string, value: unknown][]): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      mergeWithin(
        item,
        others.map(([code, other]) => [code, Array.isArray(other) ? other[index] : undefined]),
      ),
    );
  if (!isRecord(value)) return value;
  return mergeTranslations(
    value,
    others.map(([code, other]) => [code, isRecord(other) ? other : value]),
  );
}

/** The schema with the blocks of languages that there are texts of, and without an explanation of each key in them. */
export function keepBlocks(schema: JsonSchema, values: Values, codes: readonly string[]): JsonSchema {
  const parts = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const value = values[key];
    if (!codes.includes(key)) return [[key, isRecord(value) ? keepBlocks(part, value, codes) : part]];
    return value === undefined ? [] : [[key, { description: part.description }]];
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(parts) } : schema;
}

function isText(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item === 'string') : typeof value === 'string';
}
