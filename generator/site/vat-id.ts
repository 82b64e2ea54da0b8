/** VAT ids: their form by country. */

/** The form of what follows the letters of the country, and that form in words. */
type Form = readonly [form: RegExp, words: string];

const BRITISH: Form = [/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, '9 digits'];

/** Forms of the European Union (Commission, VIES: structure of VAT identification numbers), Great Britain, Norway and Switzerland. */
const FORMS: Readonly<Record<string, Form>> = {
  AT: [/^U\d{8}$/, 'U and 8 digits'],
  BE: [/^[01]\d{9}$/, '10 digits'],
  BG: [/^\d{9,10}$/, '9 or 10 digits'],
  CY: [/^\d{8}[A-Z]$/, '8 digits and a letter'],
  CZ: [/^\d{8,10}$/, '8 to 10 digits'],
  DE: [/^[1-9]\d{8}$/, '9 digits'],
  DK: [/^[1-9]\d{7}$/, '8 digits'],
  EE: [/^\d{9}$/, '9 digits'],
  EL: [/^\d{9}$/, '9 digits'],
  ES: [/^[A-Z0-9]\d{7}[A-Z0-9]$/, '9 letters and digits'],
  FI: [/^\d{8}$/, '8 digits'],
  FR: [/^[A-HJ-NP-Z0-9]{2}\d{9}$/, '2 letters or digits and 9 digits'],
  HR: [/^\d{11}$/, '11 digits'],
  HU: [/^\d{8}$/, '8 digits'],
  IE: [/^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, '7 digits and 1 or 2 letters'],
  IT: [/^\d{11}$/, '11 digits'],
  LT: [/^(?:\d{9}|\d{12})$/, '9 or 12 digits'],
  LU: [/^\d{8}$/, '8 digits'],
  LV: [/^\d{11}$/, '11 digits'],
  MT: [/^\d{8}$/, '8 digits'],
  NL: [/^\d{9}B\d{2}$/, '9 digits, B and 2 digits'],
  PL: [/^\d{10}$/, '10 digits'],
  PT: [/^\d{9}$/, '9 digits'],
  RO: [/^\d{2,10}$/, '2 to 10 digits'],
  SE: [/^\d{12}$/, '12 digits'],
  SI: [/^\d{8}$/, '8 digits'],
  SK: [/^\d{10}$/, '10 digits'],
  GB: BRITISH,
  XI: BRITISH,
  NO: [/^\d{9}(?:MVA)?$/, '9 digits and MVA'],
  CHE: [/^\d{9}(?:MWST|TVA|IVA|HR)?$/, '9 digits and MWST, TVA or IVA'],
};

interface VatId {
  /** Number without spaces and dots, which programs do not expect: `DE136695976`. */
  id: string;
  /** `form`: it has another form than those of its country. */
  fault?: 'country' | 'form' | 'tax-number' | undefined;
  /** `DE` */
  country?: string | undefined;
  /** The form of ids of that country: `9 digits`. */
  words?: string | undefined;
}

/** Labels that people write before it. */
const LABEL =
  /^(?:USt\.?-?\s?Id(?:-?Nr)?|VAT(?: (?:id|no|number))?|N° (?:de )?TVA|TVA|P(?:artita|\.)? ?IVA|NIF|NIPC|UID|BTW)\b[\s.:]*/i;

/** Reads an id as people write it: `de 136 695 976`, `CHE-100.155.212 MWST`. Those of other countries are taken as they are. */
export function readVatId(written: string): VatId {
  const text = written.trim().replace(LABEL, '');
  if (/^\d{2,3}\s*\/\s*\d{3,4}\s*\/\s*\d{4,5}$/.test(text)) return { id: written, fault: 'tax-number' };
  const id = text.toUpperCase().replace(/[\s.-]/g, '');
  if (/^\d{8,12}$/.test(id)) return { id, fault: 'country' };
  const country = ['CHE', id.slice(0, 2)].find((code) => id.startsWith(code) && Object.hasOwn(FORMS, code));
  const row = country && FORMS[country];
  if (!row) return { id: text };
  const [form, words] = row;
  return { id, country, words, fault: form.test(id.slice(country.length)) ? undefined : 'form' };
}
