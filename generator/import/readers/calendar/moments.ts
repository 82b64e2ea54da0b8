/** Days and times of calendars. */
import type ICAL from 'ical.js';
import { instantOf, isTimeZone, offsetAt } from '../../../engine/lib/time-zone.ts';
import { isInReach, isOnCalendar } from '../../../engine/values/index.ts';
import windows from './windows-zones.json' with { type: 'json' };

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
  /** Zone of the calendar, or of the site. */
  readonly usual: string;
  /** True if the calendar names it. */
  readonly isNamed: boolean;
  readonly site: string;
  /** Zones that the calendar defines, by its names for them. */
  readonly defined: ReadonlyMap<string, string>;
}

/** A value as it is written: `2026-03-07T20:00:00`, `2026-03-07T20:00:00Z`, or a day, and the name of its zone. */
export interface Written {
  readonly text: string;
  readonly zone?: string | undefined;
}

/** The values of a property; of a period, its beginning. */
export function writtenIn(property: ICAL.Property): Written[] {
  const [, , type, ...values] = property.jCal;
  const zone = property.getFirstParameter('tzid') || undefined;
  return values.map((value: unknown) => {
    const [text = ''] = String(value).split(/[,/]/);
    return { text: type === 'date' ? text.slice(0, 10) : text, zone };
  });
}

/** Returns undefined if it is no time that exists. */
export function momentOf(property: ICAL.Property, zones: Zones): Moment | undefined {
  const [first] = writtenIn(property);
  return first && momentAt(first, zones);
}

export function momentAt({ text, zone: name }: Written, zones: Zones): Moment | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):\d\dZ?|T::)?$/.exec(text) ?? [];
  if (date === undefined || !isOnCalendar(date) || !isInReach(date)) return undefined;
  if (time === undefined) return { date };
  if (time > '23:59') return undefined;
  if (text.endsWith('Z')) return fromUniversal(`${date}T${time}Z`, zones);
  if (!name) return { date, time };
  const zone = zoneOf(name, zones);
  const doubt = zone === undefined ? `the calendar has it in the time zone "${name}"` : undefined;
  return { date, time, ...(zone !== zones.site && { timezone: zone }), ...(doubt && { doubt }) };
}

function zoneOf(name: string, { defined }: Zones): string | undefined {
  return zoneNamed(name) ?? zoneNamed(defined.get(name) ?? '');
}

/** A value by the clocks that another one is written in, without a zone: `2026-03-07T20:00:00`. A day stays a day. */
export function inClocksOf(first: Written, { text, zone }: Written, zones: Zones): string {
  if (text.length < 16 || first.text.length < 16) return text.slice(0, 10);
  const clocksOf = (each: Written) => (each.text.endsWith('Z') ? 'UTC' : each.zone);
  const wall = text.slice(0, 16);
  const [from, to] = [clocksOf({ text, zone }), clocksOf(first)].map((name) =>
    name === undefined ? zones.usual : (zoneOf(name, zones) ?? name),
  );
  if (from === undefined || to === undefined || from === to || !isTimeZone(from) || !isTimeZone(to))
    return wall;
  const instant = instantOf(from, `${wall.slice(0, 10)}T${wall.slice(11)}`);
  return new Date(instant + offsetAt(to, instant) * 60_000).toISOString().slice(0, 16);
}

function fromUniversal(written: string, { usual, isNamed, site }: Zones): Moment | undefined {
  const instant = Date.parse(written);
  if (Number.isNaN(instant)) return undefined;
  const [date = '', clock = ''] = new Date(instant + offsetAt(usual, instant) * 60_000)
    .toISOString()
    .split('T');
  const isSecond = instantOf(usual, `${date}T${clock.slice(0, 5)}`) !== instant;
  const doubt = isSecond
    ? `it comes twice by the clocks of ${usual}: the second of the two is meant`
    : isNamed
      ? undefined
      : `the calendar has it in universal time: it is by the clocks of ${usual}`;
  return {
    date,
    time: clock.slice(0, 5),
    ...(usual !== site && { timezone: usual }),
    ...(doubt && { doubt }),
  };
}

/** Keyed by the names of Windows, which Outlook writes (unicode.org/cldr, windowsZones). */
const OF_WINDOWS: ReadonlyMap<string, string> = new Map(
  Object.entries(windows).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** `Europe/Berlin` of `W. Europe Standard Time`, of `/example.org/Europe/Berlin`, of itself; undefined if it is none that is known. */
export function zoneNamed(written: string): string | undefined {
  const name = written.replace(/^"|"$/g, '').trim();
  const known = OF_WINDOWS.get(name.toLowerCase());
  if (known !== undefined) return known;
  // Some programs put themselves in front of it.
  const [end] = /[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/.exec(name) ?? [];
  return [name, end, end?.split('/').slice(-2).join('/')].find(
    (zone) => zone !== undefined && isTimeZone(zone),
  );
}
