/** Calendars (RFC 5545): entries are shows. */
import type { Item, ItemOf, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { cleanLine } from '../shared/clean.ts';
import { type Findings, openFindings } from '../shared/findings.ts';
import { type Calendar, type Entry, readEntries } from './entries.ts';
import { type EventContext, readShow } from './event.ts';
import { isAnniversary, isRecurring, listOccurrences } from './recurrence.ts';
import { zoneNamed } from './zones.ts';

export const ics: Reader = {
  name: 'ics',
  about: 'calendars (.ics)',
  recognises: ({ ending, head }) =>
    ['ics', 'ical', 'ifb', 'icalendar'].includes(ending) || /^\s*BEGIN:VCALENDAR\b/i.test(head),
  read: async (files, site) => {
    const findings = openFindings();
    const items = files.flatMap((file) => readCalendar(file, site, findings));
    return { items, left: findings.left, problems: findings.problems };
  },
};

/** Of one entry; more say nothing new. */
const MOST_DAMAGED = 3;

function readCalendar(file: SourceFile, site: SiteFacts, findings: Findings): readonly Item[] {
  const origin: Origin = { source: 'ics', place: file.name };
  const content = readText(file);
  if ('refused' in content) {
    findings.fail(origin, content.refused);
    return [];
  }
  const calendar = readEntries(content.text);
  if (calendar.entries.length === 0) {
    findings.fail(origin, 'there are no entries in it.');
    return [];
  }
  if (calendar.more > 0)
    findings.note(origin, `${file.name}: ${calendar.more} entries at its end are not read.`);
  const noted: string[] = [];
  const context = contextOf(calendar, site, findings, (title) => noted.push(title));
  const exceptions = listExceptions(calendar.entries);
  const shows = calendar.entries.flatMap((entry) =>
    readEntry(entry, { ...origin, line: entry.line }, context, exceptions),
  );
  noteNotes(noted, origin, findings);
  return shows;
}

/** Somebody's notes of phone numbers and fees are not printed either. */
function noteNotes([first, ...others]: readonly string[], origin: Origin, findings: Findings): void {
  if (first === undefined) return;
  const note =
    others.length === 0
      ? `The description of "${first}" is left out: it may be notes that are not for visitors.`
      : `The descriptions of ${others.length + 1} entries, such as "${first}", are left out: they may be notes that are not for visitors.`;
  findings.note(origin, note, 'What visitors should read, write as the  description  of the show.');
}

function contextOf(
  { head, zones }: Calendar,
  site: SiteFacts,
  findings: Findings,
  onNotes: EventContext['onNotes'],
): EventContext {
  const named = zoneNamed(head.get('X-WR-TIMEZONE') ?? '');
  return {
    site,
    zones: {
      usual: named ?? site.timezone,
      isNamed: named !== undefined,
      site: site.timezone,
      defined: zones,
    },
    findings,
    onNotes,
  };
}

/** Days of entries that come back which have an entry of their own, by the identifier of the entry. */
function listExceptions(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { component } of entries) {
    const day = component.getFirstPropertyValue('recurrence-id')?.toString().slice(0, 10);
    const id = String(component.getFirstPropertyValue('uid'));
    if (day) found.set(id, (found.get(id) ?? new Set()).add(day));
  }
  return found;
}

function readEntry(
  { component, broken, isCut }: Entry,
  origin: Origin,
  context: EventContext,
  exceptions: ReadonlyMap<string, ReadonlySet<string>>,
): ItemOf<'events'>[] {
  const { findings } = context;
  for (const line of broken.slice(0, MOST_DAMAGED))
    findings.note({ ...origin, line }, 'This line is damaged: the rest of its entry is read.');
  if (isCut) findings.note(origin, 'An entry has no end: it may be incomplete.');
  const reason = reasonToLeave(component);
  if (reason !== undefined) {
    const title = cleanLine(String(component.getFirstPropertyValue('summary') ?? ''));
    // What is private is not printed.
    findings.note(
      origin,
      reason === 'private'
        ? 'A private entry is left out.'
        : `${title || 'An entry'} is left out: it is ${reason}.`,
    );
    return [];
  }
  const show = readShow(component, origin, context);
  if (!show) return [];
  for (const name of ['attach', 'categories', 'geo']) {
    const value = component.getFirstPropertyValue(name);
    if (value) findings.leave(name, cleanLine(value.toString()), origin);
  }
  if (!isRecurring(component)) return [show];
  return repeat(show, component, exceptions, context);
}

function reasonToLeave(component: Entry['component']): string | undefined {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (['PRIVATE', 'CONFIDENTIAL'].includes(value('class'))) return 'private';
  if (value('status') === 'TENTATIVE') return 'not confirmed';
  if (/\.RELEASE@/.test(value('uid'))) return 'the reminder of a release';
  const isBirthday = /BIRTHDAY/.test(`${value('categories')} ${value('uid')}`);
  if (isAnniversary(component) || isBirthday) return 'an anniversary';
  return undefined;
}

/** The show on each of its days. */
function repeat(
  show: ItemOf<'events'>,
  component: Entry['component'],
  exceptions: ReadonlyMap<string, ReadonlySet<string>>,
  { findings, site }: EventContext,
): ItemOf<'events'>[] {
  const found = listOccurrences(component, site.today);
  if (!found) {
    findings.note(
      show.origin,
      `How often "${show.facts.title}" comes back cannot be read: only its first day is taken.`,
    );
    return [show];
  }
  if (found.isCut)
    findings.note(
      show.origin,
      `"${show.facts.title}" comes back without an end: ${found.days.length} of its days are taken.`,
    );
  const moved = exceptions.get(String(component.getFirstPropertyValue('uid')));
  // The rule counts days in the zone of the calendar, which may not be those of the place.
  const written = component.getFirstPropertyValue('dtstart')?.toString().slice(0, 10) ?? show.facts.date;
  const shift = Date.parse(show.facts.date) - Date.parse(written);
  return found.days.flatMap((day) => {
    if (moved?.has(day)) return [];
    const { end_date: _, ...facts } = show.facts;
    const date = new Date(Date.parse(day) + shift).toISOString().slice(0, 10);
    return [{ ...show, facts: { ...facts, date } }];
  });
}
