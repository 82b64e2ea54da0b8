/** Days of feeds. */
import { likely } from '../../../engine/content/schema/read.ts';
import { dayAt } from '../../../engine/lib/time-zone.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { Origin } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import type { Findings } from '../shared/findings.ts';

/** The day by the clocks of the site; undefined if it is none, which is reported. */
export function dayOfFeed(
  written: string | undefined,
  what: string,
  origin: Origin,
  site: SiteFacts,
  findings: Findings,
): string | undefined {
  if (written === undefined || written.trim() === '') return undefined;
  // A day alone is the same everywhere.
  const instant = /^\d{4}-\d\d-\d\d$/.test(written.trim()) ? Number.NaN : Date.parse(written);
  const day = Number.isNaN(instant)
    ? readDay(written, { today: site.today })
    : readDay(dayAt(site.timezone, instant), { today: site.today });
  const date = likely(day)?.date;
  if (date?.length === 10) return date;
  findings.refuse(origin, what, written, 'refused' in day ? day.refused : 'it is no whole day.');
  return undefined;
}
