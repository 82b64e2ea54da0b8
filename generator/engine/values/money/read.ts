/** Amounts of money on one line, and lists of them, as people write them. */
import { latinDigits } from '../../lib/text.ts';
import { translateLabel } from './labels.ts';

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₦': 'NGN',
  '₵': 'GHS',
  '₩': 'KRW',
  '₱': 'PHP',
  '₫': 'VND',
  '₪': 'ILS',
  '₴': 'UAH',
  '₽': 'RUB',
  R$: 'BRL',
  US$: 'USD',
  CA$: 'CAD',
  AU$: 'AUD',
  NZ$: 'NZD',
};

/** Names of currencies as they are spoken, or without their sign; dollars may be those of many countries. */
const NAMES: Record<string, string> = {
  ...{ EURO: 'EUR', EUROS: 'EUR', POUND: 'GBP', POUNDS: 'GBP', YEN: 'JPY', NAIRA: 'NGN', N: 'NGN' },
  ...{ ZŁ: 'PLN', KČ: 'CZK', FT: 'HUF', TL: 'TRY' },
};

/** In characters: expressions for what is longer would take time by its square. */
const LONGEST = 200;

/** Amounts beyond it are slips. */
const HIGHEST = 1_000_000_000;

/** The last two digits may be cents; three behind a sign are thousands. */
const NUMBER =
  "\\d{1,3}(?:(?:, ?|[ '’\\u00a0\\u202f])\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
/** Strokes in place of cents: `12,- €`, `12.—`. */
const NO_CENTS = /(?<=\d)[.,][-‐-―]{1,2}(?!\d)/;
const CURRENCY = [...Object.keys(NAMES), '[A-Z]{2}\\$', 'R\\$', '[A-Z]{3}', '[€£¥₹₺₦₵₩₱₫₪₴₽]'].join('|');
const FROM = 'from|ab|dès|à partir de|desde|a partir de|a partire da';
const MONEY = new RegExp(`^(?:(${FROM})\\s+)?(${CURRENCY})?\\s*(${NUMBER})\\s*(${CURRENCY})?$`, 'i');

/** Entry that costs nothing, in the languages of the interface. */
const FREE = new RegExp(
  `^(?:${[
    'free(?: entry| admission)?|freier eintritt|eintritt(?: ist)? frei|frei|kostenlos|gratis|umsonst',
    '(?:entr[ée]e )?(?:libre|gratuite?)|(?:entrada )?(?:libre|livre|gratuit[ao]|gr[áa]tis|franca)',
    '(?:ingresso |entrata )?(?:liber[oa]|gratuit[oa])|(?:giriş )?(?:ücretsiz|bedava|serbest)|(?:الدخول )?(?:مجان[يًا]+|حر)',
  ].join('|')})$`,
  'i',
);

export interface Money {
  amount: number;
  /** Three capital letters (ISO 4217). */
  currency?: string | undefined;
}

export interface Price extends Money {
  /** Label of those who pay it: `Reduced`. */
  label?: string | undefined;
  /** True if others, which are not given, are higher. */
  isLowest?: true | undefined;
}

/** `450`, `450 EGP`, `€12.50`, `1,200 AED`, `1 200`, `1.200,50 €`, `25 euros`, `from 25 EUR`, `free`. Undefined for anything else. */
export function readMoney(written: string | number): Price | undefined {
  if (String(written).length > LONGEST) return undefined;
  const line = latinDigits(String(written)).trim().replace(NO_CENTS, '');
  // A number with three digits behind its point has no thousands.
  if (typeof written === 'number' && /\.\d{3}/.test(line)) return undefined;
  if (FREE.test(line)) return { amount: 0 };
  const [, from, before, number, after] = MONEY.exec(line) ?? [];
  if (number === undefined || (before && after)) return undefined;
  const cents = /[.,](\d{1,2})$/.exec(number)?.[0] ?? '';
  const whole = number.slice(0, number.length - cents.length).replace(/\D/g, '');
  const amount = Number(`${whole}${cents.replace(',', '.')}`);
  const unit = (before ?? after)?.toUpperCase() ?? '';
  const code = SYMBOLS[unit] ?? NAMES[unit] ?? unit;
  if (amount > HIGHEST || (code && !/^[A-Z]{3}$/.test(code))) return undefined;
  return { amount, ...(code && { currency: code }), ...(from && { isLowest: true as const }) };
}

