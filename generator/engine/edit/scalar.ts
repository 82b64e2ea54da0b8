/** Writes texts, numbers and the like on one line, with as few quotes as they can be read with. */
import { FOREIGN_COMMA } from '../content/yaml/remarks.ts';
import { type Data, isEqual } from './data.ts';
import { readTree, type ScalarStyle } from './spots.ts';
import type { Style } from './types.ts';

/** The surroundings of a value, as YAML around it: they decide if it needs quotes. */
export type Surroundings = keyof typeof WRAPPED;

const WRAPPED = {
  root: (text: string) => text,
  value: (text: string) => `k: ${text}`,
  item: (text: string) => `- ${text}`,
  key: (text: string) => `${text}: v`,
  flowValue: (text: string) => `{k: ${text}}`,
  flowItem: (text: string) => `[${text}]`,
  flowKey: (text: string) => `{${text}: v}`,
};

/** The expected result of reading the wrapped text. */
function expected(surroundings: Surroundings, value: Data): Data {
  if (surroundings === 'root') return value;
  if (surroundings === 'item' || surroundings === 'flowItem') return [value];
  return surroundings === 'key' || surroundings === 'flowKey'
    ? new Map([[String(value), 'v']])
    : new Map([['k', value]]);
}

/** Returns true if the text is read as the value in these surroundings. */
function isReadAs(text: string, value: Data, surroundings: Surroundings): boolean {
  const tree = readTree(WRAPPED[surroundings](text));
  return tree !== undefined && isEqual(tree.data, expected(surroundings, value));
}

/** @param style the style to keep, if the value can be written in it @returns the text on one line */
export function writeText(
  value: string,
  { quote, isCautious }: Style,
  surroundings: Surroundings,
  style?: ScalarStyle,
): string {
  const single = `'${value.replaceAll("'", "''")}'`;
  const double = JSON.stringify(value);
  if (isCautious) return double;
  const needsDouble = value.includes("'") && double === `"${value}"`;
  const isDouble = style === 'double' || (style !== 'single' && (quote === 'double' || needsDouble));
  const quoted = isDouble ? [double, single] : [single, double];
  const candidates = style === 'single' || style === 'double' ? quoted : [value, ...quoted];
  return (
    candidates.find((text) => canStand(text, surroundings) && isReadAs(text, value, surroundings)) ?? double
  );
}

/** Commas of other scripts divide nothing, and are reported among plain items. */
function canStand(text: string, surroundings: Surroundings): boolean {
  if (text === '' || /[\n\r]/.test(text)) return false;
  return surroundings !== 'flowItem' || /^['"]/.test(text) || !FOREIGN_COMMA.test(text);
}

export function writeNumber(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value < 0 ? '-.inf' : '.inf';
  return Object.is(value, -0) ? '-0' : String(value);
}
