/** Corrections of what is where a list of values belongs, and of lists where one value belongs. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import { isAddress } from './address-hints.ts';
import { inline, isScalar } from './fit.ts';
import type { Wrong } from './wrong.ts';

const COMMAS = /[،、，,]/;

export function hintList({ lead, value, written, expected, kind }: Wrong): Correction | undefined {
  // An address alone will do there.
  if (!expected.includes('array') || isAddress(kind)) return undefined;
  if (/^-\S/.test(String(value))) return { how: 'hyphens' };
  if (typeof value === 'string' && /[،、，]/.test(value)) {
    const parts = value.split(COMMAS).map((part) => part.trim());
    return { how: 'commas', line: `${lead}[${parts.filter(Boolean).join(', ')}]` };
  }
  const lines = typeof value === 'string' && /^[^|>"']/.test(written) ? written.split('\n') : [];
  if (lines.length > 1)
    return { how: 'write', line: `${lead}${inline(lines.map((line) => line.trim()).filter(Boolean))}` };
  if (isScalar(value) && typeof value !== 'boolean') return { how: 'brackets', line: `${lead}[${value}]` };
  return undefined;
}

export function hintSingle({ lead, value, isMisfit }: Wrong): Correction | undefined {
  if (!Array.isArray(value) || !isMisfit) return undefined;
  const [first] = value;
  return typeof first === 'string' ? { how: 'single', line: `${lead}${first}` } : { how: 'singleValue' };
}
