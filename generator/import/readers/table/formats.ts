/** The formats of a release, a row each, and what they cost: `LP; 300 copies; 25 EUR; 17 in stock`. */

import type { ZodType } from 'zod';
import { completeUrl } from '../../../engine/lib/url.ts';
import { price, readPrices } from '../../../engine/values/index.ts';
import type { Key } from '../../../site/keys.ts';
import type { FormatFacts } from '../../catalogue.ts';
import { webAddress } from '../shared/addresses.ts';
import { carrierIn, titleOfFormat, writeEdition } from '../shared/carriers.ts';
import { known } from '../shared/data.ts';
import { type Line, leaveCells } from './rows.ts';
import { isSoldOutPrice, stateOf } from './status.ts';
import { isYes } from './values.ts';

/** Keys that only a thing for sale has. */
const FOR_SALE = ['price', 'edition', 'stock', 'sold_out'] as const satisfies readonly Key[];

/** Returns true if a row is of something for sale. */
export function isForSale(line: Line): boolean {
  return FOR_SALE.some((field) => line.text(field) !== '') || isSoldOut(line);
}

/** Returns true if there are none left. How many there are is for the shop to count. */
export function isSoldOut(line: Line): boolean {
  const stock = line.text('stock');
  const said = [stock, line.text('status')].some((text) => text !== '' && stateOf(text) === 'sold_out');
  return (
    said || isSoldOutPrice(line) || /^(?:0+|[-−]\d+)(?:[.,]0+)?$/.test(stock) || isYes(line.text('sold_out'))
  );
}

/** The formats that rows are of, each once: rows of tracks repeat it. @param rows of one release */
export function formatsOf(rows: readonly Line[]): readonly FormatFacts[] {
  const sold = rows.filter((line) => carrierIn(line.text('format')) !== undefined || isForSale(line));
  const isSold = rows.some(isForSale) || new Set(sold.map((line) => line.text('format'))).size > 1;
  if (!isSold) return [];
  const seen = new Set<string>();
  return sold.flatMap((line) => {
    if (line.text('format') !== '') {
      const format = formatOf(line, line.text('format'));
      return seen.size === seen.add(JSON.stringify(format)).size ? [] : [format];
    }
    for (const field of FOR_SALE) leaveCells(line, [field]);
    return [];
  });
}

/** @param written what it is sold on */
export function formatOf(line: Line, written: string): FormatFacts {
  const format = carrierIn(written) ?? 'other';
  const [stock] = line.all('stock');
  if (stock && stateOf(stock.text) === undefined) line.leave(stock);
  return known<FormatFacts>({
    format,
    title: titleOfFormat(written),
    edition: writeEdition(line.text('edition')),
    url: addressOf(line),
    price: priceOf(line, price),
    sold_out: isSoldOut(line) || undefined,
  });
}

/** Reads the shop; platforms to listen are none. */
function addressOf(line: Line): string | undefined {
  const cell = line.all('url').find(({ column }) => column.meaning?.platform === undefined);
  return cell && webAddress(completeUrl(cell.text));
}

/** `cd: Digipak; edition: 300 copies; price: 12 EUR; url: https://…; sold out`, a line each, as tables of Liner have them. */
export function readFormats(text: string): readonly FormatFacts[] {
  return text.split('\n').flatMap((row): FormatFacts[] => {
    const [first = '', ...others] = row.split(/;\s+/);
    const [, written = '', title] = /^([a-z]+)(?::\s+(.+))?$/.exec(first.trim()) ?? [];
    const format = carrierIn(written) ?? (written === 'other' ? 'other' : undefined);
    if (format === undefined) return [];
    const of = (name: string) => others.find((part) => part.startsWith(`${name}: `))?.slice(name.length + 2);
    return [
      known<FormatFacts>({
        format,
        title,
        edition: of('edition'),
        url: of('url'),
        price: of('price'),
        sold_out: others.includes('sold out') || undefined,
      }),
    ];
  });
}

const ADVICE = 'Write it as  25 EUR  or name the currency in the column: Price (EUR)';

/** Reads a price with the currency of its column or its own. Undefined if no page could show it. @param schema of the price */
export function priceOf(line: Line, schema: ZodType): string | undefined {
  const [cell] = line.all('price');
  if (!cell || isSoldOutPrice(line)) return undefined;
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
    line.refuse(cell, reason, ADVICE);
    return undefined;
  }
  line.leave(cell);
  line.findings.note(
    { ...line.origin, line: undefined },
    `The amounts of ${name} are left out, as they have no currency.`,
    ADVICE,
    `or add  --columns "${name.replaceAll('"', '')}=price EUR"`,
  );
  return undefined;
}
