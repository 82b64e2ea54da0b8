/** Compares shows by their day and their place. */
import { clock } from '../../engine/values/index.ts';
import { dateIn, dayAfter, daysBetween, type Matchable, textIn } from './facts.ts';
import { type Likeness, likely, OTHER, sure } from './likeness.ts';
import { foldName, type Marks, readTitle, titleDistance } from './names.ts';

export function traitsOfEvent({ data, isUnsure = false }: Matchable) {
  const place = (key: string) => foldName(textIn(data, key)?.replace(/^TBA$/i, '') ?? '');
  return {
    title: readTitle(textIn(data, 'title') ?? ''),
    date: dateIn(data, 'date'),
    previous: dateIn(data, 'previous_date'),
    time: clock.safeParse(textIn(data, 'time')).data,
    venue: place('venue'),
    city: place('city'),
    /** True if it may be no show: what is set up where it takes place has its day and its place, too. */
    isUnsure,
  };
}

type EventTraits = ReturnType<typeof traitsOfEvent>;

/** Marks of a show by its days: two that are a day apart share the later day. */
export function marksOfEvent({ date, previous }: EventTraits): Marks {
  const days = [...(date === undefined ? [] : [date, dayAfter(date)]), previous];
  return { keys: days.filter((day) => day !== undefined) };
}

export function compareEvents(one: EventTraits, other: EventTraits): Likeness {
  const days = daysBetween(one.date ?? '', other.date ?? '');
  const place = comparePlace(one, other);
  const title = titleDistance(one.title, other.title);
  if (days === 0 && areTwoOfADay(one, other))
    return title < 0.2 && place !== 'other' ? likely(0.5, 'same day, another hour') : OTHER;
  const isOpen = (one.isUnsure || other.isUnsure) && title >= 0.2;
  if (days === 0 && place === 'same')
    return isOpen ? likely(0.6, 'same day and place') : sure('same day and place');
  if (days === 0 && place === 'unknown' && title < 0.2) return sure('same day and title');
  if (days === 0 && place === 'unknown')
    return title < 1 || areBothPlaced(one, other) || isNamedBy(one, other) || isNamedBy(other, one)
      ? likely(0.6, 'same day')
      : OTHER;
  if (days === 0 && title < 0.2) return likely(0.6, 'same day and title, another place');
  if (days === 0) return OTHER;
  const isMoved = isDay(one.previous, other.date) || isDay(other.previous, one.date);
  if (isMoved && place === 'same') return sure('the day that it was announced for');
  // Sources write the hours after midnight to either day.
  return days === 1 && place === 'same' && title < 0.2 ? likely(0.5, 'same place, 1 day apart') : OTHER;
}

/** The one may name the venue, the other the city. */
function areBothPlaced(one: EventTraits, other: EventTraits): boolean {
  return [one, other].every(({ venue, city }) => venue !== '' || city !== '');
}

/** Returns true if the title of a show has the place or the title of the other in it: `Roof Fest at Harbour Hall`. */
function isNamedBy({ title }: EventTraits, other: EventTraits): boolean {
  return [other.venue, other.city, other.title.folded].some((name) => isWithin(title.folded, name));
}

function isDay(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one === other;
}

function comparePlace(one: EventTraits, other: EventTraits): 'same' | 'other' | 'unknown' {
  const pairs = [
    [one.venue, other.venue],
    [one.city, other.city],
  ].filter(([a, b]) => a && b);
  if (pairs.some(([a = '', b = '']) => a === b || isWithin(a, b) || isWithin(b, a))) return 'same';
  return pairs.length === 0 ? 'unknown' : 'other';
}

/** `Harbour Hall, Lisbon` and `Harbour Hall`. */
function isWithin(name: string, part: string): boolean {
  return part.length > 3 && name.includes(part);
}

/** Returns true if their hours are too far apart for doors and beginning. */
function areTwoOfADay({ time }: EventTraits, other: EventTraits): boolean {
  if (time === undefined || other.time === undefined) return false;
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return Math.abs(minutes(time) - minutes(other.time)) > 90;
}
