/** A show of an entry. */
import ICAL from 'ical.js';
import type { Doubt, EventFacts, ItemOf, Origin } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { cleanLine, cleanText } from '../shared/clean.ts';
import { known, some } from '../shared/data.ts';
import type { Findings } from '../shared/findings.ts';
import { webAddress } from '../shared/html.ts';
import { splitPlace } from '../shared/places.ts';
import { type Moment, momentOf, type Zones } from './moments.ts';
import { readNotes } from './notes.ts';
import { readTitle, withoutArtist } from './titles.ts';

export interface EventContext {
  readonly site: SiteFacts;
  readonly zones: Zones;
  readonly findings: Findings;
  /** Receives the title of an entry with notes that are not for visitors. */
  onNotes(title: string): void;
}

/** In seconds: no show is longer than a month. */
const LONGEST = 31 * 24 * 3600;
/** An end up to then is of the night before. */
const MORNING = '12:00';

export function readShow(
  component: ICAL.Component,
  origin: Origin,
  context: EventContext,
): ItemOf<'events'> | undefined {
  const { findings, site } = context;
  const begins = component.getFirstProperty('dtstart');
  const start = begins ? momentOf(begins, context.zones) : undefined;
  const summary = cleanLine(textOf(component, 'summary'));
  if (!start) {
    const reason = begins ? 'its beginning is no day that exists.' : 'it has no beginning.';
    findings.refuse(origin, 'An entry', summary || 'without a title', reason);
    return undefined;
  }
  const doubts: Doubt[] = start.doubt ? [{ at: [start.time ? 'time' : 'date'], why: start.doubt }] : [];
  const place = readLocation(component, doubts);
  const said = readTitle(summary);
  const title = withoutArtist(said.title, site.artist) || place.venue || place.city;
  if (!title) {
    findings.refuse(origin, 'An entry of', start.date, 'it has neither a title nor a place.');
    return undefined;
  }
  const notes = readNotes(textOf(component, 'description'));
  if (cleanText(notes.description) !== '') context.onNotes(title);
  const facts = known<EventFacts>({
    title,
    date: start.date,
    ...endOf(component, start, context),
    time: start.time,
    timezone: start.timezone,
    ...place,
    ...notes.facts,
    tickets: notes.facts.tickets ?? webAddress(textOf(component, 'url')),
    status: textOf(component, 'status').toUpperCase() === 'CANCELLED' ? 'cancelled' : said.status,
  });
  const isPlaced = [facts.venue, facts.city, facts.address, facts.online].some((each) => each !== undefined);
  const isUnsure = !isPlaced || said.isUnsure;
  return { kind: 'events', facts, origin, doubts: some(doubts), ...(isUnsure && { isUnsure: true }) };
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

function readLocation(component: ICAL.Component, doubts: Doubt[]): Partial<EventFacts> {
  const text = cleanText(textOf(component, 'location'));
  if (text === '') return {};
  if (webAddress(text)) return { online: text };
  const { doubt, ...place } = splitPlace(text);
  if (doubt) doubts.push({ at: [place.city === undefined ? 'venue' : 'city'], why: doubt });
  return Object.fromEntries(Object.entries(place).map(([key, value]) => [key, cleanLine(value)]));
}

/** The last day, and the time of the end. The end of a whole day is the day after it. */
function endOf(
  component: ICAL.Component,
  start: Moment,
  { zones }: EventContext,
): Pick<EventFacts, 'end' | 'end_date'> {
  const ends = component.getFirstProperty('dtend');
  const end = ends ? momentOf(ends, zones) : afterDuration(component, start);
  if (!end) return {};
  if (start.time === undefined || end.time === undefined) {
    const last = new Date(Date.parse(end.date) - 24 * 3600 * 1000).toISOString().slice(0, 10);
    return last > start.date ? { end_date: last } : {};
  }
  const hours =
    (Date.parse(`${end.date}T${end.time}Z`) - Date.parse(`${start.date}T${start.time}Z`)) / 3_600_000;
  if (hours <= 0) return {};
  const isNight = hours < 24 && (end.date === start.date || end.time <= MORNING);
  return { end: end.time, ...(!isNight && { end_date: end.date }) };
}

/** The end of an entry that has its length instead. */
function afterDuration(component: ICAL.Component, { date, time }: Moment): Moment | undefined {
  const length = component.getFirstPropertyValue('duration');
  if (!(length instanceof ICAL.Duration) || length.toSeconds() <= 0 || length.toSeconds() > LONGEST)
    return undefined;
  const end = new Date(Date.parse(`${date}T${time ?? '00:00'}Z`) + length.toSeconds() * 1000).toISOString();
  return { date: end.slice(0, 10), time: time && end.slice(11, 16) };
}
