/** pages/merch.yaml. */

import * as z from 'zod';
import { common, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { aliases } from '../../../engine/lib/aliases.ts';
import { currency, orderUrl, PRICE_ADVICE, picture, price, text } from '../../../engine/values/index.ts';
import { framing } from '../../../site/schema/framing.ts';
import { furtherPicture, head, imageAlt } from '../../../site/schema/shared.ts';

/** Advice for numbers of what is left. */
const STOCK_ADVICE = Object.fromEntries(
  ['stock', 'in_stock', 'quantity', 'left', 'available'].map((name) => [
    name,
    'Nothing is counted here. Where there are none left, write  sold_out: true  and of one size  options: [S, {name: M, sold_out: true}]',
  ]),
);

/** A size or a colour, by its name alone or as a group. */
const option = z
  .union([
    text,
    z
      .strictObject({
        name: key(text, 'What it is called.', 'XL'),
        sold_out: optional(z.boolean(), 'true where there are none left.', true),
      })
      .meta({ advice: STOCK_ADVICE }),
  ])
  .transform((given) => (typeof given === 'string' ? { name: given, sold_out: false } : given));

export const merch = z
  .strictObject({
    ...head('Merch', 'Records, shirts and prints of {artist}.', '/store/'),
    currency: optional(currency, 'The currency of prices that name none.', 'EUR'),
    items: common(
      list(
        'What is sold, in the order of the page. It is bought elsewhere.',
        {
          title: key(text, 'What it is.', 'Tour shirt'),
          picture: common(
            optional(picture, 'A picture of it, relative to the assets folder.', 'merch/shirt.jpg'),
          ),
          ...framing,
          picture_alt: imageAlt('A black shirt with the name in white across the chest'),
          pictures: optional(
            z.array(
              furtherPicture('merch/shirt-back.jpg', 'The back of the shirt, with the dates of the tour'),
            ),
            'More pictures of it, which open large: paths, or groups with file and alt.',
            ['merch/shirt-back.jpg', { file: 'merch/shirt-print.jpg', alt: 'The print, from close up' }],
          ),
          price: common(
            optional(
              price,
              'What it costs: a number, or a number and its currency; several as [£55, ₦95,000] or [25 EUR, 18 EUR reduced].',
              25,
            ),
          ),
          currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
          url: common(optional(orderUrl, 'Where it is sold.', 'https://shop.example/tour-shirt')),
          sold_out: optional(
            z.boolean().meta({ entries: 'options' }),
            'true where there are none left; of one size, below options.',
            true,
          ),
          options: optional(
            z.array(option),
            'What there is to choose from: names, or groups with name and sold_out.',
            ['S', 'M', { name: 'L', sold_out: true }],
          ),
          release: optional(
            z.string().regex(/^(releases\/)?[a-z0-9-]+$/, 'must be a release such as releases/new-song'),
            'The release that it belongs to: releases/<slug>.',
            'releases/new-song',
          ),
          description: optional(
            text,
            'One or two sentences about it.',
            'Screen printed in the rehearsal room.',
          ),
        },
        aliases({
          'picture: %': 'image, photo',
          'pictures: %': 'images, photos, gallery',
          'url: %': 'shop',
          'options: %': 'sizes, colors, colours, variants',
          'options: [%]': 'size, color, colour',
          'price: %': 'prices',
        }),
        { ...STOCK_ADVICE, ...PRICE_ADVICE },
      ),
    ),
  })
  .meta({ instead: { products: 'items: %' } });
