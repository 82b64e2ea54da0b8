/** What a release can be bought as: vinyl, cassette, CD, digital. */

import { formatPrice, moneyOf } from '../../site/money.ts';
import type { FormatRow } from '../../site/parts.ts';
import { platformAt } from '../../site/platforms/table.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import type { Release } from './schema/release.ts';

export type Format = NonNullable<Release['formats']>[number];

/** `Vinyl`, or what it is called. */
export function formatTitle({ title, format }: Format, words: Words): string {
  return title ?? nameOf(format, words);
}

function nameOf(format: Format['format'], { music }: Words): string {
  return format === 'other' ? music.otherFormat : music[format];
}

/** @param isOut before its day, a release can be ordered ahead */
export function formatRows({ words }: Pick<Site, 'words'>, data: Release, isOut: boolean): FormatRow[] {
  return (data.formats ?? []).map((each) => {
    const { format, title, edition, url, price, currency, sold_out = false } = each;
    const money = moneyOf(price, currency);
    const label = buyLabel(url, isOut, money?.amount === 0, words);
    return {
      title: formatTitle(each, words),
      facts: [...(title && format !== 'other' ? [nameOf(format, words)] : []), ...(edition ? [edition] : [])],
      price: money ? formatPrice(money, words) : '',
      isSoldOut: sold_out,
      shop: url && !sold_out ? { label, url, external: true } : undefined,
    };
  });
}

/** `Buy`, `Buy on Bandcamp`, `Pre-order`, or `Get it` where it is free. */
function buyLabel(url: string | undefined, isOut: boolean, isFree: boolean, { music }: Words): string {
  const verb = isFree ? music.free : isOut ? music.buy : music.preOrder;
  const shop = url && platformAt(url)?.name;
  return shop ? music.buyOn({ verb, shop }) : verb;
}
