/** Lines of files, as the build advises to write them, for people who see fields. */
import type { FieldPath } from '../../protocol/index.ts';
import { nameOfValue } from './choices.ts';
import { codeOf, isOfTranslation } from './languages.ts';
import { nameOf, nameWithin } from './names.ts';
import { isolateValue, nameOfLanguage, say } from './words.ts';

/** The key of a field, or of the list that it is in. */
export function keyOf(field: FieldPath): string {
  return String(field.findLast((step) => typeof step === 'string') ?? '');
}

/** A line to write, as what to write into which field. */
export function describeLine(line: string, field: FieldPath): string {
  const here = keyOf(field);
  const { key = here, value } = divideLine(line.replace(/^- /, ''));
  if (value === '') return nameOf(key);
  const parts = partsOf(value);
  const own = parts?.length === 1 ? parts.find((part) => part.key === here) : undefined;
  if (own) return describeValue(own.value, here);
  const shown = describeValue(value, key);
  return key === here ? shown : say('adviceInField', { name: nameOf(key), value: shown });
}

/** The value that a line gives to a key, by itself or in a group; undefined for another line. */
export function valueFor(key: string, line: string): string | undefined {
  const own = divideLine(line);
  if (own.key === key) return own.value;
  return partsOf(own.value)?.find((part) => part.key === key) && '';
}

interface Line {
  key?: string;
  /** Value without its quotes. */
  value: string;
}

/** The key and the value of a line, `bpm: 96`; of a value by itself, no key. */
function divideLine(line: string): Line {
  const [, key, value = ''] = /^([\w-]+):(?: +(.+))?$/s.exec(line) ?? [];
  return key === undefined ? { value: unquote(line) } : { key, value: unquote(value) };
}

function unquote(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2');
}

/** The parts of a list or a group in brackets. */
function partsOf(value: string): Line[] | undefined {
  return /^[[{]([^[\]{}]+)[\]}]$/.exec(value)?.[1]?.split(', ').map(divideLine);
}

/** A value as its field shows it; of a list or a group in brackets the parts, with the names of their fields. */
function describeValue(value: string, key: string): string {
  if (value === 'true' || value === 'false') return say(value === 'true' ? 'asYes' : 'asNo');
  const parts = partsOf(value);
  if (!parts) return isolateValue(nameOfValue([key], value));
  return parts
    .map((part) => (part.key ? `${nameOf(part.key)}: ` : '') + isolateValue(part.value))
    .join(say('comma'));
}

/** `Tracks › 2 › Title`; the language of a text in another one. */
export function nameOfPath(path: FieldPath): string {
  const names = path.map((step, at) => {
    if (typeof step === 'number') return String(step + 1);
    return isOfTranslation(step) ? nameOfLanguage(codeOf(step)) : nameWithin(path.slice(0, at), step);
  });
  return names.join(' › ');
}
