/** Old addresses of pages, and where they lead now. */

import { positionOf } from '../../content/entry.ts';
import type { Entry } from '../../content/types.ts';
import { PAGE_NAMES } from '../../kinds.ts';
import { pagedRoute } from '../../pages/context.ts';
import { MIXES_PER_PAGE } from '../../pages/mixes.ts';
import { locateNews, newsRoute } from '../../pages/news.ts';
import type { Position } from '../../problems/index.ts';
import { releaseRoute } from '../cards.ts';
import { everyRelease, type Site } from '../site.ts';
import { closeAddress } from './old-address.ts';

export interface Redirect {
  /** The old address without the base path: `/songs/first-title/`, `/bio.html`. All but files end in a slash. */
  from: string;
  /** Without the base path. It begins with the route of a page, so that no redirect leads to another. */
  to: string;
  /** Where it is written. */
  at: Position;
}

type Moved = Entry<{ redirect_from?: string[] | undefined }>;

/** The addresses of the fixed pages, by the names of their files. */
const PAGE_ROUTES: Record<keyof Site['pages'], string> = {
  home: '/',
  about: '/about/',
  music: '/music/',
  releases: '/music/releases/',
  mixes: '/music/mixes/',
  projects: '/projects/',
  events: '/events/',
  news: '/news/',
  press: '/press/',
  contact: '/contact/',
};

/** An entry that has no page of its own is looked for at its place in the list of its kind. */
export function listRedirects(site: Site): Redirect[] {
  const mixes = site.mixes.flatMap((entry, index) => {
    const page = pagedRoute(PAGE_ROUTES.mixes, Math.floor(index / MIXES_PER_PAGE) + 1);
    return fromEntry(entry, `${page}#${entry.slug}`, (old) => `${PAGE_ROUTES.mixes}${old}/`);
  });
  // Finding the place of a post takes a while among thousands; few have moved.
  const news = site.news
    .filter(({ data }) => data.redirect_from)
    .flatMap((entry) => fromEntry(entry, locateNews(site, entry), newsRoute));
  return [
    ...[...everyRelease(site), ...site.remixes].flatMap((entry) =>
      fromEntry(entry, releaseRoute(entry.slug), releaseRoute),
    ),
    ...mixes,
    ...news,
    ...site.legal.flatMap((entry) => fromEntry(entry, `/${entry.slug}/`)),
    ...pagesOf(site).flatMap(([entry, route]) => fromEntry(entry, route)),
  ];
}

function fromEntry(entry: Moved, to: string, routeOf: (slug: string) => string = (path) => path): Redirect[] {
  return (entry.data.redirect_from ?? []).map((old, index) => ({
    from: closeAddress(old.startsWith('/') ? old : routeOf(old)),
    to,
    at: positionOf(entry, ['redirect_from', index]),
  }));
}

function pagesOf({ pages }: Site): [Moved, string][] {
  return PAGE_NAMES.flatMap((name): [Moved, string][] => {
    const entry = pages[name];
    return entry ? [[entry, PAGE_ROUTES[name]]] : [];
  });
}
