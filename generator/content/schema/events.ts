/** pages/events.yaml: every show, past and to come. */
import { z } from 'zod';
import { group, key, list, optional } from './meta.ts';
import { focus, head, imageAlt } from './shared.ts';
import { anyUrl, clock, currency, day, id, picture, slug, text, timeZone, webUrl } from './values.ts';

const event = {
  id: optional(id, 'A number or name of your own; must be unique among events.', 8),
  slug: optional(
    slug,
    "The last part of the page's address; made from title and date when left out. Give one to keep the address if these change.",
    'open-air-june',
  ),
  title: key(text, 'What the night is called.', 'Open Air'),
  date: key(day, 'The day it begins.', '2026-06-12'),
  time: optional(clock, 'When it begins, in 24 hours and in quotes.', '22:00'),
  doors: optional(
    clock,
    'When the doors open, in quotes. A later hour than the beginning is that of the day before.',
    '21:00',
  ),
  end: optional(clock, 'When it ends, in quotes. One before the beginning is that of the next day.', '04:00'),
  timezone: optional(
    timeZone,
    'The time zone of the place, such as Europe/Lisbon; that of the list when left out.',
    'Europe/Lisbon',
  ),
  venue: optional(text, 'Where it is: the club, the hall, the beach.', 'Name of the club'),
  address: optional(text, 'Street and number of the place.', '12 Harbour Street'),
  city: key(text, 'The city it is in.', 'Lisbon'),
  country: optional(text, 'The country it is in.', 'Portugal'),
  description: optional(text, 'One or two sentences about the night.', 'All night long, doors at nine.'),
  image: optional(picture, 'A poster or photo, relative to the assets folder.', 'photos/open-air.jpg'),
  focus,
  image_alt: imageAlt('The poster: a stage among trees'),
  tickets: optional(webUrl, 'Where tickets are sold.', 'https://tickets.example/open-air'),
  price: group('What entry costs.', {
    amount: key(
      z.number().nonnegative().max(1_000_000_000),
      'What the cheapest ticket costs; 0 where entry is free.',
      25,
    ),
    currency: key(currency, 'The currency in three capital letters, such as EUR.', 'EUR'),
  }),
  on_sale: optional(day, 'The day that tickets go on sale.', '2026-05-01'),
  organizer: optional(text, 'Who puts it on, where that is not the artist.', 'Name of the promoter'),
  status: optional(
    z.enum(['scheduled', 'cancelled', 'postponed', 'sold out']),
    'scheduled, cancelled, postponed or sold out.',
    'scheduled',
  ),
};

export const events = z.strictObject({
  ...head('Events', 'Dates of {artist}: shows to come and shows past.', '/dates/'),
  notify: optional(text, 'A sentence shown while no dates are announced.', 'No dates are on sale right now.'),
  timezone: optional(
    timeZone,
    'The time zone of all shows that name none of their own, such as Europe/Lisbon.',
    'Europe/Lisbon',
  ),
  events: list(
    'All shows; those whose day has not passed are upcoming, the others past performances.',
    event,
  ),
  residencies: list('Residencies: nights that come back.', {
    title: key(text, 'What the nights are called.', 'First Friday'),
    venue: optional(text, 'Where they are.', 'Name of the club'),
    city: optional(text, 'The city they are in.', 'Lisbon'),
    period: optional(text, 'Since when, and how often.', 'Since 2024, first Friday of the month'),
    description: optional(text, 'One sentence about them.', 'All night, one DJ.'),
  }),
  brands: list('Event Brands: nights of your own.', {
    name: key(text, 'What the nights are called.', 'Open Air'),
    description: key(text, 'What they are about.', 'Late afternoons outdoors.'),
    url: optional(anyUrl, 'Where there is more about them.', 'https://roof.example'),
  }),
});

export type Event = NonNullable<z.output<typeof events>['events']>[number];
