/** Days and times of calendars. */
import type ICAL from 'ical.js';
import { offsetAt } from '../../../engine/lib/time-zone.ts';
import { isInReach, isOnCalendar } from '../../../engine/values/index.ts';
import { zoneNamed } from './zones.ts';

export interface Moment {
  /** `2026-03-07`. */
  readonly date: string;
  /** `20:00`; undefined of a whole day. */
  readonly time?: string | undefined;
  /** Undefined if it is that of the site, or not known. */
  readonly timezone?: string | undefined;
  readonly doubt?: string | undefined;
}

export interface Zones {
  /** That of the calendar, or of the site. */
  readonly usual: string;
  /** Whether the calendar names it. */
  readonly isNamed: boolean;
  readonly site: string;
  /** Zones that the calendar defines, by its names for them. */
  readonly defined: ReadonlyMap<string, string>;
}

/** Undefined if it is no time that exists. */
export function momentOf(property: ICAL.Property, zones: Zones): Moment | undefined {
  const [, , type, written] = property.jCal;
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\dZ?|T::)?$/.exec(String(written)) ?? [];
  if (date === undefined || !isOnCalendar(date) || !isInReach(date)) return undefined;
  if (time === undefined || type === 'date') return { date };
  if (time > '23:59') return undefined;
  if (String(written).endsWith('Z')) return fromUniversal(`${date}T${time}Z`, zones);
  const name = property.getFirstParameter('tzid');
  if (!name) return { date, time };
  const zone = zoneNamed(name) ?? zoneNamed(zones.defined.get(name) ?? '');
  const doubt = zone === undefined ? `the calendar has it in the time zone "${name}"` : undefined;
  return { date, time, ...(zone !== zones.site && { timezone: zone }), ...(doubt && { doubt }) };
}

function fromUniversal(written: string, { usual, isNamed, site }: Zones): Moment | undefined {
  const instant = Date.parse(written);
  if (Number.isNaN(instant)) return undefined;
  const [date = '', clock = ''] = new Date(instant + offsetAt(usual, instant) * 60_000)
    .toISOString()
    .split('T');
  const doubt = isNamed
    ? undefined
    : `the calendar has it in universal time: it is by the clocks of ${usual}`;
  return {
    date,
    time: clock.slice(0, 5),
    ...(usual !== site && { timezone: usual }),
    ...(doubt && { doubt }),
  };
}
