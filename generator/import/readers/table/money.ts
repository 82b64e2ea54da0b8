/** Tells what a ticket or a product costs. */
import type { ZodType } from 'zod';
import { readPrices } from '../../../engine/values/index.ts';
import type { Findings } from '../shared/findings.ts';
import type { Line } from './line.ts';

const ADVICE = 'Write it as  25 EUR  or name the currency in the column: Price (EUR)';

/**
 * As it is written, with the currency of its column or of its own. Undefined if no page could show it.
 *
 * @param schema of the price
 */
export function priceOf(line: Line, schema: ZodType, findings: Findings): string | undefined {
  const [cell] = line.all('price');
  if (!cell) return undefined;
  const { name, meaning } = cell.column;
  const unit =
    line.text('currency') ||
    (meaning?.unit ?? /\(([A-Z]{3}|[€£])\)|\b([A-Z]{3})$|([€£])/.exec(name)?.slice(1).find(Boolean) ?? '');
  const isBare = readPrices(cell.text)?.every(({ currency, amount }) => currency === undefined && amount > 0);
  // Each of several amounts has it.
  const text = isBare && unit ? cell.text.replace(/\d+(?:[.,]\d+)?/g, `$& ${unit}`) : cell.text;
  if ((!isBare || unit) && schema.safeParse(text).success) return text;
  if (!isBare) {
    const reason = /\d/.test(cell.text) ? 'it has no currency.' : 'it is no price.';
    findings.refuse(line.origin, name, cell.text, reason, ADVICE);
    return undefined;
  }
  findings.leave(name, cell.text, line.origin);
  findings.note(
    { ...line.origin, line: undefined },
    `The amounts of ${name} are left out, as they have no currency.`,
    ADVICE,
    `or add  --columns "${name.replaceAll('"', '')}=price EUR"`,
  );
  return undefined;
}
