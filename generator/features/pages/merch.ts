import type { Data } from '../../engine/content/grammar.ts';
import { findPicture, largestOf, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { formatPrices, isFree, type PricedMoney, pricesOf } from '../../site/money.ts';
import { definePage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Picture } from '../../site/parts.ts';
import { ROUTES, releaseRoute } from '../../site/routes.ts';
import { shareOf } from '../../site/share.ts';
import { everyRelease } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { merchLd } from './json-ld.ts';

export interface MerchItem {
  title: string;
  description: string;
  /** Its picture, or the cover of its release. */
  picture?: Picture | undefined;
  /** `€25`, `£55 / ₦95,000`; empty if unknown. */
  price: string;
  isSoldOut: boolean;
  /** `S`, `M`, `L (sold out)`. */
  options: string[];
  /** The link to the shop; missing if it is not sold online. */
  shop?: Link | undefined;
  release?: Link | undefined;
}

export interface MerchProps extends PageHead {
  items: MerchItem[];
}

type MerchEntry = NonNullable<Data<'pages/merch'>['items']>[number];

/** The merch page, if its file has items. */
export function merchPages(context: Context): PageOf<'merch', MerchProps>[] {
  const { site } = context;
  const { merch } = site.pages;
  const { isFilled, title } = sitePage(site, 'merch');
  if (!merch || !isFilled) return [];
  const items = merch.data.items ?? [];
  const route = ROUTES.merch;
  const props = { ...pageHead(context, 'merch'), items: items.map((item) => merchItem(context, item)) };
  return [
    definePage(context, 'merch', props, {
      route,
      title,
      description:
        merch.data.description ?? site.words.descriptions.merch({ name: site.settings.artist.name }),
      trail: [trailTo(site, 'merch')],
      share: shareOf(context, { title, picture: items.find(({ picture }) => picture)?.picture }),
      jsonLd: [
        merchLd(
          items.map((item) => describeProduct(context, item)),
          site.urls.absolute(route),
        ),
      ],
    }),
  ];
}

function merchItem(context: Context, item: MerchEntry): MerchItem {
  const { site, assets } = context;
  const { title, description = '', picture_alt = title, url, options = [] } = item;
  // Items without a photo have no picture: a placeholder would be misleading.
  const file = [item.picture, releaseOf(context, item)?.data.artwork_url].find((each) =>
    findPicture(assets, each),
  );
  const { rooms, music } = site.words;
  const prices = pricesOfItem(context, item);
  const isSoldOut = isItemSoldOut(item);
  return {
    ...{ title, description, isSoldOut },
    options: options.map(({ name, sold_out }) =>
      sold_out && !isSoldOut ? `${name} (${music.soldOutFact})` : name,
    ),
    picture: file === undefined ? undefined : pictureOf(assets, file, 'album', picture_alt),
    price: formatPrices(prices, site.words),
    shop:
      url === undefined
        ? undefined
        : linkTo(context, isSoldOut ? rooms.viewInShop : isFree(prices) ? rooms.getFree : music.buy, url),
    release: releaseLink(context, item),
  };
}

function releaseOf({ site }: Context, { release }: MerchEntry) {
  const slug = release?.replace('releases/', '');
  return everyRelease(site).find((entry) => entry.slug === slug);
}

function releaseLink(context: Context, item: MerchEntry): Link | undefined {
  const release = releaseOf(context, item);
  return release && linkTo(context, release.data.title, releaseRoute(release.slug));
}

function describeProduct(context: Context, item: MerchEntry) {
  const { site, assets } = context;
  const { title, description = '', url } = item;
  const picture = findPicture(assets, item.picture);
  return {
    ...{ title, description, url, isSoldOut: isItemSoldOut(item) },
    image: picture && site.urls.origin + largestOf(picture),
    prices: pricesOfItem(context, item),
  };
}

/** Whether there are none left, in no size. */
function isItemSoldOut({ sold_out = false, options = [] }: MerchEntry): boolean {
  return sold_out || (options.length > 0 && options.every((each) => each.sold_out));
}

function pricesOfItem({ site }: Context, { price, currency }: MerchEntry): PricedMoney[] {
  return pricesOf(price, currency, site.pages.merch?.data.currency);
}
