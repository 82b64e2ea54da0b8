/** News posts, pages of the artist's own and legal pages: front matter over a Markdown body. */
import * as z from 'zod';
import { key, optional } from '../../../engine/content/schema/meta.ts';
import { anyUrl, id, picture, text } from '../../../engine/content/schema/values/index.ts';
import { day } from '../../../site/schema/dates.ts';
import { extra } from '../../../site/schema/extra.ts';
import {
  draft,
  fileSlug,
  focus,
  imageAlt,
  pageDescription,
  pageRedirectFrom,
  redirectFrom,
  TEXT_ADVICE,
} from '../../../site/schema/shared.ts';

export const news = z
  .strictObject({
    id: optional(id, 'A number or name of your own; must be unique among news.', 12),
    slug: fileSlug,
    title: key(text, 'The headline.', 'New Song is out today'),
    excerpt: optional(
      text,
      'One or two sentences for lists and search results.',
      'The first single of the year, and how it came about.',
    ),
    category: optional(text, 'What kind of news it is, such as Release or Studio.', 'Release'),
    date: key(day, 'The day it was published.', '2026-02-20'),
    updated: optional(day, 'The day of a later change that readers should know of.', '2026-02-27'),
    read_time: optional(text, 'Such as "3 min read"; counted from the text when left out.', '3 min read'),
    featured: optional(z.boolean(), 'true to show it as the featured story.', true),
    image: optional(picture, 'A picture, relative to the assets folder.', 'artwork/new-song.jpg'),
    focus,
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
      name: 'title: %',
      summary: 'excerpt: %',
      description: 'excerpt: %',
      picture: 'image: %',
      image_url: 'image: %',
      link: 'url: %',
      tags: 'category',
    },
    advice: TEXT_ADVICE,
  });

export const ownPage = z
  .strictObject({
    slug: fileSlug,
    title: key(text, 'The heading of the page.', 'Lessons'),
    description: pageDescription('Lessons with {artist}: for whom, where and when.'),
    menu: optional(
      z.union([z.boolean(), text], 'must be true, false or the words of the menu'),
      'true to show it in the menu, or the words that it has there.',
      'Lessons',
    ).meta({ $comment: 'true, false or text' }),
    picture: optional(picture, 'A picture at the top, relative to the assets folder.', 'photos/lessons.jpg'),
    picture_alt: imageAlt('Two people at a piano'),
    focus,
    updated: optional(day, 'The day of the last change that readers should know of.', '2026-02-20'),
    draft,
    redirect_from: pageRedirectFrom('/teaching/'),
    extra,
  })
  .meta({
    instead: {
      name: 'title: %',
      image: 'picture: %',
      summary: 'description: %',
    },
    advice: TEXT_ADVICE,
  });

export const legal = z
  .strictObject({
    title: key(text, 'The heading of the page.', 'Legal'),
    description: key(
      text,
      'One or two sentences for search results.',
      'Who publishes the site of {artist}, and who owns what is on it.',
    ),
    updated: optional(day, 'The day of the last change, shown on the page.', '2026-02-20'),
    redirect_from: pageRedirectFrom('/imprint/'),
    extra,
  })
  .meta({ advice: TEXT_ADVICE });

export type News = z.infer<typeof news>;
export type OwnPage = z.infer<typeof ownPage>;
