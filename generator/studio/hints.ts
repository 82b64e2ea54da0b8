/** What the fields of a form are for, in the language of the person who fills it in. */
import type { JsonSchema } from '../app/reference/json-schema.ts';
import { notesIn } from '../app/scaffold/notes/index.ts';
import type { Kind } from '../engine/content/grammar.ts';
import arabic from './hints.ar.json' with { type: 'json' };

/** By their keys among notes: those that no new file has as a comment, or that a form says better. */
const HINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ar: arabic };

/** The schema of a kind with its descriptions in a language, as far as they are translated. @param code `ar` */
export function translateHints(schema: JsonSchema, kind: Kind, code: string): JsonSchema {
  const notes = notesIn(code, kind, HINTS[code]);
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'description' && typeof value === 'string' ? notes(value) : value,
  );
}
