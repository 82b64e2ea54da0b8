/** Venues and programmes that several shows share, by name. */

import type { Data } from '../../engine/content/grammar.ts';
import { inline } from '../../engine/content/validate/fit.ts';
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import { type Performance, performancesOf, spanOf } from './days.ts';
import { isInterval, type ProgrammeEntry } from './programme-schema.ts';
import type { Venue } from './venue-schema.ts';

type Events = Data<'pages/events'>;
type Event = NonNullable<Events['events']>[number];

/** A show with its programme, and with what is known of its place. */
export interface PlacedEvent extends Omit<Event, 'programme'> {
  programme: ProgrammeEntry[];
  /** Days, or times on one day; empty for a show that is played once. */
  performances: Performance[];
  /** The site of the venue, and how to get there. */
  venueUrl?: string | undefined;
  access?: string | undefined;
}

/** The value whose key in a table is meant; a name is taken in any spelling of its capitals and accents. */
function findKey<Value>(table: Record<string, Value> = {}, name: string): Value | undefined {
  return Object.entries(table).find(([key]) => fold(key) === fold(name))?.[1];
}

/** The venue of a show, by its key or its name. */
function venueOf({ venues = {} }: Events, name: string): Venue | undefined {
  return findKey(venues, name) ?? Object.values(venues).find((venue) => fold(venue.name) === fold(name));
}

/** Places a show: its own keys precede those of its venue. */
export function placeEvent(list: Events, event: Event): PlacedEvent {
  const venue = event.venue === undefined ? undefined : venueOf(list, event.venue);
  const programme = programmeOf(list, event.programme);
  const performances = performancesOf(event, (given) => programmeOf(list, given));
  const whole = { ...event, ...spanOf(event, performances), programme, performances };
  if (!venue) return whole;
  const { name, url: venueUrl, access, ...place } = venue;
  return { ...place, ...whole, venue: name, venueUrl, access };
}

function programmeOf({ programmes }: Events, programme: Event['programme'] = []): ProgrammeEntry[] {
  return typeof programme === 'string' ? (findKey(programmes, programme) ?? []) : programme;
}

/** The name of a programme that there is not, and the nearest one; of a text of several lines, the list to write. */
export function unknownProgramme(
  { programmes = {} }: Events,
  programme: Event['programme'],
): { name: string; nearest: string | undefined; list: string | undefined } | undefined {
  if (typeof programme !== 'string' || findKey(programmes, programme)) return undefined;
  const lines = programme.split('\n').filter(Boolean);
  const [name = ''] = lines;
  const list = lines.length > 1 ? inline(lines.map(readLine)) : undefined;
  return { name, nearest: findNearest(programme, Object.keys(programmes)), list };
}

/** A line of a programme that is written as a text: `Joseph Haydn: String Quartet in G major`. */
function readLine(line: string): object | string {
  const [, composer, work] = /^([^:]+):\s+(.+)$/.exec(line) ?? [];
  return composer ? { composer, work } : isInterval(line) ? 'interval' : { work: line };
}

/** The key or the name of a venue that is nearly the one of a show. */
export function nearestVenue(list: Events, { venue }: Event): string | undefined {
  if (venue === undefined || venueOf(list, venue)) return undefined;
  return findNearest(
    venue,
    Object.entries(list.venues ?? {}).flatMap(([key, { name }]) => [key, name]),
  );
}
