/** Entries that come back. */
import ICAL from 'ical.js';
import { inClocksOf, type Moment, momentAt, type Written, writtenIn, type Zones } from './moments.ts';

/** A weekly show of a year has fewer. */
const MOST = 60;
/** Years from today: rules without an end are read no further. */
const LONGEST = 2;
/** Most steps for one rule; a daily show has as many in 27 years. */
const MOST_STEPS = 10_000;
/** Most steps for all rules of a calendar, which take seconds: thousands of rules of many steps would take an hour. */
const MOST_IN_ALL = 300_000;

/** The steps that are left for the rules of a calendar. */
export interface Steps {
  left: number;
}

export function openSteps(): Steps {
  return { left: MOST_IN_ALL };
}

interface Occurrences {
  /** Moments, from the first. */
  readonly moments: readonly Moment[];
  /** True if it is more often. */
  readonly isCut: boolean;
}

export function isRecurring(component: ICAL.Component): boolean {
  return ['rrule', 'rdate', 'exrule'].some((name) => component.hasProperty(name));
}

/** Returns true if it comes back every year: birthdays and other anniversaries. */
export function isAnniversary(component: ICAL.Component): boolean {
  return component
    .getAllProperties('rrule')
    .some((rule) => /"freq":"YEARLY"/.test(JSON.stringify(rule.jCal)));
}

/**
 * The moments of an entry: the first one, those of its rules, and further ones, without those that are excepted.
 * @param moved of its occurrences, those that have an entry of their own
 * @param all of the calendar
 * @returns undefined if its rule cannot be read, or others have used up the steps
 */
export function listOccurrences(
  component: ICAL.Component,
  moved: readonly Written[],
  zones: Zones,
  today: string,
  all: Steps,
): Occurrences | undefined {
  const [first] = valuesOf(component, 'dtstart');
  const rules = component.getAllProperties('rrule');
  const isTooOften = /"freq":"(?:SECONDLY|MINUTELY|HOURLY)"/.test(
    JSON.stringify(rules.map(({ jCal }) => jCal)),
  );
  if (!first || isTooOften || component.hasProperty('exrule')) return undefined;
  const start = inClocksOf(first, first, zones);
  const clocksOf = (each: Written) => inClocksOf(first, each, zones).slice(0, start.length);
  const except = new Set([...valuesOf(component, 'exdate'), ...moved].map(clocksOf));
  const limits = { start, today, most: MOST + except.size, all };
  try {
    const series = rules.map((rule) =>
      readRule(rule, (text) => clocksOf({ text, zone: first.zone }), limits),
    );
    // A day alone is at the time of the first.
    const more = valuesOf(component, 'rdate').map(
      (each) => clocksOf(each) + start.slice(clocksOf(each).length),
    );
    const known = [...new Set([start, ...series.flatMap(({ steps }) => steps), ...more])]
      .filter((step) => !except.has(step) && !except.has(step.slice(0, 10)))
      .sort();
    const isEndless = series.some((each) => each.isEndless);
    const { steps, isCut } = cut(known, isEndless, today);
    const end = first.text.slice(16);
    return { moments: steps.flatMap((step) => momentAt({ ...first, text: step + end }, zones) ?? []), isCut };
  } catch {
    // The library throws errors of several kinds for rules that mean nothing.
    return undefined;
  }
}

function valuesOf(component: ICAL.Component, name: string): Written[] {
  return component.getAllProperties(name).flatMap(writtenIn);
}

interface Limits {
  readonly start: string;
  readonly today: string;
  /** Days to come at most. */
  readonly most: number;
  readonly all: Steps;
}

/** The steps of a rule. The library knows no zones: all of it is by the clocks of the first. */
function readRule(
  property: ICAL.Property,
  clocksOf: (text: string) => string,
  { start, today, most, all }: Limits,
): { steps: string[]; isEndless: boolean } {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new TypeError('no rule');
  const until = rule.until && clocksOf(rule.until.toString());
  rule.until = null;
  const last = rule.count || until ? '9999' : String(Number(today.slice(0, 4)) + LONGEST);
  const iterator = rule.iterator(ICAL.Time.fromString(start.length === 10 ? start : `${start}:00`, property));
  const steps: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (all.left-- <= 0) throw new RangeError('too many steps');
    const step = next.toString().slice(0, start.length);
    // A day counts to its end.
    if (until && step.slice(0, until.length) > until) break;
    const isLater = steps.length > most && (steps.at(-most) ?? '') >= today;
    if (isLater || step.slice(0, 4) > last || steps.length === MOST_STEPS) return { steps, isEndless: true };
    steps.push(step);
  }
  // The first one counts, too.
  const count = steps[0] === start ? steps.length : (rule.count ?? steps.length + 1) - 1;
  return { steps: steps.slice(0, count), isEndless: false };
}

/** Cuts long lists: those to come, or of too many that are over, the last ones. */
function cut(
  all: readonly string[],
  isEndless: boolean,
  today: string,
): { steps: readonly string[]; isCut: boolean } {
  const coming = all.findIndex((step) => step >= today);
  const next = coming === -1 ? all.length : coming;
  if (isEndless) return { steps: all.slice(next, next + MOST), isCut: true };
  if (all.length <= MOST) return { steps: all, isCut: false };
  const from = Math.min(next, all.length - MOST);
  return { steps: all.slice(from, from + MOST), isCut: true };
}
