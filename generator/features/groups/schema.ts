/** pages/groups.yaml: who meets every week, and where. */

import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import {
  anyUrl,
  clock,
  currency,
  email,
  PRICE_ADVICE,
  price,
  properName,
  text,
} from '../../engine/values/index.ts';
import { nameList } from '../../site/schema/credits.ts';
import { day, weekday } from '../../site/schema/dates.ts';
import { head } from '../../site/schema/shared.ts';

/** Between days on one line: `Di. und Do.`, `Mo/Do`. */
const AND = /\s*(?:[,;&+/|،]|(?<=[\s.])(?:und|and|et|y|e|ve|و)(?=\s))\s*/iu;

const days = z
  .union(
    [
      z.array(weekday).min(1),
      z
        .string()
        .transform((written) => written.split(AND))
        .pipe(z.array(weekday)),
    ],
    'must be a day of the week, or a list of them',
  )
  .meta({ value: 'text', translatable: false, $comment: 'day of the week, or list of them' });

/** A day alone, or the first and the last of several. */
const holiday = z
  .union([
    day,
    z.strictObject({
      from: key(day, 'The first day.', '2027-07-01'),
      until: key(day, 'The last day.', '2027-08-31'),
    }),
  ])
  .transform((given) => (typeof given === 'string' ? { from: given, until: given } : given))
  .meta({ value: 'anything', $comment: 'day, or group of from and until' });

const except = optional(
  z.array(holiday),
  'When nobody meets: days, and holidays with their first and last day.',
  ['2027-05-04', { from: '2027-07-01', until: '2027-08-31' }],
);

export const groups = z.strictObject({
  ...head('Groups', 'The groups of {artist}: for whom, when and where.', '/rehearsals/'),
  kind: common(
    optional(
      z.enum(['groups', 'ensembles', 'classes']),
      'What they are: groups, ensembles or classes. Decides the heading.',
      'groups',
    ),
  ),
  except,
  groups: common(
    list(
      'Who meets every week, in the order of the page. They are a calendar to subscribe to.',
      {
        name: key(properName, 'What the group is called.', 'Children’s choir'),
        ages: optional(text, 'Whom it is for.', '8 to 12 years'),
        day: common(optional(days, 'The day of the week, or several of them.', 'tuesday')),
        time: common(optional(clock, 'When it begins, in 24 hours and in quotes.', '16:30')),
        end: optional(clock, 'When it ends, in quotes.', '17:30'),
        room: common(optional(properName, 'The room.', 'Room 2')),
        venue: optional(properName, 'The house that the room is in.', 'Name of the school'),
        address: optional(properName, 'Street and number.', '12 Harbour Street'),
        city: optional(properName, 'The city, if it is not yours.', 'Lisbon'),
        leader: optional(nameList, 'Who leads it: a name, or a list of names.', ['Name of the conductor']),
        from: optional(day, 'The first day of the term.', '2027-01-12'),
        until: optional(day, 'The last day of the term.', '2027-06-29'),
        except,
        price: optional(price, 'What it costs: 40 EUR, free, or [40 EUR, 30 EUR reduced].', '40 EUR'),
        currency: optional(
          currency,
          'The currency in three capital letters, if the price names none.',
          'EUR',
        ),
        url: optional(anyUrl, 'Where people join: a page of this site, or one elsewhere.', '/join/'),
        email: optional(email, 'An email address to join at.', 'join@your-name.example'),
        description: optional(text, 'One or two sentences about it.', 'Nobody has to read music.'),
      },
      aliases({
        'name: %': 'title',
        'ages: %': 'age',
        'day: %': 'weekday, days, tag, jour, día, giorno, dia, gün',
        'room: %': 'raum',
        'leader: %': 'leaders, conductor, teacher, teachers',
        'until: %': 'to',
        'except: %': 'holidays',
        'price: %': 'fee',
        'description: %': 'text',
        'url: %': 'register',
        'venue: %': 'location, place, ort',
      }),
      PRICE_ADVICE,
    ),
  ),
});

export type Groups = z.output<typeof groups>;
export type Group = NonNullable<Groups['groups']>[number];
