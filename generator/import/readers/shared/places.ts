/** Places on one line: `Venue, Street 1, 12345 City, Country`. */
import { findCountry } from '../../../engine/lib/country.ts';
import { TRANSLATIONS } from '../../../site/words/files.ts';

export interface PlaceParts {
  readonly venue?: string | undefined;
  readonly address?: string | undefined;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
  readonly doubt?: string | undefined;
}

const POSTCODE_FIRST = /^(?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{4,6}(?:[- ]\d{3}|[- ]?[A-Z]{2})?)\s+(\p{L}.*)$/u;
const POSTCODE_LAST = /^(.*?)\s*\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{5}(?:-\d{3,4})?)$/;
const STREET =
  /^\d+[a-z]?(?:[-/]\d+)?,?\s+\p{L}|\p{L}[.\s]+\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$|^(?:rue|rua|calle|via|piazza|plaza|praça|avenida|avenue|av\.|boulevard|c\/)\s/iu;

/** The words of streets, as ends of names and as words. */
const STREET_WORD =
  /(?:str\.|stra(?:ß|ss)e|gasse|allee|chaussee|gatan|vägen|gade|vej|katu|straat|gracht)(?:\s|$)|(?<!\p{L})(?:weg|platz|ufer|damm|street|st|road|rd|avenue|ave?|lane|ln|drive|boulevard|blvd|square|quai|rue|rua|calle|c\/|via|viale|corso|piazza|plaza|praça|largo|avenida|travessa|paseo|carrer|ulica|ul|cadd?(?:esi)?|sok(?:ak|ağı)?|شارع)(?!\p{L})/iu;

