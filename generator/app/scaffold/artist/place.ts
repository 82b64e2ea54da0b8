/** The time zone of a place as people write it: `Lisbon`, `New York, USA`, `Egypt`. */
import { findCountry } from '../../../engine/lib/country.ts';
import { isTimeZone, offsetAt } from '../../../engine/lib/time-zone.ts';
import { TRANSLATIONS } from '../../../site/words/index.ts';

/** Parts of the world that zones are named after, followed by a city: `Europe/Lisbon`. */
const AREAS = ['Europe', 'America', 'Africa', 'Asia', 'Australia', 'Pacific', 'Atlantic', 'Indian'];

/** Moments in winter and in summer: zones of a country that agree on both are one to a site. */
const DAYS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

/** Returns undefined for a place that no zone is named after, and for a country with several times. */
export function zoneOf(place: string): string | undefined {
  const parts = place.split(/[,،]/).map((part) => plainName(part.trim()));
  return findFirst(parts, zoneOfCity) ?? findFirst(parts, zoneOfCountry);
}

function findFirst(parts: readonly string[], find: (part: string) => string | undefined): string | undefined {
  for (const part of parts) {
    const found = part === '' ? undefined : find(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function zoneOfCity(city: string): string | undefined {
  const name = city
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('_');
  return AREAS.map((area) => `${area}/${name}`).find(isTimeZone);
}

function zoneOfCountry(country: string): string | undefined {
  // Two letters may be a state: Atlanta, GA.
  const code = country.length > 2 ? findCountry(country, TRANSLATIONS) : undefined;
  const [first, ...others] = code === undefined ? [] : listZones(code);
  if (first === undefined) return undefined;
  const isSame = (zone: string) => DAYS.every((day) => offsetAt(zone, day) === offsetAt(first, day));
  return others.every(isSame) ? first : undefined;
}

/** Drops accents and capitals. */
function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Node.js has it under one name or the other, and TypeScript knows neither yet (ECMA-402, Intl Locale Info). */
function listZones(code: string): string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
