/** The order in which the keys of a file are written: that of its schema. */
import type { Kind } from '../../engine/content/grammar.ts';
import type { Order } from '../../engine/edit/types.ts';
import { type JsonSchema, jsonSchemaOf, propertiesOf } from '../reference/json-schema.ts';

/** @param languages the codes of those beside the default */
export function orderOf(kind: Kind, languages: readonly string[]): Order {
  const schema = jsonSchemaOf(kind, languages);
  return (path) => {
    const group = path.reduce<JsonSchema | undefined>(stepInto, schema);
    return group && Object.keys(propertiesOf(group) ?? {});
  };
}

function stepInto(schema: JsonSchema | undefined, step: string | number): JsonSchema | undefined {
  if (!schema) return undefined;
  if (typeof step === 'number') return itemsOf(schema);
  const { additionalProperties: other } = schema;
  return propertiesOf(schema)?.[step] ?? (typeof other === 'object' ? other : undefined);
}

function itemsOf({ items, anyOf = [] }: JsonSchema): JsonSchema | undefined {
  return items ?? anyOf.map(itemsOf).find((found) => found !== undefined);
}
