import type { News } from '../../content/schema/writing.ts';
import type { Entry } from '../../content/types.ts';
import { formatDate, formatShortDate, readTime } from '../format.ts';
import type { NewsCard, NewsPostProps, NewsProps } from '../props.ts';
import { type Context, linkTo, pageHead, pageNumbers, pageOf, pagination } from './context.ts';

export const NEWS_PER_PAGE = 24;

export function newsRoute(slug: string): string {
  return `/news/${slug}/`;
}

/** News, page by page. The featured story opens the first page and is not listed again. */
export function projectNews(context: Context): NewsProps[] {
  const { news, pages } = context.site;
  const copy = pages.news?.data;
  const featured = news.find(({ data }) => data.featured) ?? news[0];
  const recent = news.filter((entry) => entry !== featured);
  const numbers = pageNumbers(recent.length, NEWS_PER_PAGE);
  const press = (copy?.press ?? []).map(({ outlet, headline, date, url }) => ({
    outlet,
    headline,
    dateLabel: formatShortDate(date),
    link: url ? linkTo(context, headline, url) : undefined,
  }));
  return numbers.map((page) => ({
    ...pageHead(context, copy, 'News'),
    featured: page === 1 && featured ? newsCard(context, featured) : undefined,
    recent: pageOf(recent, page, NEWS_PER_PAGE).map((entry) => newsCard(context, entry)),
    press: page === 1 ? press : [],
    pagination: pagination(context, '/news/', page, numbers.length),
  }));
}

export function projectNewsPost(context: Context, entry: Entry<News>): NewsPostProps {
  return {
    ...newsCard(context, entry),
    html: entry.body.html,
    back: linkTo(context, '← Back to News', '/news/'),
  };
}

function newsCard({ site, pictures }: Context, { slug, data, body }: Entry<News>): NewsCard {
  return {
    title: data.title,
    excerpt: data.excerpt ?? '',
    category: data.category ?? '',
    date: data.date,
    dateLabel: formatDate(data.date),
    readTime: data.read_time ?? readTime(body.words),
    url: site.urls.href(newsRoute(slug)),
    picture: data.image ? pictures.get(data.image, 'album', data.image_alt ?? '') : undefined,
  };
}
