/** Corrections of what is where a list of values belongs, and of lists where one value belongs. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import { isAddress } from './address-hints.ts';
import { entryIn, groupIn, inline, isScalar } from './fit.ts';
import type { Wrong } from './wrong.ts';

function splitAtCommas(text: string): string {
  const parts = text.split(/[،、，,]/).map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}

export function hintList({ lead, value, written, expected, kind, outline }: Wrong): Correction | undefined {
  // An address alone will do there.
  if (!expected.includes('array') || isAddress(kind)) return undefined;
  if (/^-\S/.test(String(value))) return { how: 'hyphens' };
  if (typeof value === 'string' && /[،、，]/.test(value))
    return { how: 'commas', line: `${lead}[${splitAtCommas(value)}]` };
  const lines = typeof value === 'string' && /^[^|>"']/.test(written) ? listLines(written) : [];
  if (lines.length > 1) return { how: 'write', line: `${lead}${inline(lines)}` };
  if (isScalar(value) && typeof value !== 'boolean') return { how: 'brackets', line: `${lead}[${value}]` };
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup && !groupIn(entryIn(outline) ?? {}) ? hintNumbered(lead, value) : undefined;
}

/** The lines of a text that was meant as a list, one entry a line. */
function listLines(written: string): string[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** `{House, Pop}`, or names before the values: `{first: House, second: Pop}`. */
function hintNumbered(lead: string, group: object): Correction | undefined {
  const values: unknown[] = Object.entries(group).map(([key, value]) => value ?? key);
  return values.length > 0 && values.every(isScalar)
    ? { how: 'write', line: `${lead}${inline(values)}` }
    : undefined;
}

export function hintSingle({ lead, value, isMisfit }: Wrong): Correction | undefined {
  if (!Array.isArray(value) || !isMisfit) return undefined;
  const [first] = value;
  return typeof first === 'string' ? { how: 'single', line: `${lead}${first}` } : { how: 'singleValue' };
}
