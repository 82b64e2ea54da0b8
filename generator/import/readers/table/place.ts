/** The place of a show. */
import { findCountry } from '../../../engine/lib/country.ts';
import { TRANSLATIONS } from '../../../site/words/files.ts';
import type { Doubt } from '../../catalogue.ts';
import { filled } from '../shared/data.ts';
import { CITY_WITH_CODE, type Codes, isCountry, type PlaceParts, splitPlace } from '../shared/places.ts';
import type { Line } from './rows.ts';

export type Place = Omit<PlaceParts, 'doubt'>;

const PARTS = ['venue', 'address', 'city', 'country'] as const;

/** Joins the columns of a row for its place; contradictions are left over. @param codes what the codes behind cities are */
export function placeOf(line: Line, codes: Codes | undefined, doubts: Doubt[]): Place {
  const country = filled(line.text('country'));
  const own: Place = {
    venue: filled(line.text('venue')),
    address: filled(line.text('address')),
    ...cityOf(line, country, codes),
    ...(country && { country }),
  };
  const [cell] = line.all('place');
  if (!cell) return own;
  const text = codes === 'states' ? cell.text.replace(CITY_WITH_CODE, '$1, $2') : cell.text;
  const whole = splitPlace(text.replace(/\s*\/\s*(?=[A-Z]{2,3}$)/, ', '), codes);
  // Beside a venue, a name alone is the city.
  const isCity =
    own.venue !== undefined && own.city === undefined && PARTS.every((key) => key === 'venue' || !whole[key]);
  const { doubt, ...parts }: PlaceParts = isCity ? { city: whole.venue } : whole;
  const isHall = parts.address === undefined && parts.country === undefined && parts.city !== own.city;
  const read: PlaceParts = own.city !== undefined && isHall ? { venue: cell.text } : parts;
  if (doubt && read === parts) doubts.push({ at: [parts.city === undefined ? 'venue' : 'city'], why: doubt });
  const isOther = PARTS.some(
    (key) => own[key] !== undefined && read[key] !== undefined && own[key] !== read[key],
  );
  if (isOther) line.leave(cell);
  return Object.fromEntries(PARTS.map((key) => [key, own[key] ?? read[key]]));
}

/** `Austin, TX` of one column or two, or of `Austin/TX`; `Lisbon, Portugal`. Other regions are left over. */
function cityOf(line: Line, country: string | undefined, codes: Codes | undefined): Place {
  const written = line.text('city');
  const [, name, behind = ''] = /^(.+?)\s*\/\s*([^/]+)$/.exec(written) ?? [];
  const isCode = name !== undefined && (isCountry(behind) || CITY_WITH_CODE.test(written));
  const bare = codes === 'states' ? written.replace(CITY_WITH_CODE, '$1, $2') : written;
  const text = isCode ? `${name}, ${behind}` : bare;
  const [region] = line.all('region');
  if (region && !text.includes(region.text)) {
    if (text !== '' && !text.includes(',') && /^[A-Z]{2,3}$/.test(region.text))
      return { city: `${text}, ${region.text}` };
    line.leave(region);
  }
  const { doubt, ...parts } = splitPlace(text, codes, 'city');
  const isWhole = parts.venue === undefined || line.text('venue') === '';
  const isSame =
    !country ||
    !parts.country ||
    findCountry(parts.country, TRANSLATIONS) === findCountry(country, TRANSLATIONS);
  return isWhole && isSame ? parts : { city: text };
}
