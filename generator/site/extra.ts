/** The keys below `extra` of content files, by the pages that show them. */

import { eventRoute, legalRoute, PAGE_NAMES, ROUTES } from './routes.ts';
import type { Extra } from './schema/extra.ts';
import { everyRelease, type Site } from './site.ts';

const known = new WeakMap<Site, ReadonlyMap<string, Extra>>();

/** The keys of the file, or the show, whose page is at a route. */
export function extraAt(site: Site, route: string): Extra | undefined {
  return extrasOf(site).get(route);
}

/** Shares the keys of a site with another one of the same content. */
export function shareExtras(from: Site, to: Site): ReadonlyMap<string, Extra> {
  const extras = extrasOf(from);
  known.set(to, extras);
  return extras;
}

function extrasOf(site: Site): ReadonlyMap<string, Extra> {
  const extras = known.get(site) ?? listExtras(site);
  known.set(site, extras);
  return extras;
}

function listExtras(site: Site): ReadonlyMap<string, Extra> {
  const collections = site.features.grammar.collections.flatMap((kind) =>
    (kind === 'releases' ? everyRelease(site) : site[kind]).map(
      ({ slug, data }) => [site.features.grammar.routeOf(kind, slug), data.extra] as const,
    ),
  );
  const pages = PAGE_NAMES.map((name) => [ROUTES[name], site.pages[name]?.data.extra] as const);
  const legal = site.legal.map(({ slug, data }) => [legalRoute(slug), data.extra] as const);
  const shows = site.events.map(({ slug, extra }) => [eventRoute(slug), extra] as const);
  const all = [...collections, ...pages, ...legal, ...shows];
  return new Map(all.flatMap(([route, extra]) => (extra ? [[route, extra] as const] : [])));
}
