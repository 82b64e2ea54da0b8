/** What the fields of a form are for, in the language of the person who fills it in. */
import type { JsonSchema } from '../app/reference/json-schema.ts';
import { notesIn } from '../app/scaffold/notes/index.ts';
import arabic from './hints.ar.json' with { type: 'json' };

/** By their English texts: those that no new file has as a comment, or that a form says better. */
const HINTS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = { ar: arabic };

/** At the end of descriptions of texts that are Markdown; the form knows them by it. */
const MARKDOWN = ' Markdown.';

/** The schema with its descriptions in a language, as far as they are translated. @param code `ar` */
export function translateHints(schema: JsonSchema, code: string): JsonSchema {
  const note = notesIn(code);
  const translate = (english: string) => HINTS[code]?.[english] ?? note(english);
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== 'description' || typeof value !== 'string') return value;
    if (!value.endsWith(MARKDOWN)) return translate(value);
    return translate(value.slice(0, -MARKDOWN.length)) + MARKDOWN;
  });
}
