/** What a ticket costs. */
import { readPrices } from '../../../engine/values/index.ts';
import { ticketPrice } from '../../../features/shows/ticket-schema.ts';
import type { Findings } from '../shared/findings.ts';
import type { Line } from './line.ts';

/** As it is written, with the currency of its column or of its own. Undefined if no page could show it. */
export function priceOf(line: Line, findings: Findings): string | undefined {
  const [cell] = line.all('price');
  if (!cell) return undefined;
  const unit =
    line.text('currency') ||
    (/\(([A-Z]{3}|[€£])\)|\b([A-Z]{3})$|([€£])/.exec(cell.column.name)?.slice(1).find(Boolean) ?? '');
  const isBare = readPrices(cell.text)?.every(({ currency, amount }) => currency === undefined && amount > 0);
  // Each of several amounts has it.
  const text = isBare && unit ? cell.text.replace(/\d+(?:[.,]\d+)?/g, `$& ${unit}`) : cell.text;
  if (!isBare || unit) if (ticketPrice.safeParse(text).success) return text;
  findings.refuse(
    line.origin,
    cell.column.name,
    cell.text,
    'it has no currency.',
    'Write it as  25 EUR  or name the currency in the column: Price (EUR)',
  );
  return undefined;
}
