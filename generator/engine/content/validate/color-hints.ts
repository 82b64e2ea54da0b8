/** Corrections of colours that are written by their names, or in another form. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { Wrong } from './wrong.ts';

/** Those that people name most, as CSS Color 4 defines them; cream is no name of CSS. */
const NAMED: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  crimson: '#dc143c',
  maroon: '#800000',
  coral: '#ff7f50',
  salmon: '#fa8072',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  teal: '#008080',
  turquoise: '#40e0d0',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  indigo: '#4b0082',
  purple: '#800080',
  violet: '#ee82ee',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  ivory: '#fffff0',
  cream: '#fffdd0',
};

export function hintColor({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'color' || typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const color = new Map(Object.entries(NAMED)).get(word) ?? readHex(word) ?? readRgb(word);
  return color === undefined ? undefined : { how: 'write', line: `${lead}"${color}"` };
}

/** `8a1c4a` and `#fc0`. */
function readHex(word: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** `rgb(138, 28, 74)`. */
function readRgb(word: string): string | undefined {
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(word) ?? [];
  const numbers = parts.map(Number);
  if (numbers.length === 0 || numbers.some((number) => number > 255)) return undefined;
  return `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`;
}
