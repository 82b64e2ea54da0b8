/** The codes of a catalogue. */
import type { Catalogue } from './define.ts';

/** Every code, in order. */
export function listCodes(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).sort();
}

/** Those of what is or may be a warning, in order. */
export function listWarnings(catalogue: Catalogue): string[] {
  return listCodes(catalogue).filter((code) => catalogue[code]?.level !== 'error');
}
