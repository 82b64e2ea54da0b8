/** Sentences with values in them, and a choice among sentences by a value: by how many there are, or whether there is one. */
import { valueAt } from '../lib/record.ts';

/**
 * `{title}` is a value, `{bytes:size}` one that is written in a form, and `{@bpm}` the name of a key. What stands between backticks
 * is to be typed as it is. `{{artist}}` is a word in braces.
 */
export type Template = string | Cases;

/**
 * The sentences for the values of `of`: for a word by itself, for a number or a list by its plural form in CLDR; `yes` and `no` for
 * true and false, and `none` for nothing, an empty text or list, and 0. All others are `other`.
 */
interface Cases {
  readonly of: string;
  readonly [value: string]: Template;
}

/** Functions of a language and a place that write the parts of a sentence. */
export interface Writer {
  /** A value in a form, which is empty if none is named; undefined for one that has no such form. */
  show(value: unknown, form: string): string | undefined;
  /** The name of a key, or of what a file and a form call differently. */
  nameOf(key: string): string;
  /** A line, a word or a command to type. */
  type(text: string): string;
  plurals(): Intl.PluralRules;
}

/** @returns undefined if there is no sentence for the values */
export function write(template: Template, values: unknown, writer: Writer): string | undefined {
  if (typeof template !== 'string') {
    const chosen = choose(template, readValue(values, template.of), writer);
    return chosen === undefined ? undefined : write(chosen, values, writer);
  }
  if (!/[{`]/.test(template)) return template;
  const parts = template.split('`').map((part, index) => {
    const text = fill(part, values, writer);
    return index % 2 === 0 || text === undefined ? text : writer.type(text);
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** The texts between backticks, filled in. */
export function listTyped(template: Template, values: unknown, writer: Writer): string[] {
  const typed: string[] = [];
  write(template, values, { ...writer, type: (text) => String(typed.push(text)) });
  return typed;
}

const PLACEHOLDER = /\{\{(\w+(?:\.\w+)*)\}\}|\{@(\w[\w. ]*)\}|\{(\w+(?:\.\w+)*)(?::(\w+))?\}/g;

function fill(sentence: string, values: unknown, { show, nameOf }: Writer): string | undefined {
  let isWhole = true;
  const text = sentence.replace(
    PLACEHOLDER,
    (_, braced?: string, key?: string, name: string = '', form: string = '') => {
      if (braced !== undefined) return `{${braced}}`;
      if (key !== undefined) return nameOf(key);
      const shown = show(readValue(values, name), form);
      isWhole &&= shown !== undefined;
      return shown ?? '';
    },
  );
  return isWhole ? text : undefined;
}

/** The value of a name such as `words.0`. */
function readValue(values: unknown, name: string): unknown {
  return valueAt(values, name.split('.'));
}

function choose(cases: Cases, value: unknown, { plurals }: Writer): Template | undefined {
  const count = Array.isArray(value) ? value.length : value;
  const isNone = count === undefined || count === null || count === '' || count === 0;
  if (isNone && cases['none'] !== undefined) return cases['none'];
  return cases[nameCase(count, plurals)] ?? cases['other'];
}

function nameCase(value: unknown, plurals: Writer['plurals']): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return plurals().select(value);
  return typeof value === 'string' ? value : 'other';
}

/** The names of the values of a template. */
export function namesIn(template: Template): string[] {
  if (typeof template !== 'string')
    return Object.entries(template).flatMap(([key, part]) => (key === 'of' ? [String(part)] : namesIn(part)));
  return [...template.matchAll(PLACEHOLDER)].flatMap(([, , , name]) => (name === undefined ? [] : [name]));
}
