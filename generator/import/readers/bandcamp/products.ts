/** What a page of Bandcamp sells, as formats of the release. */
import { fieldOf } from '../../../engine/lib/record.ts';
import type { FormatFacts } from '../../catalogue.ts';
import { known, listAt, numberAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import type { Sheet } from './sheet.ts';

const FORMATS: Readonly<Record<string, FormatFacts['format']>> = {
  VinylFormat: 'vinyl',
  CassetteFormat: 'cassette',
  CDFormat: 'cd',
  DigitalFormat: 'digital',
};

/** Files and records with an offer. Other merchandise is left over. */
export function readProducts({ products, packages, title }: Sheet, notes: Notes): FormatFacts[] {
  return products.flatMap((product): FormatFacts[] => {
    const kind = propertyOf(product, 'item_type');
    // A bundle is the whole discography.
    if (kind === 'b' || fieldOf(product, 'offers') === undefined) return [];
    const name = notes.line('Name of an item', textAt(product, 'name'));
    const written = textAt(product, 'musicReleaseFormat') ?? '';
    const format = Object.hasOwn(FORMATS, written) ? FORMATS[written] : undefined;
    if (format === undefined && propertyOf(product, 'is_music_merch') !== true) {
      notes.leave('Merchandise', name ?? '');
      return [];
    }
    const price = numberAt(product, 'offers', 'price');
    const currency = textAt(product, 'offers', 'priceCurrency');
    // Zero is "name your price".
    const isPrice = price !== undefined && price > 0 && price < 1_000_000;
    // An amount alone is no price.
    const hasPrice = isPrice && /^[A-Z]{3}$/.test(currency ?? '');
    if (isPrice && !hasPrice) notes.leave('Price without a currency', price);
    return [
      known<FormatFacts>({
        format: format ?? 'other',
        title: name === title || format === 'digital' ? undefined : name,
        edition: editionOf(packages, propertyOf(product, 'item_id')),
        url: notes.url('Address', textAt(product, '@id')),
        price: hasPrice ? price : undefined,
        currency: hasPrice ? currency : undefined,
        sold_out: textAt(product, 'offers', 'availability')?.endsWith('SoldOut') || undefined,
      }),
    ];
  });
}

function propertyOf(product: unknown, name: string): unknown {
  return fieldOf(
    listAt(product, 'additionalProperty').find((each) => fieldOf(each, 'name') === name),
    'value',
  );
}

function editionOf(packages: readonly unknown[], id: unknown): string | undefined {
  const size = numberAt(
    packages.find((each) => fieldOf(each, 'id') === id),
    'edition_size',
  );
  return size !== undefined && size > 0 ? `${size} copies` : undefined;
}
