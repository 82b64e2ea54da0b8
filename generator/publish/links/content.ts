/** Links within the site must lead to a page that is there. */

import { eachText } from '../../content/parse/texts.ts';
import type { BodyLink, Content, DataPath, Entry } from '../../content/types.ts';
import { findNearest } from '../../lib/suggest.ts';
import { isInternal } from '../../lib/url.ts';
import type { Position, Problem } from '../../problems/index.ts';

/** @param routes every address of the site without its base path: `/`, `/music/`, `/events.ics` */
export function checkLinks(content: Content, routes: ReadonlySet<string>): Problem[] {
  return allEntries(content)
    .flatMap((entry) => [...entry.body.links, ...linksInData(entry)])
    .flatMap(({ url, at }) => checkLink(url, at, routes));
}

function allEntries({ site, releases, remixes, mixes, news, legal, pages }: Content): Entry<unknown>[] {
  const written = Object.values(pages).filter((page) => page !== undefined);
  return [site, ...releases, ...remixes, ...mixes, ...news, ...legal, ...written];
}

/** Addresses in data stand under keys named `url`, and in the shared links of site.yaml. */
function linksInData({ data, at }: Entry<unknown>): BodyLink[] {
  const links: BodyLink[] = [];
  eachText(data, (text, path) => {
    if (isInternal(text) && isAddress(path)) links.push({ url: text, at: at(path) });
  });
  return links;
}

function isAddress(path: DataPath): boolean {
  return path.at(-1) === 'url' || (path.length === 2 && path[0] === 'links');
}

function checkLink(url: string, at: Position, routes: ReadonlySet<string>): Problem[] {
  if (!isInternal(url)) return [];
  const route = url.replace(/[?#].*$/, '');
  const folder = route.endsWith('/') ? route : `${route}/`;
  if (routes.has(route) || routes.has(folder)) return [];
  const nearest = findNearest(folder, routes);
  return [
    {
      code: 'link/unknown-page',
      level: 'error',
      message: `There is no page at ${route}.`,
      hint: nearest ? `Did you mean "${nearest}"?` : 'Check the address, or add the page.',
      at,
    },
  ];
}
