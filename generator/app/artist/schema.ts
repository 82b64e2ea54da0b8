/** The shape of artist.json. Other programs rely on it: within a version, keys are added and never changed. Unknown facts have no key. */

import * as z from 'zod';
import { RELEASE_TYPE_NAMES } from '../../features/releases/schema/types.ts';
import { SCORE_KINDS } from '../../features/works/score-schema.ts';
import { MUSIC_KEYS } from '../../site/platforms/table.ts';
import { madeWithAi } from '../../site/schema/ai.ts';
import { ARTIST_ROLES } from '../../site/schema/people.ts';
import { credits, performance, url } from './people.ts';

const text = z.string().optional();
const named = z.strictObject({ name: z.string(), url });

const partialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .describe('As much of a date as is known: 2025-08-01, 2025-08 or 2025.');
const duration = z
  .string()
  .regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/)
  .describe('ISO 8601: PT3M20S.');
const isrc = z
  .string()
  .regex(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/)
  .describe('ISO 3901, without hyphens.');
/** Each with words of its own: without them the schema has a list of types, an error for validators in their strict mode. */
const bpm = z
  .union([z.number().describe('Where it is exact.'), z.string().describe('Where it is not: about 124.')])
  .describe('Beats per minute.');
const links = z.record(z.string(), url).describe(`By platform: ${MUSIC_KEYS.join(', ')}.`);

const pressQuotes = z.array(
  z.strictObject({
    text: z.string(),
    outlet: text,
    author: text,
    url: url.optional(),
    date: partialDate.optional(),
    rating: z
      .strictObject({ value: z.number(), best: z.number() })
      .optional()
      .describe('4 of 5 stars, or 8 of 10 points.'),
  }),
);

const format = z.strictObject({
  format: z.enum(['vinyl', 'cassette', 'cd', 'digital', 'other']),
  title: text,
  edition: text,
  url: url.optional(),
  amount: z.number().optional().describe('The first of its prices, with its currency.'),
  currency: text.describe('ISO 4217.'),
  sold_out: z.boolean().optional(),
});

const track = z.strictObject({
  track_number: z.int().describe('Its place on its disc.'),
  disc: z.int().optional().describe('1 where it is not said.'),
  title: z.string(),
  version: text,
  artists: z
    .array(z.strictObject({ name: z.string(), role: z.enum(['main', 'with', 'featuring', 'remixer']) }))
    .optional()
    .describe('Whom it is by; as the release where it is not said.'),
  made_with_ai: madeWithAi,
  explicit: z.boolean().optional(),
  bpm: bpm.optional(),
  key: text,
  work: text.describe(
    'That it is a movement of; in the first of them only where the others have a movement.',
  ),
  opus: text.describe('The number of the work in a catalogue.'),
  movement: z.int().optional().describe('Its number in the work.'),
  movement_name: text,
  ...performance,
  credits: credits.optional(),
  streaming_links: links.optional(),
  duration: duration.optional(),
  isrc: isrc.optional(),
});

const played = z.strictObject({
  time: z.int().optional().describe('When it begins, in seconds.'),
  artist: text,
  title: z.string(),
  label: text,
});

const member = z.strictObject({
  name: z.string(),
  role: text,
  instrument: text,
  from: z.int().optional().describe('The year they came.'),
  until: z.int().optional().describe('The year they left.'),
  url: url.optional(),
  profiles: z.array(named).optional(),
});

const contactPerson = z.strictObject({
  name: z.string(),
  role: text,
  company: text,
  territory: text,
  email: z.email().optional(),
  phone: text,
  url: url.optional(),
});

/** Common keys of all that has a page. */
const page = {
  slug: z.string().describe('Unique among entries of its list.'),
  title: z.string(),
  url: url.describe('Its page on the site.'),
  description: text,
};

/** Common keys of releases, remixes and mixes. */
const music = {
  ...page,
  artwork_url: url.optional().describe('The cover, as large as the site has it: WebP or JPEG.'),
  genre: z.array(z.string()).describe('The first is the main one.'),
  streaming_links: links,
  links: z.array(named).optional().describe('Where to hear it besides.'),
};

