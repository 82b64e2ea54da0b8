/** Calendars (RFC 5545): entries are shows. */
import type { EventFacts, Item, ItemOf, Origin } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { cleanLine } from '../shared/clean.ts';
import { groupBy, known } from '../shared/data.ts';
import { namesWork } from '../shared/entry-words.ts';
import { type Findings, openFindings, openText } from '../shared/notes.ts';
import { leadsToCall, withoutSecrets } from './calls.ts';
import { type Calendar, type Entry, readEntries } from './entries.ts';
import { type EventContext, endOf, type ReadShow, readShow, textOf } from './event.ts';
import { type Written, writtenIn, zoneNamed } from './moments.ts';
import { isAnniversary, isRecurring, listOccurrences, openSteps } from './recurrence.ts';

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

/** Problems reported for one entry; more add nothing. */
const MOST_DAMAGED = 3;

function readCalendar(file: SourceFile, site: SiteFacts, findings: Findings): readonly Item[] {
  const origin: Origin = { source: 'ics', place: file.name };
  const text = openText(file, origin, site, findings);
  if (text === undefined) return [];
  const calendar = readEntries(text);
  if (calendar.entries.length === 0) {
    findings.fail(origin, 'there are no entries in it.');
    return [];
  }
  if (calendar.more > 0)
    findings.note(origin, `${file.name}: ${calendar.more} entries at its end are not read.`);
  const noted: string[] = [];
  const context = contextOf(calendar, site, findings, (title) => noted.push(title));
  const moved = listMoved(calendar.entries, origin, findings);
  const shows = calendar.entries.flatMap((entry) =>
    readEntry(entry, { ...origin, line: entry.line }, context, moved),
  );
  noteNotes(noted, origin, findings);
  return shows;
}

/** Notes that a description is left out, without repeating private phone numbers and fees. */
function noteNotes([first, ...others]: readonly string[], origin: Origin, findings: Findings): void {
  if (first === undefined) return;
  const note =
    others.length === 0
      ? `The description of "${first}" is left out: it may be notes that are not for visitors.`
      : `The descriptions of ${others.length + 1} entries, such as "${first}", are left out: they may be notes that are not for visitors.`;
  findings.note(origin, note, 'What visitors should read, write as the  description  of the show.');
}

/** Programs whose calendars have nothing but shows: Liner, concert listings, calendars of WordPress. */
const PUBLISHERS =
  /\bLiner\b|bandsintown|songkick|eventbrite|resident ?advisor|dice\.fm|ECPv\d|the events calendar|gigpress|all-in-one event|modern events/i;

function contextOf(
  { head, zones, entries }: Calendar,
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
    isPublished: PUBLISHERS.test(head.get('PRODID') ?? ''),
    isMixed: entries.some(
      ({ component }) =>
        reasonToLeave(component) === 'private' || namesWork(cleanLine(textOf(component, 'summary'))),
    ),
    findings,
    steps: openSteps(),
    onNotes,
  };
}

/** Occurrences of entries that come back which have an entry of their own, by the identifier of the entry. */
type Moved = ReadonlyMap<string, readonly Written[]>;

function listMoved(entries: readonly Entry[], origin: Origin, findings: Findings): Moved {
  const moved = entries.flatMap(({ component, line }) =>
    component.getAllProperties('recurrence-id').map((property) => ({ component, line, property })),
  );
  for (const { property, line } of moved)
    if (property.getFirstParameter('range'))
      findings.note(
        { ...origin, line },
        'This change is of all later days as well: only its first day is changed.',
      );
  const groups = groupBy(moved, ({ component }) => idOf(component));
  return new Map([...groups].map(([id, all]) => [id, all.flatMap(({ property }) => writtenIn(property))]));
}

function idOf(component: Entry['component']): string {
  return String(component.getFirstPropertyValue('uid'));
}

function readEntry(
  { component, broken, isCut }: Entry,
  origin: Origin,
  context: EventContext,
  moved: Moved,
): ItemOf<'events'>[] {
  const { findings } = context;
  for (const line of broken.slice(0, MOST_DAMAGED))
    findings.note({ ...origin, line }, 'This line is damaged: the rest of its entry is read.');
  if (isCut) findings.note(origin, 'An entry has no end: it may be incomplete.');
  const reason = reasonToLeave(component);
  if (reason !== undefined) {
    const title = withoutSecrets(cleanLine(textOf(component, 'summary')));
    // What is private is not printed.
    findings.note(
      origin,
      reason === 'private'
        ? 'A private entry is left out.'
        : `${title || 'An entry'} is left out: it is ${reason}.`,
    );
    return [];
  }
  const read = readShow(component, origin, context);
  if (!read) return [];
  for (const name of ['attach', 'categories', 'geo']) {
    const value = component.getFirstPropertyValue(name);
    if (value && !leadsToCall(value.toString())) findings.leave(name, cleanLine(value.toString()), origin);
  }
  if (!isRecurring(component) || component.hasProperty('recurrence-id')) return [read.show];
  return repeat(read, component, moved.get(idOf(component)) ?? [], context);
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
  { show, length }: ReadShow,
  component: Entry['component'],
  moved: readonly Written[],
  { findings, site, zones, steps }: EventContext,
): ItemOf<'events'>[] {
  const { origin, facts } = show;
  const found = listOccurrences(component, moved, zones, site.today, steps);
  if (!found) {
    findings.note(
      origin,
      `How often "${facts.title}" comes back cannot be read: only its first day is taken.`,
    );
    return [show];
  }
  const { moments, isCut } = found;
  const days = `${moments[0]?.date} to ${moments.at(-1)?.date}`;
  if (isCut)
    findings.note(
      origin,
      moments.length === 0
        ? `"${facts.title}" comes back on no day that is near.`
        : `"${facts.title}" comes back many times, or without an end: ${moments.length} of its days are taken, ${days}.`,
    );
  return moments.map((moment) => {
    const { end: _, end_date: __, ...others } = facts;
    const { date, time, timezone } = moment;
    return {
      ...show,
      facts: known<EventFacts>({ ...others, date, time, timezone, ...endOf(moment, length) }),
    };
  });
}
