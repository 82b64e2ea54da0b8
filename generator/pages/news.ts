import { bodyHtml } from '../content/entry.ts';
import type { News } from '../content/schema/writing.ts';
import type { Entry } from '../content/types.ts';
import { FEED_FORMATS, type FeedFormat, feedRoute } from '../model/feeds/addresses.ts';
import { formatDate, formatShortDate, readTime } from '../model/format.ts';
import { articleLd } from '../model/json-ld/index.ts';
import type { Link } from '../model/props/parts.ts';
import { type Share, shareOf } from '../model/share.ts';
import type { Site } from '../model/site.ts';
import { type Context, linkTo, pagedRoute, pageHead, pageNumbers, pageOf, pagination } from './context.ts';
import { definePage, pagedFacts } from './page.ts';
import type { NewsCard, NewsPostProps, NewsProps } from './props/news.ts';
import type { Page } from './props/page.ts';

export const NEWS_PER_PAGE = 24;

export function newsRoute(slug: string): string {
  return `/news/${slug}/`;
}

/** Where a post is read: on its own page, or, where it has no text of its own, at its place in the list. */
export function locateNews(site: Pick<Site, 'news'>, entry: Entry<News>): string {
  if (hasPage(entry)) return newsRoute(entry.slug);
  const { recent } = arrangeNews(site);
  const page = Math.floor(Math.max(0, recent.indexOf(entry)) / NEWS_PER_PAGE) + 1;
  return `${pagedRoute('/news/', page)}#${anchorOf(entry)}`;
}

function hasPage({ body }: Entry<News>): boolean {
  return body.intro !== '' || body.sections.length > 0;
}

/** The prefix keeps it apart from the anchors that every page has. */
function anchorOf({ slug }: Entry<News>): string {
  return `post-${slug}`;
}

/** The list of news, page by page, and a page for each post that has a text. */
export function newsPages(context: Context): Page[] {
  const { site } = context;
  const trail: [string, string][] = [['News', '/news/']];
  const description = site.pages.news?.data.description ?? `News of ${site.settings.artist.name}.`;
  const lists = projectNews(context).map((props) =>
    definePage(context, 'news', props, {
      ...pagedFacts(context, 'News', props.pagination),
      route: pagedRoute('/news/', props.pagination.page),
      description,
      trail,
      share: shareOf(context, { title: 'News' }),
    }),
  );
  const posts = site.news.filter(hasPage).map((entry) => {
    const { data } = entry;
    const route = newsRoute(entry.slug);
    const share = postShare(context, entry);
    const summary = data.excerpt ?? data.title;
    const image = share && site.urls.origin + share.url;
    return definePage(context, 'newsPost', projectNewsPost(context, entry), {
      route,
      title: data.title,
      description: summary,
      trail: [...trail, [data.title, route]],
      share,
      type: 'article',
      properties: [{ property: 'article:published_time', content: data.date }],
      jsonLd: [articleLd(site, entry, { url: site.urls.absolute(route), image, description: summary })],
      lastmod: data.date,
    });
  });
  return [...lists, ...posts];
}

/** Its title, day and category, beside its image where it has one. */
function postShare(context: Context, { data }: Entry<News>): Share | undefined {
  const facts = [formatDate(data.date), ...(data.category ? [data.category] : [])];
  return shareOf(context, { title: data.title, facts, picture: data.image, alt: data.image_alt });
}

/** The featured story opens the first page and is not listed again. */
function arrangeNews({ news }: Pick<Site, 'news'>) {
  const featured = news.find(({ data }) => data.featured) ?? news[0];
  return { featured, recent: news.filter((entry) => entry !== featured) };
}

/** News, page by page. */
function projectNews(context: Context): NewsProps[] {
  const { pages } = context.site;
  const copy = pages.news?.data;
  const { featured, recent } = arrangeNews(context.site);
  const numbers = pageNumbers(recent.length, NEWS_PER_PAGE);
  const press = (copy?.press ?? []).map(({ outlet, headline, date, url }) => ({
    outlet,
    headline,
    dateLabel: formatShortDate(date),
    link: url ? linkTo(context, headline, url) : undefined,
  }));
  return numbers.map((page) => ({
    ...pageHead(pages.news, 'News'),
    featured: page === 1 && featured ? newsCard(context, featured) : undefined,
    recent: pageOf(recent, page, NEWS_PER_PAGE).map((entry) => newsCard(context, entry)),
    press: page === 1 ? press : [],
    pagination: pagination(context, '/news/', page, numbers.length),
    feeds: newsFeeds(context),
  }));
}

function projectNewsPost(context: Context, entry: Entry<News>): NewsPostProps {
  return {
    ...newsCard(context, entry),
    html: bodyHtml(entry),
    more: entry.data.url ? linkTo(context, 'Read on', entry.data.url) : undefined,
    back: linkTo(context, '← Back to News', '/news/'),
  };
}

function newsFeeds(context: Context): NewsProps['feeds'] {
  const link = (format: FeedFormat) => linkTo(context, FEED_FORMATS[format].label, feedRoute('news', format));
  return [link('atom'), link('rss'), link('json')];
}

function newsCard(context: Context, entry: Entry<News>): NewsCard {
  const { data, body } = entry;
  return {
    id: anchorOf(entry),
    title: data.title,
    excerpt: data.excerpt ?? '',
    category: data.category ?? '',
    date: data.date,
    dateLabel: formatDate(data.date),
    readTime: data.read_time ?? (hasPage(entry) ? readTime(body.words) : ''),
    link: cardLink(context, entry),
    picture: data.image ? context.pictures.get(data.image, 'album', data.image_alt ?? '') : undefined,
  };
}

/** To the post's page; without one, to where the story goes on, if it does. */
function cardLink(context: Context, entry: Entry<News>): Link | undefined {
  if (hasPage(entry)) return linkTo(context, 'Read More', newsRoute(entry.slug));
  return entry.data.url ? linkTo(context, 'Read More', entry.data.url) : undefined;
}
