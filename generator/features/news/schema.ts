/** News posts, front matter over a Markdown body; and the page that lists them. */
import * as z from 'zod';
import { common, key, list, optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, id, picture, properName, text, webUrl } from '../../engine/values/index.ts';
import { day } from '../../site/schema/dates.ts';
import { extra } from '../../site/schema/extra.ts';
import { framing } from '../../site/schema/framing.ts';
import { artistNames } from '../../site/schema/people.ts';
import { draft, fileSlug, head, imageAlt, redirectFrom, TEXT_ADVICE } from '../../site/schema/shared.ts';

export const post = z
  .strictObject({
    id: optional(id, 'A number or name of your own; must be unique among news.', 12),
    slug: fileSlug,
    title: key(text, 'The headline.', 'New Song is out today'),
    excerpt: common(
      optional(
        text,
        'One or two sentences for lists and search results.',
        'The first single of the year, and how it came about.',
      ),
    ),
    category: optional(text, 'What kind of news it is, such as Release or Studio.', 'Release'),
    date: key(
      day,
      'The day it was published; before a later day, the post is not on the site.',
      '2026-02-20',
    ),
    updated: optional(day, 'The day of a later change that readers should know of.', '2026-02-27'),
    read_time: optional(text, 'Such as "3 min read"; counted from the text when left out.', '3 min read'),
    artists: artistNames(
      'Whom of `artists/` it is about, by name or by the name of the file: it is on their pages.',
    ),
    featured: optional(z.boolean(), 'true to show it as the featured story.', true),
    image: common(optional(picture, 'A picture, relative to the assets folder.', 'artwork/new-song.jpg')),
    ...framing,
    image_alt: imageAlt('The sleeve of New Song: a lit window in a dark street'),
    url: optional(
      anyUrl,
      'Where the story continues. A post without a text of its own has no page, and links there.',
      'https://magazine.example/new-song',
    ),
    draft,
    redirect_from: redirectFrom,
    extra,
  })
  .meta({
    instead: {
      summary: 'excerpt: %',
      description: 'excerpt: %',
      picture: 'image: %',
      image_url: 'image: %',
      tags: 'category',
    },
    advice: TEXT_ADVICE,
  });

export const news = z.strictObject({
  ...head('News', 'News from {artist}.', '/blog/'),
  press: list('Press Highlights.', {
    outlet: key(properName, 'The paper, site or station.', 'Name of the paper'),
    headline: key(text, 'What it wrote.', 'What it wrote'),
    date: key(day, 'The day it was published.', '2026-02-27'),
    url: optional(webUrl, 'Where it can be read.', 'https://paper.example/article'),
  }),
});
