/** The charset of a text, by its letters: words of a language have letters of that language, in an order that it has. */
import letters from './letters.json' with { type: 'json' };

export interface Charset {
  readonly name: string;
  /** True if only the letters indicate it. */
  readonly isGuess: boolean;
}

/** Bytes: as much of the lines with other letters than ASCII as is looked at. */
const SAMPLE = 8192;
/** The share of words that may be in no language of the charset: names, and signs. */
const MOST_FOREIGN = 0.2;
/** Western letters are the rule where Central European ones are as likely. */
const WESTERN = 'windows-1252';
/** Share of letters beyond ASCII in a file in UTF-8 that may be damaged: each is a fault of one sign, not of the charset. */
const MOST_DAMAGED = 0.2;

/** Detects the charset of bytes; undefined if it is unclear. @param language of the site, which decides where letters do not */
export function charsetOf(bytes: Uint8Array, language?: string): Charset | undefined {
  const known = markOf(bytes) ?? (isUtf8(bytes) ? 'utf-8' : namedIn(bytes));
  if (known) return { name: known, isGuess: false };
  const name = guessCharset(bytes, language);
  return name === undefined ? undefined : { name, isGuess: true };
}

/** UTF-16, by its mark, or by the zeros that half of its bytes are. */
export function markOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = Math.min(bytes.length, SAMPLE) / 20;
  if (odd > least && even === 0) return 'utf-16le';
  return even > least && odd === 0 ? 'utf-16be' : undefined;
}

/** Returns true for UTF-8, also with a few invalid bytes: the others are evidence enough. */
function isUtf8(bytes: Uint8Array): boolean {
  if (decode(bytes, 'utf-8') !== undefined) return true;
  const other = new TextDecoder('utf-8').decode(bytes).match(/\P{ASCII}/gu) ?? [];
  return other.filter((letter) => letter === '\ufffd').length < other.length * MOST_DAMAGED;
}

