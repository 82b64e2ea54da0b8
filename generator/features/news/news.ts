/** News: which posts have a page, and where the others are read. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { newsRoute, pagedRoute, ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';

export const NEWS_PER_PAGE = 24;

/** A post without a text is a card in the list, and nothing more. */
export function hasPage({ body }: Entry<Data<'news'>>): boolean {
  return body.intro.length > 0 || body.sections.length > 0;
}

/** The anchor of a post in the list; the prefix keeps it apart from those that every page has. */
export function newsAnchor(slug: string): string {
  return `post-${slug}`;
}

/** The featured story opens the first page of the list and is not listed again. */
export function arrangeNews({ news }: Pick<Site, 'news'>) {
  const featured = news.find(({ data }) => data.featured) ?? news[0];
  return { featured, recent: news.filter((entry) => entry !== featured) };
}

/** Where a post is read: on its own page, or, where it has no text of its own, at its place in the list. */
export function locateNews(site: Pick<Site, 'news'>, entry: Entry<Data<'news'>>): string {
  return newsLocator(site)(entry);
}

/** The same for many posts: the list is arranged once. */
export function newsLocator(site: Pick<Site, 'news'>): (entry: Entry<Data<'news'>>) => string {
  let places: Map<Entry<Data<'news'>>, number> | undefined;
  return (entry) => {
    if (hasPage(entry)) return newsRoute(entry.slug);
    places ??= new Map(arrangeNews(site).recent.map((each, index) => [each, index]));
    const page = Math.floor((places.get(entry) ?? 0) / NEWS_PER_PAGE) + 1;
    return `${pagedRoute(ROUTES.news, page)}#${newsAnchor(entry.slug)}`;
  };
}
