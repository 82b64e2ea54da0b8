/** Courses, workshops and masterclasses, on custom pages. */

import * as z from 'zod';
import { key, list, optional } from '../../../engine/content/schema/meta.ts';
import { aliases } from '../../../engine/lib/aliases.ts';
import {
  clock,
  currency,
  email,
  PRICE_ADVICE,
  price,
  properName,
  text,
  webUrl,
} from '../../../engine/values/index.ts';
import { nameList } from '../../../site/schema/credits.ts';
import { day } from '../../../site/schema/dates.ts';

const days = z
  .union([z.array(day).min(1), day], 'must be a day such as 2027-02-13, or a list of days')
  .transform((given) => (Array.isArray(given) ? given.toSorted() : [given]))
  .meta({ value: 'day', $comment: 'date, or list of dates', repeated: { line: 'rhythm: %' } });

export const courses = list(
  'Courses, workshops and masterclasses, listed below the text. One whose last day is over is left out.',
  {
    title: key(text, 'What the course is called.', 'Masterclass for string quartets'),
    date: optional(days, 'The day it begins, or all of its days.', ['2027-02-13', '2027-02-20']),
    end_date: optional(day, 'Its last day, where it goes on from the first.', '2027-07-18'),
    time: optional(clock, 'When it begins, in 24 hours and in quotes.', '10:00'),
    end: optional(clock, 'When it ends, in quotes.', '17:00'),
    rhythm: optional(text, 'When it takes place, in words: every week, or on request.', 'Tuesdays, 6 pm'),
    venue: optional(properName, 'Where it is: the school, the hall, the studio.', 'Name of the school'),
    city: optional(properName, 'The city it is in.', 'Lisbon'),
    online: optional(z.boolean(), 'true where it is online, or online as well.', true),
    teachers: optional(nameList, 'Who teaches, if not all of {artist}: a name, or a list of names.', [
      'Name of the teacher',
    ]),
    level: optional(text, 'Whom it is for.', 'Advanced players'),
    seats: optional(z.int().min(1).max(100_000), 'How many can take part.', 12),
    price: optional(
      price,
      'What it costs: 120 EUR, free, or several as [120 EUR, 90 EUR reduced].',
      '120 EUR',
    ),
    currency: optional(currency, 'The currency in three capital letters, if the price names none.', 'EUR'),
    url: optional(webUrl, 'Where people register.', 'https://school.example/masterclass'),
    email: optional(email, 'An email address to register at.', 'courses@your-name.example'),
    sold_out: optional(z.boolean(), 'true where no seat is left.', true),
    description: optional(
      text,
      'One or two sentences about it.',
      'Two days on the late quartets, with a concert at the end.',
    ),
  },
  aliases({
    'date: %': 'dates, days',
    'rhythm: %': 'when, weekday, weekly, every',
    'level: %': 'age, alter, âge, edad, età, idade',
    'teachers: %': 'leitung, leader, teacher, with',
    'venue: %': 'place, location',
    'seats: %': 'places, capacity',
    'price: %': 'fee, prices',
    'url: %': 'registration, register, tickets',
    'sold_out: %': 'full, booked_out',
    'description: %': 'text',
  }),
  PRICE_ADVICE,
);

export type CourseEntry = NonNullable<z.output<typeof courses>>[number];
