/** Countries by the names that people write. */
import { countryCode } from '../../../../engine/lib/country.ts';
import { fold } from '../../../../engine/lib/fold.ts';
import { TRANSLATIONS } from '../../../../site/words/files.ts';

/** Names beyond those of the language data. */
const OTHERS =
  'uk,usa,u.s.a.,u.s.,u.k.,england,scotland,wales,northern ireland,great britain,holland,czech republic,the netherlands,uae,türkiye,schottland,england,grossbritannien,korea,russia'.split(
    ',',
  );

let names: Set<string> | undefined;

/** Whether a text is the name of a country in one of the languages of the interface, or a code of two letters. */
export function isCountry(text: string): boolean {
  if (text === text.toUpperCase() && countryCode(text) !== undefined) return true;
  names ??= listNames();
  return names.has(fold(text));
}

function listNames(): Set<string> {
  const found = new Set(OTHERS.map(fold));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => countryCode(code));
  for (const language of TRANSLATIONS) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) found.add(fold(name));
    }
  }
  return found;
}

/** States of the USA, some of which are countries too: `CA`, `DE`, `GA`. */
const STATES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  ),
);

export function isState(text: string): boolean {
  return STATES.has(text);
}
