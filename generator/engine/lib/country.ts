/** Countries by their codes (ISO 3166-1). */

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

/** What a country is called in a language: `Deutschland` of `DE`. @param code as `countryCode` returns it */
export function nameCountry(code: string, language: string): string {
  return namesIn(language).of(code) ?? code;
}
