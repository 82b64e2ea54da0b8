import type { Data } from '../../engine/content/grammar.ts';
import { findPicture, largestOf, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { formatPrices, isFree, type PricedMoney, pricesOf } from '../../site/money.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Photo, Picture } from '../../site/parts.ts';
import { photoOf } from '../../site/photos.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { merchLd } from './json-ld.ts';

export interface MerchItem {
  title: string;
  description: string;
  /** Own picture, or the cover of its release. */
  picture?: Picture | undefined;
  more: Photo[];
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
  const { isFilled, route } = sitePage(site, 'merch');
  if (!merch || !isFilled) return [];
  const items = merch.data.items ?? [];
  const props = { ...pageHead(context, 'merch'), items: items.map((item) => merchItem(context, item)) };
  return [
    defineFixedPage(context, 'merch', props, {
      fallback: site.words.descriptions.merch({ name: site.settings.artist.name }),
      shared: { picture: items.find(({ picture }) => picture)?.picture },
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
  const { title, description = '', url, options = [] } = item;
  const [first, ...more] = listPictures(context, item);
  const { rooms, music } = site.words;
  const prices = pricesOfItem(context, item);
  const isSoldOut = isItemSoldOut(item);
  return {
    ...{ title, description, isSoldOut },
    options: options.map(({ name, sold_out }) =>
      sold_out && !isSoldOut ? `${name} (${music.soldOutFact})` : name,
    ),
    picture: first && pictureOf(assets, first.file, 'album', first.alt ?? title),
    more: more.flatMap((each) => photoOf(context, each) ?? []),
    price: formatPrices(prices, site.words),
    shop:
      url === undefined
        ? undefined
        : linkTo(context, isSoldOut ? rooms.viewInShop : isFree(prices) ? rooms.getFree : music.buy, url),
    release: releaseLink(context, item),
  };
}

/** Pictures of an item that can be shown; without any, the cover of its release. A placeholder would be misleading. */
function listPictures(context: Context, item: MerchEntry): { file: string; alt?: string | undefined }[] {
  const { picture, picture_alt: alt, pictures = [] } = item;
  const canBeShown = ({ file }: { file: string }) => findPicture(context.assets, file) !== undefined;
  const own = [...(picture === undefined ? [] : [{ file: picture, alt }]), ...pictures].filter(canBeShown);
  const cover = releaseOf(context, item)?.data.artwork_url;
  return own.length > 0 || cover === undefined ? own : [{ file: cover, alt }].filter(canBeShown);
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
  const { title, description = '', picture, pictures = [], url } = item;
  const files = [picture, ...pictures.map(({ file }) => file)];
  return {
    ...{ title, description, isSoldOut: isItemSoldOut(item) },
    url: url?.startsWith('http') ? url : undefined,
    images: files.flatMap((file) => {
      const found = findPicture(assets, file);
      return found ? [site.urls.origin + largestOf(found)] : [];
    }),
    prices: pricesOfItem(context, item),
  };
}

/** Returns true if all options are sold out. */
function isItemSoldOut({ sold_out = false, options = [] }: MerchEntry): boolean {
  return sold_out || (options.length > 0 && options.every((each) => each.sold_out));
}

function pricesOfItem({ site }: Context, { price, currency }: MerchEntry): PricedMoney[] {
  return pricesOf(price, currency, site.pages.merch?.data.currency);
}
