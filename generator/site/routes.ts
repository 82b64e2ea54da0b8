/** Addresses that are no file's own, without the base path. Those of content files are in the table of kinds. */
import { ALL_KINDS, KINDS, routeOf, rowOf } from './kinds.ts';

export { smartRoute } from './kinds.ts';

/** The second address of Mixes & Radio. */
export const MIXES_ALIAS = '/mixes/';

/** The calendar of all shows. */
export const CALENDAR_ROUTE = '/events.ics';

/** The page of a release or remix. */
export function releaseRoute(slug: string): string {
  return routeOf('releases', slug);
}

/** A page of the artist's own. */
export function ownPageRoute(slug: string): string {
  return routeOf('ownPages', slug);
}

/** Names of Liner at the root of a site: of its pages and folders, and those that programs ask for. */
const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...ALL_KINDS.flatMap((kind) => rowOf(kind).route?.split('/')[1] ?? []).filter((name) => name !== ':slug'),
  ...KINDS.legal.files.map((file) => file.replace(/^legal\/|\.md$/g, '')),
  ...['home', 'index', 'releases', 'remixes', 'mixes', 'l', 'assets', 'artist', 'page'],
  ...['feed', 'feeds', 'rss', 'atom', 'podcast', 'embed', 'search', 'sitemap', 'calendar', '404'],
]);

/** Names of two letters at the root are left to texts in other languages: `/ar/`. */
export function isLanguage(name: string): boolean {
  return /^[a-z]{2}$/.test(name);
}

/** Whether a page of the artist's own cannot have this name. */
export function isReserved(name: string): boolean {
  return TAKEN_NAMES.has(name) || isLanguage(name);
}

/** A page for the pages of others, with the player alone. */
export function embedRoute(slug: string): string {
  return `/embed/${slug}/`;
}

export function eventRoute(slug: string): string {
  return `${routeOf('pages/events')}${slug}/`;
}

/** Past shows of a year: `/events/2024/`. */
export function eventYearRoute(year: string): string {
  return `${routeOf('pages/events')}${year}/`;
}

/** The calendar file of one show, beside its page. */
export function eventCalendar(slug: string): string {
  return `${eventRoute(slug)}${slug}.ics`;
}

/** Where the n-th page of a long list is: `/news/`, `/news/page/2/`. */
export function pagedRoute(route: string, page: number): string {
  return page === 1 ? route : `${route}page/${page}/`;
}

/** The newest dozen, and a dozen on each page after it. */
export const MIXES_PER_PAGE = 12;

/** The page of a mix or episode. */
export function mixRoute(slug: string): string {
  return routeOf('mixes', slug);
}
