/** First performances: shows on the day of a work's premiere, and what contradicts it. */

import { positionOf } from '../../engine/content/entry.ts';
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Check } from '../../site/check.ts';
import { findWork, nameWorks } from '../../site/works.ts';
import { problem } from './messages.ts';
import { piecesOf } from './programme.ts';
import type { Piece } from './programme-schema.ts';
import { placeEvent } from './references.ts';

export interface Played {
  readonly date: string;
  readonly city?: string | undefined;
}

/** Returns true if a work is played for the first time. */
export function isPremiere(site: Parameters<typeof findWork>[0], piece: Piece, played: Played): boolean {
  const premiere = findWork(site, { ...piece, title: piece.work })?.data.premiere;
  return premiere?.date === played.date && !isElsewhere(premiere.city, played.city);
}

/** Compares cities as people write them: `Ghent`, `Ghent, Belgium`, `Gent`. */
function isElsewhere(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [some, others] = [fold(one), fold(other)];
  return !some.includes(others) && !others.includes(some) && findNearest(some, [others]) === undefined;
}

/** Days in a year: an earlier show of that name may be of another version. */
const YEAR = 366;

/** Reports works that are played before their first performance, or on its day in another city. */
export const checkPremieres: Check = ({ content }) => {
  const { works, site, pages } = nameWorks(content);
  const { events } = pages;
  if (!events) return [];
  const played = (events.data.events ?? []).flatMap((event, index) => {
    const placed = placeEvent(events.data, event);
    const days = placed.performances.filter(({ programme }) => programme.length > 0);
    return [{ date: event.date, programme: placed.programme }, ...days].flatMap(({ date, programme }) =>
      piecesOf(programme).map((piece) => ({ piece, date, city: placed.city, title: event.title, index })),
    );
  });
  return played.flatMap(({ piece, date, city, title, index }) => {
    const work = findWork({ works, settings: site.data }, { ...piece, title: piece.work });
    const { date: first, city: place } = work?.data.premiere ?? {};
    if (!work || first?.length !== 10) return [];
    const days = (Date.parse(first) - Date.parse(date)) / 86_400_000;
    const isEarly = days > 0 && days < YEAR;
    if (!isEarly && !(days === 0 && isElsewhere(place, city))) return [];
    const [there, here] = [isEarly ? first : (place ?? ''), isEarly ? date : (city ?? '')];
    const at = positionOf(events, ['events', index, 'title']);
    return [problem('event/premiere', at, { title, work: work.data.title, slug: work.slug, there, here })];
  });
};