/** `<?xml version="1.0" encoding="windows-1251"?>`, `<meta charset="shift_jis">`. */
function namedIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const name = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)|<meta[^>]*charset=["']?([\w-]+)/i.exec(head);
  const label = (name?.[1] ?? name?.[2] ?? '').toLowerCase();
  // It is not, whatever it says.
  if (!label || /^utf-?(8|16)/.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

interface Candidate {
  readonly name: string;
  /** The share of words that are in none of its languages. */
  readonly foreign: number;
  /** Codes of the languages that all of its words may be of. */
  readonly languages: readonly string[];
  /** The share of common letters, of writing systems other than Latin; undefined of Latin. */
  readonly common: number | undefined;
  readonly letters: number;
  /** The first language of the charset. */
  readonly script: string | undefined;
}

/** The charset of which a text has words; undefined if none or several are as likely. */
export function guessCharset(bytes: Uint8Array, language?: string): string | undefined {
  const sample = sampleOf(bytes);
  const texts = new Set<string>();
  const all = CHARSETS.flatMap(({ name, languages }): Candidate[] => {
    const text = decode(sample, name);
    if (text === undefined || texts.has(text)) return [];
    texts.add(text);
    return [{ name, ...rateWords(text, languages) }];
  });
  const least = Math.min(...all.map(({ foreign }) => foreign));
  const best = least > MOST_FOREIGN ? [] : all.filter(({ foreign }) => foreign === least);
  const own = best.filter(({ languages }) => language !== undefined && languages.includes(language));
  const ofOne = best.filter(({ languages }) => languages.length > 0);
  return chooseLikeliest([own, ofOne].find(({ length }) => length > 0) ?? best);
}

/** Chooses Western letters among equally likely charsets; of other writing systems, the one with the most common letters. */
function chooseLikeliest(best: readonly Candidate[]): string | undefined {
  const most = Math.max(...best.map(({ common = 0 }) => common));
  if (best.length < 2) return best[0]?.name;
  // Turkish words, with the letters of another charset, may be Icelandic.
  if (most === 0)
    return best.find(({ name, languages }) => name === WESTERN && languages.join() !== 'is')?.name;
  const rivals = best.filter(({ common = 0, letters }) => most - common < 1.2 / Math.sqrt(letters));
  // Of the charsets of one language, the usual one is first.
  return rivals.every(({ script }) => script === rivals[0]?.script) ? rivals[0]?.name : undefined;
}

/** The first lines with other letters. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  let start = 0;
  while (start < bytes.length && length < SAMPLE) {
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found + 1;
    const line = bytes.subarray(start, Math.min(end, start + SAMPLE));
    if (line.some((byte) => byte > 127)) parts.push(line);
    length = parts.reduce((sum, part) => sum + part.length, 0);
    start = end;
  }
  return Buffer.concat(parts);
}

/**
 * Returns undefined if some bytes are no letters. In one go, Node reads windows-1252 as Latin-1: dashes and quotation marks would be
 * controls.
 */
function decode(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    const text = decoder.decode(bytes, { stream: true });
    // A long line may be cut within a letter.
    return bytes.length < SAMPLE ? text + decoder.decode() : text;
  } catch {
    return undefined;
  }
}

interface Language {
  readonly code: string;
  /** Words in lower case. */
  readonly word: RegExp;
  /** Letters in an order that no word has. */
  readonly never: RegExp | undefined;
}

const LANGUAGES: readonly Language[] = Object.entries(letters.languages).map(([code, [all = '', never]]) => {
  const isLatin = /^\p{Script=Latin}/u.test(all);
  return {
    code,
    word: new RegExp(`^[${isLatin ? 'a-z' : ''}${all}]+$`, 'u'),
    never: never === undefined ? undefined : new RegExp(never, 'u'),
  };
});

const CHARSETS = Object.entries(letters.charsets).map(([name, codes]) => ({
  name,
  languages: LANGUAGES.filter(({ code }) => codes.split(' ').includes(code)),
}));

const COMMON = new Set(letters.common + letters.commonHan);
/** Controls, and places where a charset has no sign. */
const NO_TEXT = /[\u0080-\u009f\ue000-\uf8ff\ufffd]|\p{Cn}/u;
/** Between words: what is ASCII and no letter, and marks of the Far East and of Arabic. */
const BETWEEN = /(?:[^\P{ASCII}A-Za-z']|[\u3000-\u303f\u30fb\uff00-\uff0f\uff1a-\uff20،؛؟])+/u;
const AROUND =
  /^[«»‹›“”„‚‘’'…•·¡¿§€£¥¢№`´¨–—]+(?![\p{L}\p{M}])|^[«»‹›“”„‚‘’'…•·¡¿§№]+|[«»‹›“”„‚‘’'–—…•·¡¿§©®™°€£¥¢ªº]+$/gu;
/** Capital letters are at the beginning, or all are. */
const CASE = /^(?:\p{Lu}?[^\p{Lu}]*|[^\p{Ll}]+|\p{Lu}\p{Ll}*[A-Z][^\p{Lu}]*)$/u;

function rateWords(text: string, languages: readonly Language[]): Omit<Candidate, 'name'> {
  const words = new Set(text.split(BETWEEN).filter((word) => /\P{ASCII}/u.test(word)));
  const parts = [...words].map((word) => ({ word, bare: word.replace(AROUND, '') }));
  // A sign alone is a dash or a bullet.
  const checked = parts.filter(
    ({ word, bare }) => /\P{ASCII}/u.test(bare) || (bare === '' && word.length > 2),
  );
  const fits = checked.map(({ bare }) => languagesOf(bare, languages));
  const isOther = NO_TEXT.test(text);
  const known = checked.filter((_, index) => (fits[index]?.length ?? 0) > 0).map(({ bare }) => bare);
  const all = [...known.join('').toLowerCase()].filter((letter) => letter > '\u036f');
  // Nobody writes in capital letters only.
  const weight = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text) ? 0.5 : 1;
  const common = all.filter(
    (letter) => COMMON.has(letter) || /[\u3041-\u30fe\uac00-\ud7a3]/.test(letter),
  ).length;
  return {
    foreign: isOther ? 1 : 1 - known.length / (checked.length || 1),
    languages: languages
      .map(({ code }) => code)
      .filter((code) => fits.every((codes) => codes.includes(code))),
    common: all.length > 0 ? (common / all.length) * weight : undefined,
    letters: all.length,
    script: languages[0]?.code,
  };
}

/** The languages that a word may be of. */
function languagesOf(written: string, languages: readonly Language[]): string[] {
  // Marks are on letters, which are before them.
  if (!CASE.test(written) || /^\p{M}/u.test(written)) return [];
  const word = written.toLowerCase().replace(/['’]|\p{M}/gu, '');
  const signs = [...word];
  const isHan = signs.some((sign) => /\p{Script=Han}/u.test(sign)) && !/[\u3041-\u30fe]/.test(word);
  // Most pairs of bytes are some rare sign.
  if (isHan && signs.filter((sign) => COMMON.has(sign)).length * 5 < signs.length) return [];
  // In capitals, other rules hold.
  const isCapital = written === written.toUpperCase();
  const isOf = ({ word: own, never }: Language) => own.test(word) && (isCapital || !never?.test(word));
  return languages.filter(isOf).map(({ code }) => code);
}
