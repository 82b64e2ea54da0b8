/**
 * Texts whose letters were read in the wrong charset: old programs wrote Cyrillic, Arabic or Japanese and said that it was Latin-1,
 * so `Çèìà` is `Зима`.
 */
import { guessCharset } from '../../sources/charset.ts';
import { bytesOf } from '../../sources/damage.ts';
import { decodeAs } from '../../sources/text.ts';

/**
 * The charset that texts of one folder have in common. Called with those that `isOdd`.
 *
 * @returns undefined if nothing tells which, or they are of Latin letters after all
 */
export function findCharset(texts: readonly string[]): string | undefined {
  const bytes = bytesOf(texts.join('\n'));
  // One letter proves nothing.
  if (!bytes || bytes.filter((byte) => byte > 127).length < 4) return undefined;
  const name = guessCharset(bytes);
  const text = name === undefined ? '' : decodeAs(bytes, name);
  return /(?=[^\p{Script=Latin}\p{ASCII}])\p{L}/u.test(text) ? name : undefined;
}

/** Whether most letters of a text are of the upper half of Latin-1, as in no language that is written with it. */
export function isOdd(text: string): boolean {
  const letters = text.replace(/[\s\p{P}\d]/gu, '');
  const high = [...letters].filter((letter) => letter > '\u007f').length;
  return high >= 2 && high * 2 > letters.length && bytesOf(text) !== undefined;
}

export function repair(text: string, charset: string): string {
  const bytes = bytesOf(text);
  return bytes ? decodeAs(bytes, charset) : text;
}
