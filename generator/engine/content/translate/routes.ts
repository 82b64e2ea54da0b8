/** Pages with an address of their own in a language. */
import { COLLECTIONS, type Collection, routeOf, smartRoute } from '../../../site/kinds.ts';
import type { Entry } from '../types.ts';

/** Their routes there, by those that they have in the default. @param entries in that language */
export function movedRoutes(entries: readonly Entry<unknown>[]): Record<string, string> {
  const moved = entries.flatMap(({ kind, slug, data }) => {
    const own = typeof data === 'object' && data !== null && 'slug' in data ? data.slug : undefined;
    if (typeof own !== 'string' || own === slug || !isCollection(kind)) return [];
    const routes = [[routeOf(kind, slug), routeOf(kind, own)]];
    const isMusic = kind === 'releases' || kind === 'remixes';
    return isMusic ? [...routes, [smartRoute(slug), smartRoute(own)]] : routes;
  });
  return Object.fromEntries(moved);
}

function isCollection(kind: string): kind is Collection {
  return COLLECTIONS.some((each) => each === kind);
}
