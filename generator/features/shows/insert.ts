/** The directive `events`: the next shows. */

import type { Insert } from '../../engine/content/types.ts';
import { feedLink, type InsertKind } from '../../site/inserts.ts';
import { ROUTES } from '../../site/routes.ts';
import { type EventRow, eventRow } from './row.ts';
import { splitEvents } from './shows.ts';

declare module '../../site/inserts.ts' {
  interface TextParts {
    /** The heading is for screen readers, if there is none above. */
    events: { heading: string; rows: EventRow[] };
  }
}

export const events: InsertKind<Extract<Insert, { name: 'events' }>> = {
  show: (context, { limit }, { isBelowHeading }) => {
    const { site } = context;
    const { upcoming } = splitEvents(site.events, site.today);
    const rows = upcoming.slice(0, limit).map((event) => eventRow(context, event));
    return { kind: 'events', heading: isBelowHeading ? '' : site.words.events.shows, rows };
  },
  feed: ({ site }) => feedLink(site, site.words.events.shows, ROUTES.events),
};
