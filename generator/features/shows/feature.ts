/** Shows: their list, a page and a calendar file each. */

import type { Content } from '../../engine/content/types.ts';
import type { Context } from '../../site/context.ts';
import type { Feature } from '../../site/feature.ts';
import { planCalendars } from './calendar.ts';
import { checkAddresses, checkEventTimes, checkPlaces, checkRepeatedEvents } from './checks.ts';
import { events } from './insert.ts';
import { lintCities, lintClocks, lintShows, lintZone } from './lint.ts';
import { eventsPage, eventYearPages } from './list.ts';
import { eventPages } from './page.ts';
import { checkPremieres } from './premieres.ts';
import { modelEvents, redirectEvents } from './shows.ts';

export const feature = {
  checks: [checkEventTimes, checkPlaces, checkRepeatedEvents, checkPremieres],
  siteChecks: checkAddresses,
  lints: [lintShows, lintZone, lintClocks, lintCities],
  inserts: { events },
  model: (content: Content) => ({ events: modelEvents(content) }),
  pages: (context: Context) => [eventsPage(context), ...eventPages(context), ...eventYearPages(context)],
  redirects: redirectEvents,
  files: ({ site }: Context) => planCalendars(site),
} satisfies Feature;
