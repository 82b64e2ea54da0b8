/** What something costs. */
import { z } from 'zod';

/** An amount of money. The currency may stand beside it instead, under a key of its own. */
export interface Price {
  amount: number;
  /** ISO 4217. */
  currency?: string | undefined;
}

const LARGEST = 1_000_000_000;

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
};

/** `25`, `12.50`, `12,50`, `1 200`, `1,200.00`, with a currency before or after it. */
const WRITTEN =
  /^(?<before>[A-Z]{3}|[€$£¥₹₺])?\s?(?<whole>\d{1,3}(?:[ ,'’]\d{3})+|\d+)(?:[.,](?<cents>\d{1,2}))?\s?(?<after>[A-Z]{3}|[€$£¥₹₺])?$/;

const EXPECTED = 'must be a price such as 25, 12.50 or 25 EUR';

/** A number, or text with a currency: `25`, `25 EUR`, `€12.50`, `free`. */
export const price = z
  .union([z.number(), z.string()], EXPECTED)
  .transform((written, context): Price => {
    const read = readPrice(written);
    if (read && read.amount >= 0 && read.amount <= LARGEST) return read;
    context.issues.push({ code: 'custom', input: written, message: EXPECTED });
    return z.NEVER;
  })
  .meta({ $comment: 'price', anyOf: undefined, type: ['number', 'string'] });

/** Undefined for what is no price. */
export function readPrice(written: number | string): Price | undefined {
  if (typeof written === 'number') return { amount: written };
  const text = written.trim();
  if (/^free$/i.test(text)) return { amount: 0 };
  const { before, whole, cents = '0', after } = WRITTEN.exec(text)?.groups ?? {};
  if (whole === undefined || (before && after)) return undefined;
  const sign = before ?? after;
  const currency = sign && (SIGNS[sign] ?? sign);
  return { amount: Number(`${whole.replace(/\D/g, '')}.${cents}`), ...(currency && { currency }) };
}
