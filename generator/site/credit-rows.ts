/** Credits as pages list them. */

import type { CreditRow } from './parts.ts';
import { artistAddress, type WithRoster, type WithUrls } from './roster.ts';
import type { Credit } from './schema/credits.ts';

/** Credits with the pages of those who have one. */
export function creditRows(site: WithRoster & WithUrls, credits: readonly Credit[] = []): CreditRow[] {
  return credits.map((credit) => {
    const pages = credit.names.flatMap((name): [string, string][] => {
      const address = artistAddress(site, name);
      return address === undefined ? [] : [[name, address]];
    });
    return pages.length > 0 ? { ...credit, pages: Object.fromEntries(pages) } : credit;
  });
}
