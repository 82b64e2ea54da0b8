/** Old addresses of releases and remixes, those of their smart links among them. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Position } from '../../engine/problems/index.ts';
import { releasePlatforms, remixPlatforms } from '../../site/music-platforms.ts';
import { type RedirectedEntry, redirectsOf } from '../../site/redirects/index.ts';
import { type Redirect, ROUTES, releaseRoute, smartRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { hasSmartLink } from './release.ts';
import type { Release } from './schema/release.ts';

/**
 * Smart links are in bios and old messages. That of a renamed release moves with its page; where no platform has a release,
 * or none has it any more, its smart link leads to the release itself.
 */
export function redirectReleases(site: Site): Redirect[] {
  const silent = new Set(listSilent(site).map(({ slug }) => slug));
  const entries = [...everyRelease(site), ...site.remixes];
  const renamed = entries.flatMap((entry) =>
    oldSlugs(entry).map(({ old, at }) => ({
      from: smartRoute(old),
      to: silent.has(entry.slug) ? releaseRoute(entry.slug) : smartRoute(entry.slug),
      at,
      implied: true,
    })),
  );
  const unheard = listSilent(site).map((entry) => ({
    from: smartRoute(entry.slug),
    to: releaseRoute(entry.slug),
    at: positionOf(entry, []),
    implied: true,
    passing: true,
  }));
  return [...entries.flatMap(listWritten), ...renamed, ...unheard];
}

/** People write what a release was called, or its whole old address. */
function listWritten(entry: RedirectedEntry): Redirect[] {
  return redirectsOf(entry, releaseRoute(entry.slug), releaseRoute);
}

/** What it was called, where its old address is that of a release. */
function oldSlugs(entry: RedirectedEntry): { old: string; at: Position }[] {
  return listWritten(entry).flatMap(({ from, at }) => {
    const old = from.startsWith(ROUTES.releases) ? from.slice(ROUTES.releases.length, -1) : '';
    return from === releaseRoute(old) && old !== '' && !old.includes('/') ? [{ old, at }] : [];
  });
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
    (data: Release) =>
      !hasSmartLink({
        platforms: releasePlatforms(settings, data),
        formats: data.formats,
        announced: false,
      }),
  ),
);
