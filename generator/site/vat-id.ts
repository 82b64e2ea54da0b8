/** VAT ids: their form by country, and their check digits where the rule is simple and without exceptions. */

interface Form {
  /** What follows the letters of the country. */
  form: RegExp;
  /** That form in words. */
  words: string;
  hasRightDigits?: (digits: readonly number[]) => boolean;
}

/** Of the European Union (Commission, VIES: structure of VAT identification numbers), Great Britain, Norway and Switzerland. */
const FORMS: Readonly<Record<string, Form>> = {
  AT: { form: /^U\d{8}$/, words: 'U and 8 digits', hasRightDigits: isAustrian },
  BE: {
    form: /^[01]\d{9}$/,
    words: '10 digits',
    hasRightDigits: (all) => 97 - (toNumber(all, 0, 8) % 97) === toNumber(all, 8),
  },
  BG: { form: /^\d{9,10}$/, words: '9 or 10 digits' },
  CY: { form: /^\d{8}[A-Z]$/, words: '8 digits and a letter' },
  CZ: { form: /^\d{8,10}$/, words: '8 to 10 digits' },
  DE: { form: /^[1-9]\d{8}$/, words: '9 digits', hasRightDigits: isPure },
  DK: {
    form: /^[1-9]\d{7}$/,
    words: '8 digits',
    hasRightDigits: (all) => weigh(all, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  },
  EE: { form: /^\d{9}$/, words: '9 digits' },
  EL: { form: /^\d{9}$/, words: '9 digits' },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, words: '9 letters and digits' },
  FI: {
    form: /^\d{8}$/,
    words: '8 digits',
    hasRightDigits: (all) => weigh(all, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  },
  FR: {
    form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    words: '2 letters or digits and 9 digits',
    hasRightDigits: isFrench,
  },
  HR: { form: /^\d{11}$/, words: '11 digits', hasRightDigits: isPure },
  HU: { form: /^\d{8}$/, words: '8 digits' },
  IE: { form: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/, words: '7 digits and 1 or 2 letters' },
  IT: { form: /^\d{11}$/, words: '11 digits', hasRightDigits: isLuhn },
  LT: { form: /^(?:\d{9}|\d{12})$/, words: '9 or 12 digits' },
  LU: {
    form: /^\d{8}$/,
    words: '8 digits',
    hasRightDigits: (all) => toNumber(all, 0, 6) % 89 === toNumber(all, 6),
  },
  LV: { form: /^\d{11}$/, words: '11 digits' },
  MT: { form: /^\d{8}$/, words: '8 digits' },
  NL: { form: /^\d{9}B\d{2}$/, words: '9 digits, B and 2 digits' },
  PL: {
    form: /^\d{10}$/,
    words: '10 digits',
    hasRightDigits: (all) => weigh(all, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === all[9],
  },
  PT: {
    form: /^\d{9}$/,
    words: '9 digits',
    hasRightDigits: (all) => ((11 - (weigh(all, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === all[8],
  },
  RO: { form: /^\d{2,10}$/, words: '2 to 10 digits' },
  SE: { form: /^\d{12}$/, words: '12 digits', hasRightDigits: (all) => isLuhn(all.slice(0, 10)) },
  SI: { form: /^\d{8}$/, words: '8 digits' },
  SK: { form: /^\d{10}$/, words: '10 digits' },
  GB: { form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, words: '9 digits' },
  XI: { form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, words: '9 digits' },
  NO: { form: /^\d{9}(?:MVA)?$/, words: '9 digits and MVA' },
  CHE: {
    form: /^\d{9}(?:MWST|TVA|IVA|HR)?$/,
    words: '9 digits and MWST, TVA or IVA',
    hasRightDigits: (all) => weigh(all, [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0,
  },
};

export interface VatId {
  /** Without spaces and dots, which programs do not expect: `DE136695976`. */
  id: string;
  /** `form`: it has another form than those of its country. `digits`: two digits are exchanged, or one is wrong. */
  fault?: 'country' | 'form' | 'digits' | 'tax-number' | undefined;
  /** `DE` */
  country?: string | undefined;
  /** The form of ids of that country: `9 digits`. */
  words?: string | undefined;
}

/** What people write before it. */
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
  const rest = id.slice(country.length);
  const known = { id, country, words: row.words };
  if (!row.form.test(rest)) return { ...known, fault: 'form' };
  const digits = [...rest.replace(/\D/g, '')].map(Number);
  return row.hasRightDigits?.(digits) === false ? { ...known, fault: 'digits' } : known;
}

function toNumber(digits: readonly number[], from: number, to?: number): number {
  return Number(digits.slice(from, to).join(''));
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

/** ISO 7064, MOD 11,10. */
function isPure(digits: readonly number[]): boolean {
  const product = digits.slice(0, -1).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits.at(-1);
}

/** ISO/IEC 7812-1: every second digit from the right is doubled. */
function isLuhn(digits: readonly number[]): boolean {
  const sum = digits
    .toReversed()
    .reduce((all, digit, index) => all + (index % 2 === 0 ? digit : crossSum(2 * digit)), 0);
  return sum % 10 === 0;
}

function isAustrian(digits: readonly number[]): boolean {
  const sum = digits
    .slice(0, 7)
    .reduce((all, digit, index) => all + (index % 2 === 0 ? digit : crossSum(2 * digit)), 4);
  return (10 - (sum % 10)) % 10 === digits[7];
}

/** The key of two digits; ids with letters in it follow another rule. */
function isFrench(digits: readonly number[]): boolean {
  return digits.length < 11 || (12 + 3 * (toNumber(digits, 2) % 97)) % 97 === toNumber(digits, 0, 2);
}

function crossSum(number: number): number {
  return number > 9 ? number - 9 : number;
}
