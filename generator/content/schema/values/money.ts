/** What something costs. */
import { latinDigits } from '../../../lib/text.ts';

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₦': 'NGN',
};

/** Amounts beyond it are slips. */
const HIGHEST = 1_000_000_000;

const NUMBER = "\\d{1,3}(?:[ ,'’]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const CURRENCY = `[A-Za-z]{3}|[${Object.keys(SYMBOLS).join('')}]`;
const MONEY = new RegExp(`^(?:from\\s+)?(${CURRENCY})?\\s*(${NUMBER})\\s*(${CURRENCY})?$`, 'i');

export interface Money {
  amount: number;
  /** Three capital letters (ISO 4217). */
  currency?: string | undefined;
}

/** `450`, `450 EGP`, `EGP 450`, `€12.50`, `1,200 AED`, `1 200`, `from 25 EUR`, `free`. Undefined for anything else. */
export function readMoney(written: string | number): Money | undefined {
  const text = latinDigits(String(written)).trim();
  if (/^free( entry| admission)?$/i.test(text)) return { amount: 0 };
  const [, before, number, after] = MONEY.exec(text) ?? [];
  if (number === undefined || (before && after)) return undefined;
  const isGrouped = /[ ,'’]\d{3}/.test(number);
  const amount = Number(isGrouped ? number.replace(/[ ,'’]/g, '') : number.replace(',', '.'));
  const currency = before ?? after;
  if (amount > HIGHEST) return undefined;
  return { amount, ...(currency && { currency: SYMBOLS[currency] ?? currency.toUpperCase() }) };
}
