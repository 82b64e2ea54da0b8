/** What a release can be bought as: vinyl, cassette, CD, digital. */
import type { Release } from '../content/schema/music/index.ts';
import { platformAt } from '../lib/platforms.ts';
import { formatPrice, moneyOf } from './money.ts';
import type { FormatRow } from './parts.ts';
import type { Site } from './site.ts';

export type Format = NonNullable<Release['formats']>[number];

const FORMAT_LABELS: Record<Format['format'], string> = {
  vinyl: 'Vinyl',
  cassette: 'Cassette',
  cd: 'CD',
  digital: 'Digital',
  other: 'Other',
};

/** `Vinyl`, or what it is called. */
export function formatTitle({ title, format }: Format): string {
  return title ?? FORMAT_LABELS[format];
}

/** @param isOut before its day, a release can be ordered ahead */
export function formatRows({ settings }: Pick<Site, 'settings'>, data: Release, isOut: boolean): FormatRow[] {
  return (data.formats ?? []).map((each) => {
    const { format, title, edition, url, price, currency, sold_out = false } = each;
    const money = moneyOf(price, currency);
    const label = buyLabel(url, isOut, money?.amount === 0);
    return {
      title: formatTitle(each),
      facts: [...(title && format !== 'other' ? [FORMAT_LABELS[format]] : []), ...(edition ? [edition] : [])],
      price: money ? formatPrice(money, settings.language) : '',
      isSoldOut: sold_out,
      shop: url && !sold_out ? { label, url, external: true } : undefined,
    };
  });
}

/** `Buy`, `Buy on Bandcamp`, `Pre-order`, or `Get it` where it is free. */
function buyLabel(url: string | undefined, isOut: boolean, isFree: boolean): string {
  const verb = isFree ? 'Get it' : isOut ? 'Buy' : 'Pre-order';
  const shop = url && platformAt(url)?.name;
  return shop ? `${verb} on ${shop}` : verb;
}
