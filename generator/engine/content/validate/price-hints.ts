/** Corrections of prices that are written as a group, as a list, or with a currency in words. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import { readMoney } from '../schema/values/money.ts';
import { isScalar } from './fit.ts';
import type { Wrong } from './wrong.ts';

/** Currencies by other names; a dollar may be that of many countries. */
const CURRENCIES: [RegExp, string][] = [
  [/\bR\s*\$|\brea(?:l|is)\b/i, 'BRL'],
  [/\bAU?\$/i, 'AUD'],
  [/\bCA?\$/i, 'CAD'],
  [/\bNZ\$/i, 'NZD'],
  [/\bMX\$/i, 'MXN'],
  [/\bHK\$/i, 'HKD'],
  [/(us|u\.s\.)?\s*(\$|\bdollars?\b)/i, 'USD'],
  [/z\u0142(?:oty(?:ch)?)?/i, 'PLN'],
  [/\bK\u010d/i, 'CZK'],
  [/\bfrancs?\b|\bSFr\.?/i, 'CHF'],
  [/\bpounds? sterling\b|\bquid\b/i, 'GBP'],
  [/\b(aed )?dirhams?\b|\bdhs?\b|درهم( إماراتي)?/i, 'AED'],
  [/\bL\.?E\b\.?|ج\.م\.?|جنيه(ا|ًا)?( مصري(ا|ًا)?)?/i, 'EGP'],
  [/ريال(ا|ًا)? سعودي(ا|ًا)?|ر\.س\.?/, 'SAR'],
];

export function hintPrice({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'price') return undefined;
  const text = writePrice(value);
  if (text === undefined) return undefined;
  const named = CURRENCIES.reduce((price, [name, code]) => price.replace(name, ` ${code} `), text);
  // `25,-` and `25.–` are amounts without cents.
  const { amount, currency } =
    readMoney(
      named
        .replace(/[.,][-\u2013\u2014]/, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ) ?? {};
  if (amount === undefined) return undefined;
  const line = `${lead}${amount}${currency ? ` ${currency}` : ''}`;
  return currency === 'USD' && !/us/i.test(text) ? { how: 'dollars', line } : { how: 'write', line };
}

/** `{amount: 25, currency: EUR}`, `{EUR: 25}` or `[25, EUR]` on one line. */
function writePrice(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.every(isScalar) ? value.join(' ') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).flatMap(([key, part]): unknown[] =>
    /^[A-Z]{3}$/.test(key) ? [part, key] : [part],
  );
  return parts.every(isScalar) ? parts.join(' ') : undefined;
}
