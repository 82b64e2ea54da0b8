/** Entries that come back. */
import ICAL from 'ical.js';

/** A weekly show of a year has fewer. */
const MOST = 60;
/** In years from the first: rules without an end are read no further. */
const LONGEST = 2;

interface Occurrences {
  /** Days from the first: `[0, 7, 14]`. */
  readonly days: readonly string[];
  readonly isCut: boolean;
}

export function isRecurring(component: ICAL.Component): boolean {
  return component.hasProperty('rrule') || component.hasProperty('rdate');
}

/** Whether it comes back every year: birthdays and other anniversaries. */
export function isAnniversary(component: ICAL.Component): boolean {
  return component
    .getAllProperties('rrule')
    .some((rule) => /"freq":"YEARLY"/.test(JSON.stringify(rule.jCal)));
}

/** The days of an entry, without those that are excepted. Undefined if its rule cannot be read. */
export function listOccurrences(component: ICAL.Component, today: string): Occurrences | undefined {
  const rules = JSON.stringify(component.getAllProperties('rrule').map(({ jCal }) => jCal));
  if (/"freq":"(?:SECONDLY|MINUTELY|HOURLY)"/.test(rules)) return undefined;
  const last = String(Number(today.slice(0, 4)) + LONGEST);
  try {
    const start = component.getFirstPropertyValue('dtstart');
    if (!(start instanceof ICAL.Time)) return undefined;
    const expansion = new ICAL.RecurExpansion({ component, dtstart: start });
    const days: string[] = [];
    for (let next = expansion.next(); next; next = expansion.next()) {
      const day = next.toString().slice(0, 10);
      if (days.length === MOST || day.slice(0, 4) > last) return { days, isCut: true };
      days.push(day);
    }
    return { days, isCut: false };
  } catch {
    // The library throws errors of several kinds for rules that mean nothing.
    return undefined;
  }
}