const STROKE = /\s*[/|·]\s*/;
const COMMA = /,\s+/;
/** A word or two beside an amount. */
const LABELLED =
  /^(?:(?<first>\p{L}[\p{L}. -]*?)[: ]\s*(?<behind>\S*\d.*)|(?<before>.*\d\S*(?: (?:\S{1,3}|[Ee]uros?))?)\s+\(?(?<last>\p{L}[\p{L}. -]*?)\)?)$/u;

/** Words for the time that an amount pays for, which are read behind it: `8 € im Monat`. */
const PER =
  /^(?:im|pro|je|per|an?|each|every|par|al|alla|por|ao|ogni|cada|ayda|aylık|yıllık|في|لكل|شهري\p{L}*)(?: |$)/iu;

export function isPer(label: string): boolean {
  return PER.test(label);
}

/** `18 EUR reduced`, `Abendkasse: 20 €`. Undefined for anything else. */
export function readLabelled(written: string): Price | undefined {
  if (written.length > LONGEST) return undefined;
  const { first, behind, before, last } = LABELLED.exec(written.trim())?.groups ?? {};
  const price = readMoney(behind ?? before ?? '');
  const label = first ?? last;
  return price && label !== undefined ? { ...price, label } : undefined;
}

/** A price, or several: `£55 / ₦95,000`, `18 € / 12 € reduced`, `18 €, 12 € reduced`. Undefined for anything else. */
export function readPrices(written: string | number): Price[] | undefined {
  const alone = readMoney(written);
  if (alone) return [alone];
  const line = String(written);
  if (line.length > LONGEST) return undefined;
  const regular = readLabelled(line);
  if (regular && isPer(regular.label ?? '')) return [regular];
  const listed = readParts(line.split(COMMA));
  // Behind a comma there may be an age or an hour: `10 €, under 26`, `15 €, from 20 Uhr`.
  return readParts(line.split(STROKE)) ?? (listed?.every(hasCurrency) ? listed : undefined);
}

function readParts(parts: readonly string[]): Price[] | undefined {
  return parts.length < 2 ? undefined : allOf(parts.map((part) => readMoney(part) ?? readLabelled(part)));
}

function hasCurrency({ amount, currency }: Price): boolean {
  return amount === 0 || (currency !== undefined && Intl.supportedValuesOf('currency').includes(currency));
}

export function allOf<Value>(values: readonly (Value | undefined)[]): Value[] | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
}

/** Returns true unless a text is only amounts, which are the same in every language. */
export function hasWords(written: string): boolean {
  const prices = readPrices(written);
  return !prices || prices.some(({ label }) => label !== undefined);
}

/** Returns true if all words beside amounts are known in every language: `12 € ermäßigt`, `Eintritt frei, Spenden erbeten`. */
export function hasKnownWords(written: string): boolean {
  const isKnown = (label: string) => translateLabel(label, 'en') !== undefined;
  const prices = readPrices(written) ?? [readLabelled(written)];
  if (prices.every((price) => price !== undefined))
    return prices.every(({ label }) => label === undefined || isKnown(label));
  return written.split(', ').every((part) => readMoney(part)?.amount === 0 || isKnown(part));
}

/** Amounts without a currency have that of the others, if there is one. */
export function shareCurrency<Each extends Partial<Money>>(prices: readonly Each[]): Each[] {
  const [unit, ...others] = new Set(prices.flatMap(({ currency: known }) => known ?? []));
  if (unit === undefined || others.length > 0) return [...prices];
  return prices.map((each) =>
    each.amount === undefined || each.currency !== undefined ? each : { ...each, currency: unit },
  );
}
