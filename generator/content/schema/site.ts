/** site.yaml: who the artist is and where the site lives. */
import { z } from 'zod';
import { anyUrl, assetPath, day, email, hexColor, slug, text, webUrl } from './values.ts';

export const site = z.strictObject({
  base_url: webUrl.describe('The address of the published site; may hold a path.'),
  language: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/, 'must be a language such as en_US')
    .default('en_US')
    .describe('Language and region, such as en_US.'),
  artist: z
    .strictObject({
      name: text.describe('The name of the artist; {artist} stands for it everywhere else.'),
      tagline: text.optional().describe('One line under the name.'),
      location: text.optional().describe('Where the artist is based.'),
      description: text.optional().describe('Who the artist is, in one or two sentences.'),
      roles: z.array(text).optional().describe('What the artist does: DJ, producer …'),
    })
    .describe('Who the site is about.'),
  copyright_year: z.int().min(1900).max(2999).optional().describe('The year of the copyright line.'),
  emails: z
    .strictObject({
      general: email.optional().describe('For everything that has no address of its own.'),
      bookings: email.optional().describe('For shows.'),
      press: email.optional().describe('For journalists and radio.'),
    })
    .optional()
    .describe('Where mail goes.'),
  social: z
    .array(
      z.strictObject({
        name: text.describe('The platform, such as Instagram.'),
        url: webUrl.describe("The artist's page there."),
        handle: text.optional().describe('The name used there, such as @eddy.'),
      }),
    )
    .optional()
    .describe('Profiles, shown as icons in the footer.'),
  platforms: z
    .array(
      z.strictObject({
        name: text.describe('The platform, such as Spotify.'),
        url: webUrl.describe("The artist's page there."),
      }),
    )
    .optional()
    .describe(
      "The artist's page on streaming platforms: the Stream Everywhere row, and the order of smart links.",
    ),
  contact: z
    .strictObject({ endpoint: webUrl.optional().describe('Where the contact form is posted, as JSON.') })
    .optional()
    .describe('The contact form.'),
  embeds: z
    .strictObject({ color: hexColor.optional().describe('The accent of embedded players.') })
    .optional()
    .describe('Embedded players.'),
  links: z
    .record(slug, anyUrl)
    .optional()
    .describe(
      'Addresses that several pages share: {links.name} stands for one of them in any text or address.',
    ),
  logo: assetPath.optional().describe('The logo as an SVG file; icons are made from it.'),
  announcement: z
    .strictObject({
      text: text.describe('What to say on top of every page.'),
      url: anyUrl.optional().describe('Where it leads.'),
      until: day.optional().describe('The last day it is shown.'),
    })
    .optional()
    .describe('A strip on top of every page.'),
  share_images: z.boolean().default(true).describe('false to leave out the pictures that shared links show.'),
});

export type Site = z.infer<typeof site>;
