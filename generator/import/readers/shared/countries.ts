/** Countries by the names that people write. */
import { findCountry } from '../../../engine/lib/country.ts';
import { TRANSLATIONS } from '../../../site/words/files.ts';

/** Whether a text is the name of a country in one of the languages of the interface, or a code of two capitals. */
export function isCountry(text: string): boolean {
  const isWord = text.length === 2 && text !== text.toUpperCase();
  return !isWord && findCountry(text, TRANSLATIONS) !== undefined;
}

/** States by their countries; some codes are those of countries, too: `CA`, `DE`, `RS`, `PE`. */
const STATES = {
  US: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
};

export function isStateOf(country: keyof typeof STATES, code: string): boolean {
  return STATES[country].split(' ').includes(code);
}
