/** Old addresses of pages, and where they lead now. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Position } from '../../engine/problems/index.ts';
import { locateNews } from '../../features/news/news.ts';
import { hasSmartLink } from '../../features/releases/release.ts';
import { releasePlatforms, remixPlatforms } from '../platforms/index.ts';
import {
  legalRoute,
  mixRoute,
  newsRoute,
  ownPageRoute,
  PAGE_NAMES,
  ROUTES,
  releaseRoute,
  smartRoute,
} from '../routes.ts';
import { everyRelease, type Site } from '../site.ts';
import { closeAddress, placeOf } from './old-address.ts';

export interface Redirect {
  /** The old address without the base path: `/songs/first-title/`, `/bio.html`. All but files end in a slash. */
  from: string;
  /** Without the base path. It begins with the route of a page, so that no redirect leads to another. */
  to: string;
  /** Where it is written. */
  at: Position;
  /** Of a release or remix that was renamed: the slugs that it had and has. */
  renamed?: { old: string; slug: string } | undefined;
  /** The address may have a page of its own later on: a rule for hosts leads on meanwhile, and no page is made there. */
  passing?: boolean;
}

type RedirectedEntry = Entry<{ redirect_from?: string[] | undefined }>;

/**
 * Those of every language. What the default had under an old address is looked for under the same one in the others as well.
 *
 * @param sites of each language, the default first
 */
export function listAllRedirects([standard, ...others]: readonly [Site, ...Site[]]): Redirect[] {
  return [
    ...listRedirects(standard),
    ...others.flatMap((site) => {
      const { place } = site.urls;
      const own = listRedirects(site);
      const known = new Set(own.map(({ from }) => from));
      const inherited = listRedirects(standard).filter(({ from }) => !known.has(from));
      return [...own, ...inherited].map(({ from, to, at }) => ({ from: place(from), to: place(to), at }));
    }),
  ];
}

/** An entry that has no page of its own is looked for at its place in the list of its kind. */
export function listRedirects(site: Site): Redirect[] {
  const { remixes, mixes, news, legal, ownPages, pages } = site;
  return [
    ...[...everyRelease(site), ...remixes].flatMap(fromRecord),
    ...mixes.flatMap((entry) => fromEntry(entry, mixRoute(entry.slug), mixRoute)),
    // Finding the place of a post takes a while among thousands; few have moved.
    ...news
      .filter(({ data }) => data.redirect_from)
      .flatMap((entry) => fromEntry(entry, locateNews(site, entry), newsRoute)),
    ...legal.flatMap((entry) => fromEntry(entry, legalRoute(entry.slug))),
    ...ownPages.flatMap((entry) => fromEntry(entry, ownPageRoute(entry.slug))),
    ...PAGE_NAMES.flatMap((name) => {
      const entry: RedirectedEntry | undefined = pages[name];
      return entry ? fromEntry(entry, ROUTES[name]) : [];
    }),
  ];
}

/**
 * Smart links are in bios and old messages. That of a renamed release moves with its page; where no platform has a release,
 * or none has it any more, its smart link leads to the release itself.
 */
export function moveSmartLinks(site: Site, redirects: readonly Redirect[]): Redirect[] {
  const taken = new Set(redirects.map(({ from }) => placeOf(from)));
  const silent = new Map(listSilent(site).map((entry) => [entry.slug, entry]));
  const moved = redirects.flatMap(({ renamed, at }) => {
    if (!renamed) return [];
    const { old, slug } = renamed;
    return [{ from: smartRoute(old), to: silent.has(slug) ? releaseRoute(slug) : smartRoute(slug), at }];
  });
  const own = [...silent.values()].map((entry) => ({
    from: smartRoute(entry.slug),
    to: releaseRoute(entry.slug),
    at: positionOf(entry, []),
    passing: true,
  }));
  return [...moved, ...own].filter(({ from }) => !taken.has(placeOf(from)));
}

/** Releases and remixes that no platform has. */
export const listSilent = remember(({ releases, remixes, settings }: Site): readonly Entry<unknown>[] => [
  ...releases.filter(({ data }) => silentIn(settings)(data)),
  ...remixes.filter(
    ({ data }) => !hasSmartLink({ platforms: remixPlatforms(settings, data), announced: false }),
  ),
]);

const silentIn = remember((settings: Site['settings']) =>
  remember(
    (data: Data<'releases'>) =>
      !hasSmartLink({
        platforms: releasePlatforms(settings, data),
        formats: data.formats,
        announced: false,
      }),
  ),
);

/** People write what a release was called, or its whole old address. */
function fromRecord(entry: RedirectedEntry): Redirect[] {
  const folder = ROUTES.releases;
  return fromEntry(entry, releaseRoute(entry.slug), releaseRoute).map((redirect) => {
    const old = redirect.from.startsWith(folder) ? redirect.from.slice(folder.length, -1) : '';
    const isRecord = redirect.from === releaseRoute(old) && old !== '' && !old.includes('/');
    return isRecord ? { ...redirect, renamed: { old, slug: entry.slug } } : redirect;
  });
}

/** @param pathOf the address that an entry of the kind has under a slug; an address stays as it is */
function fromEntry(
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
