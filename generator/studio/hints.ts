/** Descriptions of form fields, in the language of the user. */
import type { JsonSchema } from '../app/reference/json-schema.ts';
import { notesIn } from '../app/scaffold/notes/index.ts';
import type { Kind } from '../engine/content/grammar.ts';
import { textsIn } from '../words/index.ts';

/**
 * The schema of a kind with its descriptions in a language, as far as they are translated: by the notes of new files, and by `hints`
 * of the language, which has those that no new file has as a comment, or that a form says better.
 * @param code `ar`
 */
export function translateHints(schema: JsonSchema, kind: Kind, code: string): JsonSchema {
  const notes = notesIn(code, kind, textsIn(code, 'hints'));
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'description' && typeof value === 'string' ? notes(value) : value,
  );
}
