/** YAML with every key explained: those with a value as they are, the others as comments with an example. */
import { stringify } from 'yaml';
import { isRecord } from '../../engine/lib/record.ts';
import { exampleOf, type JsonSchema, propertiesOf } from '../reference/json-schema.ts';
import type { Notes } from './notes/index.ts';

export type Values = Record<string, unknown>;

const WIDTH = 100;
const YAML = { lineWidth: WIDTH, singleQuote: true } as const;
/** Times need quotes for YAML 1.1, in which 22:00 is the number 1320. */
const CLOCK = /^\d+:\d\d$/;
const QUOTED = { ...YAML, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;

/** Writes the text of each key, unindented; keys with a value first. @param examples override those of the schema, also within groups */
export function explainKeys(
  schema: JsonSchema,
  values: Values,
  notes: Notes,
  examples: Values = {},
): string[] {
  const parts = Object.entries(schema.properties ?? {});
  const given = parts.filter(([key]) => values[key] !== undefined);
  const others = parts.filter(([key]) => values[key] === undefined);
  return [...given, ...others].map(([key, part]) => {
    const note = commentOut(wrap(notes(part.description ?? '')));
    return [...note, ...explainKey(key, part, values[key], notes, examples[key])].join('\n');
  });
}

function explainKey(key: string, part: JsonSchema, value: unknown, notes: Notes, example: unknown): string[] {
  if (value === undefined)
    return commentOut(writeKey(key, translateTexts(example ?? exampleOf(part), notes)));
  if (!part.properties || !isRecord(value)) return writeKey(key, value);
  const within = isRecord(example) ? example : {};
  const inner = explainKeys(part, value, notes, within).flatMap((text) => text.split('\n'));
  return [`${key}:`, ...inner.map((line) => `  ${line}`)];
}

/** A value with its texts translated, those within it too. */
function translateTexts(value: unknown, notes: Notes): unknown {
  if (typeof value === 'string') return notes(value);
  if (Array.isArray(value)) return value.map((each) => translateTexts(each, notes));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translateTexts(each, notes)]));
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

/** Lines that fit, broken between words, but not before a sign that French has a space in front of. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?![:;!?»])/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return text ? lines : [];
}

/** The texts that a translation begins with. */
const FIRST = ['title', 'episode_title', 'description', 'excerpt'];

/**
 * The keys of a new entry, and behind them `ar: {title: …}`, each language beside the default with the texts to begin with.
 * @param plain the schema without languages
 * @param whole the same with them
 * @param examples in place of those of the schema, by key
 */
export function offerLanguages(
  plain: JsonSchema,
  whole: JsonSchema,
  languages: readonly string[],
  examples: Record<string, unknown> = {},
): JsonSchema {
  const blocks = languages.flatMap((code) => {
    const block = whole.properties?.[code];
    const texts = Object.entries((block && propertiesOf(block)) ?? {})
      .filter(([key]) => FIRST.includes(key))
      .map(([key, text]) => [key, key in examples ? { ...text, examples: [examples[key]] } : text]);
    // If a code is also the name of a key, readers of a new file expect that key.
    if (!block || plain.properties?.[code] || texts.length === 0) return [];
    return [[code, { ...block, properties: Object.fromEntries(texts) }] as const];
  });
  return { ...plain, properties: { ...plain.properties, ...Object.fromEntries(blocks) } };
}
