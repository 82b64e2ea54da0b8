/** The days of a show that lasts several, and the times of one that is played more than once a day. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { clock, orderUrl, properName, text } from '../../engine/values/index.ts';
import { day } from '../../site/schema/dates.ts';
import { status } from './status-schema.ts';
import { ticketPrice } from './ticket-schema.ts';

/** Keys of a day but for its programme. */
export const DAY_KEYS = {
  date: key(day, 'Which day it is.', '2026-06-12'),
  time: optional(clock, 'When it begins on that day, in quotes; that of the show when left out.', '20:00'),
  doors: optional(clock, 'When the doors open, in quotes.', '19:00'),
  end: optional(clock, 'When it ends, in quotes. One before the beginning is that of the next day.', '23:00'),
  stage: optional(properName, 'The stage or room, if it is another one.', 'Main Stage'),
  tickets: optional(orderUrl, 'Where tickets of that day are sold.', 'https://tickets.example/matinee'),
  price: optional(ticketPrice, 'What a ticket of that day costs, if not what the show costs.', '18 EUR'),
  status: optional(status, 'cancelled, postponed, moved or sold_out, of that day alone.', 'sold_out'),
  note: optional(text, 'One or two sentences about that day.', 'With the choir of the city.'),
};

export const DAY_INSTEAD = {
  description: 'note: %',
  text: 'note: %',
  title: 'note: %',
  sold_out: 'status: sold_out',
  cancelled: 'status: cancelled',
};

export const times = optional(
  z.array(clock).min(1, 'must not be empty'),
  'All beginnings on its day, in quotes, of a show that is played more than once, such as matinee and evening.',
  ['11:00', '19:30'],
);
