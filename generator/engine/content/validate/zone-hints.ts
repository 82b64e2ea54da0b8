/** Corrections of time zones: `GMT+2`, `CET`, `Germany`, `Dubai`. */
import { findNearest } from '../../lib/suggest.ts';
import { listTimeZones, offsetAt } from '../../lib/time-zone.ts';
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { Wrong } from './wrong.ts';

/** Large cities with every clock that many people live by, from west to east; of one clock, the best known first. */
const CITIES = [
  ...['Pacific/Honolulu', 'America/Los_Angeles', 'America/Denver', 'America/Chicago', 'America/Mexico_City'],
  ...['America/New_York', 'America/Toronto', 'America/Bogota', 'America/Sao_Paulo'],
  ...['America/Argentina/Buenos_Aires', 'Europe/London', 'Europe/Lisbon', 'Africa/Accra', 'Europe/Berlin'],
  ...['Europe/Paris', 'Africa/Lagos', 'Africa/Cairo', 'Europe/Athens', 'Africa/Johannesburg'],
  ...['Europe/Istanbul', 'Asia/Riyadh', 'Africa/Nairobi', 'Asia/Tehran', 'Asia/Dubai', 'Asia/Karachi'],
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Bangkok', 'Asia/Jakarta', 'Asia/Shanghai'],
  ...['Asia/Singapore', 'Australia/Perth', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Adelaide'],
  ...['Australia/Sydney', 'Australia/Brisbane', 'Pacific/Auckland'],
];

/** In a line; a manager looks for the own city, or one with the same clock. */
const SHOWN = 3;

/** Clocks in winter and in summer: what is called summer time in the north is not in the south. */
const SEASONS = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)];

/** Zones are named after a city; the city alone, a country, an abbreviation or a distance from UTC leads to the whole name. */
export function hintZone({ lead, value, written, kind }: Wrong): Correction | undefined {
  if (kind !== 'timeZone' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const text = typeof value === 'number' ? written : value.trim();
  const [first, ...others] = zonesAhead(text) ?? zonesCalled(text);
  if (first !== undefined) return { how: 'zones', line: lead + first, words: [others.join(' or ')] };
  const zones = listTimeZones();
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const name = cityOf(text.replace(/ time$/i, ''))
    .toLowerCase()
    .replaceAll(' ', '_');
  const exact = zones.find((each) => cityOf(each).toLowerCase() === name);
  if (exact !== undefined) return { how: 'write', line: lead + exact };
  const city = findNearest(name, zones.map(cityOf));
  const near = findNearest(text, zones) ?? zones.find((each) => cityOf(each) === city);
  return near === undefined ? { how: 'zone', line: `${lead}Europe/Lisbon` } : { how: 'nearest', line: near };
}

/** `GMT+2`, `UTC+04:00`, `+5:30`, `utc`. Undefined where it is no such thing. */
function zonesAhead(text: string): string[] | undefined {
  if (/^(UTC|Z)$/i.test(text)) return ['UTC'];
  const [, sign, hours, minutes = '0'] =
    /^(?:GMT|UTC)?\s*([+\u2212-])\s*(\d{1,2})(?::?(\d\d))?$/i.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const ahead = (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
  // What people know of a zone is its distance in winter.
  const isMeant = (zone: string) => Math.min(...SEASONS.map((season) => offsetAt(zone, season))) === ahead;
  return CITIES.filter(isMeant).slice(0, SHOWN);
}

/** `CET`, `Gulf Standard Time`, `Egypt`. */
function zonesCalled(text: string): string[] {
  const name = plain(text);
  const cities = CITIES.filter((zone) => namesOf(zone).includes(name));
  if (cities.length > 0) return cities.slice(0, SHOWN);
  return listTimeZones().filter((zone) => nameOf(zone, 'en-US', 'shortGeneric') === name);
}

function namesOf(zone: string): string[] {
  return (['short', 'long', 'longGeneric', 'shortGeneric'] as const).flatMap((style) =>
    ['en-US', 'en-GB'].flatMap((language) => SEASONS.map((season) => nameOf(zone, language, style, season))),
  );
}

function nameOf(
  timeZone: string,
  language: string,
  timeZoneName: 'short' | 'long' | 'longGeneric' | 'shortGeneric',
  at = SEASONS[0],
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(at);
  return plain(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

/** `Germany Time` is what zones of Germany are called. */
function plain(name: string): string {
  return name.toLowerCase().replace(/ time$/, '');
}
