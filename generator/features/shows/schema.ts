/** pages/events.yaml: all shows. */

import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import {
  anyUrl,
  clock,
  id,
  PRICE_ADVICE,
  picture,
  properName,
  richText,
  slug,
  text,
  timeZone,
  webUrl,
} from '../../engine/values/index.ts';
import { awards } from '../../site/schema/awards.ts';
import { day } from '../../site/schema/dates.ts';
import { directive, limit } from '../../site/schema/directives.ts';
import { extra } from '../../site/schema/extra.ts';
import { framing } from '../../site/schema/framing.ts';
import { artistNames, person } from '../../site/schema/people.ts';
import { pressQuotes } from '../../site/schema/quotes.ts';
import { head, imageAlt } from '../../site/schema/shared.ts';
import { DAY_INSTEAD, DAY_KEYS, times } from './days-schema.ts';
import { programme, programmes } from './programme-schema.ts';
import { status } from './status-schema.ts';
import { TICKETS_EXAMPLE, ticketPrice, tickets } from './ticket-schema.ts';
import { cities, country, venues } from './venue-schema.ts';

const event = {
  id: optional(id, 'A number or name of your own; must be unique among events.', 8),
  slug: optional(
    slug,
    "The last part of the page's address; made from title and date when left out. Give one to keep the address if these change.",
    'open-air-june',
  ),
  title: key(text, 'What the show is called.', 'Open Air'),
  date: key(day, 'The day it begins.', '2026-06-12').meta({
    repeated: { line: '- {title: %title, period: %}', list: 'residencies' },
  }),
  end_date: optional(day, 'Its last day, where it lasts several.', '2026-06-14'),
  time: common(optional(clock, 'When it begins, in 24 hours and in quotes.', '22:00')),
  doors: optional(
    clock,
    'When the doors open, in quotes. A later hour than the beginning is that of the day before.',
    '21:00',
  ),
  end: optional(
    clock,
    'When it ends, in quotes. One before the beginning is that of the next day. With end_date it is that of the last day; one before 06:00 is that of the night after it.',
    '04:00',
  ),
  days: optional(
    z
      .array(z.strictObject({ ...DAY_KEYS, programme }).meta({ instead: DAY_INSTEAD }))
      .min(1, 'must not be empty'),
    'The days of a show that lasts several, or its performances, each with date, time, doors, end, stage, note and programme.',
    [
      { date: '2026-06-12', time: '20:00', programme: 'autumn' },
      { date: '2026-06-13', doors: '15:00', time: '16:00', stage: 'Main Stage' },
    ],
  ),
  times,
  timezone: optional(
    timeZone,
    'The time zone of the place, such as Europe/Lisbon; that of the list or of site.yaml when left out.',
    'Europe/Lisbon',
  ),
  festival: optional(properName, 'The festival that it is part of.', 'Name of the festival'),
  tour: optional(properName, 'The tour that it is part of.', 'Name of the tour'),
  series: optional(properName, 'The series or season that it is part of.', 'Name of the series'),
  stage: optional(properName, 'The stage or room there.', 'Main Stage'),
  venue: common(
    optional(
      properName,
      'Where it is: the hall, the club, the park, or the name of one of venues; TBA until it is known.',
      'Name of the venue',
    ),
  ),
  address: optional(properName, 'Street and number of the place.', '12 Harbour Street'),
  city: common(
    optional(
      properName,
      'The city it is in, or TBA; needed unless it is online, or its venue is one of venues.',
      'Lisbon',
    ),
  ),
  country: common(
    optional(
      country,
      'The country it is in, or its code, such as PT, which pages name in their language.',
      'Portugal',
    ),
  ),
  online: optional(
    webUrl,
    'Where it is streamed. Without venue and city, it is only there.',
    'https://live.example/your-name',
  ),
  description: optional(
    text,
    'One or two sentences about the show.',
    'The new album in full, and old songs by request.',
  ),
  artists: artistNames(
    'Who of `artists/` plays, by name or by the name of the file, instead of {artist}. Guests are support.',
  ),
  support: optional(z.array(person), 'Who else plays: names, or groups with name, role and url.', [
    'Name of the support',
    { name: 'Another name', url: 'https://name.example' },
  ]),
  image: optional(picture, 'A poster or photo, relative to the assets folder.', 'photos/open-air.jpg'),
  ...framing,
  image_alt: imageAlt('The poster: a stage among trees'),
  tickets: common(
    optional(
      tickets,
      'Where tickets are sold: an address, or a list with label, url, price, currency and on_sale.',
      TICKETS_EXAMPLE,
    ),
  ),
  price: optional(
    ticketPrice,
    'What a ticket costs: 25 EUR, free, or words such as Pay what you can; several as [25 EUR, 18 EUR reduced]; from 25 EUR where others are dearer.',
    '25 EUR',
  ),
  on_sale: optional(day, 'The day that tickets go on sale.', '2026-05-01'),
  organizer: optional(text, 'Who puts it on, where that is not the artist.', 'Name of the promoter'),
  status: optional(status, 'scheduled, cancelled, postponed, moved or sold_out.', 'scheduled'),
  previous_date: optional(
    day,
    'The day that it was announced for, where it was postponed or moved to another.',
    '2026-05-15',
  ),
  programme,
  setlist: optional(
    z.array(text),
    'What was played, in order; shown once the show is over. Titles of yours link to their releases.',
    ['First Song', 'Second Song'],
  ),
  awards,
  press_quotes: pressQuotes('What the press wrote about it.', {}),
  recap: optional(
    richText,
    'What it was like, with pictures and directives, shown once the show is over.',
    'Thanks to everyone who stayed until the end.',
  ),
  extra,
};

