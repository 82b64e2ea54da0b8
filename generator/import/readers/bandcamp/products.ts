/** The cover of a page of Bandcamp, and what it sells, as formats of the release. */
import { fieldOf } from '../../../engine/lib/record.ts';
import type { FormatFacts, ItemFile } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
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
        edition: editionOf(packages, product),
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

/** The size is beside the product, or in the list of the shop. */
function editionOf(packages: readonly unknown[], product: unknown): string | undefined {
  const id = propertyOf(product, 'item_id');
  const listed = packages.find((each) => fieldOf(each, 'id') === id);
  const size = numberAt(listed, 'edition_size') ?? propertyOf(product, 'edition_size');
  return typeof size === 'number' && size > 0 ? `${size} copies` : undefined;
}

/** `https://f4.bcbits.com/img/a1035657740_10.jpg`: the number behind the line is the size. */
const PICTURE = /\/(a?)0*(\d+)_\d+(\.\w+)?$/;
/** Sizes that are large enough for a cover: the original and 1200 pixels, and 700, which is what a page shows. */
const LARGE = ['0', '10', '20'];
const SHOWN = ['16', '5'];

/** Covers of a page, the best first. @param page the name of the saved page; browsers save its pictures in a folder beside it */
export function findCovers(image: string | undefined, page: string, all: readonly SourceFile[]): ItemFile[] {
  const [found, letter, number, ending = '.jpg'] = PICTURE.exec(image ?? '') ?? [];
  if (image === undefined || found === undefined || !/^https:\/\/\w+\.bcbits\.com\//.test(image)) return [];
  const folder = `${page.replace(/\.html?$/i, '')}_files/`;
  const name = new RegExp(`^${letter}0*${number}_(\\d+)\\.(?:jpe?g|png|webp)$`, 'i');
  const saved = all
    .filter((file) => file.name.startsWith(folder))
    .map(({ path, name }) => ({ path, name: name.slice(folder.length) }));
  const inSize = (sizes: readonly string[]): ItemFile[] =>
    sizes
      .flatMap((size) => saved.find((file) => name.exec(file.name)?.[1] === size) ?? [])
      .map((file) => ({ at: ['artwork_url'], name: file.name, from: { path: file.path } }));
  const original = `${letter}${number}_0${ending}`;
  const url = image.replace(/_\d+(\.\w+)?$/, '_0$1');
  const [large] = inSize(LARGE);
  return large
    ? [large]
    : [{ at: ['artwork_url'], name: original, from: { url } }, ...inSize(SHOWN).slice(0, 1)];
}
