/** The codes of the catalogue. */
import { CATALOGUE, type ProblemCode } from './catalogue/index.ts';
import type { ProblemKind } from './define.ts';

/** Every code, in order. */
export function listCodes(): ProblemCode[] {
  return Object.keys(CATALOGUE).filter(isCode).sort();
}

export function isCode(code: string): code is ProblemCode {
  return Object.hasOwn(CATALOGUE, code);
}

/** Those of what is or may be a warning, in order. */
export function listWarnings(): ProblemCode[] {
  return listCodes().filter((code) => {
    const { level }: ProblemKind = CATALOGUE[code];
    return level !== 'error';
  });
}
