/** The addresses of the site, without the base path. */

import type { PageName } from '../engine/content/grammar.ts';
import type { Position } from '../engine/problems/problem.ts';

/** The fixed pages, in the order in which menus and lists name them. */
export const ROUTES = {
  home: '/',
  about: '/about/',
  artists: '/artists/',
  music: '/music/',
  releases: '/music/releases/',
  mixes: '/music/mixes/',
  projects: '/projects/',
  scores: '/scores/',
  works: '/works/',
  reel: '/reel/',
  events: '/events/',
  groups: '/groups/',
  videos: '/videos/',
  photos: '/photos/',
  merch: '/merch/',
  news: '/news/',
  press: '/press/',
  contact: '/contact/',
  links: '/links/',
  follow: '/follow/',
} as const;

// Typed as above.
export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];

/** The second address of Mixes & Radio. */
export const MIXES_ALIAS = '/mixes/';

/** The calendar of all shows. */
export const CALENDAR_ROUTE = '/events.ics';

/** The calendar of everything that groups do each week, and those of one group. @param slug of the group, if it is one */
export function groupCalendar(slug?: string): string {
  return slug === undefined ? '/groups.ics' : `${ROUTES.groups}${slug}.ics`;
}

/** The page of a release or remix. */
export function releaseRoute(slug: string): string {
  return `${ROUTES.releases}${slug}/`;
}

/** Every platform of a release or remix. Short, since people pass it on. */
export function smartRoute(slug: string): string {
  return `/l/${slug}/`;
}

/** The page of one of the artists. */
export function artistRoute(slug: string): string {
  return `${ROUTES.artists}${slug}/`;
}

/** The page of a label within a label, or of a series. */
export function labelRoute(slug: string): string {
  return `/labels/${slug}/`;
}

/** Their press kit. */
export function artistPressRoute(slug: string): string {
  return `${artistRoute(slug)}press/`;
}

/** The podcast of one of the artists. */
export function artistPodcast(slug: string): string {
  return `${artistRoute(slug)}podcast.xml`;
}

/** The calendar of their shows. */
export function artistCalendar(slug: string): string {
  return artistRoute(slug) + CALENDAR_ROUTE.slice(1);
}

export function newsRoute(slug: string): string {
  return `${ROUTES.news}${slug}/`;
}

/** The page of a film, a series or whatever else has music by the artist. */
export function scoreRoute(slug: string): string {
  return `${ROUTES.scores}${slug}/`;
}

/** The page of a work of a composer. */
export function workRoute(slug: string): string {
  return `${ROUTES.works}${slug}/`;
}

/** A custom page. */
export function ownPageRoute(slug: string): string {
  return `/${slug}/`;
}

/** Empty until someone writes them: Liner has no words for them. */
export const LEGAL_PAGES = ['legal', 'privacy', 'terms'] as const;
export type LegalName = (typeof LEGAL_PAGES)[number];

/** @param slug the name of its file, which may be a name of the page in any language: `datenschutz` */
export function legalRoute(slug: string): string {
  return `/${slug}/`;
}

/** Custom pages have had these names before Liner had such pages. */
const FREE_NAMES: readonly string[] = 'artists groups scores works reel links follow'
  .split(' ')
  .map(ownPageRoute);

/** Names of Liner at the root of a site: of its pages and folders, and those that programs ask for. */
const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(ROUTES).flatMap((route) => (FREE_NAMES.includes(route) ? [] : route.split('/')[1] || [])),
  ...LEGAL_PAGES,
  ...['home', 'index', 'releases', 'remixes', 'mixes', 'l', 'assets', 'artist', 'page'],
  ...['feed', 'feeds', 'rss', 'atom', 'podcast', 'embed', 'search', 'sitemap', 'calendar', '404'],
]);

/** Names of two letters at the root are left to texts in other languages: `/ar/`. */
export function isLanguage(name: string): boolean {
  return /^[a-z]{2}$/.test(name);
}

/** Returns true for names that custom pages cannot have. */
export function isReserved(name: string): boolean {
  return TAKEN_NAMES.has(name) || isLanguage(name);
}

/** A page with only the player, to embed in other sites. */
export function embedRoute(slug: string): string {
  return `/embed/${slug}/`;
}

export function eventRoute(slug: string): string {
  return `${ROUTES.events}${slug}/`;
}

/** Past shows of a year: `/events/2024/`. */
export function eventYearRoute(year: string): string {
  return `${ROUTES.events}${year}/`;
}

/** The calendar file of one show, beside its page. */
export function eventCalendar(slug: string): string {
  return `${eventRoute(slug)}${slug}.ics`;
}

/** The route of the n-th page of a long list: `/news/`, `/news/page/2/`. */
export function pagedRoute(route: string, page: number): string {
  return page === 1 ? route : `${route}page/${page}/`;
}

/** The newest dozen, and a dozen on each page after it. */
export const MIXES_PER_PAGE = 12;

/** The page of a mix or episode. */
export function mixRoute(slug: string): string {
  return `${ROUTES.mixes}${slug}/`;
}

/** An old address of a page, and where it leads now. */
export interface Redirect {
  /** The old address without the base path: `/songs/first-title/`, `/bio.html`. All but files end in a slash. */
  from: string;
  /** Route without the base path. It begins with the route of a page, so that no redirect leads to another. */
  to: string;
  /** Position in the content. */
  at: Position;
  /** True if it follows from the content without being written there; it gives way to a written one. */
  implied?: boolean;
  /** The address may get its own page later: until then, a rule for hosts redirects it, and no page is made there. */
  passing?: boolean;
}
