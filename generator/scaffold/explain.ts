/** YAML with every key explained: those with a value as they are, the others as comments with an example. */
import { stringify } from 'yaml';
import type { Example } from '../content/examples/index.ts';
import type { JsonSchema } from '../content/reference/json-schema.ts';

const WIDTH = 100;
const YAML = { lineWidth: WIDTH, singleQuote: true } as const;
/** Without quotes, older readers of YAML take a time for a number: 22:00 is 1320 minutes. */
const CLOCK = /^\d+:\d\d$/;
const QUOTED = { ...YAML, defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' } as const;

/** The lines of each key, without indentation; keys with a value come first. */
export function explainFields(schema: JsonSchema, values: Example, example: Example): string[][] {
  const keys = Object.keys(schema.properties ?? {});
  const given = keys.filter((key) => values[key] !== undefined);
  const others = keys.filter((key) => values[key] === undefined && example[key] !== undefined);
  return [...given, ...others].map((key) => {
    const part = schema.properties?.[key] ?? {};
    const words = commentOut(wrap(part.description ?? ''));
    return [...words, ...explainField(key, part, values[key], example[key])];
  });
}

function explainField(key: string, part: JsonSchema, value: unknown, example: unknown): string[] {
  if (value === undefined) return commentOut(writeField(key, example));
  if (!part.properties || !isGroup(value)) return writeField(key, value);
  const inner = explainFields(part, value, isGroup(example) ? example : {});
  return [`${key}:`, ...inner.flat().map((line) => `  ${line}`)];
}

/** Groups in full, lists of texts in brackets. */
function writeField(key: string, value: unknown): string[] {
  const isPlainList = Array.isArray(value) && !value.some(isGroup);
  const written = isPlainList
    ? `${key}: ${stringify(value, { ...YAML, lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false })}`
    : stringify({ [key]: value }, typeof value === 'string' && CLOCK.test(value) ? QUOTED : YAML);
  return written.trimEnd().split('\n');
}

export function commentOut(lines: readonly string[]): string[] {
  return lines.map((line) => `# ${line}`.trimEnd());
}

/** Lines that fit, cut between words. */
export function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return text ? lines : [];
}

function isGroup(value: unknown): value is Example {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
