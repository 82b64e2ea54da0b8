/**
 * The comments of new files in other languages, a YAML file for each. Texts of a schema are kept by the path of their key, which
 * stays when they are reworded: `news.title`, or `.credits` where several kinds of files have the same. The examples are below it:
 * `.credits.example`. All other texts are kept by their English words, in which % stands for any, such as the name of a platform.
 * What a file lacks stays in English.
 */
import files from 'liner:texts';
import type { Kind } from '../../../engine/content/grammar.ts';
import { escapePattern } from '../../../engine/lib/pattern.ts';
import { isRecord, ownOf } from '../../../engine/lib/record.ts';
import { rowOf } from '../../list/grammar.ts';
import { type JsonSchema, jsonSchemaOf } from '../../reference/json-schema.ts';

/** Translates a comment, or an example in one. */
export type Notes = (english: string) => string;

type Texts = Readonly<Record<string, string>>;

/** The comments as they are. */
export const ENGLISH_NOTES: Notes = (english) => english;

/** @param code `de`, `pt-BR`, `en_US` @param kind of the file that they are in @param instead in place of those of the language */
export function notesIn(code: string, kind: Kind, instead: Texts = {}): Notes {
  const table: Texts = { ...readNotes(code.split(/[-_]/, 1).join()), ...instead };
  const paths = pathsOf(kind);
  const patterns = Object.entries(table)
    .filter(([english]) => english.includes('%'))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  return (english) => {
    const path = paths.get(english) ?? english;
    const exact = table[kind + path] ?? ownOf(table, path) ?? ownOf(table, english);
    if (exact !== undefined) return exact;
    const found = patterns.find(({ pattern }) => pattern.test(english));
    return found
      ? english.replace(found.pattern, (_, words: string) => found.text.replace('%', () => words))
      : english;
  };
}

/** The paths of the texts of a kind, by their English words: that of what it is for is empty, of its body `.body`. */
export function pathsOf(kind: Kind): ReadonlyMap<string, string> {
  const { about, bodyNote } = rowOf(kind);
  const rows = [
    ...listTexts(about.replaceAll('`', ''), ''),
    ...listTexts(bodyNote, '.body'),
    ...listDescriptions(jsonSchemaOf(kind), ''),
  ];
  // The first of those with the same text.
  return new Map(rows.reverse());
}

function listDescriptions(schema: JsonSchema, path: string): [string, string][] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const parts = [items, additionalProperties, ...anyOf].filter((part) => typeof part === 'object');
  return [
    ...listTexts(schema.description, path),
    ...listTexts(schema.examples?.[0], `${path}.example`),
    ...parts.flatMap((part) => listDescriptions(part, path)),
    ...Object.entries(properties).flatMap(([key, part]) => listDescriptions(part, `${path}.${key}`)),
  ];
}

function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[value, path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => listTexts(each, `${path}.${key}`));
}

/** The translations of a language by their keys. */
export function readNotes(code: string): Record<string, string> {
  const table = files[code]?.();
  if (!isRecord(table)) return {};
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
}

function patternOf(english: string): RegExp {
  const [before = '', after = ''] = english.split('%').map(escapePattern);
  return new RegExp(`^${before}(.+)${after}$`);
}
