/** pages/*.yaml: about, music, projects and contact, which always exist; videos, photos and merch, which need their files. */

import * as z from 'zod';
import { group, key, list, optional } from '../../../engine/content/schema/meta.ts';
import {
  anyUrl,
  currency,
  email,
  fixedText,
  id,
  markdown,
  phone,
  picture,
  text,
  webUrl,
  year,
} from '../../../engine/content/schema/values/index.ts';
import { price } from '../../../engine/content/schema/values/money.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { focus } from '../../../site/schema/focus.ts';
import { card, exploreMore, head, imageAlt, section } from '../../../site/schema/shared.ts';

const MENU_ADVICE =
  'The page is in the menu by itself, if it has something to show. Remove the line; what the menu calls it is written in site.yaml:  menu: [home, {page: contact, label: Contact}]';

export const about = z
  .strictObject({
    ...head('About', 'Who {artist} is, and how it all began.', '/biography/'),
    image: optional(picture, 'A portrait, relative to the assets folder.', 'photos/portrait.jpg'),
    image_alt: optional(text, 'What the portrait shows.', 'The artist on stage, seen from the side'),
    focus,
    sections: list('The story, section by section.', section),
    core_values: list('The card Core Values.', section),
    at_a_glance: list('The card At a Glance: facts, one per line.', {
      label: key(text, 'What the fact is about.', 'Based in'),
      value: key(text, 'The fact.', 'Lisbon'),
    }),
    explore_more: exploreMore,
  })
  .meta({
    instead: {
      photo: 'image: %',
      facts: 'at_a_glance: %',
      picture: 'image: %',
      bio: 'sections: [{title: Biography, text: %}]',
      text: 'sections: [{title: Story, text: %}]',
    },
    advice: {
      menu: MENU_ADVICE,
      members: 'Members are listed in site.yaml:  artist: {members: [Name of the drummer]}',
      quote: 'What the press wrote about the artist belongs in pages/press.yaml, below  quotes:',
      quotes: 'What the press wrote about the artist belongs in pages/press.yaml, below  quotes:',
    },
  });

export const music = z.strictObject({
  ...head('Music', 'All the music of {artist} in one place.', '/tracks/'),
  cards: list('Ways into the music.', card),
  stats: list('Numbers worth mentioning.', {
    value: key(text, 'The number as it is shown, in quotes.', '12+'),
    label: key(text, 'What is counted.', 'releases'),
  }),
  quote: group('A quote at the foot of the page.', {
    text: key(text, 'What was said.', 'If the tune survives breakfast, it gets a kick drum.'),
    source: optional(text, 'Who said it.', '{artist}'),
  }),
});

export const projects = z.strictObject({
  ...head('Projects', 'The other names of {artist}, and work with others.', '/aliases/'),
  projects: list('Active Projects.', {
    id: optional(id, 'A name of your own; not shown.', 'second-name'),
    name: key(text, 'What the project is called.', 'Second Name'),
    type: optional(text, 'Such as Alias or Live project.', 'Alias'),
    description: optional(markdown, 'What it is about.', 'Quiet pieces for early mornings.'),
    status: optional(text, 'Such as Active.', 'Active'),
    highlights: optional(z.array(text), 'What is worth knowing, one line each.', ['Two albums, no drums']),
    releases: list('What came out under this name.', {
      title: key(text, 'What it is called.', 'Inventory'),
      year: optional(year, 'The year it came out.', 2024),
      streams: optional(text, 'How often it has been played, in words.', '40,000 streams'),
    }),
    image: optional(picture, 'A picture, relative to the assets folder.', 'photos/second-name.jpg'),
    focus,
    image_alt: imageAlt('A tape machine on a window sill'),
  }),
  collaborations: list('Notable Collaborations.', {
    artist: key(text, 'Who it was made with.', 'Name of the singer'),
    track: key(text, 'What was made.', 'New Song'),
    type: optional(text, 'Such as Remix or Guest vocalist.', 'Guest vocalist'),
    year: optional(year, 'The year it came out.', 2026),
    url: optional(anyUrl, 'Where it can be heard.', '/music/releases/new-song/'),
  }),
});

/** The addresses of site.yaml, by their names. */
const MAIL_NAMES = ['general', 'bookings', 'press'];
const MAIL = 'must be general, bookings, press, or an email address such as bookings@example.com';

