/** artists/*.md: the artists of a label, a collective or a band; pages/artists.yaml. */

import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { email, personName, properName, text, webUrl, year } from '../../engine/values/index.ts';
import { awards } from '../../site/schema/awards.ts';
import { contacts } from '../../site/schema/contact.ts';
import { extra } from '../../site/schema/extra.ts';
import { named, PORTRAIT_INSTEAD, portrait, profiles, url } from '../../site/schema/people.ts';
import { pressPhotos } from '../../site/schema/press-photos.ts';
import { pressQuotes } from '../../site/schema/quotes.ts';
import { draft, fileSlug, head, redirectFrom, TEXT_ADVICE } from '../../site/schema/shared.ts';
import { country } from '../shows/venue-schema.ts';

const KINDS = ['person', 'group'] as const;

const KIND_ALIASES = aliases({
  person: 'solo, artist, singer, musician, dj, rapper, composer, producer',
  group: 'band, duo, trio, quartet, ensemble, choir, collective, project',
});

/** Profiles that people write as keys. */
const PLATFORMS = ['Instagram', 'TikTok', 'YouTube', 'Spotify', 'SoundCloud', 'Bandcamp', 'Facebook', 'X'];

const FORMER = 'must be true, a year such as 2019, or years such as 2012–2019';

/** `true`, or the years, written as the last one or as both. */
const former = z
  .union(
    [z.literal(true), z.int().min(1000).max(9999), z.string().regex(/^\d{4}( ?[–-] ?\d{4})?$/, FORMER)],
    FORMER,
  )
  .transform((given): { from?: number; until?: number } => {
    const years =
      given === true
        ? []
        : String(given)
            .split(/ ?[–-] ?/)
            .map(Number);
    const [first, last = first] = years;
    return {
      ...(last !== first && first !== undefined && { from: first }),
      ...(last !== undefined && { until: last }),
    };
  })
  .meta({ aliases: { yes: 'true' }, $comment: 'true, year, or years' });

const member = named(
  {
    role: optional(text, 'What they do.', 'Songwriter'),
    instrument: optional(text, 'What they play.', 'Drums'),
    from: optional(year, 'The year they came.', 2019),
    until: optional(year, 'The year they left.', 2024),
    url,
  },
  'Name of the drummer',
  { since: 'from: %', plays: 'instrument: %' },
);

export const person = z
  .strictObject({
    name: key(personName, 'Who it is.', 'Kim Ro'),
    slug: fileSlug,
    kind: optional(
      z.enum(KINDS).meta({ aliases: KIND_ALIASES }),
      'person or group. Search engines get neither when left out.',
      'person',
    ),
    ...portrait,
    description: common(
      optional(
        text,
        'Who it is in one or two sentences, used on cards and in search results.',
        'Plays the drums, and writes the quiet ones.',
      ),
    ),
    location: optional(properName, 'Where they are based.', 'Lisbon'),
    country: optional(country, 'Their country, or its code, such as FI.', 'Finland'),
    formed: optional(year, 'The year in which they began.', 2014),
    profiles,
    links: list('Further pages of theirs, such as a shop.', {
      name: key(text, 'What it is called.', 'Shop'),
      url: key(webUrl, 'Its address.', 'https://shop.example/kim-ro'),
    }),
    email: optional(email, 'Where to write to them.', 'kim@your-name.example'),
    contacts,
    members: optional(
      z.array(member).min(1),
      'Who is in a group: a name, or a group of name, instrument, role, from, until and url.',
      [{ name: 'Name of the drummer', instrument: 'Drums', from: 2019 }],
    ),
    press_photos: pressPhotos('Press photos, for download: with the biography, they make a press kit.'),
    awards,
    press_quotes: pressQuotes('What the press wrote about them.', {}),
    former: optional(former, 'true where they have left, or the years, such as 2012–2019.', '2012–2019'),
    order: optional(
      z.int().min(0).max(9999),
      'The place among the others, from 1; those without one follow by the names of their files.',
      1,
    ),
    draft,
    redirect_from: redirectFrom,
    extra,
  })
  .meta({
    instead: {
      ...PORTRAIT_INSTEAD,
      type: 'kind: %',
      title: 'name: %',
      city: 'location: %',
      contact: 'email: %',
      photos: 'press_photos: %',
      quotes: 'press_quotes: %',
      reviews: 'press_quotes: %',
      website: 'links: [{name: Website, url: %}]',
      url: 'links: [{name: Website, url: %}]',
      until: 'former: %',
      ...Object.fromEntries(PLATFORMS.map((name) => [slugify(name), `profiles: [{name: ${name}, url: %}]`])),
    },
    advice: {
      ...TEXT_ADVICE,
      bio: 'Remove this key, and write the biography below the second line of three hyphens.',
      releases: 'A release names its artists: write them into its file, as  artists: [Name]',
    },
  });

export const artists = z.strictObject(head('Artists', 'The artists of {artist}.', '/roster/'));

export type Person = z.output<typeof person>;
