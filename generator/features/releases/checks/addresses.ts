/** Releases and remixes share a folder of addresses, so their slugs must differ. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { releaseRoute } from '../../../site/routes.ts';
import { everyRelease, type Site } from '../../../site/site.ts';
import { problem } from '../problems.ts';

export function checkAddresses({ site }: { site: Site }): Problem[] {
  const taken = new Map(everyRelease(site).map((entry) => [entry.slug, entry]));
  return site.remixes.flatMap((entry) => {
    const other = taken.get(entry.slug);
    if (!other) return [];
    const route = releaseRoute(entry.slug);
    return [problem('route/taken', positionOf(entry, []), { kind: 'remix', route, other: other.file })];
  });
}
