/** The codes of a catalogue. */
import type { Catalogue } from './define.ts';

/** Every code, in order. */
export function listCodes(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).sort();
}

/** Every code of a warning, or of what may be one, in order. */
export function listWarnings(catalogue: Catalogue): string[] {
  return listCodes(catalogue).filter((code) => catalogue[code]?.level !== 'error');
}
