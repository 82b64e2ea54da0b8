/** Products of a shop, some of which are formats of releases. */
import { fold } from '../../../engine/lib/fold.ts';
import { divideNames, JOINED, price } from '../../../engine/values/index.ts';
import type { Artists, FormatFacts, Item, ItemOf, MerchFacts, ReleaseFacts } from '../../catalogue.ts';
import { nameTest, type SiteFacts } from '../reader.ts';
import { carrierIn } from '../shared/carriers.ts';
import { filled, groupBy, known, some } from '../shared/data.ts';
import { toPlainLine } from '../shared/markdown.ts';
import { formatOf, isSoldOut, priceOf } from './formats.ts';
import { barcodeOf } from './groups.ts';
import { artistsOf } from './music.ts';
import { type Line, leaveCells, leaveOthers } from './rows.ts';
import { openValues } from './values.ts';

/** The kind of all products, where somebody says it. */
export type Products = 'releases' | 'merch' | undefined;

type Rows = readonly [Line, ...Line[]];

/** Records among the products only add to releases of the site, unless all of them are said to be releases. */
export function readShop(lines: readonly Line[], all: Products, site: SiteFacts): Item[] {
  return gather(lines).map((rows) => {
    const [first, ...others] = rows;
    const isRecord =
      all === undefined ? rows.some((line) => carrierOf(line) !== undefined) : all === 'releases';
    const isOther = (line: Line) => withoutCarrier(titleOf(line)) !== withoutCarrier(titleOf(first));
    for (const line of others.filter(isOther)) leaveCells(line, ['title', 'release_title']);
    leaveOthers(first, others, isRecord ? OF_PRODUCT : [...OF_PRODUCT, 'url']);
    return isRecord ? readRecord(rows, all, site) : readProduct(rows);
  });
}

/** Columns that count in the first row of a product. */
const OF_PRODUCT = ['description', 'category', 'vendor', 'type', 'artist', 'catalogue_number'] as const;

/** The rows of each product: its variants have its handle, or stand below it without a title; of records, each format may have a row. */
function gather(lines: readonly Line[]): Rows[] {
  let last = '';
  const keyed = lines
    .filter(({ filled: cells }) => cells > 0)
    .map((line) => {
      const title = titleOf(line);
      const own = line.text('handle') || fold(carrierOf(line) ? withoutCarrier(title) : title);
      last = own || last;
      return { line, key: last };
    });
  return [...groupBy(keyed, ({ key }) => key).values()].flatMap((group): Rows[] => {
    const [first, ...others] = group
      .map(({ line }) => line)
      .toSorted((a, b) => Number(titleOf(a) === '') - Number(titleOf(b) === ''));
    if (first && titleOf(first) !== '') return [[first, ...others]];
    for (const { line } of group) line.note('A row without a title is left out.');
    return [];
  });
}

function titleOf(line: Line): string {
  return line.first(['title', 'release_title']);
}

