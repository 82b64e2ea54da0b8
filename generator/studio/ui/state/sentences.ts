/** Sentences with values in them, and a choice among sentences by a value: by how many there are, or whether there is one. */
import { valueAt } from '../../../engine/lib/record.ts';
import { isolate, LANGUAGE } from './words.ts';

/**
 * `{title}` is a value, `{file:code}` one that is written in a form, `{@bpm}` the name of a field, and what is between backticks
 * keeps its order from left to right.
 */
export type Sentence = string | Cases;

/**
 * The sentences for the values of `of`: for a word by itself, for a number or a list by its plural form in CLDR, and `yes`, `no`
 * and `none`. All others are `other`.
 */
interface Cases {
  readonly of: string;
  readonly [value: string]: Sentence;
}

/** Writes a value in a form; undefined for what there are no words for. */
export type Show = (value: unknown, form: string) => string | undefined;

/** @returns undefined if there is no sentence for the values */
export function write(sentence: Sentence, values: unknown, show: Show): string | undefined {
  if (typeof sentence !== 'string') {
    const chosen = sentence[caseOf(readValue(values, sentence.of))] ?? sentence['other'];
    return chosen === undefined ? undefined : write(chosen, values, show);
  }
  const parts = sentence
    .split(/`([^`]+)`/)
    .flatMap((part, index) => (index % 2 === 0 ? fill(part, values, show) : [isolate(part)]));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function fill(sentence: string, values: unknown, show: Show): (string | undefined)[] {
  return sentence.split(/\{([^{}]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const [name = '', form = ''] = part.split(':');
    return name.startsWith('@') ? show(name.slice(1), 'field') : show(readValue(values, name), form);
  });
}

/** The value of a name such as `words.0`. */
function readValue(values: unknown, name: string): unknown {
  return valueAt(values, name.split('.'));
}

const PLURALS = new Intl.PluralRules(LANGUAGE);

function caseOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return PLURALS.select(value);
  if (Array.isArray(value)) return value.length === 0 ? 'none' : PLURALS.select(value.length);
  return typeof value === 'string' ? value : 'other';
}
