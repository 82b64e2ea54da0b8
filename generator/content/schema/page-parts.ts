/** What several pages have. Texts marked "Markdown" may hold links, lists and emphasis. */
import { z } from 'zod';
import { anyUrl, oldPath, text } from './values.ts';

export const head = {
  title: text.optional().describe('The heading of the page.'),
  description: text.optional().describe('One or two sentences for search results.'),
  intro: text.optional().describe('A short introduction under the heading. Markdown.'),
  redirect_from: z
    .array(oldPath)
    .optional()
    .describe('Old addresses of the page, such as /old-name/: they lead here.'),
};

export const card = z.strictObject({
  title: text.describe('What it leads to.'),
  text: text.optional().describe('One sentence about it.'),
  url: anyUrl.describe('Where it leads.'),
});

export const section = z.strictObject({
  title: text.describe('Its heading.'),
  text: text.describe('What it says. Markdown.'),
});

export const exploreMore = z.array(card).optional().describe('The cards of Explore More.');
