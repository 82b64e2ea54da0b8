/** Amounts of money on one line. */
import * as z from 'zod';
import { latinDigits } from '../../../lib/text.ts';

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₦': 'NGN',
};

/** As they are spoken; dollars may be those of many countries. */
const NAMES: Record<string, string> = { EURO: 'EUR', EUROS: 'EUR', POUND: 'GBP', POUNDS: 'GBP', YEN: 'JPY' };

/** Amounts beyond it are slips. */
const HIGHEST = 1_000_000_000;

const NUMBER = "\\d{1,3}(?:[ ,'’]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const CURRENCY = `[A-Z]{3}|${Object.keys(NAMES).join('|')}|[${Object.keys(SYMBOLS).join('')}]`;
const MONEY = new RegExp(`^(?:from\\s+)?(${CURRENCY})?\\s*(${NUMBER})\\s*(${CURRENCY})?$`, 'i');

export interface Money {
  amount: number;
  /** Three capital letters (ISO 4217). */
  currency?: string | undefined;
}

/** `450`, `450 EGP`, `EGP 450`, `€12.50`, `1,200 AED`, `1 200`, `25 euros`, `from 25 EUR`, `free`. Undefined for anything else. */
export function readMoney(written: string | number): Money | undefined {
  const text = latinDigits(String(written)).trim();
  if (/^free( entry| admission)?$/i.test(text)) return { amount: 0 };
  const [, before, number, after] = MONEY.exec(text) ?? [];
  if (number === undefined || (before && after)) return undefined;
  const isGrouped = /[ ,'’]\d{3}/.test(number);
  const amount = Number(isGrouped ? number.replace(/[ ,'’]/g, '') : number.replace(',', '.'));
  const unit = (before ?? after)?.toUpperCase() ?? '';
  const currency = SYMBOLS[unit] ?? NAMES[unit] ?? unit;
  if (amount > HIGHEST) return undefined;
  return { amount, ...(currency && { currency }) };
}

/** A number, or text with a currency: `25`, `25 EUR`, `€12.50`, `free`. @param expected the message for anything else */
export function money(expected: string) {
  return z.union([z.number(), z.string()], expected).transform((written, context): Money => {
    const read = readMoney(written);
    if (read) return read;
    context.issues.push({ code: 'custom', input: written, message: expected });
    return z.NEVER;
  });
}

/** What a thing for sale costs. */
export const price = money('must be a price such as 25, 12.50 or 25 EUR').meta({
  value: 'price',
  $comment: 'price',
  anyOf: undefined,
  type: ['number', 'string'],
});
