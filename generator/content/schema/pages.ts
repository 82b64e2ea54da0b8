/** pages/*.yaml: the copy of the fixed pages. Texts marked "Markdown" may hold links, lists and emphasis. */
import { z } from 'zod';
import { type event, events, mixes, press, projects } from './page-lists.ts';
import { card, exploreMore, head, section } from './page-parts.ts';
import { assetPath, day, text, webUrl } from './values.ts';

export const home = z.strictObject({
  description: head.description,
  redirect_from: head.redirect_from,
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
    .strictObject({
      text: text.describe('Why to join.'),
      label: text.describe('The words of the link.'),
      url: webUrl.describe('Where it leads.'),
    })
    .optional()
    .describe('Join the Community: a sentence and a link to a profile.'),
});

export const about = z.strictObject({
  ...head,
  image: assetPath.optional().describe('A portrait, relative to the assets folder.'),
  image_alt: text.optional().describe('What the portrait shows.'),
  sections: z.array(section).optional().describe('The story, section by section.'),
  core_values: z.array(section).optional().describe('The card Core Values.'),
  at_a_glance: z
    .array(
      z.strictObject({
        label: text.describe('What the fact is about.'),
        value: text.describe('The fact.'),
      }),
    )
    .optional()
    .describe('The card At a Glance: facts, one a line.'),
  explore_more: exploreMore,
});

export const music = z.strictObject({
  ...head,
  cards: z.array(card).optional().describe('Ways into the music.'),
  stats: z
    .array(
      z.strictObject({
        value: text.describe('The number as it is shown, in quotes.'),
        label: text.describe('What is counted.'),
      }),
    )
    .optional()
    .describe('Numbers worth telling.'),
  quote: z
    .strictObject({
      text: text.describe('What was said.'),
      source: text.optional().describe('Who said it.'),
    })
    .optional()
    .describe('A quote at the foot of the page.'),
});

export const releases = z.strictObject({ ...head, explore_more: exploreMore });

export const newsPage = z.strictObject({
  ...head,
  press: z
    .array(
      z.strictObject({
        outlet: text.describe('The paper, site or station.'),
        headline: text.describe('What it wrote.'),
        date: day.describe('The day it was published.'),
        url: webUrl.optional().describe('Where it can be read.'),
      }),
    )
    .optional()
    .describe('Press Highlights.'),
});

export const contact = z.strictObject({
  ...head,
  cards: z
    .array(
      z.strictObject({
        icon: z
          .enum(['mail', 'calendar', 'press', 'location'])
          .optional()
          .describe('mail, calendar, press or location.'),
        title: text.describe('What it is for.'),
        description: text.optional().describe('One sentence about it.'),
        contact: text.optional().describe('What is shown; the mail address when left out.'),
        email: z
          .enum(['general', 'bookings', 'press'])
          .optional()
          .describe('Which address of site.yaml it writes to.'),
      }),
    )
    .optional()
    .describe('Ways to write, one card each.'),
  message: text.optional().describe('A sentence over the form.'),
  press_kit: text.optional().describe('A sentence of the Press Kit card.'),
  follow: z
    .strictObject({
      text: text.optional().describe('Why to follow.'),
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
