/** The pages that list what there is: mixes, projects, events and the press kit. */
import { z } from 'zod';
import { head } from './page-parts.ts';
import { anyUrl, assetPath, clock, currency, day, id, slug, text, timeZone, webUrl } from './values.ts';

export const mixes = z.strictObject({
  ...head,
  series: z
    .array(
      z.strictObject({
        id: id.describe('Referred to by series_id in mixes/*.md.'),
        title: text.describe('What the series is called.'),
        description: text.optional().describe('One or two sentences about it.'),
        episodes: z.int().nonnegative().optional().describe('How many episodes there are.'),
        duration: text.optional().describe('How long an episode is, in words.'),
        plays: text.optional().describe('How often it has been played, in words.'),
        image: assetPath.optional().describe('Its picture, relative to the assets folder.'),
        type: text.optional().describe('Such as Radio Show or DJ Mix.'),
        latest: text.optional().describe('The newest episode in a few words.'),
      }),
    )
    .optional()
    .describe('Mix Series & Shows.'),
});

export const projects = z.strictObject({
  ...head,
  projects: z
    .array(
      z.strictObject({
        id: id.optional().describe('A name of your own; not shown.'),
        name: text.describe('What the project is called.'),
        type: text.optional().describe('Such as Alias or Live project.'),
        description: text.optional().describe('What it is about. Markdown.'),
        status: text.optional().describe('Such as Active.'),
        highlights: z.array(text).optional().describe('What is worth knowing, one line each.'),
        releases: z
          .array(
            z.strictObject({
              title: text.describe('What it is called.'),
              year: z.int().optional().describe('The year it came out.'),
              streams: text.optional().describe('How often it has been played, in words.'),
            }),
          )
          .optional()
          .describe('What came out under this name.'),
        image: assetPath.optional().describe('A picture, relative to the assets folder.'),
        image_alt: text.optional().describe('What the picture shows, for those who cannot see it.'),
      }),
    )
    .optional()
    .describe('Active Projects.'),
  collaborations: z
    .array(
      z.strictObject({
        artist: text.describe('Who it was made with.'),
        track: text.describe('What was made.'),
        type: text.optional().describe('Such as Remix or Guest vocalist.'),
        year: z.int().optional().describe('The year it came out.'),
        url: anyUrl.optional().describe('Where it can be heard.'),
      }),
    )
    .optional()
    .describe('Notable Collaborations.'),
});

export const event = z.strictObject({
  id: id.optional().describe('A number or name of your own; must be unique among events.'),
  slug: slug
    .optional()
    .describe(
      "The last part of the page's address; made of title and date when left out. Give one to keep it though these change.",
    ),
  title: text.describe('What the night is called.'),
  date: day.describe('The day it begins.'),
  time: clock.optional().describe('When it begins, in 24 hours and in quotes.'),
  doors: clock
    .optional()
    .describe('When the doors open, in quotes. A later hour than the beginning is that of the day before.'),
  end: clock
    .optional()
    .describe('When it ends, in quotes. One before the beginning is that of the next day.'),
  timezone: timeZone
    .optional()
    .describe('The time zone of the place, such as Asia/Dubai; that of the list when left out.'),
  venue: text.optional().describe('Where it is: the club, the hall, the beach.'),
  address: text.optional().describe('Street and number of the place.'),
  city: text.describe('The city it is in.'),
  country: text.optional().describe('The country it is in.'),
  description: text.optional().describe('One or two sentences about the night.'),
  image: assetPath.optional().describe('A poster or photo, relative to the assets folder.'),
  image_alt: text.optional().describe('What the picture shows, for those who cannot see it.'),
  tickets: webUrl.optional().describe('Where tickets are sold.'),
  price: z
    .strictObject({
      amount: z.number().nonnegative().describe('What the cheapest ticket costs; 0 where entry is free.'),
      currency: currency.describe('The currency in three capital letters, such as AED.'),
    })
    .optional()
    .describe('What entry costs.'),
  on_sale: day.optional().describe('The day that tickets go on sale.'),
  organizer: text.optional().describe('Who puts it on, where that is not the artist.'),
  status: z
    .enum(['scheduled', 'cancelled', 'postponed', 'sold out'])
    .optional()
    .describe('scheduled, cancelled, postponed or sold out.'),
});

export const events = z.strictObject({
  ...head,
  notify: text.optional().describe('A sentence shown while no dates are announced.'),
  timezone: timeZone
    .optional()
    .describe('The time zone of all shows that name none of their own, such as Asia/Dubai.'),
  events: z
    .array(event)
    .optional()
    .describe('All shows; those whose day has not passed are upcoming, the others past performances.'),
  residencies: z
    .array(
      z.strictObject({
        title: text.describe('What the nights are called.'),
        venue: text.optional().describe('Where they are.'),
        city: text.optional().describe('The city they are in.'),
        period: text.optional().describe('Since when, and how often.'),
        description: text.optional().describe('One sentence about them.'),
      }),
    )
    .optional()
    .describe('Residencies: nights that come back.'),
  brands: z
    .array(
      z.strictObject({
        name: text.describe('What the nights are called.'),
        description: text.describe('What they are about.'),
        url: anyUrl.optional().describe('Where there is more about them.'),
      }),
    )
    .optional()
    .describe('Event Brands: nights of your own.'),
});

export const press = z.strictObject({
  ...head,
  bios: z
    .strictObject({
      short: text.optional().describe('50 words. Markdown.'),
      long: text.optional().describe('200 words. Markdown.'),
      full: text.optional().describe('500 words or more. Markdown.'),
    })
    .optional()
    .describe('Biographies in three lengths.'),
  assets: z
    .array(
      z.strictObject({
        title: text.describe('What there is.'),
        text: text.describe('One sentence about it.'),
        detail: text.optional().describe('The small print, such as 300 DPI.'),
        url: anyUrl.optional().describe('Where it leads.'),
      }),
    )
    .optional()
    .describe('Press-kit asset cards: what there is, and the small print.'),
  photos: z
    .array(
      z.strictObject({
        file: assetPath.describe('The photo, relative to the assets folder.'),
        title: text.describe('What it is called.'),
        alt: text.optional().describe('What it shows, for those who cannot see it.'),
        credit: text.optional().describe('Who took it.'),
        license: text.optional().describe('What it may be used for.'),
      }),
    )
    .optional()
    .describe('Press photos, for download.'),
  logos: z
    .array(assetPath)
    .optional()
    .describe('Logos of the press kit, SVG files in the assets folder; the logo of site.yaml when left out.'),
  license: text.optional().describe('What the press kit may be used for.'),
  rider: text.optional().describe('The technical rider. Markdown.'),
  inquiries: text.optional().describe('A sentence of Press Inquiries.'),
});
