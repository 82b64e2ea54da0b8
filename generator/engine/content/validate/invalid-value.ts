/** A value that its schema refuses, with all that the hints need. */
import type { NotedEntry } from '../../problems/catalogue/entry.ts';
import type { SchemaOutline, ValueKind } from '../schema/meta.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface InvalidValue {
  vocabulary: Vocabulary;
  /** The prefix of a correction: `title: `, or nothing within a list. */
  lead: string;
  /** Key, or the key of the list that it is in. */
  name: string;
  /** The codes of the languages of the site, the default first; empty if it has but one. */
  languages: readonly string[];
  /** True if it is in a list. */
  isEntry?: boolean;
  isInBrackets?: boolean;
  /** Another type of value was expected. */
  isMisfit: boolean;
  value: unknown;
  /** The value as written in the file, and the rest of its line. */
  written: string;
  rest: string;
  /** The entry that a comment above it begins. */
  noted?: NotedEntry | undefined;
  /** The types that were expected, as zod names them, if it is the type that is wrong. */
  expected: readonly string[];
  kind?: ValueKind | undefined;
  /** The schema's outline of its place. */
  outline: SchemaOutline;
  /** The data that it is among. */
  group?: unknown;
  /** The keys that may be beside its own. */
  siblings?: readonly string[];
  /** The expectation already contains an example. */
  hasExample?: boolean;
  /** The values that are allowed, if they are a finite list. */
  values?: readonly string[];
  /** Other words that people write for one of them. */
  aliases?: Record<string, string> | undefined;
}
