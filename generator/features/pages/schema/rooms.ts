/** Pages that are there where their file is: pages/videos.yaml, pages/photos.yaml, pages/merch.yaml. */
import * as z from 'zod';
import { key, list, optional } from '../../../engine/content/schema/meta.ts';
import { currency, picture, text, webUrl } from '../../../engine/content/schema/values/index.ts';
import { price } from '../../../engine/content/schema/values/money.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { focus, head, imageAlt } from '../../../site/schema/shared.ts';

export const videos = z.strictObject({
  ...head('Videos', 'Videos by {artist}: live sessions, lyric videos and more.', '/clips/'),
  videos: list(
    'Videos, in any order: the newest is shown first. Those of releases are added to them.',
    {
      title: key(text, 'What it is called.', 'Live at the harbour'),
      url: key(
        webUrl,
        'Its address on YouTube, Vimeo or any other site.',
        'https://www.youtube.com/watch?v=…',
      ),
      date: optional(partialDate, 'When it came out.', '2026-02-20'),
      description: optional(
        text,
        'One or two sentences about it.',
        'Three songs in one take, at six in the morning.',
      ),
      picture: optional(
        picture,
        'What is shown until it plays, relative to the assets folder.',
        'photos/harbour.jpg',
      ),
      focus,
    },
    { name: 'title: %', link: 'url: %', youtube: 'url: %', vimeo: 'url: %', image: 'picture: %' },
  ),
});

export const photos = z
  .strictObject({
    ...head('Photos', 'Photos of {artist}, on stage and off.', '/pictures/'),
    sets: list('Sets of photos, each with a heading of its own, in the order of the page.', {
      title: key(text, 'What they are of.', 'On tour'),
      date: optional(partialDate, 'When they were taken.', '2026-06'),
      description: optional(text, 'One or two sentences about them.', 'Nine cities in eleven days.'),
      credit: optional(text, 'Who took those that do not say.', 'Photo: name of the photographer'),
      licence: optional(
        text,
        'What those that do not say may be used for.',
        'Free for editorial use with credit',
      ),
      photos: list(
        'The photos.',
        {
          file: key(picture, 'The photo, relative to the assets folder.', 'photos/stage.jpg'),
          focus,
          alt: imageAlt('The band on a small stage, seen from the bar'),
          caption: optional(text, 'A line under it, when it is shown large.', 'The last song'),
          credit: optional(text, 'Who took it.', 'Photo: name of the photographer'),
          licence: optional(text, 'What it may be used for.', 'Free for editorial use with credit'),
          press: optional(z.boolean(), 'true to offer it at full size in the press kit too.', true),
        },
        { text: 'caption: %', title: 'caption: %', picture: 'file: %', image: 'file: %', photo: 'file: %' },
      ),
    }),
  })
  .meta({
    instead: {
      photos: 'sets: [{title: On tour, photos: %}]',
    },
  });

export const merch = z
  .strictObject({
    ...head('Merch', 'Records, shirts and prints of {artist}.', '/store/'),
    currency: optional(currency, 'The currency of prices that name none.', 'EUR'),
    items: list(
      'What is sold, in the order of the page. It is bought elsewhere.',
      {
        title: key(text, 'What it is.', 'Tour shirt'),
        picture: optional(picture, 'A picture of it, relative to the assets folder.', 'merch/shirt.jpg'),
        focus,
        picture_alt: imageAlt('A black shirt with the name in white across the chest'),
        price: optional(price, 'What it costs: a number, or a number and its currency.', 25),
        currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
        url: optional(webUrl, 'Where it is sold.', 'https://shop.example/tour-shirt'),
        sold_out: optional(z.boolean(), 'true where there are none left.', true),
        options: optional(z.array(text), 'What there is to choose from.', ['S', 'M', 'L']),
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
      {
        name: 'title: %',
        image: 'picture: %',
        photo: 'picture: %',
        link: 'url: %',
        shop: 'url: %',
        sizes: 'options: %',
        size: 'options: [%]',
        colors: 'options: %',
        colours: 'options: %',
        color: 'options: [%]',
        colour: 'options: [%]',
        variants: 'options: %',
        cost: 'price: %',
      },
    ),
  })
  .meta({ instead: { products: 'items: %' } });
