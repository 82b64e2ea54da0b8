/** The keys that entries may have and must have. */

import { kindOf } from '../../app/list/grammar.ts';
import { type JsonSchema, jsonSchemaOf } from '../../app/reference/json-schema.ts';
import type { Kind } from '../../engine/content/grammar.ts';
import { type ItemKind, isListKind, LISTS } from '../catalogue.ts';
import type { SiteEntry } from '../site/types.ts';
import { BODY } from './leaves.ts';

export interface Keys {
  /** Whether the file of an entry can have a key: a remix has no date. */
  hasKey(entry: SiteEntry, key: string): boolean;
  requiredOf(kind: ItemKind): readonly string[];
}

/** Schemas are large, and each entry asks for that of its kind. */
export function openKeys(): Keys {
  const known = new Map<Kind, JsonSchema>();
  const schemaOf = (kind: Kind) => {
    const schema = known.get(kind) ?? jsonSchemaOf(kind);
    known.set(kind, schema);
    return schema;
  };
  const itemOf = (kind: ItemKind, file: string): JsonSchema => {
    const schema = schemaOf(kindOf(file)?.kind ?? 'site');
    return (isListKind(kind) ? schema.properties?.[LISTS[kind].key]?.items : schema) ?? {};
  };
  return {
    hasKey: ({ kind, file }, key) => {
      if (key === BODY) return file.endsWith('.md');
      return Object.hasOwn(itemOf(kind, file).properties ?? {}, key);
    },
    requiredOf: (kind) => (isListKind(kind) ? itemOf(kind, LISTS[kind].file) : schemaOf(kind)).required ?? [],
  };
}
