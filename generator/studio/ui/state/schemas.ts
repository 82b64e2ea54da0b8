/** The schemas of kinds of files, each of which is asked for once. */
import { ask } from './client.ts';
import type { Schema } from './schema.ts';
import { getState } from './store.ts';
import { LANGUAGE } from './words.ts';

/** Keyed by the kind of file, and the languages of the site. */
const schemas = new Map<string, Promise<Schema>>();

/** The schema of a kind, with the fields of all languages of the site. */
export function schemaOf(kind: string): Promise<Schema> {
  const key = [kind, ...(getState().site?.languages ?? [])].join(' ');
  const known = schemas.get(key) ?? ask<Schema>('/api/schema', { kind, language: LANGUAGE });
  schemas.set(key, known);
  return known;
}
