/** Two pages cannot share an address. */

import { positionOf } from '../engine/content/entry.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { NearPage } from './messages/index.ts';
import { problem } from './messages/index.ts';
import { isLanguage, isReserved, legalRoute, ownPageRoute, PAGE_NAMES, ROUTES } from './routes.ts';
import type { Site } from './site.ts';
import { sitePage } from './site-pages.ts';
import { pageNamed } from './words/page-names.ts';

export function checkAddresses(site: Site): Problem[] {
  return [...checkOwnPages(site), ...checkTemplatePages(site)];
}

/** Pages of the artist's own templates give way to all others. */
function checkTemplatePages(site: Site): Problem[] {
  const { templatePages, ownPages, legal, settingsEntry } = site;
  const taken = new Map([
    [sitePage(site, 'legal').route, settingsEntry.file],
    ...legal.map(({ slug, file }) => [legalRoute(slug), file] as const),
    ...ownPages.map(({ slug, file }) => [ownPageRoute(slug), file] as const),
  ]);
  return templatePages.flatMap(({ route, at }) => {
    const [, name = ''] = route.split('/');
    if (isReserved(name)) return [problem('route/reserved', at, { kind: 'template', route })];
    const other = taken.get(route);
    taken.set(route, at.file);
    return other === undefined ? [] : [problem('route/taken', at, { kind: 'page', route, other })];
  });
}

/** Pages of the artist's own give way to those of Liner, and one with the name of another page makes none by accident. */
function checkOwnPages(site: Site): Problem[] {
  return site.ownPages.flatMap((entry) => {
    const { slug } = entry;
    const route = ownPageRoute(slug);
    const at = positionOf(entry, []);
    if (isReserved(slug) || (route === ROUTES.artists && site.artists.length > 0))
      return [problem('route/reserved', at, { kind: isLanguage(slug) ? 'language' : 'page', route })];
    const near = findMeant(slug, site);
    return near ? [problem('route/near', at, { slug, ...near })] : [];
  });
}

/** The page that the name of a file stands for, in any language or with a typing error. */
function findMeant(slug: string, { pages }: Site): Omit<NearPage, 'slug'> | undefined {
  const named = pageNamed(slug);
  // That of all artists is made by their files.
  const unwritten = PAGE_NAMES.filter((name) => pages[name] === undefined && name !== 'artists');
  const nearest = named ?? findNearest(slug, unwritten);
  if (nearest === undefined) return undefined;
  const page = PAGE_NAMES.find((name) => name === nearest);
  const written = page && pages[page];
  const isOnlyYaml = slug === nearest;
  const ending = isOnlyYaml || written?.file.endsWith('.yaml') ? 'yaml' : 'md';
  return {
    nearest,
    path: `pages/${nearest}.${ending}`,
    isThere: written !== undefined,
    isSpelling: named === undefined,
    isOnlyYaml,
  };
}
