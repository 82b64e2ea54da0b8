/** Places that several shows are at, described once. */
import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { properName, text, timeZone, webUrl } from '../../engine/values/index.ts';

/** Pages name it in their language, if it is a code. */
export const country = text.meta({ ...text.meta(), country: true });

const venue = z
  .strictObject({
    name: key(properName, 'What the place is called.', 'Name of the hall'),
    address: optional(properName, 'Street and number.', '12 Harbour Street'),
    city: optional(properName, 'The city it is in.', 'Lisbon'),
    country: optional(country, 'The country it is in, or its code, such as PT.', 'Portugal'),
    timezone: optional(timeZone, 'The time zone of the place.', 'Europe/Lisbon'),
    url: optional(webUrl, 'Its own address on the web.', 'https://hall.example'),
    access: optional(
      text,
      'How to get there, and into it.',
      'Tram 4 to Harbour Street. Step-free entrance on the left.',
    ),
  })
  .meta({
    instead: {
      title: 'name: %',
      venue: 'name: %',
    },
  });

export type Venue = z.output<typeof venue>;

export const venues = optional(
  z.record(z.string().trim().min(1, 'must not be empty'), venue),
  'Places of several shows, each below a name of your own: a show there has  venue: hall',
  { hall: { name: 'Name of the hall', address: '12 Harbour Street', city: 'Lisbon', country: 'Portugal' } },
);

const name = z.string().trim().min(1, 'must not be empty');

/** Written once for all shows and venues. */
export const cities = optional(
  z.record(name, z.record(name, text)).meta({ names: 'city' }),
  'Cities in other languages of the site, by their names in the default: wherever a show or a venue has that city, its pages have it.',
  { Lisbon: { de: 'Lissabon', pt: 'Lisboa' } },
);