export const contact = z
  .strictObject({
    ...head('Bookings & Contact', 'Book {artist}, or ask about remixes and press.', '/booking/'),
    cards: list('Ways to write, one card each.', {
      icon: optional(
        z.enum(['mail', 'calendar', 'press', 'location']),
        'mail, calendar, press or location.',
        'calendar',
      ),
      title: key(text, 'What it is for.', 'Bookings'),
      description: optional(text, 'One sentence about it.', 'Date, city and capacity help most.'),
      contact: optional(text, 'What is shown; the email address when left out.', 'Write to the booking desk'),
      email: optional(
        z
          .string()
          .refine((address) => MAIL_NAMES.includes(address) || email.safeParse(address).success, MAIL)
          .meta({ value: 'email', $comment: 'email address, or its name' }),
        'Where it writes to: an email address, or general, bookings or press for that of site.yaml.',
        'bookings',
      ),
      phone: optional(phone, 'A phone number, with the code of the country.', '+44 20 7946 0958'),
    }),
    message: optional(
      text,
      'A sentence over the form, or over the email addresses where there is no form.',
      'Every message is read by a person.',
    ),
    press_kit: optional(
      text,
      'A sentence of the Press Kit card.',
      'Biographies, photos and the rider, ready to download.',
    ),
    follow: group('Follow the Journey.', {
      text: optional(text, 'Why to follow.', 'Clips and dates.'),
      profiles: key(z.array(fixedText), 'Names of social profiles of site.yaml.', ['Instagram']),
    }),
  })
  .meta({
    advice: {
      menu: MENU_ADVICE,
      phone: 'People to write to, with their phone numbers, are listed in site.yaml, below  contacts:',
      email: 'Email addresses are written in site.yaml:  emails: {bookings: bookings@your-name.example}',
      bookings: 'Email addresses are written in site.yaml:  emails: {bookings: bookings@your-name.example}',
    },
  });

const video = {
  title: key(text, 'What it is called.', 'Live at the harbour'),
  url: key(
    webUrl,
    'Its address on YouTube, Vimeo or any other site; a playlist of YouTube plays from its beginning.',
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
};

/** Corrections of its keys. */
const VIDEO_INSTEAD = {
  name: 'title: %',
  link: 'url: %',
  youtube: 'url: %',
  vimeo: 'url: %',
  image: 'picture: %',
};

export const videos = z.strictObject({
  ...head('Videos', 'Videos by {artist}: live sessions, lyric videos and more.', '/clips/'),
  videos: list(
    'Videos, in any order: the newest is shown first. Those of releases are added to them.',
    video,
    VIDEO_INSTEAD,
  ),
  playlists: list(
    'Videos that belong together, below a heading of their own, in the order of the list.',
    {
      title: key(text, 'What they have in common.', 'Harbour sessions'),
      description: optional(text, 'One or two sentences about them.', 'One song a month, outdoors.'),
      videos: list(
        'The videos; one that a release or the list above has as well is shown here.',
        video,
        VIDEO_INSTEAD,
      ),
    },
    { name: 'title: %', items: 'videos: %' },
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

/** A size or a colour, by its name alone or as a group. */
const option = z
  .union([
    text,
    z.strictObject({
      name: key(text, 'What it is called.', 'XL'),
      sold_out: optional(z.boolean(), 'true where there are none left.', true),
    }),
  ])
  .transform((given) => (typeof given === 'string' ? { name: given, sold_out: false } : given));

/** A further picture, by its path alone or as a group. */
const furtherPicture = z
  .union([
    picture,
    z.strictObject({
      file: key(picture, 'The picture, relative to the assets folder.', 'merch/shirt-back.jpg'),
      alt: imageAlt('The back of the shirt, with the dates of the tour'),
    }),
  ])
  .transform((given) => (typeof given === 'string' ? { file: given } : given))
  .meta({ asset: 'picture' });

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
        pictures: optional(
          z.array(furtherPicture),
          'More pictures of it, which open large: paths, or groups with file and alt.',
          ['merch/shirt-back.jpg', { file: 'merch/shirt-print.jpg', alt: 'The print, from close up' }],
        ),
        price: optional(
          price,
          'What it costs: a number, or a number and its currency; several as [£55, ₦95,000] or [25 EUR, 18 EUR reduced].',
          25,
        ),
        currency: optional(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
        url: optional(webUrl, 'Where it is sold.', 'https://shop.example/tour-shirt'),
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
      {
        name: 'title: %',
        image: 'picture: %',
        photo: 'picture: %',
        images: 'pictures: %',
        photos: 'pictures: %',
        gallery: 'pictures: %',
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
