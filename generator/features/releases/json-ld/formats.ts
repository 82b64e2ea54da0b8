/** Vinyl, CD and the like, and what they cost. */

import type { MusicRelease } from 'schema-dts';
import { firstDayOf } from '../../../engine/lib/text.ts';
import { CONTEXT } from '../../../site/json-ld/thing.ts';
import { moneyOf } from '../../../site/money.ts';
import { isOut, type Site } from '../../../site/site.ts';
import { type Format, formatTitle } from '../formats.ts';
import type { Release } from '../schema/release.ts';

/** schema.org/MusicReleaseFormatType; there is none for what is something else. */
const FORMATS: Partial<
  Record<Format['format'], 'VinylFormat' | 'CassetteFormat' | 'CDFormat' | 'DigitalFormat'>
> = {
  vinyl: 'VinylFormat',
  cassette: 'CassetteFormat',
  cd: 'CDFormat',
  digital: 'DigitalFormat',
};

export function formatsLd(data: Release, { today, words }: Pick<Site, 'today' | 'words'>): MusicRelease[] {
  return (data.formats ?? []).map((each) => {
    const type = FORMATS[each.format];
    return {
      '@type': 'MusicRelease',
      name: `${data.title} (${[formatTitle(each, words), each.edition].filter(Boolean).join(', ')})`,
      ...(type && { musicReleaseFormat: `${CONTEXT}/${type}` as const }),
      offers: offerLd(data, each, today),
    };
  });
}

function offerLd(data: Release, { url, price, currency, sold_out }: Format, today: string) {
  const money = moneyOf(price, currency);
  const isAhead = !isOut(data, today);
  return {
    '@type': 'Offer' as const,
    ...(url && { url }),
    ...(money && { price: money.amount, priceCurrency: money.currency }),
    availability: `${CONTEXT}/${sold_out ? 'SoldOut' : isAhead ? 'PreOrder' : 'InStock'}` as const,
    ...(isAhead && data.release_date && { availabilityStarts: firstDayOf(data.release_date) }),
  };
}
