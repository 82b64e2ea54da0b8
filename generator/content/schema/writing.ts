/** News posts and legal pages: front matter over a Markdown body. */
import { z } from 'zod';
import { assetPath, day, id, slug, text } from './values.ts';

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
  draft: z.boolean().optional().describe('true to keep it off the published site.'),
});

export const legal = z.strictObject({
  title: text.describe('The heading of the page.'),
  description: text.describe('One or two sentences for search results.'),
  updated: day.optional().describe('The day of the last change, shown on the page.'),
});

export type News = z.infer<typeof news>;
export type Legal = z.infer<typeof legal>;
