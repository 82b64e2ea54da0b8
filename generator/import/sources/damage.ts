/** Letters that were lost before a source came here: `M?rk?`, `????? ????`, `MÃ¶rkÃ¶`, `Ìîñêâà`, signs for what could not be read. */

import { guessCharset } from './charset.ts';
import { decodeAs } from './text.ts';

/** `?` in a word or before one, or words of them; in questions and exclamations it is behind the word. */
const LOST =
  /\p{L}\?+\p{L}|(?<![^\s(["'“„])\?+\p{L}|(?<![\p{L}\p{N}?!])\?{4,}|(?<![\p{L}\p{N}?!])\?{2,}[\s.,-]+\?{2,}|\ufffd/u;
/** Letters as programs and mail write them for each other: `caf\\u00e9`, `caf=C3=A9`, `caf%C3%A9`. */
const ESCAPED = /\\u[0-9a-f]{4}|\\x[89a-f][0-9a-f]|[=%](?:c[2-9a-f]|[de][0-9a-f])[=%][89ab][0-9a-f]/i;
/** Parts of a text that are no words: addresses and paths have question marks. */
const NO_WORD = /[/=&\\]/;
/** Before it, letters of UTF-8 whose second half is gone. */
const CAPITAL_WITHIN = /\p{Ll}[ÃÂÐÑÎÏ]/u;

/** Signs of Windows-1252 where Latin-1 has controls: some programs read one, some the other. */
const WINDOWS_1252 = new Map(
  [
    ...new TextDecoder('windows-1252').decode(
      Uint8Array.from({ length: 32 }, (_, at) => 128 + at),
      { stream: true },
    ),
  ].map((letter, at) => [letter, 128 + at] as const),
);

/** The bytes that were read as Latin-1; undefined if they cannot have been. */
export function bytesOf(text: string): Uint8Array | undefined {
  const codes = [...text].map((letter) => WINDOWS_1252.get(letter) ?? letter.codePointAt(0) ?? 0);
  return codes.every((code) => code < 256) ? Uint8Array.from(codes) : undefined;
}

/** Letters of phonetics, which `Ç’est` would be: texts have none but Romanian and Azerbaijani ones. */
const PHONETIC = /[\u01c0-\u0217\u021c-\u0258\u025a-\u02ff]/;

/** Words of letters of one writing system, and dashes and points between them. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic'].map(
  (name) => `(?:(?![ªº])\\p{Script=${name}}\\p{M}*)+`,
);
const WORD = new RegExp(
  `^\\p{P}*(?:${SCRIPTS.map((each) => `${each}(?:(?:[–—'’./…-]|(?<=[lL])·)${each})*`).join('|')})\\p{P}*$`,
  'u',
);
const MIXED = /\p{Script=Latin}(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}\p{Script=Latin}/u;
const CAPITAL_AFTER = /\p{Ll}\p{Lu}/u;
function isWord(text: string): boolean {
  return WORD.test(text) && !CAPITAL_AFTER.test(text);
}

/** UTF-8 that was read as Latin-1, which is certain: hardly any other text is UTF-8 by accident. */
export function repairUtf8(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  const bytes = bytesOf(text);
  const repaired = (bytes && decodeUtf8(bytes)) ?? text;
  // `Úžas` would be half Arabic.
  const words = repaired.split(/\s+/);
  const isWorse = text.split(/\s+/).some((word, at) => isWord(word) && MIXED.test(words[at] ?? ''));
  return PHONETIC.test(repaired) || isWorse ? text : repaired;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The upper halves of charsets that no decoder here has, of programs of DOS: unpacked archives, old catalogues. */
const DOS = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
];
const UPPER = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);
const OTHERS = ['macintosh', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1256'];

/** Charsets in which UTF-8 is read by mistake, beside Latin-1: bytes by their letters. */
const MISREADINGS = [...OTHERS.map((name) => decodeAs(UPPER, name)), ...DOS].map(
  (letters) => new Map([...letters].map((letter, at) => [letter, 128 + at] as const)),
);

/** Longest word, in characters: longer ones are no words. */
const LONGEST_WORD = 200;
/** Letters of UTF-8 after each other or within a word, whatever is left of the rest. */
const LETTERS = new RegExp(
  [
    String.raw`(?:[\xc2-\xdf][\x80-\xbf]){2}`,
    String.raw`[\xd0\xd1][\xa1-\xbf][\xd0\xd1]`,
    String.raw`[A-Za-z][\xc2-\xde][\x80-\x83\x86-\x89\x8b\x98\x99\x9b\xa1-\xbf](?:[A-Za-z]|[\xc2-\xdf]$)`,
    String.raw`[\xe0-\xef][\x80-\xbf]{2}[\xe0-\xef]`,
    String.raw`[\xe0-\xef][\x80-\xbf][\xe0-\xef][\x80-\xbf]{2}`,
  ].join('|'),
);

/** Returns true if a word is UTF-8 that was read in another charset, and no word as it is. */
function isMisread(word: string): boolean {
  if (word.length > LONGEST_WORD || isWord(word)) return false;
  return MISREADINGS.some((codes) => {
    const bytes = [...word].flatMap((letter) =>
      letter < '\u0080' ? letter.charCodeAt(0) : (codes.get(letter) ?? WINDOWS_1252.get(letter) ?? []),
    );
    if (bytes.length < [...word].length) return false;
    const meant = new TextDecoder().decode(Uint8Array.from(bytes));
    // At its ends, a sign may have been taken for a dash. One sign alone may be a formula: `√π`.
    const letters = meant.replace(/^\ufffd(?=\P{ASCII}{2})|(?<=\P{ASCII}{2})\ufffd$/gu, '');
    return (
      /\p{L}.*\p{L}/u.test(letters) &&
      /^[\p{L}\p{M}\p{P}\p{N}\p{Cf}]+$/u.test(letters) &&
      !MIXED.test(letters)
    );
  });
}

/** The first damaged words of a text; undefined if it has none. */
export function damageIn(text: string): string | undefined {
  if (!/[?\\=%]|\P{ASCII}/u.test(text)) return undefined;
  const words = text.split(/\s+/);
  const isDamaged = (word: string) => {
    if (ESCAPED.test(word) && !word.includes('/')) return true;
    if (!/\P{ASCII}/u.test(word)) return false;
    const latin = Buffer.from(bytesOf(word) ?? []).toString('latin1');
    return CAPITAL_WITHIN.test(word) || LETTERS.test(latin) || repairUtf8(word) !== word || isMisread(word);
  };
  const at = words.findIndex(isDamaged);
  if (at !== -1) return words.slice(at, at + 3).join(' ');
  const line = words.map((word) => (NO_WORD.test(word) ? ' ' : word)).join(' ');
  const start = line.search(LOST);
  return start === -1 ? undefined : line.slice(Math.max(0, start - 20), start + 40).trim();
}

/**
 * The charset of letters that were read as Latin-1: `Çèìà` is `Зима`. Undefined if nothing indicates one, or they are Latin after all.
 *
 * @param texts of one reading: single words prove little
 */
export function misreadCharset(texts: readonly string[]): string | undefined {
  const text = [...new Set(texts)].filter(isMostlyHigh).join('\n');
  const bytes = bytesOf(text);
  // A few letters prove nothing: `Äää!`.
  const name =
    bytes && new Set(bytes.filter((byte) => byte > 127)).size > 3 ? guessCharset(bytes) : undefined;
  const isOther = bytes && name && /(?=[^\p{Script=Latin}\p{ASCII}])\p{L}/u.test(decodeAs(bytes, name));
  return isOther ? name : undefined;
}

/** Returns true if most letters of a text are of the upper half of Latin-1, as in no language that is written with it. */
export function isMostlyHigh(text: string): boolean {
  const letters = text.replace(/[\s\p{P}\d]/gu, '');
  const high = [...letters].filter((letter) => letter > '\u007f').length;
  return high >= 2 && high * 2 > letters.length && bytesOf(text) !== undefined;
}
