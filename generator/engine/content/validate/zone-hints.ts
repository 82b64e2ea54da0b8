/** Corrections of time zones: `Dubai`, `Europe/Lisabon`. */
import { findNearest } from '../../lib/suggest.ts';
import { listTimeZones } from '../../lib/time-zone.ts';
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { Wrong } from './wrong.ts';

/** Letters of the longest abbreviation of a zone, such as AEST. */
const ABBREVIATION = 4;

/** Zones are named after a city; the city leads to the whole name. */
export function hintZone({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'timeZone' || typeof value !== 'string') return undefined;
  if (/^utc$/i.test(value.trim())) return { how: 'write', line: `${lead}UTC` };
  const zones = listTimeZones().filter((zone) => zone.includes('/'));
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const name = cityOf(value.trim()).toLowerCase().replaceAll(' ', '_');
  const exact = zones.find((zone) => cityOf(zone).toLowerCase() === name);
  if (exact !== undefined) return { how: 'write', line: lead + exact };
  // An abbreviation, such as CEST, resembles some city by chance.
  const isName = name.length > ABBREVIATION;
  const city = isName ? findNearest(name, zones.map(cityOf)) : undefined;
  const near = findNearest(value, zones) ?? zones.find((zone) => cityOf(zone) === city);
  return near === undefined ? { how: 'zone', line: `${lead}Europe/Lisbon` } : { how: 'nearest', line: near };
}
