/** Redirects of old addresses of releases, remixes and their smart links. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Position } from '../../engine/problems/problem.ts';
import { releasePlatforms, remixPlatforms } from '../../site/music-platforms.ts';
import { type RedirectedEntry, redirectsOf } from '../../site/redirects/index.ts';
import { type Redirect, ROUTES, releaseRoute, smartRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { hasSmartLink } from './release.ts';
import type { Release } from './schema/release.ts';

/**
 * All redirects. The smart link of a renamed release moves with its page, as it may be in bios and old messages; that of a
 * release which no platform has, or has any more, leads to the release.
 */
export function redirectReleases(site: Site): Redirect[] {
  const withoutLink = new Set(listWithoutSmartLink(site).map(({ slug }) => slug));
  const entries = [...everyRelease(site), ...site.remixes];
  const renamed = entries.flatMap((entry) =>
    oldSlugs(entry).map(({ old, at }) => ({
      from: smartRoute(old),
      to: withoutLink.has(entry.slug) ? releaseRoute(entry.slug) : smartRoute(entry.slug),
      at,
      implied: true,
    })),
  );
  const leadingBack = listWithoutSmartLink(site).map((entry) => ({
    from: smartRoute(entry.slug),
    to: releaseRoute(entry.slug),
    at: positionOf(entry, []),
    implied: true,
    passing: true,
  }));
  return [...entries.flatMap(listWritten), ...renamed, ...leadingBack];
}

/** Written redirects: old slugs of a release, or whole addresses. */
function listWritten(entry: RedirectedEntry): Redirect[] {
  return redirectsOf(entry, releaseRoute(entry.slug), releaseRoute);
}

function oldSlugs(entry: RedirectedEntry): { old: string; at: Position }[] {
  return listWritten(entry).flatMap(({ from, at }) => {
    const old = from.startsWith(ROUTES.releases) ? from.slice(ROUTES.releases.length, -1) : '';
    return from === releaseRoute(old) && old !== '' && !old.includes('/') ? [{ old, at }] : [];
  });
}

/** Releases and remixes without a smart link, as no platform has them. */
export const listWithoutSmartLink = remember(
  ({ releases, remixes, settings }: Site): readonly Entry<unknown>[] => [
    ...releases.filter(({ data }) => hasNoSmartLink(settings)(data)),
    ...remixes.filter(
      ({ data }) => !hasSmartLink({ platforms: remixPlatforms(settings, data), announced: false }),
    ),
  ],
);

const hasNoSmartLink = remember((settings: Site['settings']) =>
  remember(
    (data: Release) =>
      !hasSmartLink({
        platforms: releasePlatforms(settings, data),
        formats: data.formats,
        announced: false,
      }),
  ),
);
