/** Checks of redirects: an old address has one target, and no page. */

import { HOSTED_FILES } from '../../engine/artifact.ts';
import { formatPosition, type Problem } from '../../engine/problems/index.ts';
import { problem } from '../messages/index.ts';
import { legalRoute, mixRoute, newsRoute, type Redirect, releaseRoute } from '../routes.ts';
import { everyRelease, type Site } from '../site.ts';
import { isWritten } from './index.ts';
import { foldersOf, namesPage, placeOf } from './old-address.ts';

/** Files that content cannot link to. */
const UNLINKED = ['/404.html', '/robots.txt', '/sitemap.xml', ...HOSTED_FILES.map((name) => `/${name}`)];

/** @param listRoutes gives every address of the site without its base path: `/`, `/music/`, `/feed.xml`; a large site has many */
export function checkRedirects(
  all: readonly Redirect[],
  listRoutes: () => readonly string[],
  site: Site,
): Problem[] {
  const redirects = all.filter(isWritten);
  if (redirects.length === 0) return [];
  const known = [...listRoutes(), ...UNLINKED];
  const taken = new Map(known.map((route) => [placeOf(route), route]));
  const files = findFiles(known, redirects);
  const owners = listOwners(site);
  const first = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const { from, at } = redirect;
    const place = placeOf(from);
    const route = taken.get(place);
    if (route !== undefined) return [problem('redirect/taken', at, { from, owner: owners.get(route) })];
    const folder = foldersOf(from.toLowerCase()).find((each) => files.has(each));
    if (folder !== undefined) return [problem('redirect/taken', at, { from, below: files.get(folder) })];
    const other = first.get(place);
    if (other) return [problem('redirect/twice', at, { from, other: formatPosition(other.at) })];
    first.set(place, redirect);
    return [];
  });
}

/** Addresses that are files, those of old pages among them, in lower case: no other can be below one. */
function findFiles(known: readonly string[], redirects: readonly Redirect[]): Map<string, string> {
  const files = known.filter((route) => !route.endsWith('/'));
  const pages = redirects.map(({ from }) => from).filter(namesPage);
  return new Map([...pages, ...files].map((file) => [file.toLowerCase(), file]));
}

/** The files behind pages, by their routes. */
function listOwners(site: Site): Map<string, string> {
  return new Map([
    ...[...everyRelease(site), ...site.remixes].map(({ slug, file }) => [releaseRoute(slug), file] as const),
    ...site.mixes.map(({ slug, file }) => [mixRoute(slug), file] as const),
    ...site.news.map(({ slug, file }) => [newsRoute(slug), file] as const),
    ...site.legal.map(({ slug, file }) => [legalRoute(slug), file] as const),
  ]);
}
