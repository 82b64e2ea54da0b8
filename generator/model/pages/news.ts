import type { News } from '../../content/schema/writing.ts';
import type { Entry } from '../../content/types.ts';
import { formatDate, formatShortDate, readTime } from '../format.ts';
import { articleLd } from '../json-ld.ts';
import type { NewsCard, NewsPostProps, NewsProps } from '../props/news.ts';
import type { Page } from '../props/page.ts';
import {
  type Context,
  linkTo,
  pagedRoute,
  pageHead,
  pageNumbers,
  pageOf,
  pagination,
  siteShare,
} from './context.ts';
import { definePage, pagedFacts } from './page.ts';

export const NEWS_PER_PAGE = 24;

export function newsRoute(slug: string): string {
  return `/news/${slug}/`;
}

/** The list of news, page by page, and a page for each post. */
export function newsPages(context: Context): Page[] {
  const { site, pictures } = context;
  const trail: [string, string][] = [['News', '/news/']];
  const description = site.pages.news?.data.description ?? `News of ${site.site.data.artist.name}.`;
  const lists = projectNews(context).map((props) =>
    definePage(context, 'news', props, {
      ...pagedFacts(context, 'News', props.pagination),
      route: pagedRoute('/news/', props.pagination.page),
      description,
      trail,
      share: siteShare(context),
    }),
  );
  const posts = site.news.map((entry) => {
    const { data } = entry;
    const route = newsRoute(entry.slug);
    const share = pictures.share(data.image) ?? siteShare(context);
    const summary = data.excerpt ?? data.title;
    const image = share && site.urls.origin + share.url;
    return definePage(context, 'newsPost', projectNewsPost(context, entry), {
      route,
      title: data.title,
      description: summary,
      trail: [...trail, [data.title, route]],
      share,
      shareAlt: data.image_alt ?? data.title,
      type: 'article',
      properties: [{ property: 'article:published_time', content: data.date }],
      jsonLd: [articleLd(site, entry, { url: site.urls.absolute(route), image, description: summary })],
      lastmod: data.date,
    });
  });
  return [...lists, ...posts];
}

/** News, page by page. The featured story opens the first page and is not listed again. */
function projectNews(context: Context): NewsProps[] {
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

function projectNewsPost(context: Context, entry: Entry<News>): NewsPostProps {
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
