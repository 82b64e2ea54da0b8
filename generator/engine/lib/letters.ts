/** Languages that letters give away: a Greek name is Greek on any page, and one in Cyrillic letters may be of many languages. */

/** Scripts of one language, or of one that nearly all texts in it have. Han characters next to kana are Japanese. */
const LANGUAGES: readonly [script: string, language: string][] = [
  ['Greek', 'el'],
  ['Hebrew', 'he'],
  ['Hiragana', 'ja'],
  ['Katakana', 'ja'],
  ['Hangul', 'ko'],
  ['Armenian', 'hy'],
  ['Georgian', 'ka'],
  ['Thai', 'th'],
  ['Lao', 'lo'],
  ['Khmer', 'km'],
  ['Tamil', 'ta'],
  ['Telugu', 'te'],
  ['Kannada', 'kn'],
  ['Malayalam', 'ml'],
  ['Gujarati', 'gu'],
  ['Gurmukhi', 'pa'],
  ['Sinhala', 'si'],
];

/** Scripts of several languages, by the tag of what is not known. */
const SCRIPTS: readonly [script: string, tag: string][] = [
  ['Cyrillic', 'und-Cyrl'],
  ['Arabic', 'und-Arab'],
  ['Han', 'und-Hani'],
  ['Devanagari', 'und-Deva'],
  ['Bengali', 'und-Beng'],
  ['Myanmar', 'und-Mymr'],
  ['Ethiopic', 'und-Ethi'],
];

/** Letters that no other language has. */
const CYRILLIC: readonly [RegExp, string][] = [
  [/[ўЎ]/, 'be'],
  [/[іїєґІЇЄҐ]/, 'uk'],
  [/[ђћЂЋ]/, 'sr'],
  [/[ѓќЃЌ]/, 'mk'],
];

/** Letters that Bulgarian has not, and those that Russian has not. */
const RUSSIAN = /[ыэёЫЭЁ]/;
const NOT_RUSSIAN = /(?![а-яёА-ЯЁ])\p{Script=Cyrillic}/u;

function languageOfCyrillic(text: string): string | undefined {
  const [, sure] = CYRILLIC.find(([letters]) => letters.test(text)) ?? [];
  return sure ?? (RUSSIAN.test(text) && !NOT_RUSSIAN.test(text) ? 'ru' : undefined);
}

const KNOWN = [...LANGUAGES, ...SCRIPTS].map(([script, tag]): [RegExp, string] => [
  new RegExp(`\\p{Script=${script}}`, 'u'),
  tag,
]);

/** The language of the letters of a text in one script, as a tag: `el`, `und-Cyrl`. Undefined for Latin and rare ones. */
export function languageOfLetters(text: string): string | undefined {
  const tag = KNOWN.find(([script]) => script.test(text))?.[1];
  return tag === 'und-Cyrl' ? (languageOfCyrillic(text) ?? tag) : tag;
}

const GREEK = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu;

/** A text in capitals as its languages have them: Greek ones have no accents. */
export function toCapitals(text: string, language: string): string {
  const capitals = (part: string, tag: string) => part.toLocaleUpperCase(tag);
  let [written, at] = ['', 0];
  const whole = text.normalize('NFC');
  for (const { 0: greek, index } of whole.matchAll(GREEK)) {
    written += capitals(whole.slice(at, index), language) + capitals(greek, 'el');
    at = index + greek.length;
  }
  return written + capitals(whole.slice(at), language);
}

/** A text with a capital at its beginning, as the language has it: `İptal` in Turkish. */
export function capitalize(text: string, language: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