/** A code of two or three capitals behind a city. */
export const CITY_WITH_CODE = /^([^/,(]+?)\s*[/,(]\s*([A-Z]{2,3})\)?$/;

/** The codes behind the cities of a list. */
export type Codes = 'states' | 'countries';

/**
 * Codes behind the cities of a list are states, unless all of them are countries. Undefined if they may be either. Where only some places
 * have one, it names a country only if it cannot be a state: of `Leipzig` and `Porto Alegre/RS`, the second is not in Serbia.
 * @param language of the name of the list: in Portuguese, `RS` is no country
 */
export function codesIn(places: readonly string[], language?: string): Codes | undefined {
  const codes = places.flatMap((place) => CITY_WITH_CODE.exec(place)?.[2] ?? []);
  if (codes.length === 0) return undefined;
  if (language === 'pt' && codes.every((code) => isStateOf('BR', code))) return 'states';
  if (!codes.every(isCountry)) return 'states';
  if (codes.every((code) => isStateOf('US', code)) || places.some(isProvince)) return undefined;
  return codes.length < places.length && codes.every((code) => isStateOf('BR', code))
    ? 'states'
    : 'countries';
}

/**
 * @param codes what a code behind the city is, if that is known; otherwise those of the USA are states
 * @param known what the text is, if that is known: a city is kept as it is, unless a country is behind it
 */
export function splitPlace(written: string, codes?: Codes, known?: 'city'): PlaceParts {
  const parts = written
    .replace(/\bD\.\s?C\.$/, 'DC')
    .replace(/(?<=Washington) DC$/, ', DC')
    .split(/\s*[,،\n;]\s*|\s+[|·•]\s+|\s+[-–—]\s+/)
    .filter(Boolean);
  const end = parts.at(-1);
  if (end === undefined) return {};
  if (codes !== 'countries' && isProvince(end))
    return {
      ...venueAndAddress(parts.slice(0, -1)),
      city: end,
      doubt: `${end.slice(-3, -1)} may be a country`,
    };
  const inBrackets = /^(.+?)\s*\(([^()]+)\)$/.exec(end);
  if (
    inBrackets?.[1] !== undefined &&
    inBrackets[2] !== undefined &&
    isCountry(inBrackets[2]) &&
    codes !== 'states'
  )
    return divide([...parts.slice(0, -1), inBrackets[1]], inBrackets[2]);
  const isState = (code: string) =>
    codes === 'states'
      ? /^[A-Z]{2,3}$/.test(code)
      : codes === undefined && (isStateOf('US', code) || (/^[A-Z]{2}$/.test(code) && !isCountry(code)));
  const country = parts.length > 1 && isCountry(end) && !isState(end) ? end : undefined;
  if (known === 'city' && country === undefined)
    return { city: POSTCODE_FIRST.exec(written)?.[1] ?? written };
  const rest = country === undefined ? parts : parts.slice(0, -1);
  const state = /^([A-Z]{2,3})(?: \d{5}(?:-\d{4})?)?$/.exec(rest.at(-1) ?? '')?.[1];
  const city = state !== undefined && isState(state) ? rest.at(-2) : undefined;
  if (city === undefined) return divide(rest, country);
  const isOpen = codes === undefined && state === end && isCountry(end);
  return {
    ...venueAndAddress(rest.slice(0, -2)),
    city: `${city}, ${state}`,
    ...(country && { country }),
    ...(isOpen && { doubt: `${end} may be a country` }),
  };
}

function divide(rest: readonly string[], country: string | undefined): PlaceParts {
  const at = rest.findLastIndex(
    (part, index) => (index > 0 || rest.length === 1) && cityOf(part) !== undefined,
  );
  const city = at === -1 ? undefined : cityOf(rest[at] ?? '');
  if (city !== undefined) {
    const before = rest.slice(0, at);
    // `Chiado, Lisboa 1200-109` is a postcode alone behind its city.
    const isAlone = city === '' && before.length > 1;
    const name = isAlone ? before.pop() : city;
    return { ...venueAndAddress(before), ...(name ? { city: name } : {}), ...(country && { country }) };
  }
  const [first, ...others] = rest;
  if (country !== undefined && others.length === 0) {
    const alone = first === undefined ? undefined : (cityOf(first) ?? first);
    return { ...(alone && { city: alone }), country };
  }
  if (others.length === 0 && first !== undefined && isCountry(first)) return { country: first };
  if (others.length === 0) return { venue: first, doubt: `"${first}" may be the city` };
  const name = others.findLast((part) => !STREET.test(part));
  if (name === undefined) return { ...venueAndAddress(rest), ...(country && { country }) };
  const nearby = rest.filter((part) => part !== name);
  return {
    ...venueAndAddress(nearby),
    city: name,
    ...(country && { country }),
    doubt: `venue and city are from "${rest.join(', ')}"`,
  };
}

/** The city beside a postcode; empty if the postcode is alone, undefined if there is none. */
function cityOf(part: string): string | undefined {
  return (
    POSTCODE_FIRST.exec(part)?.[1] ??
    (STREET.test(part) && !/\d{5}$/.test(part) ? undefined : POSTCODE_LAST.exec(part)?.[1])
  );
}

/** The first part is the venue, which may have a number, unless it is plainly a street and none follows. */
function venueAndAddress(parts: readonly string[]): PlaceParts {
  const [first, ...others] = parts;
  if (first === undefined) return {};
  const isAddress = STREET_WORD.test(first) && /\d/.test(first) && !others.some((part) => STREET.test(part));
  if (isAddress) return { address: parts.join(', ') };
  return { venue: first, ...(others.length > 0 && { address: others.join(', ') }) };
}

/** Returns true if a text is the name of a country in one of the languages of the interface, or a code of two capitals. */
export function isCountry(text: string): boolean {
  const isWord = text.length === 2 && text !== text.toUpperCase();
  return !isWord && findCountry(text, TRANSLATIONS) !== undefined;
}

/** `Kivi` of `Kivi (FI)`, `Kivi [FIN]`, `Kivi (Finland)`. */
export function withoutCountry(name: string): string {
  const [, bare, country = ''] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(name) ?? [];
  return bare !== undefined && (/^[A-Z]{3}$/.test(country) || isCountry(country)) ? bare : name;
}

/** States by their countries; some codes are those of countries, too: `CA`, `DE`, `RS`, `PE`. */
const STATES = {
  US: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
};

function isStateOf(country: keyof typeof STATES, code: string): boolean {
  return STATES[country].split(' ').includes(code);
}

/** `Napoli (NA)`, which is not in Namibia. Only codes of countries where few play are here: `Oslo (NO)` is none of Novara. */
const PROVINCE =
  /\((?:AG|AL|AO|AQ|BA|BI|BL|BN|BO|BS|BT|BZ|CR|GE|IM|LC|LI|MC|ME|MN|MO|MS|NA|NU|PA|PE|PG|RE|SA|SO|SR|SV|TN|TO|TV|VA|VC|VE|VI)\)$/;

function isProvince(place: string): boolean {
  return PROVINCE.test(place);
}
