/** The schema of a part of a file. */
import { valueAt } from '../../../engine/lib/record.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { fieldOf, type Schema, variantOf } from './schema.ts';

/** Returns undefined where the schema says nothing about the part. */
export function schemaAt(schema: Schema, path: FieldPath, data: unknown): Schema | undefined {
  let found: Schema | undefined = chosen(schema, data);
  for (const [index, step] of path.entries()) {
    if (!found) return undefined;
    const below = belowOf(found, step);
    found = below && chosen(below, valueAt(data, path.slice(0, index + 1)));
  }
  return found;
}

function belowOf(schema: Schema, step: string | number): Schema | undefined {
  const field = fieldOf(schema);
  if (field.as === 'list') return field.item;
  if (field.as === 'table') return field.value;
  return field.as === 'group' ? field.schema.properties?.[step] : undefined;
}

/** Picks the schema among several that fits the value. */
function chosen(schema: Schema, value: unknown): Schema {
  const field = fieldOf(schema);
  if (field.as !== 'variants') return schema;
  const variant = variantOf(field.variants, value);
  return variant ? chosen(variant, value) : schema;
}