export const artistSchema = z
  .strictObject({
    $schema: url.describe('This schema.'),
    version: z.literal(1),
    url: url.describe('The site.'),
    name: z.string(),
    tagline: text,
    description: text,
    location: text,
    roles: z.array(z.string()),
    type: z.enum(['person', 'group']).optional().describe('group for a band; a person where it is missing.'),
    members: z.array(member).optional(),
    artists: z
      .array(
        z.strictObject({
          name: z.string(),
          url: url.describe('Their page.'),
          data_url: url.describe('The same about them as this file has about the artist.'),
        }),
      )
      .optional()
      .describe('The artists of a label, a collective or a band, as far as they have pages.'),
    alternate_names: z.array(z.string()).optional(),
    pronunciation: text,
    identifiers: z
      .strictObject({
        musicbrainz: text,
        isni: text.describe('ISO 27729, without spaces.'),
        ipi: text.describe('The IPI name number, of eleven digits.'),
        wikidata: text,
        discogs: text,
      })
      .optional()
      .describe('By which catalogues know the artist.'),
    language: z.string().describe('Of the texts: en-US.'),
    contacts: z
      .strictObject({
        general: z.email().optional(),
        bookings: z.email().optional(),
        press: z.email().optional(),
      })
      .describe('Mail addresses.'),
    contact_people: z.array(contactPerson).optional().describe('Managers, agents and others to write to.'),
    links: z
      .array(z.strictObject({ name: z.string(), url, handle: z.string().optional() }))
      .describe('Profiles on social networks and music platforms.'),
    press_quotes: pressQuotes.optional().describe('About the artist; those about a release are there.'),
    press_kit_url: url,
    events_url: url.optional().describe('A calendar of all shows (RFC 5545). Missing where there are none.'),
    feeds: z.strictObject({ atom: url, rss: url, json: url }).describe('News, releases and mixes.'),
    releases: z
      .array(
        z.strictObject({
          ...music,
          type: z.enum(RELEASE_TYPE_NAMES),
          artist: z.string().describe('Whom it is by, as on a sleeve: A & B feat. C.'),
          artists: z
            .array(
              z.strictObject({
                name: z.string(),
                role: z.enum(ARTIST_ROLES).describe('The main artists made it, the others are guests on it.'),
                url: url.optional(),
              }),
            )
            .describe('The same one by one.'),
          appears_on: z
            .literal(true)
            .optional()
            .describe('A release of others, on which the artist appears. Missing where it is their own.'),
          release_date: partialDate.optional(),
          duration: duration.optional(),
          bpm: bpm.optional(),
          key: text,
          label: text,
          label_url: url.optional(),
          catalogue_number: text,
          explicit: z
            .boolean()
            .optional()
            .describe('Whether its words are for adults alone, where that is said.'),
          language: text.describe('Of the words that are sung: en, or zxx where there are none.'),
          note: text.describe('A content note.'),
          press_quotes: pressQuotes.optional(),
          isrc: isrc.optional(),
          upc: z
            .string()
            .regex(/^\d{12,13}$/)
            .optional()
            .describe('UPC-A or EAN-13.'),
          copyright: text.describe('After ©.'),
          phonographic_copyright: text.describe('After ℗.'),
          formats: z.array(format).optional().describe('What it can be bought as.'),
          recorded: text.describe('Where and when.'),
          made_with_ai: madeWithAi,
          license: url.optional().describe('The license that it is given away under.'),
          support: z
            .array(z.strictObject({ label: z.string(), url }))
            .optional()
            .describe('Where it can be supported.'),
          ...performance,
          credits: credits.optional(),
          tracks: z.array(track).describe('Empty where the release is one recording.'),
        }),
      )
      .describe('Those that are out, newest first.'),
    remixes: z.array(
      z.strictObject({
        ...music,
        original_artist: text,
        year: z.int().optional(),
        duration: duration.optional(),
        bpm: bpm.optional(),
        key: text,
      }),
    ),
    mixes: z.array(
      z.strictObject({
        ...music,
        artists: z
          .array(z.strictObject({ name: z.string(), url: url.optional() }))
          .optional()
          .describe('Whom it is by; the artist of the site where it is not said.'),
        release_date: partialDate.optional(),
        duration: duration.optional(),
        series: text.describe('What it is an episode of.'),
        tracklist: z.array(played).optional().describe('What is played, in order.'),
      }),
    ),
    scores: z
      .array(
        z.strictObject({
          ...page,
          kind: z.enum(SCORE_KINDS),
          year: text.describe('2025, or the first and the last: 2023–2025.'),
          director: z.array(z.string()).optional(),
          production: z.array(z.string()).optional(),
          broadcaster: z.array(z.string()).optional(),
        }),
      )
      .optional()
      .describe('Films, series and plays with music by the artist, newest first.'),
    works: z
      .array(
        z.strictObject({
          ...page,
          opus: text,
          genre: text,
          forces: text.describe('Who plays it, in words.'),
          scoring: text.describe('The same in shorthand: 2.2.2.2 – 4.2.3.1 – timp – str.'),
          duration: duration.optional(),
          year: text,
        }),
      )
      .optional()
      .describe("A composer's catalogue."),
  })
  .describe('A music artist: who they are, how to reach them, and what they have released.');

export type Artist = z.infer<typeof artistSchema>;

/** JSON Schema of artist.json, draft 2020-12. */
export function writeArtistSchema(): object {
  return z.toJSONSchema(artistSchema);
}
