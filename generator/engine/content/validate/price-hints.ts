/** Corrections of prices with a currency in words or by its sign. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import { readMoney } from '../schema/values/money.ts';
import type { Wrong } from './wrong.ts';

/** Currencies by the names that shops write; a dollar may be that of many countries. */
const CURRENCIES: [RegExp, string][] = [
  [/(\bus\s*)?(\$|\bdollars?\b)/i, 'USD'],
  [/\bL\.?E\b\.?|جنيه(ا|ًا)?( مصري(ا|ًا)?)?/i, 'EGP'],
  [/\bdirhams?\b|\bdhs?\b|درهم(ا|ًا)?( إماراتي(ا|ًا)?)?/i, 'AED'],
];

export function hintPrice({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'price' || typeof value !== 'string') return undefined;
  const named = CURRENCIES.reduce((price, [name, code]) => price.replace(name, ` ${code} `), value);
  const { amount, currency } = readMoney(named.replace(/\s+/g, ' ').trim()) ?? {};
  if (amount === undefined || !currency) return undefined;
  const line = `${lead}${amount} ${currency}`;
  return currency === 'USD' && !/us/i.test(value) ? { how: 'dollars', line } : { how: 'write', line };
}
