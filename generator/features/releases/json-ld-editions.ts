/** The editions and formats of a release as structured data. */

import type { MusicRelease } from 'schema-dts';
import { fold } from '../../engine/lib/fold.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { ownNames } from '../../site/artists.ts';
import { groupType } from '../../site/identity.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { labelLd } from '../../site/json-ld/label.ts';
import { artistReference, CONTEXT } from '../../site/json-ld/thing.ts';
import { findLabel } from '../../site/labels.ts';
import { type Money, priceLd, pricesOf } from '../../site/money.ts';
import { isOut, type Site } from '../../site/site.ts';
import { editionTitle, type Format, formatTitle } from './release.ts';
import type { Release } from './schema/release.ts';

/** Refers to a label, which its own site need not name. A person is no label, even of the same name. */
function labelOf(site: Site, label: Release['label']) {
  const own = groupType(site) && artistReference(site);
  if (!label) return site.settings.artist.kind === 'label' ? own : undefined;
  const { name, url } = label;
  const found = findLabel(site.labels, name);
  if (found) return labelLd(site, found);
  if (own && ownNames(site.settings.artist).has(fold(name))) return own;
  return { '@type': 'Organization' as const, name, ...(url && { url }) };
}

/**
 * The owner of artwork and lyrics (©) of an album, its edition with label, catalogue number and UPC, and its formats. The
 * UPC is an identifier: `gtin12` belongs to products, for which search engines require a price.
 */
export function albumCodes(data: Release, site: Site) {
  const { copyright, catalogue_number: number, upc } = data;
  const label = labelOf(site, data.label);
  const identifier = upc && {
    '@type': 'PropertyValue' as const,
    propertyID: upc.length === 12 ? 'gtin12' : 'gtin13',
    value: upc,
  };
  const edition = {
    '@type': 'MusicRelease' as const,
    ...(label && { recordLabel: label }),
    ...(number && { catalogNumber: number }),
    ...(identifier && { identifier }),
  };
  const releases = [...(label || number || upc ? [edition] : []), ...formatsLd(data, site)];
  return {
    ...(copyright && { copyrightNotice: `© ${copyright}` }),
    ...(releases.length > 0 && { albumRelease: oneOrAll(releases) }),
  };
}

/** schema.org/MusicReleaseFormatType, which has no value for other formats. */
const FORMATS: Partial<
  Record<Format['format'], 'VinylFormat' | 'CassetteFormat' | 'CDFormat' | 'DigitalFormat'>
> = {
  vinyl: 'VinylFormat',
  cassette: 'CassetteFormat',
  cd: 'CDFormat',
  digital: 'DigitalFormat',
};

function formatsLd(data: Release, { today, words }: Pick<Site, 'today' | 'words'>): MusicRelease[] {
  return (data.formats ?? []).map((each) => {
    const type = FORMATS[each.format];
    return {
      '@type': 'MusicRelease',
      name: `${data.title} (${[formatTitle(each, words), editionTitle(each, words)].filter(Boolean).join(', ')})`,
      ...(type && { musicReleaseFormat: `${CONTEXT}/${type}` as const }),
      offers: offersLd(data, each, today),
    };
  });
}

/** An offer for each price, or one if it is not known. */
function offersLd(data: Release, { url, price, currency, sold_out }: Format, today: string) {
  const isAhead = !isOut(data, today);
  const availability = sold_out ? 'SoldOut' : isAhead ? 'PreOrder' : undefined;
  const offer = (money?: Money) => ({
    '@type': 'Offer' as const,
    ...(url?.startsWith('http') && { url }),
    ...(money && priceLd(money)),
    ...(availability && ({ availability: `${CONTEXT}/${availability}` } as const)),
    ...(isAhead && data.release_date && { availabilityStarts: firstDayOf(data.release_date) }),
  });
  const offers = pricesOf(price, currency).map(offer);
  return offers.length > 1 ? offers : (offers[0] ?? offer());
}
