/** Case and diacritic folding, for search and the comparison of names. */

/** Accents of Latin, Greek and Cyrillic, vowel signs of Hebrew and Arabic; not marks of Indian scripts, which are letters. */
const MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;

/** Letters that Unicode does not decompose. The stroke that stretches Arabic words is dropped. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
  '’': "'",
  '‘': "'",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Digits from zero on: Arabic, and Persian and Urdu. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Lower case without accents and vowel signs, with one form of each letter: `Rêve` is `reve`, `خلّينا` is `خلينا`, `أول` is `اول`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .normalize('NFC');
}

/**
 * The skeleton of a folded Latin word, without vowels, breaths, doubled letters and rival spellings: `qamar`, `kamar` and
 * `qmr` are `kmr`, `match` and `mtsh` are `mts`. Arabic writes hardly more than that.
 */
export function skeletonOf(word: string): string {
  return word
    .replace(/[^a-z0-9]/g, '')
    .replace(/ch/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/[aeiouh]|(?<!^)[wy]/g, '')
    .replace(/(.)\1+/g, '$1');
}
