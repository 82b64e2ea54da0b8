/** What dates and lengths say about two entries with the same title. */
import { count } from '../../engine/lib/text.ts';
import { daysBetween, isPartOf } from './dates.ts';
import { type Evidence, WEIGHTS } from './likeness.ts';

/** Days within which the same title is the same thing: shops and sources differ in the day. */
const NEAR_DAYS = 31;

/** Seconds by which lengths of one recording differ. */
const NEAR_SECONDS = 3;
/** Those by which they are two. */
const FAR_SECONDS = 20;

export function byDate(one: string | undefined, other: string | undefined): Evidence | undefined {
  if (one === undefined || other === undefined) return undefined;
  const days = daysBetween(one, other);
  if (days === undefined) {
    const isPart = isPartOf(one, other);
    const why = isPart ? `both of ${one.length < other.length ? one : other}` : `of ${one} and of ${other}`;
    return { weight: WEIGHTS.date, against: isPart ? 0 : 1, confirms: isPart, why };
  }
  if (days === 0) return { weight: WEIGHTS.date, against: 0, confirms: true, why: 'same day' };
  const isNear = days <= NEAR_DAYS;
  const against = isNear ? 0.1 : days < 200 ? 0.7 : 1;
  return { weight: WEIGHTS.date, against, confirms: isNear, why: `${count(days, 'day')} apart` };
}

/** @param one in seconds */
export function byLength(one: number | undefined, other: number | undefined): Evidence | undefined {
  if (one === undefined || other === undefined) return undefined;
  const apart = Math.abs(one - other);
  if (apart <= NEAR_SECONDS)
    return { weight: WEIGHTS.length, against: 0, confirms: true, why: 'same length' };
  return {
    weight: WEIGHTS.length,
    against: Math.min(1, apart / FAR_SECONDS),
    why: `lengths ${count(apart, 'second')} apart`,
  };
}
