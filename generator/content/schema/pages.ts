/** pages/*.yaml: the copy of the fixed pages. Texts marked "Markdown" may hold links, lists and emphasis. */
import { z } from 'zod';
import { anyUrl, assetPath, day, id, slug, text, webUrl } from './values.ts';

const head = {
  title: text.optional().describe('The heading of the page.'),
  description: text.optional().describe('One or two sentences for search results.'),
  intro: text.optional().describe('A short introduction under the heading. Markdown.'),
};

const card = z.strictObject({
  title: text.describe('What it leads to.'),
  text: text.optional().describe('One sentence about it.'),
  url: anyUrl.describe('Where it leads.'),
});

const section = z.strictObject({ title: text, text: text.describe('Markdown.') });

export const home = z.strictObject({
  description: head.description,
  featured: z
    .array(
      z
        .string()
        .regex(
          /^(releases|remixes|mixes)\/[a-z0-9-]+$/,
          'must be such as releases/match-weddy or mixes/late-signal',
        ),
    )
    .max(4, 'must be four entries at most')
    .optional()
    .describe('Up to four entries of Explore the Music: releases/<slug>, mixes/<slug> or remixes/<slug>.'),
  explore: text.optional().describe('A sentence under Explore the Music.'),
  remix: text.optional().describe('A sentence under Featured Remix.'),
  community: z
    .strictObject({ text: text, label: text, url: webUrl })
    .optional()
    .describe('Join the Community: a sentence and a link to a profile.'),
});

export const about = z.strictObject({
  ...head,
  image: assetPath.optional().describe('A portrait, relative to the assets folder.'),
  image_alt: text.optional().describe('What the portrait shows.'),
  sections: z.array(section).optional().describe('The story, section by section.'),
  core_values: z.array(section).optional(),
  at_a_glance: z.array(z.strictObject({ label: text, value: text })).optional(),
  explore_more: z.array(card).optional(),
});

export const music = z.strictObject({
  ...head,
  cards: z.array(card).optional().describe('Ways into the music.'),
  stats: z.array(z.strictObject({ value: text, label: text })).optional(),
  quote: z.strictObject({ text: text, source: text.optional() }).optional(),
});

export const releases = z.strictObject({ ...head, explore_more: z.array(card).optional() });

export const mixes = z.strictObject({
  ...head,
  series: z
    .array(
      z.strictObject({
        id: id.describe('Referred to by series_id in mixes/*.md.'),
        title: text,
        description: text.optional(),
        episodes: z.int().nonnegative().optional(),
        duration: text.optional(),
        plays: text.optional(),
        image: assetPath.optional(),
        type: text.optional().describe('Such as Radio Show or DJ Mix.'),
        latest: text.optional().describe('The newest episode in a few words.'),
      }),
    )
    .optional(),
});

export const projects = z.strictObject({
  ...head,
  projects: z
    .array(
      z.strictObject({
        id: id.optional(),
        name: text,
        type: text.optional().describe('Such as Alias or Live project.'),
        description: text.optional().describe('Markdown.'),
        status: text.optional().describe('Such as Active.'),
        highlights: z.array(text).optional(),
        releases: z
          .array(z.strictObject({ title: text, year: z.int().optional(), streams: text.optional() }))
          .optional(),
        image: assetPath.optional(),
        image_alt: text.optional(),
      }),
    )
    .optional(),
  collaborations: z
    .array(
      z.strictObject({
        artist: text,
        track: text,
        type: text.optional(),
        year: z.int().optional(),
        url: anyUrl.optional(),
      }),
    )
    .optional(),
});

export const event = z.strictObject({
  id: id.optional(),
  slug: slug.optional(),
  title: text.describe('What the night is called.'),
  date: day,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "22:00", in quotes')
    .optional(),
  venue: text.optional(),
  city: text,
  country: text.optional(),
  description: text.optional(),
  tickets: webUrl.optional().describe('Where tickets are sold.'),
  status: z.enum(['scheduled', 'cancelled', 'postponed', 'sold out']).optional(),
});

export const events = z.strictObject({
  ...head,
  notify: text.optional().describe('A sentence shown while no dates are announced.'),
  events: z
    .array(event)
    .optional()
    .describe('All shows; those whose day has not passed are upcoming, the others past performances.'),
  residencies: z
    .array(
      z.strictObject({
        title: text,
        venue: text.optional(),
        city: text.optional(),
        period: text.optional(),
        description: text.optional(),
      }),
    )
    .optional(),
  brands: z.array(z.strictObject({ name: text, description: text, url: anyUrl.optional() })).optional(),
});

export const newsPage = z.strictObject({
  ...head,
  press: z
    .array(z.strictObject({ outlet: text, headline: text, date: day, url: webUrl.optional() }))
    .optional()
    .describe('Press Highlights.'),
});

export const press = z.strictObject({
  ...head,
  bios: z
    .strictObject({
      short: text.optional().describe('50 words. Markdown.'),
      long: text.optional().describe('200 words. Markdown.'),
      full: text.optional().describe('500 words or more. Markdown.'),
    })
    .optional(),
  assets: z
    .array(z.strictObject({ title: text, text: text, detail: text.optional(), url: anyUrl.optional() }))
    .optional()
    .describe('Press-kit asset cards: what there is, and the small print.'),
  photos: z
    .array(
      z.strictObject({
        file: assetPath,
        title: text,
        alt: text.optional(),
        credit: text.optional(),
        license: text.optional(),
      }),
    )
    .optional(),
  rider: text.optional().describe('The technical rider. Markdown.'),
  inquiries: text.optional().describe('A sentence of Press Inquiries.'),
});

export const contact = z.strictObject({
  ...head,
  cards: z
    .array(
      z.strictObject({
        icon: z.enum(['mail', 'calendar', 'press', 'location']).optional(),
        title: text,
        description: text.optional(),
        contact: text.optional().describe('What is shown; the mail address when left out.'),
        email: z
          .enum(['general', 'bookings', 'press'])
          .optional()
          .describe('Which address of site.yaml it writes to.'),
      }),
    )
    .optional(),
  message: text.optional().describe('A sentence over the form.'),
  press_kit: text.optional().describe('A sentence of the Press Kit card.'),
  follow: z
    .strictObject({
      text: text.optional(),
      profiles: z.array(text).describe('Names of social profiles of site.yaml.'),
    })
    .optional()
    .describe('Follow the Journey.'),
});

/** Every file that pages/ may hold, by its name without `.yaml`. */
export const pages = {
  home,
  about,
  music,
  releases,
  mixes,
  projects,
  events,
  news: newsPage,
  press,
  contact,
};

export type PageData = { [Name in keyof typeof pages]: z.infer<(typeof pages)[Name]> };
export type Event = z.infer<typeof event>;
