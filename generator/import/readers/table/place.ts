/** Where a show is. */
import type { Doubt } from '../../catalogue.ts';
import { isCountry, isState } from '../shared/countries.ts';
import { filled } from '../shared/data.ts';
import type { Findings } from '../shared/findings.ts';
import { splitPlace } from '../shared/places.ts';
import type { Line } from './line.ts';

export type Place = Partial<Record<'venue' | 'address' | 'city' | 'country', string | undefined>>;

/** Venue, address, city and country of a row, from as many columns as it has for them. */
export function placeOf(line: Line, doubts: Doubt[], findings: Findings): Place {
  const given = {
    venue: filled(line.text('venue')),
    address: filled(line.text('address')),
    city: filled(cityOf(line, findings)),
    country: filled(line.text('country')),
  };
  const [text, key] = line.text('place')
    ? [line.text('place'), 'venue' as const]
    : [given.city ?? '', 'city' as const];
  // `Lisbon, Portugal` in the column of cities.
  if (text === '' || (key === 'city' && (given.country !== undefined || !/[,(]/.test(text)))) return given;
  const { doubt, ...parts } = splitPlace(text);
  if (key === 'city' && parts.country === undefined) return given;
  const isHall = parts.address === undefined && parts.country === undefined && parts.city !== given.city;
  if (key === 'venue' && given.city !== undefined && isHall) return { ...given, venue: given.venue ?? text };
  if (doubt && key === 'venue')
    doubts.push({ at: [parts.city === undefined ? 'venue' : 'city'], why: doubt });
  const own = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && !(key === 'city' && name === 'city'),
    ),
  );
  return { ...parts, ...own };
}

/** With its state: `Austin, TX` of two columns, or of `Austin/TX`. Other regions are left over. */
function cityOf(line: Line, findings: Findings): string {
  const [, name, behind = ''] = /^(.+?)\s*\/\s*([^/]+)$/.exec(line.text('city')) ?? [];
  const city =
    name !== undefined && (isState(behind) || isCountry(behind)) ? `${name}, ${behind}` : line.text('city');
  const [region] = line.all('region');
  if (!region || city.includes(region.text)) return city;
  if (city !== '' && !city.includes(',') && /^[A-Z]{2,3}$/.test(region.text))
    return `${city}, ${region.text}`;
  findings.leave(region.column.name, region.text, line.origin);
  return city;
}