/** The carrier of a row, by its format, its variant, its title or its category. */
function carrierOf(line: Line): string | undefined {
  const [, behind = ''] = /[([]([^()[\]]+)[)\]]$/.exec(titleOf(line)) ?? [];
  const variants = line.all('option_value').map(({ text }) => text);
  return [
    line.text('format'),
    ...variants,
    behind,
    line
      .text('category')
      .split(/>|,|\//)
      .at(-1) ?? '',
  ].find((text) => carrierIn(text) !== undefined);
}

function withoutCarrier(title: string): string {
  const [whole = '', inside = ''] = /\s*[([]([^()[\]]+)[)\]]$/.exec(title) ?? [];
  return carrierIn(inside) === undefined ? title : title.slice(0, -whole.length);
}

function readRecord(rows: Rows, all: Products, site: SiteFacts): ItemOf<'releases'> {
  const [first] = rows;
  const values = openValues(first);
  const codes = new Set(rows.map(barcodeOf).filter(Boolean));
  const { title, artists } = divideTitle(first, site);
  leaveCells(first, ['description', 'category', 'vendor', 'type']);
  const numbers = rows.map((line) => numberIn(line.text('sku')));
  const number = first.text('catalogue_number') || numbers.find(Boolean) || '';
  for (const [index, line] of rows.entries())
    if (number === '' || numbers[index] !== number) leaveCells(line, ['sku']);
  return {
    kind: 'releases',
    facts: known<ReleaseFacts>({
      title,
      artists: some(artists),
      upc: codes.size === 1 ? values.code('upc') : undefined,
      catalogue_number: filled(number),
      formats: some(rows.flatMap((line) => readVariant(line))),
    }),
    origin: first.origin,
    doubts: some(values.doubts),
    ...(all === undefined && { fillsOnly: true }),
  };
}

/** `Artist / Other – Title`, where they are artists of the site. */
function divideTitle(line: Line, site: SiteFacts): { title: string; artists: Artists } {
  const title = withoutCarrier(titleOf(line));
  const artists = artistsOf(line);
  const [, who = '', rest] = /^(.+?)\s+[-–—]\s+(.+)$/.exec(title) ?? [];
  const isKnown = nameTest(site);
  const named = divideNames(who, { joins: JOINED, isTight: true, isKnown });
  if (artists.length > 0 || rest === undefined || !named.every(isKnown)) return { title, artists };
  return { title: rest, artists: named };
}

function readVariant(line: Line): FormatFacts[] {
  const carrier = carrierOf(line) ?? line.text('option_value');
  for (const field of ['option_value', 'format'] as const)
    for (const cell of line.all(field))
      if (cell.text !== carrier && !/^default title$/i.test(cell.text)) line.leave(cell);
  if (carrier !== '' || line.text('price') !== '') return [formatOf(line, carrier)];
  leaveCells(line, ['edition', 'stock', 'url']);
  return [];
}

/** `RR-001` of `RR-001-CD`. */
function numberIn(sku: string): string {
  const number = sku.replace(/[-_ ](?:CD|[23]?LP|MC|TAPE|CASS|K7|DIG(?:ITAL)?|DL|\d{1,2}(?:IN|")?)$/i, '');
  return number !== sku && /\p{L}.*\d/u.test(number) ? number : '';
}

/** Sizes and colours of one thing, with those that are sold out. */
function readProduct(rows: Rows): ItemOf<'merch'> {
  const [first] = rows;
  const values = openValues(first);
  const priced = rows.find((line) => line.text('price') !== '') ?? first;
  const isOut = rows.every(isSoldOut);
  leaveCells(first, ['category', 'vendor', 'type', 'artist', 'catalogue_number']);
  for (const line of rows) leaveCells(line, ['sku', 'upc', 'edition', 'format']);
  for (const line of rows)
    if (!isSoldOut(line) || (!isOut && line.text('option_value') === '')) leaveCells(line, ['stock']);
  const others = rows.filter(
    (line) => line.text('price') !== '' && line.text('price') !== priced.text('price'),
  );
  for (const line of others) leaveCells(line, ['price']);
  return {
    kind: 'merch',
    facts: known<MerchFacts>({
      title: titleOf(first),
      price: priceOf(priced, price),
      url: values.url('url'),
      description: filled(toPlainLine(first.longText('description'))),
      options: some(rows.flatMap((line) => optionsOf(line, isOut))),
      sold_out: isOut || undefined,
    }),
    origin: first.origin,
    doubts: some(others.length > 0 ? [{ at: ['price'], why: 'its variants have several prices' }] : []),
  };
}

function optionsOf(line: Line, isAllOut: boolean): (string | { name: string; sold_out: boolean })[] {
  const cells = line
    .all('option_value')
    .map(({ text }) => text)
    .filter((text) => !/^default title$/i.test(text));
  const names = cells.length === 1 ? cells.flatMap((text) => text.split(/\s*[,|;]\s*/)) : [cells.join(' / ')];
  return names
    .filter(Boolean)
    .map((name) => (isSoldOut(line) && !isAllOut ? { name, sold_out: true } : name));
}
