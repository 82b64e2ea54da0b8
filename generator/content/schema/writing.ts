/** News posts and legal pages: front matter over a Markdown body. */
import { z } from 'zod';
import { anyUrl, assetPath, day, id, oldAddress, oldPath, slug, text } from './values.ts';

export const news = z.strictObject({
  id: id.optional().describe('A number or name of your own; must be unique among news.'),
  slug: slug.optional().describe('If given, it must be the name of the file.'),
  title: text.describe('The headline.'),
  excerpt: text.optional().describe('One or two sentences for lists and search results.'),
  category: text.optional().describe('What kind of news it is, such as Release or Studio.'),
  date: day.describe('The day it was published.'),
  read_time: text.optional().describe('Such as "3 min read"; counted from the text when left out.'),
  featured: z.boolean().optional().describe('true to show it as the featured story.'),
  image: assetPath.optional().describe('A picture, relative to the assets folder.'),
  image_alt: text.optional().describe('What the picture shows, for those who cannot see it.'),
  url: anyUrl
    .optional()
    .describe('Where the story goes on. A post without a text of its own has no page, and leads there.'),
  draft: z.boolean().optional().describe('true to keep it off the published site.'),
  redirect_from: z
    .array(oldAddress)
    .optional()
    .describe(
      'Old names or addresses of the page, such as first-title or /songs/first-title/: they lead here.',
    ),
});

export const legal = z.strictObject({
  title: text.describe('The heading of the page.'),
  description: text.describe('One or two sentences for search results.'),
  updated: day.optional().describe('The day of the last change, shown on the page.'),
  redirect_from: z
    .array(oldPath)
    .optional()
    .describe('Old addresses of the page, such as /imprint/: they lead here.'),
});

export type News = z.infer<typeof news>;
export type Legal = z.infer<typeof legal>;
