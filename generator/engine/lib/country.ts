/** Countries by their codes (ISO 3166-1). */
import { aliases } from './aliases.ts';
import { fold } from './fold.ts';

/** Names by language, made when a code is met: loading those of a language takes long. */
const names = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = names.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region', style: 'short', fallback: 'none' });
  names.set(language, made);
  return made;
}

/** The code that a text is, in its usual form: `DE`, `GB` of `UK`; undefined for anything else, such as a name. */
export function countryCode(text: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(text)) return undefined;
  const { region } = new Intl.Locale(`und-${text}`);
  return region !== undefined && namesIn('en').of(region) !== undefined ? region : undefined;
}

/** Returns the name of a country in a language: `Deutschland` for `DE`. @param code as `countryCode` returns it */
export function nameCountry(code: string, language: string): string {
  return namesIn(language).of(code) ?? code;
}

/** Further names of countries, folded for comparison: parts, short forms, and former names. */
const OTHER_NAMES: Readonly<Record<string, string>> = aliases({
  US: 'us, usa, unitedstatesofamerica',
  GB: 'uk, greatbritain, grossbritannien, england, scotland, schottland, wales, northernireland',
  NL: 'holland, thenetherlands',
  CZ: 'czechrepublic',
  TR: 'turkey, turkiye',
  AE: 'uae',
  KR: 'korea',
  RU: 'russia',
});

/** Codes by names, folded, made when a language is asked for. */
const codes = new Map<string, ReadonlyMap<string, string>>();

function codesIn(language: string): ReadonlyMap<string, string> {
  const known = codes.get(language) ?? new Map(listNames(language));
  codes.set(language, known);
  return known;
}

function listNames(language: string): (readonly [name: string, code: string])[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  return (['short', 'long'] as const).flatMap((style) => {
    const named = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
    return pairs.flatMap((pair) => {
      const [name, code] = [named.of(pair), countryCode(pair)];
      return name === undefined || code === undefined ? [] : [[foldLetters(name), code] as const];
    });
  });
}

function foldLetters(name: string): string {
  return fold(name).replace(/[^\p{L}\p{M}]+/gu, '');
}

/**
 * The code of a country that is written as a code or by a name: `GB` of `United Kingdom`, `Royaume-Uni` and `UK`. Undefined for
 * anything else.
 * @param languages the codes of those whose names of countries are known
 */
export function findCountry(text: string, languages: readonly string[]): string | undefined {
  const code = countryCode(text.trim());
  if (code !== undefined) return code;
  const name = foldLetters(text);
  if (Object.hasOwn(OTHER_NAMES, name)) return OTHER_NAMES[name];
  for (const language of languages) {
    const found = codesIn(language).get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
