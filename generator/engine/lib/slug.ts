/** Titles as parts of addresses: in Latin letters without accents, digits and hyphens, whatever the script. */
import { createRequire } from 'node:module';

// Its tables are half a megabyte, which a site in Latin letters does not need.
const require = createRequire(import.meta.url);
type AnyAscii = typeof import('any-ascii');

const ASCII = /^\p{ASCII}*$/u;

/** Pictures and signs such as ©, whose names are not part of a title. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu;

/** Arabic writes long vowels and the sounds w and y with the same letters: between consonants they are vowels. */
const WAW = /(?<=[^\s\p{P}اوىيةآأإ])و(?![اأإآوي])/gu;
const YA = /(?<=[^\s\p{P}اوىيةآأإ])[يی](?![اأإآوي])/gu;

/** Letters that any-ascii leaves out or writes as a mark, although they are heard as a vowel. */
const ALIF = /[اأإآعىة]/gu;

/** Greek writes one vowel with two letters. */
const OU = /ο[υύ]/giu;

const NORDIC = { å: 'aa', ø: 'oe', æ: 'ae' };
const SERBIAN = { ђ: 'dj', ћ: 'c', ч: 'c', ж: 'z', ш: 's', џ: 'dz', х: 'h', ц: 'c' };

/** Spellings of letters in a to z, by language code. Other languages drop the marks. */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  ...{ da: NORDIC, no: NORDIC, nb: NORDIC, nn: NORDIC },
  // Law on transliteration of Bulgaria, 2009.
  bg: { щ: 'sht', ъ: 'a', ь: 'y', ц: 'ts', х: 'h', й: 'y', ю: 'yu', я: 'ya' },
  // Resolution 55 of the Cabinet of Ukraine, 2010, within words.
  uk: { г: 'h', и: 'y', й: 'i', ї: 'i', є: 'ie', ю: 'iu', я: 'ia', х: 'kh', ц: 'ts', щ: 'shch', ь: '' },
  ...{ sr: SERBIAN, mk: { ...SERBIAN, ч: 'ch', ж: 'zh', ш: 'sh' } },
};

/** Letters of a language that have another spelling next to others, or at the beginning of a word. */
const JOINED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // ISO 843 (ELOT 743), but for double letters at the ends of words.
  el: [
    [/(?<=[αεη])[υύ](?=[αάβγδεέζηήιίλμνοόρυύωώ])/giu, 'v'],
    [/(?<=[αεη])[υύ]/giu, 'f'],
    [/γ(?=[γξχ])/giu, 'n'],
    [/(?<!\p{L})μπ/giu, 'b'],
    [/χ/giu, 'ch'],
  ],
  uk: [
    [/зг/giu, 'zgh'],
    [/(?<!\p{L})є/giu, 'ye'],
    [/(?<!\p{L})ї/giu, 'yi'],
    [/(?<!\p{L})й/giu, 'y'],
    [/(?<!\p{L})ю/giu, 'yu'],
    [/(?<!\p{L})я/giu, 'ya'],
  ],
};

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/**
 * A name for a file or an address, as its language writes it: `Späte Lieder` is `spaete-lieder` in German. Characters that
 * are read in Japanese are left out, as `slugify` reads them as Mandarin.
 * @param language its code: `de`
 */
export function nameSlug(text: string, language: string, options?: { keepCase?: boolean }): string {
  const spelling = SPELLINGS[language] ?? {};
  const isJapanese = HAN.test(text) && (language === 'ja' || KANA.test(text));
  const joined = (JOINED[language] ?? []).reduce(
    (read, [pattern, spelled]) => read.replace(pattern, spelled),
    text.normalize('NFC'),
  );
  const written = joined.replace(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const spelled = spelling[small] ?? letter;
    return small === letter || spelled === letter
      ? spelled
      : spelled.charAt(0).toUpperCase() + spelled.slice(1);
  });
  return slugify(isJapanese ? written.replace(JAPANESE, ' ') : written, options);
}

/**
 * `Story & Concept` is `story-concept`, `Don’t` is `dont`, `Straße` is `strasse`, `Ночь` is `noch`. Not for reading aloud:
 * Han characters are read as Mandarin. Empty if a text has neither letters nor digits.
 */
export function slugify(text: string, { keepCase = false } = {}): string {
  const prepared = text
    .replace(PICTURES, ' ')
    .normalize('NFKC')
    .replace(WAW, 'u')
    .replace(YA, 'i')
    .replace(ALIF, 'a')
    .replace(OU, 'ou');
  const latin = writeLatin(prepared).replace(/['`]/g, '');
  return (keepCase ? latin : latin.toLowerCase()).replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Transliterates letter by letter to Latin: `قمر` is `qmr`. */
export function writeLatin(text: string): string {
  if (ASCII.test(text)) return text;
  // `require` knows no types.
  const { default: anyAscii } = require('any-ascii') as AnyAscii;
  return anyAscii(text);
}

/** Returns true if a text has the form of a slug, as names of files have: `first-release`. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

/** Characters: names in Han characters get four times as long in Latin, and a name has 255 bytes at most. */
export const LONGEST_SLUG = 150;

/** Whole words of a slug, as many as fit. */
export function shortenSlug(slug: string, limit = 60): string {
  if (slug.length <= limit) return slug;
  const cut = slug.slice(0, limit + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : limit);
}
