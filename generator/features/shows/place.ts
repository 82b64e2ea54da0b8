/** The place of a show: a hall in a city, an address on the web, both, or not known yet. */

import type { Data } from '../../engine/content/grammar.ts';
import { countryCode, nameCountry } from '../../engine/lib/country.ts';
import { fold } from '../../engine/lib/fold.ts';
import type { Site } from '../../site/site.ts';
import { joinList, type Words } from '../../site/words/index.ts';

type Event = NonNullable<Data<'pages/events'>['events']>[number];
type PlaceKey = 'stage' | 'venue' | 'address' | 'city' | 'country' | 'online';

export interface Place extends Pick<Event, PlaceKey> {
  countryCode?: string | undefined;
  /** True if a part of it is yet to be announced, which is left out then. */
  isPlaceOpen: boolean;
  /** Attendance at its place, on the web, or both. */
  attendance: 'here' | 'online' | 'both';
}

/** Nouns that may precede these words: `Lieu à confirmer`. */
const NOUNS =
  'venue|place|location|city|town|ort|stadt|spielort|saal|lieu|ville|salle|lugar|ciudad|sala|luogo|città|local|cidade|mekan|yer|şehir|المكان|المدينة';

/** `To be announced` in the languages of the interface. */
const OPEN_WORDS = [
  'tba|tbc|tbd|to be (announced|confirmed|decided|determined)',
  '(noch )?offen|folgt( noch| in kürze)?|noch nicht bekannt|(wird )?(noch )?bekannt ?gegeben',
  '[àa] (confirmer|annoncer|préciser|définir|déterminer|venir)',
  'por (confirmar|anunciar|definir|determinar)',
  'da (confermare|annunciare|definire|destinarsi)',
  'a (confirmar|anunciar|definir|determinar|designar)',
  '(daha sonra |yakında )?(açıklanacak|duyurulacak|belirlenecek|belli olacak)|yakında|belli değil',
  '(يعلن|تعلن|يحدد|تحدد|سيعلن|ستعلن|سيحدد|ستحدد|سيتم الإعلان)( عنه| عنها)?( لاحقا| قريبا)?|قريبا|لاحقا|غير محددة?',
].join('|');
const OPEN = new RegExp(`^(?:(?:${NOUNS})[ :]+)?(?:${OPEN_WORDS}|[?…–—-]+|n\\/a)$`);

const ONLINE =
  /^(online|live ?stream|stream|streaming|(the )?internet|web|virtual|(youtube|instagram|facebook|tiktok|mixcloud|bandcamp)( live)?|twitch|zoom|en ligne|en línea|çevrimiçi|internette|オンライン|온라인|онлайн|أونلاين|عبر الإنترنت|على الإنترنت)$/;

/** Marks that Arabic may leave out. */
const POINTS = /[\u064b-\u0652]/g;

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(POINTS, '')
    .replace(/[.()[\]]/g, '')
    .trim();
}

/** Returns true for placeholders: `TBA`, `noch offen`, `Lieu à confirmer`. */
export function isOpen(text: string): boolean {
  return OPEN.test(plain(text));
}

/** Returns true if the name of a place is none: `Online`, `YouTube Live`. */
export function isOnlineWord(text: string): boolean {
  return ONLINE.test(plain(text));
}

/** The place of a show as far as it is known. @param language whose name a country that is written as a code has */
export function readPlace({ stage, venue, address, city, country, online }: Event, language: string): Place {
  const code = country === undefined ? undefined : countryCode(country);
  const known = (part: string | undefined) => (part === undefined || isOpen(part) ? undefined : part);
  const isHall = venue !== undefined && !isOnlineWord(venue);
  const isOnWeb = city === undefined ? online !== undefined && !isHall : isOnlineWord(city);
  return {
    stage: known(stage),
    venue: known(venue),
    address: known(address),
    city: isOnWeb ? undefined : known(city),
    country: code === undefined ? known(country) : nameCountry(code, language),
    countryCode: code,
    online,
    isPlaceOpen: [venue, city].some((part) => part !== undefined && isOpen(part)),
    attendance: isOnWeb ? 'online' : online === undefined ? 'here' : 'both',
  };
}

/** `Main Stage, Name of the club, 12 Harbour Street, City, Country`, as much as is known. */
export function eventPlace(place: Place, words: Words): string {
  return joinList(placeParts(place), words);
}

/** Lists the known parts of a place, from the stage to the country. */
export function placeParts({ stage, venue, address, city, country }: Partial<Place>): string[] {
  return [stage, venue, address, city, country].flatMap((part) => part || []);
}

type Listing = Pick<Site, 'settings'>;

/** Returns true if concerts are listed under their titles: those of a choir are mostly in one place. */
export function isTitled({ settings: { artist } }: Listing): boolean {
  return artist.kind === 'choir' || artist.kind === 'ensemble';
}

/** Returns true if concerts are listed under who plays: on the site of a label, that is what visitors look for. */
export function isByArtists({ settings: { artist } }: Listing): boolean {
  return artist.kind === 'label' || artist.kind === 'collective';
}

/** Returns true if a show is in the city where the artist is based. */
export function isAtHome({ city }: Place, { settings: { artist } }: Listing): boolean {
  return city !== undefined && fold(artist.location ?? '').includes(fold(city));
}

/** The heading of a show in lists: its city, `Online`, or its venue; or that it is yet to be announced. */
export function cityLabel({ attendance, city, venue }: Place, { events }: Words): string {
  return city ?? (attendance === 'online' ? events.online : (venue ?? events.placeOpen));
}

/** The venue; of a show whose city alone is known, that it is yet to be announced. May be empty. */
export function venueLabel({ city, venue = '', isPlaceOpen }: Place, { events }: Words): string {
  return venue || (isPlaceOpen && city ? events.placeOpen : '');
}
