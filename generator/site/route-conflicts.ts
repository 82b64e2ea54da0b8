/** Two pages cannot share an address. */

import { positionOf } from '../engine/content/entry.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import type { Problem } from '../engine/problems/index.ts';
import { problem } from './problems/index.ts';
import { isLanguage, isReserved, ownPageRoute, PAGE_NAMES } from './routes.ts';
import type { Site } from './site.ts';

export function checkAddresses(site: Site): Problem[] {
  return [...checkOwnPages(site), ...checkTemplatePages(site)];
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
