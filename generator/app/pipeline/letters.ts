/** Latin letters and marks in the texts of a site: what its fonts have to have. */

import type { SourceFile } from '../../engine/content/types.ts';
import { createLocator } from '../../engine/lib/locator.ts';
import type { Fonts } from '../../engine/media/fonts/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../../site/messages/index.ts';

/** A letter with marks that are not one character with it. */
const MARKED = /\p{Script=Latin}[\u0300-\u036f]+/gu;
/** Latin letters beyond those of Western Europe, and marks. Other scripts are set in fonts of the device. */
const UNUSUAL = /[\u0100-\u02af]|[\u0300-\u036f]|[\u1d00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/g;
const WORD = /[\p{L}\p{M}\p{N}’'-]+/gu;

/** Letters with combining marks, each once. */
export function listMarked(sources: readonly SourceFile[]): string[] {
  return [...new Set(sources.flatMap(({ text }) => text.match(MARKED) ?? []))];
}

/** The first word with each letter that neither the fonts of the site nor Liner's have. */
export function checkLetters(sources: readonly SourceFile[], { wide, sans }: Fonts): Problem[] {
  const known = new Set(sans.characters);
  const named = new Set(wide.characters);
  const missing = new Map<string, Problem>();
  for (const { file, text } of sources) {
    for (const { 0: letter, index } of text.matchAll(UNUSUAL)) {
      if ((known.has(letter) && named.has(letter)) || missing.has(letter)) continue;
      const at = { file, ...createLocator(text)(index) };
      missing.set(letter, problem('look/letter', at, { letter, word: findWord(text, index) }));
    }
  }
  return [...missing.values()];
}

function findWord(text: string, index: number): string {
  const start = text.lastIndexOf('\n', index) + 1;
  const end = text.indexOf('\n', index);
  const line = text.slice(start, end < 0 ? text.length : end);
  const words = [...line.matchAll(WORD)];
  return words.find((word) => word.index + word[0].length > index - start)?.[0] ?? '';
}
