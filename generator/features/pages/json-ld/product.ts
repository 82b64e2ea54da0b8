/** What is sold elsewhere. */
import type { ItemList, Product, WithContext } from 'schema-dts';
import { CONTEXT } from '../../../site/json-ld/thing.ts';
import type { Money } from '../../../site/money.ts';

interface Sold {
  title: string;
  description: string;
  /** Absolute. */
  image: string | undefined;
  price: Money | undefined;
  isSoldOut: boolean;
  /** Where it is sold. */
  url: string | undefined;
}

/** @param url of the page that lists them, absolute */
export function merchLd(items: readonly Sold[], url: string): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    '@id': `${url}#merch`,
    url,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productLd(item),
    })),
  };
}

function productLd({ title, description, image, price, isSoldOut, url }: Sold): Product {
  return {
    '@type': 'Product',
    name: title,
    ...(description && { description }),
    ...(image && { image }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency,
        availability: `${CONTEXT}/${isSoldOut ? 'SoldOut' : 'InStock'}`,
        ...(url && { url }),
      },
    }),
  };
}
