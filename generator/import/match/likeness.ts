/** The evidence for two entries being one: dates, lengths and titles in one table of weights. */
import { count } from '../../engine/lib/text.ts';
import { daysBetween, isPartOf } from './facts.ts';
import { isSameTitle } from './names.ts';

export interface Likeness {
  /** Certain enough to be taken as one, worth a question, or neither. */
  readonly band: 'sure' | 'likely' | 'other';
  /** Score from 0 to 1, to compare candidates; 1 for the same code or address. */
  readonly score: number;
  /** Reason for people: `same title, 40 days apart`. */
  readonly why: string;
  /** True if both say the same of all that both say, titles and artists among it: if no other is alike, they are one. */
  readonly isUncontested?: boolean;
}

export const OTHER: Likeness = { band: 'other', score: 0, why: '' };

/** Certain likeness, by a code or an address that only one thing has. */
export function sure(why: string): Likeness {
  return { band: 'sure', score: 1, why };
}

export function likely(score: number, why: string): Likeness {
  return { band: 'likely', score, why };
}

const BANDS: readonly Likeness['band'][] = ['other', 'likely', 'sure'];

/** The one that speaks most for their being one. */
export function bestOf(all: readonly Likeness[]): Likeness {
  return all.reduce((best, each) => {
    const more = BANDS.indexOf(each.band) - BANDS.indexOf(best.band);
    return more > 0 || (more === 0 && each.score > best.score) ? each : best;
  }, OTHER);
}

export interface Evidence {
  readonly weight: number;
  /** Weight against their being one, from 0 to 1. */
  readonly against: number;
  /** True if it is enough to believe that the same title means the same thing. */
  readonly confirms?: boolean | undefined;
  readonly why?: string | undefined;
}

/** Weights of facts that both may have; two that differ in heavy ones are never one. */
export const WEIGHTS = {
  title: 3,
  version: 1,
  otherVersion: 5,
  artists: 3,
  tracks: 4,
  date: 2,
  length: 2,
  episode: 2,
  type: 4,
  isrc: 4,
  upc: 1,
} as const;

/** Up to here, of the weight of all evidence. */
const SURE = 0.08;
const LIKELY = 0.34;

/** Weighs what both know. A title alone is never enough to be sure by itself. @param title how different the titles are, from 0 to 1 */
export function weigh(title: number, evidence: readonly Evidence[]): Likeness {
  if (title === 1) return OTHER;
  const all = [{ weight: WEIGHTS.title, against: title }, ...evidence];
  const whole = all.reduce((sum, { weight }) => sum + weight, 0);
  const against = all.reduce((sum, { weight, against: share }) => sum + weight * share, 0) / whole;
  if (against > LIKELY) return OTHER;
  const reasons = [title === 0 ? 'same title' : 'similar title', ...evidence.flatMap(({ why }) => why ?? [])];
  const isSure = isSameTitle(title) && against <= SURE && evidence.some(({ confirms }) => confirms);
  // More that agrees is better than less.
  const score = 0.99 - against - 0.1 / whole;
  return { band: isSure ? 'sure' : 'likely', score, why: reasons.join(', ') };
}

/**
 * Weighs what only one thing should have, and is copied to another by mistake: a catalogue number, an address. One alone does not
 * make one of what differs in its title and in more.
 * @param marks what both have, for people: `same address`
 */
export function compareMarked(
  marks: readonly string[],
  title: number,
  evidence: readonly (Evidence | undefined)[],
): Likeness {
  const differences = evidence.flatMap((each) => (each && each.against > 0.5 ? (each.why ?? []) : []));
  const isOne = marks.length > 1 || isSameTitle(title) || differences.length === 0;
  return isOne ? sure(marks.join(', ')) : likely(0.6, [...marks, 'another title', ...differences].join(', '));
}

/** Days within which the same title is the same thing: shops and sources differ in the day. */
const NEAR_DAYS = 31;

/** Seconds by which lengths of one recording differ. */
const NEAR_SECONDS = 3;
/** Seconds from which lengths mean two recordings. */
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
