/** The formats that a release can be bought in. */

import * as z from 'zod';
import { common, key, list, optional } from '../../../engine/content/schema/meta.ts';
import { aliases } from '../../../engine/lib/aliases.ts';
import { currency, orderUrl, PRICE_ADVICE, price, text } from '../../../engine/values/index.ts';

const FORMATS = ['vinyl', 'cassette', 'cd', 'digital', 'other'] as const;

export type FormatName = (typeof FORMATS)[number];

const FORMAT_ALIASES = aliases({
  vinyl: `lp, record, 7 inch, 10 inch, 12 inch, schallplatte, langspielplatte, platte, disque, disque vinyle,
    disco, disco de vinilo, disco de vinil, أسطوانة`,
  cassette: 'tape, mc, musikkassette, k7, fita, musicassetta, شريط',
  cd: 'compact disc, cd-r',
  digital: 'download, téléchargement, descarga, indirme, mp3, flac, wav',
});

export const formats = list(
  'The formats to buy it in, in the order of the page: "Get it".',
  {
    format: key(
      z.enum(FORMATS).meta({ aliases: FORMAT_ALIASES }),
      'vinyl, cassette, cd, digital or other.',
      'vinyl',
    ),
    title: optional(text, 'What it is called, where the format does not say enough.', 'Double LP, black'),
    edition: optional(text, 'Which edition it is.', '300 copies, numbered'),
    url: common(optional(orderUrl, 'Where it is sold.', 'https://shop.example/new-song-vinyl')),
    price: common(
      optional(
        price,
        'What it costs: a number, or a number and its currency; several as [£22, ₦45,000].',
        25,
      ),
    ),
    currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
    sold_out: optional(z.boolean(), 'true where there are none left.', true),
  },
  { prices: 'price: %' },
  PRICE_ADVICE,
);
