/**
 * Texts whose letters were read in the wrong charset: old programs wrote Cyrillic, Arabic or Japanese and said that it was Latin-1,
 * so `Çèìà` is `Зима`.
 */
import chardet from 'chardet';

const UPPER = Uint8Array.from({ length: 32 }, (_, at) => 128 + at);

/**
 * What Windows-1252 has where Latin-1 has controls: some parsers read one, some the other. Decoded as a stream, as Node reads it
 * as Latin-1 otherwise.
 */
const WINDOWS_1252 = new Map(
  [...new TextDecoder('windows-1252').decode(UPPER, { stream: true })].map(
    (letter, at) => [letter, 128 + at] as const,
  ),
);

/** The bytes that were read as Latin-1; undefined if they cannot have been. */
export function bytesOf(text: string): Uint8Array | undefined {
  const codes = [...text].map((letter) => WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0);
  return codes.every((code) => code < 256) ? Uint8Array.from(codes) : undefined;
}

/** UTF-8 that was read as Latin-1, which is certain: hardly any other text is UTF-8 by accident. */
export function repairUtf8(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const bytes = bytesOf(text);
  return (bytes && decode(bytes, 'utf-8')) ?? text;
}

/** Charsets of old programs, and the letters of their languages: of Japanese, kana or signs for whole words, no half-wide ones. */
const CHARSETS: readonly (readonly [name: string, word: RegExp])[] = [
  ['windows-1251', /^(?:\p{Script=Cyrillic}?[а-яёіїєґў'’]*|[А-ЯЁІЇЄҐЎ]+)$/u],
  ['koi8-r', /^(?:\p{Script=Cyrillic}?[а-яёіїєґў'’]*|[А-ЯЁІЇЄҐЎ]+)$/u],
  ['windows-1256', /^[\u0621-\u0652]+$/u],
  ['shift_jis', /^[\u3041-\u30ff\u4e00-\u9fff々]+$/u],
];

/** Frames of tables, mathematics and controls, and signs within words: bytes of another charset become them. */
const ODD_SIGNS = /(?![№™©®°`^~|=<>+$])[\p{S}\p{Cc}\p{Co}]|[‰†‡ˆ˜]|\p{L}[‚„‹›•–—“”…]\p{L}/u;

/**
 * The charset that texts of one folder have in common, if all of them make sense in it. Called with those that `isOdd`.
 *
 * @returns undefined if there is none, or nothing tells which
 */
export function findCharset(texts: readonly string[]): string | undefined {
  const bytes = bytesOf(texts.join('\n'));
  // One letter proves nothing.
  if (!bytes || bytes.filter((byte) => byte > 127).length < 4) return undefined;
  const possible = CHARSETS.filter(([name, word]) => {
    const text = decode(bytes, name) ?? '\0';
    return !ODD_SIGNS.test(text.replaceAll('\n', ' ')) && wordsOf(text).every((each) => word.test(each));
  }).map(([name]) => name);
  if (possible.length < 2) return possible[0];
  const likely = chardet.analyse(bytes).map(({ name }) => name.toLowerCase());
  return likely.find((name) => possible.includes(name));
}

/** Whether most letters of a text are of the upper half of Latin-1, as in no language that is written with it. */
export function isOdd(text: string): boolean {
  const letters = text.replace(/[\s\p{P}\d]/gu, '');
  const high = [...letters].filter((letter) => letter > '\u007f').length;
  return high >= 2 && high * 2 > letters.length && bytesOf(text) !== undefined;
}

export function repair(text: string, charset: string): string {
  const bytes = bytesOf(text);
  return (bytes && decode(bytes, charset)) ?? text;
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+|[a-z]+/iu).filter(Boolean);
}

function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
