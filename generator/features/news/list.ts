/** The list of news, page by page. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { pictureOf } from '../../site/assets.ts';
import { type Context, linkTo, pageNumbers, pageOf, pagination } from '../../site/context.ts';
import { FEED_FORMATS, type FeedFormat, feedRoute } from '../../site/feed.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Pagination, Picture } from '../../site/parts.ts';
import { newsRoute, ROUTES } from '../../site/routes.ts';
import { formatDate, formatShortDate, type Words } from '../../site/words/index.ts';
import { arrangeNews, hasPage, NEWS_PER_PAGE, newsAnchor } from './news.ts';

export interface NewsCard {
  /** Anchor in the list. */
  id: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  /** Empty if there is nothing beyond the card. */
  readTime: string;
  /** Missing if there is nothing beyond the card. */
  link?: Link | undefined;
  picture?: Picture | undefined;
}

export interface NewsProps extends PageHead {
  featured?: NewsCard | undefined;
  recent: NewsCard[];
  press: { outlet: string; headline: string; dateLabel: string; link?: Link | undefined }[];
  pagination: Pagination;
  feeds: Link[];
}

export function newsPages(context: Context): PageOf<'news', NewsProps>[] {
  const { settings, words } = context.site;
  const fallback = words.descriptions.news({ name: settings.artist.name });
  return projectNews(context).map((props) =>
    defineFixedPage(context, 'news', props, { fallback, pagination: props.pagination }),
  );
}

function projectNews(context: Context): NewsProps[] {
  const { news } = context.site.pages;
  const { featured, recent } = arrangeNews(context.site);
  const numbers = pageNumbers(recent.length, NEWS_PER_PAGE);
  const press = (news?.data.press ?? []).map(({ outlet, headline, date, url }) => ({
    outlet,
    headline,
    dateLabel: formatShortDate(date, context.site.words),
    link: url ? linkTo(context, headline, url) : undefined,
  }));
  return numbers.map((page) => ({
    ...pageHead(context, 'news'),
    featured: page === 1 && featured ? newsCard(context, featured) : undefined,
    recent: pageOf(recent, page, NEWS_PER_PAGE).map((entry) => newsCard(context, entry)),
    press: page === 1 ? press : [],
    pagination: pagination(context, ROUTES.news, page, numbers.length),
    feeds: newsFeeds(context),
  }));
}

function newsFeeds(context: Context): NewsProps['feeds'] {
  const link = (format: FeedFormat) => linkTo(context, FEED_FORMATS[format].label, feedRoute('news', format));
  return [link('atom'), link('rss'), link('json')];
}

export function newsCard(context: Context, entry: Entry<Data<'news'>>): NewsCard {
  const { data, body, slug } = entry;
  return {
    id: newsAnchor(slug),
    title: data.title,
    excerpt: data.excerpt ?? '',
    category: data.category ?? '',
    date: data.date,
    dateLabel: formatDate(data.date, context.site.words),
    readTime: data.read_time ?? (hasPage(entry) ? readTime(body.words, context.site.words) : ''),
    link: cardLink(context, entry),
    picture: data.image ? pictureOf(context.assets, data.image, 'album', data.image_alt ?? '') : undefined,
  };
}

/** A link to the page of a post, or to the address where it continues. */
function cardLink(context: Context, entry: Entry<Data<'news'>>): Link | undefined {
  if (hasPage(entry)) return linkTo(context, context.site.words.links.readMore, newsRoute(entry.slug));
  return entry.data.url ? linkTo(context, context.site.words.links.readMore, entry.data.url) : undefined;
}

/** The reading time at 220 words a minute, at least one minute: `3 min read`. */
function readTime(count: number, { news }: Words): string {
  return news.readTime(Math.max(1, Math.round(count / 220)));
}