const EVENT_INSTEAD = aliases({
  'series: %': 'season',
  'venue: %': 'place, location',
  'image: %': 'poster, image_url, flyer',
  'tickets: %': 'link, url',
  'support: [%]': 'lineup',
  'price: %': 'prices',
  'price: free': 'free',
  'status: sold_out': 'sold_out, soldout',
  'status: cancelled': 'cancelled, canceled',
  'status: postponed': 'postponed',
  'description: %': 'notes, text',
  'press_quotes: %': 'quotes, reviews',
  'press_quotes: [{text: %}]': 'review',
});

export const events = z
  .strictObject({
    ...head('Events', 'Dates of {artist}: shows to come and shows past.', '/dates/'),
    notify: optional(
      text,
      'A sentence shown while no dates are announced.',
      'No dates are on sale right now.',
    ),
    timezone: optional(
      timeZone,
      'The time zone of all shows that name none of their own, such as Europe/Lisbon; that of site.yaml when left out.',
      'Europe/Lisbon',
    ),
    weekdays: optional(z.boolean(), 'true to begin days in lists of shows with their day of the week.', true),
    venues,
    cities,
    programmes,
    events: optional(
      z.array(
        z
          .strictObject(event)
          // `checkPlaces` requires the city of one of them; editors know it from here.
          .meta({
            instead: EVENT_INSTEAD,
            advice: PRICE_ADVICE,
            anyOf: [{ required: ['city'] }, { required: ['online'] }, { required: ['venue'] }],
          }),
      ),
      'All shows; those whose day has not passed are upcoming, the others past performances.',
    ),
    residencies: list('Residencies: shows that come back at the same place.', {
      title: key(text, 'What the series is called.', 'First Friday'),
      venue: optional(properName, 'Where they are.', 'Name of the venue'),
      city: optional(properName, 'The city they are in.', 'Lisbon'),
      period: optional(text, 'Since when, and how often.', 'Since 2024, first Friday of the month'),
      description: optional(text, 'One sentence about them.', 'Songs by request, with a guest each month.'),
    }),
    brands: list('Event Brands: series of shows of your own.', {
      name: key(text, 'What the series is called.', 'Open Air'),
      description: key(text, 'What they are about.', 'Late afternoons outdoors.'),
      url: optional(anyUrl, 'Where there is more about them.', 'https://roof.example'),
    }),
  })
  .meta({
    instead: Object.fromEntries(['shows', 'dates', 'gigs', 'concerts'].map((key) => [key, 'events: %'])),
  });

export type Event = NonNullable<z.output<typeof events>['events']>[number];

/** Directives, as texts write them. */
export const directives = {
  events: directive('nothing', 'The next shows.', '::events{limit=3}', {
    limit: optional(limit, 'How many at most; all of them without it.', 3),
  }),
};

type ShowsDirectives = typeof directives;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends ShowsDirectives {}
}
