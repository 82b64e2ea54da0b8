/** YAML with every key explained: those with a value as they are, the others as comments with an example. */
import { stringify } from 'yaml';
import { isRecord } from '../../engine/lib/record.ts';
import { exampleOf, type JsonSchema } from '../reference/json-schema.ts';

/** Values by their keys. */
export type Values = Record<string, unknown>;

const WIDTH = 100;
const YAML = { lineWidth: WIDTH, singleQuote: true } as const;
/** Without quotes, older readers of YAML take a time for a number: 22:00 is 1320 minutes. */
const CLOCK = /^\d+:\d\d$/;
const QUOTED = { ...YAML, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;

/**
 * The text of each key, without indentation; keys with a value come first.
 *
 * @param examples in place of those of the schema
 */
export function explainKeys(schema: JsonSchema, values: Values, examples: Values = {}): string[] {
  const parts = Object.entries(schema.properties ?? {});
  const given = parts.filter(([key]) => values[key] !== undefined);
  const others = parts.filter(([key]) => values[key] === undefined);
  return [...given, ...others].map(([key, part]) => {
    const note = commentOut(wrap(part.description ?? ''));
    return [...note, ...explainKey(key, part, values[key], examples[key])].join('\n');
  });
}

function explainKey(key: string, part: JsonSchema, value: unknown, example: unknown): string[] {
  if (value === undefined) return commentOut(writeKey(key, example ?? exampleOf(part)));
  if (!part.properties || !isRecord(value)) return writeKey(key, value);
  const inner = explainKeys(part, value).flatMap((text) => text.split('\n'));
  return [`${key}:`, ...inner.map((line) => `  ${line}`)];
}

/** The lines of a key and its value: groups in full, lists of texts in brackets. */
export function writeKey(key: string, value: unknown): string[] {
  const isPlainList = Array.isArray(value) && !value.some(isRecord);
  const written = isPlainList
    ? `${key}: ${stringify(value, { ...YAML, lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false })}`
    : stringify({ [key]: value }, typeof value === 'string' && CLOCK.test(value) ? QUOTED : YAML);
  return written.trimEnd().split('\n');
}

export function commentOut(lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`.trimEnd());
}

/** Lines that fit, broken between words. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return text ? lines : [];
}
