/** Old addresses of pages, and where they lead now. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { PAGE_NAMES, type Redirect, ROUTES } from '../routes.ts';
import type { Site } from '../site.ts';
import { closeAddress, placeOf } from './old-address.ts';

/** An entry with a key for its old addresses. */
export type RedirectedEntry = Entry<{ redirect_from?: string[] | undefined }>;

/** Lists redirects of every language, written ones first. Those of the default apply to others as well. @param sites the default first */
export function listAllRedirects([standard, ...others]: readonly [Site, ...Site[]]): Redirect[] {
  const all = listRedirects(standard);
  const written = [
    ...all.filter(isWritten),
    ...others.flatMap((site) => {
      const { place } = site.urls;
      const own = listRedirects(site).filter(isWritten);
      const known = new Set(own.map(({ from }) => from));
      const inherited = all.filter((each) => isWritten(each) && !known.has(each.from));
      return [...own, ...inherited].map(({ from, to, at }) => ({ from: place(from), to: place(to), at }));
    }),
  ];
  const taken = new Set(written.map(({ from }) => placeOf(from)));
  return [...written, ...all.filter((each) => !isWritten(each) && !taken.has(placeOf(each.from)))];
}

export function isWritten({ implied }: Redirect): boolean {
  return !implied;
}

/** An entry without a page redirects to its place in the list of its kind. */
export function listRedirects(site: Site): Redirect[] {
  return [
    ...site.features.list.flatMap((feature) => feature.redirects?.(site) ?? []),
    ...PAGE_NAMES.flatMap((name) => {
      const entry: RedirectedEntry | undefined = site.pages[name];
      return entry ? redirectsOf(entry, ROUTES[name]) : [];
    }),
  ];
}

/**
 * The first address of an entry among those of its kind: what podcast apps and feed readers know it by. A file that is renamed,
 * with its old name in `redirect_from`, is the same entry to them. Addresses of an earlier site elsewhere do not count.
 */
export function firstAddress(
  entry: RedirectedEntry & { slug: string },
  pathOf: (slug: string) => string,
): string {
  const own = pathOf(entry.slug);
  const folder = own.slice(0, own.lastIndexOf('/', own.length - 2) + 1);
  return redirectsOf(entry, own, pathOf).find(({ from }) => from.startsWith(folder))?.from ?? own;
}

/** @param pathOf the address that an entry of the kind has under a slug; an address stays as it is */
export function redirectsOf(
  entry: RedirectedEntry,
  to: string,
  pathOf: (slug: string) => string = (path) => path,
): Redirect[] {
  return (entry.data.redirect_from ?? []).map((old, index) => ({
    from: closeAddress(old.startsWith('/') ? old : pathOf(old)),
    to,
    at: positionOf(entry, ['redirect_from', index]),
  }));
}
