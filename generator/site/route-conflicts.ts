/** Two pages cannot share an address. */

import { positionOf } from '../engine/content/entry.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { formatPosition, type Position, type Problem, problem } from '../engine/problems/index.ts';
import { arrangePast } from '../features/shows/shows.ts';
import { eventRoute, isLanguage, isReserved, ownPageRoute, PAGE_NAMES, releaseRoute } from './routes.ts';
import { everyRelease, type Site } from './site.ts';

/** Names below /events/ that visitors and feed readers expect something else of. */
const RESERVED = ['feed', 'page'];

export function checkAddresses(site: Site): Problem[] {
  return [...checkReleases(site), ...checkEvents(site), ...checkOwnPages(site), ...checkTemplatePages(site)];
}

/** Releases and remixes share a folder of addresses, so their slugs must differ. */
function checkReleases(site: Site): Problem[] {
  const taken = new Map(everyRelease(site).map((entry) => [entry.slug, entry]));
  return site.remixes.flatMap((entry) => {
    const other = taken.get(entry.slug);
    if (!other) return [];
    const route = releaseRoute(entry.slug);
    return [problem('route/taken', positionOf(entry, []), { kind: 'remix', route, other: other.file })];
  });
}

/** Slugs made from titles give way to others; written ones cannot. */
function checkEvents(site: Site): Problem[] {
  const { events } = site;
  const reserved = [...RESERVED, ...arrangePast(site).years];
  const written = events
    .flatMap(({ slug, slugAt }) => (slugAt ? [{ slug, at: slugAt }] : []))
    .sort((a, b) => a.at.line - b.at.line);
  const first = new Map<string, Position>();
  return written.flatMap(({ slug, at }) => {
    const other = first.get(slug);
    if (!other) first.set(slug, at);
    const route = eventRoute(slug);
    if (other) return [problem('route/taken', at, { kind: 'show', route, other: formatPosition(other) })];
    return reserved.includes(slug) ? [problem('route/reserved', at, { kind: 'show', route })] : [];
  });
}

/** Pages of the artist's own templates give way to all others. */
function checkTemplatePages({ templatePages, ownPages }: Site): Problem[] {
  const taken = new Map(ownPages.map(({ slug, file }) => [ownPageRoute(slug), file]));
  return templatePages.flatMap(({ route, at }) => {
    const [, name = ''] = route.split('/');
    if (isReserved(name)) return [problem('route/reserved', at, { kind: 'template', route })];
    const other = taken.get(route);
    taken.set(route, at.file);
    return other === undefined ? [] : [problem('route/taken', at, { kind: 'page', route, other })];
  });
}

/** Pages of the artist's own give way to those of Liner, and a mistyped name makes none by accident. */
function checkOwnPages({ ownPages, pages }: Site): Problem[] {
  return ownPages.flatMap((entry) => {
    const { slug } = entry;
    const route = ownPageRoute(slug);
    const at = positionOf(entry, []);
    if (isReserved(slug))
      return [problem('route/reserved', at, { kind: isLanguage(slug) ? 'language' : 'page', route })];
    const unwritten = PAGE_NAMES.filter((name) => pages[name] === undefined);
    const nearest = findNearest(slug, unwritten);
    return nearest ? [problem('route/near', at, { slug, nearest })] : [];
  });
}
