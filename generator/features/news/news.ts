/** The addresses of news posts: their pages, or their places in the list. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { newsRoute, pagedRoute, ROUTES } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';

export const NEWS_PER_PAGE = 24;

/** Returns true if a post has a page: one without a text is only a card in the list. */
export function hasPage({ body }: Entry<Data<'news'>>): boolean {
  return body.intro.length > 0 || body.sections.length > 0;
}

/** The anchor of a post in the list; the prefix avoids the anchors of other parts of the page. */
export function newsAnchor(slug: string): string {
  return `post-${slug}`;
}

/** The featured post, and the others, which are listed below it. */
export function arrangeNews({ news }: Pick<Site, 'news'>) {
  const featured = news.find(({ data }) => data.featured) ?? news[0];
  return { featured, recent: news.filter((entry) => entry !== featured) };
}

/** The address of a post: its page, or its place in the list if it has no text. */
export function locateNews(site: Pick<Site, 'news'>, entry: Entry<Data<'news'>>): string {
  return newsLocator(site)(entry);
}

/** Returns the address of each post, arranging the list only once. */
export function newsLocator(site: Pick<Site, 'news'>): (entry: Entry<Data<'news'>>) => string {
  let places: Map<Entry<Data<'news'>>, number> | undefined;
  return (entry) => {
    if (hasPage(entry)) return newsRoute(entry.slug);
    places ??= new Map(arrangeNews(site).recent.map((each, index) => [each, index]));
    const page = Math.floor((places.get(entry) ?? 0) / NEWS_PER_PAGE) + 1;
    return `${pagedRoute(ROUTES.news, page)}#${newsAnchor(entry.slug)}`;
  };
}
