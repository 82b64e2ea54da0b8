/** Prices for pages and search engines. */

import type { Price } from '../engine/values/index.ts';
import { translateLabel } from '../engine/values/money/labels.ts';
import { isPer } from '../engine/values/money/read.ts';
import type { Words } from './words/index.ts';

export interface Money {
  amount: number;
  /** ISO 4217; empty for what is free, which needs none. */
  currency: string;
}

export interface PricedMoney extends Money {
  label?: string | undefined;
  isLowest?: true | undefined;
}

/** Prices with their currency. Those without one are left out, unless free. @param currency candidates: the first known one is used */
export function pricesOf(
  prices: readonly Price[] = [],
  ...currency: readonly (string | undefined)[]
): PricedMoney[] {
  const beside = currency.find((each) => each !== undefined);
  return prices.flatMap((price) => {
    const known = price.currency ?? beside ?? (price.amount === 0 ? '' : undefined);
    return known === undefined ? [] : { ...price, currency: known };
  });
}

/** Returns true if a price lacks a currency, and there is none beside it. Free things need none. */
export function lacksCurrency(prices: readonly Price[] = [], currency?: string): boolean {
  return prices.some((each) => each.amount > 0 && (each.currency ?? currency) === undefined);
}

/** `de` of `de-AT`. */
export function codeOf({ language }: Words): string {
  return language.locale.replace(/-.*/, '');
}

/** All prices of a thing: `£55 / ₦95,000`, `18 € / Reduced 12 €`, `From €25`; empty without any. */
export function formatPrices(prices: readonly PricedMoney[], words: Words, format = formatPrice): string {
  const labels = prices.map(({ label = '', isLowest, ...money }) => {
    const sum = format(money, words);
    const price = isLowest ? words.events.fromPrice({ price: sum }) : sum;
    const shown = translateLabel(label, codeOf(words)) ?? label;
    return (isPer(label) ? `${price} ${shown}` : `${shown} ${price}`).trim();
  });
  return joinPrices(labels);
}

/** Labels of prices of one thing, each of them once. */
export function joinPrices(labels: readonly string[]): string {
  return [...new Set(labels)].join(' / ');
}

/** Returns true if all prices are 0; false without prices. */
export function isFree(prices: readonly Money[]): boolean {
  return prices.length > 0 && prices.every(({ amount }) => amount === 0);
}

export function priceLd({ amount, currency }: Money): { price: number; priceCurrency?: string } {
  return { price: amount, ...(currency && { priceCurrency: currency }) };
}

/** The lowest price in each currency: `£55 / ₦95,000`, `From €12` if there are higher ones. */
export function formatLowest(prices: readonly PricedMoney[], words: Words, format = formatPrice): string {
  const lowest = [...new Set(prices.map(({ currency }) => currency))].flatMap((unit) => {
    const [first] = prices
      .filter(({ currency }) => currency === unit)
      .toSorted((a, b) => a.amount - b.amount);
    return first ? [first] : [];
  });
  const isFrom = prices.some(
    ({ amount, currency, isLowest }) =>
      isLowest || lowest.some((each) => each.currency === currency && each.amount < amount),
  );
  const price = joinPrices(lowest.map((each) => format(each, words)));
  return isFrom ? words.events.fromPrice({ price }) : price;
}

/** A currency sign of one currency, unlike that of dollars, pounds, yen and yuan. */
const OWN_SIGN = /^(?![$£¥])\p{Sc}$/u;

const LATIN = /\p{Script=Latin}/u;
const LEFT_TO_RIGHT = '\u200e';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a price as the language of the site writes it: `€25`, `€12.50`, `₦10,000`, `AED 120`; 0 is `Free`. Either no cents or two:
 * versions of Node disagree about the smallest unit of a currency (12.50 forints).
 */
export function formatPrice({ amount, currency }: Money, { language, music }: Words): string {
  if (amount === 0) return music.priceFree;
  const digits = Number.isInteger(amount) ? 0 : 2;
  const locale = `${language.locale}-u-nu-${language.digits}`;
  const key = `${locale} ${currency} ${digits}`;
  const make = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, currencyDisplay },
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const short = () => {
    const narrow = make('narrowSymbol');
    return narrow.formatToParts(0).some(({ type, value }) => type === 'currency' && OWN_SIGN.test(value))
      ? narrow
      : make('symbol');
  };
  const format = formats.get(key) ?? short();
  formats.set(key, format);
  // `US$` ends with a sign, which would move to the other side of its letters.
  const close = (sign: string) =>
    language.dir === 'rtl' && LATIN.test(sign) ? `${sign}${LEFT_TO_RIGHT}` : sign;
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? close(value) : value))
    .join('');
}
