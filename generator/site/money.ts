/** Prices for pages and search engines. */

import type { Money as Price } from '../engine/content/schema/values/money.ts';
import type { Words } from './words/index.ts';

export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * A price with its currency: its own, or that beside it. Undefined if either is not known.
 *
 * @param currency candidates, of which the first known one is used
 */
export function moneyOf(
  price: Price | undefined,
  ...currency: readonly (string | undefined)[]
): Money | undefined {
  const known = price?.currency ?? currency.find((each) => each !== undefined);
  return price && known !== undefined ? { amount: price.amount, currency: known } : undefined;
}

const LATIN = /\p{Script=Latin}/u;
const LEFT_TO_RIGHT = '\u200e';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * As the language of the site writes it: `€25`, `€12.50`, `AED 120`; 0 is `Free`. Either no cents or two: versions of
 * Node disagree about the smallest unit of a currency (12.50 forints).
 */
export function formatPrice({ amount, currency }: Money, { language, music }: Words): string {
  if (amount === 0) return music.priceFree;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const locale = `${language.locale}-u-nu-${language.digits}`;
  const key = `${locale} ${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  // `US$` ends with a sign, which would move to the other side of its letters.
  const close = (sign: string) =>
    language.dir === 'rtl' && LATIN.test(sign) ? `${sign}${LEFT_TO_RIGHT}` : sign;
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? close(value) : value))
    .join('');
}
