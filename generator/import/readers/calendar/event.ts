/** A show of an entry. */
import ICAL from 'ical.js';
import { platformAt } from '../../../site/platforms/table.ts';
import type { Doubt, EventFacts, ItemOf, Origin } from '../../catalogue.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { webAddress } from '../shared/addresses.ts';
import { cleanLine, cleanText } from '../shared/clean.ts';
import { known, some } from '../shared/data.ts';
import { namesSecret, namesShow } from '../shared/entry-words.ts';
import type { Findings } from '../shared/notes.ts';
import { splitPlace } from '../shared/places.ts';
import { hasNotes, isCall, isCallPlace, leadsToCall, readNotes, withoutSecrets } from './calls.ts';
import { inClocksOf, type Moment, momentAt, momentOf, writtenIn, type Zones } from './moments.ts';
import type { Steps } from './recurrence.ts';
import { namesArtist, readTitle, withoutArtist } from './titles.ts';

export interface EventContext {
  readonly site: SiteFacts;
  readonly zones: Zones;
  /** True if a program wrote the calendar that publishes shows and nothing else. */
  readonly isPublished: boolean;
  readonly findings: Findings;
  /** For entries that come back. */
  readonly steps: Steps;
  /** True if other entries are somebody's appointments: with them, a concert may be one that they only go to. */
  readonly isMixed: boolean;
  /** Receives the title of an entry with notes that are not for visitors. */
  onNotes(title: string): void;
}

/** A show, and how long it is. */
export interface ReadShow {
  readonly show: ItemOf<'events'>;
  /** Minutes; of whole days, days of 24 hours. */
  readonly length: number | undefined;
}

/** Minutes. */
const DAY = 24 * 60;
/** No show is longer. */
const LONGEST = 31 * DAY;
/** An end up to then is of the night before. */
const MORNING = '12:00';
/** Characters: no place is longer. */
const LONGEST_PLACE = 2000;

/** Platforms that show what happens now. */
const STREAMS = new Set([
  'youtube',
  'vimeo',
  'twitch',
  'facebook',
  'instagram',
  'tiktok',
  'mixcloud',
  'bandcamp',
]);
/** Addresses that sell tickets, by their words: others may lead to a table of fees. */
const SALE =
  /ticket|tix\b|billet|karten|vorverkauf|entradas|bigliett|bilet|lippu|lipput|eventim|eventbrite|reservix|pretix|\/\/(?:[\w-]+\.)?(?:dice\.fm|ra\.co|skiddle\.com|shotgun\.live|songkick\.com|bandsintown\.com|bol\.pt|tiketti\.fi|billetto\.\w+)\b/i;

export function readShow(
  component: ICAL.Component,
  origin: Origin,
  context: EventContext,
): ReadShow | undefined {
  const { findings, site, zones } = context;
  const begins = component.getFirstProperty('dtstart');
  const start = begins ? momentOf(begins, zones) : undefined;
  const summary = withoutSecrets(cleanLine(textOf(component, 'summary')));
  if (!start) {
    const reason = begins ? 'its beginning is no day that exists.' : 'it has no beginning.';
    findings.refuse(origin, 'An entry', summary || 'without a title', reason);
    return undefined;
  }
  const doubts: Doubt[] = start.doubt ? [{ at: [start.time ? 'time' : 'date'], why: start.doubt }] : [];
  const place = readLocation(component, doubts, origin, findings);
  const said = readTitle(summary);
  const title = withoutArtist(said.title, site.artist) || place.venue || place.city;
  if (!title) {
    findings.refuse(origin, 'An entry of', start.date, 'it has neither a title nor a place.');
    return undefined;
  }
  const notes = readNotes(textOf(component, 'description'));
  if (cleanText(notes.description) !== '') context.onNotes(title);
  if (notes.facts.price) doubts.push({ at: ['price'], why: 'it is from the notes of the calendar' });
  const length = lengthOf(component, start, zones);
  const facts = known<EventFacts>({
    title,
    date: start.date,
    ...endOf(start, length),
    time: start.time,
    timezone: start.timezone,
    ...place,
    ...notes.facts,
    tickets: notes.facts.tickets ?? readTickets(component, origin, context),
    status:
      textOf(component, 'status').toUpperCase() === 'CANCELLED'
        ? 'cancelled'
        : (said.status ?? notes.facts.status),
  });
  const isUnsure = isAsked(component, said, facts, context);
  return { show: { kind: 'events', facts, origin, doubts: some(doubts), isUnsure }, length };
}

/**
 * Decides how to ask whether an entry is a show: not at all with evidence such as tickets, and none against; separately with evidence
 * against; else for all of the file at once.
 */
function isAsked(
  component: ICAL.Component,
  { title, isOther }: ReturnType<typeof readTitle>,
  { doors, tickets, support, venue, city, address, online }: EventFacts,
  { site, isPublished, isMixed }: EventContext,
): ItemOf<'events'>['isUnsure'] {
  const texts = ['summary', 'location', 'description'].map((name) => textOf(component, name));
  if (isOther || isCall(component, texts) || texts.slice(0, 2).some(hasNotes) || texts.some(namesSecret))
    return true;
  const isForVisitors = isPublished || [doors, tickets, support].some((fact) => fact !== undefined);
  const isOwn =
    component.hasProperty('attendee') || textOf(component, 'transp').toUpperCase() === 'TRANSPARENT';
  if (isOwn && !isForVisitors) return true;
  const categories = component.getAllProperties('categories').flatMap((each) => each.getValues().map(String));
  const artists = [...namesOf(site), ...(site.roster ?? [])];
  const places = [venue, city].flatMap((each) => each ?? []);
  const isShow =
    isForVisitors ||
    namesArtist(title, artists, places) ||
    (!isMixed && [title, ...categories].some((each) => namesShow(each)));
  const isPlaced = [venue, city, address, online].some((each) => each !== undefined);
  return isShow && isPlaced ? undefined : 'file';
}

export function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
}

/** Other addresses are of no use to visitors. */
function readTickets(
  component: ICAL.Component,
  origin: Origin,
  { isPublished, findings }: EventContext,
): string | undefined {
  const address = webAddress(textOf(component, 'url'));
  if (address === undefined || leadsToCall(address)) return undefined;
  if (isPublished || SALE.test(address)) return address;
  findings.leave('url', address, origin);
  return undefined;
}

function readLocation(
  component: ICAL.Component,
  doubts: Doubt[],
  origin: Origin,
  findings: Findings,
): Partial<EventFacts> {
  const text = cleanText(textOf(component, 'location').slice(0, LONGEST_PLACE));
  if (text === '' || isCallPlace(text)) return {};
  const address = webAddress(text);
  if (address && STREAMS.has(platformAt(address)?.key ?? '')) return { online: text };
  const place = withoutSecrets(text);
  if (place === '') findings.leave('location', cleanLine(text), origin);
  if (place === '') return {};
  const { doubt, ...parts } = splitPlace(place);
  if (doubt) doubts.push({ at: [parts.city === undefined ? 'venue' : 'city'], why: doubt });
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, cleanLine(value)]));
}

/** Length from the beginning to the end; undefined without an end. */
function lengthOf(component: ICAL.Component, start: Moment, zones: Zones): number | undefined {
  const [first, end] = ['dtstart', 'dtend'].map((name) => {
    const property = component.getFirstProperty(name);
    return property && writtenIn(property)[0];
  });
  if (first && end && momentAt(end, zones)) {
    const { date, time } = start;
    const clocks = { text: `${date}T${time}`, zone: first.text.endsWith('Z') ? zones.usual : first.zone };
    // Without a zone, it is by the clocks of the beginning.
    const isFloating = end.zone === undefined && !end.text.endsWith('Z');
    const last = time === undefined || isFloating ? end.text : inClocksOf(clocks, end, zones);
    const isDays = time === undefined || last.length < 16;
    const [from, to] = isDays ? [date, last.slice(0, 10)] : [`${date}T${time}Z`, `${last.slice(0, 16)}Z`];
    return (Date.parse(to) - Date.parse(from)) / 60_000;
  }
  const length = component.getFirstPropertyValue('duration');
  const minutes = length instanceof ICAL.Duration ? length.toSeconds() / 60 : 0;
  return minutes > 0 && minutes <= LONGEST ? minutes : undefined;
}

/** The last day, and the time of the end. The end of a whole day is the day after it. */
export function endOf({ date, time }: Moment, length = 0): Pick<EventFacts, 'end' | 'end_date'> {
  if (length <= 0) return {};
  const shift = (minutes: number) =>
    new Date(Date.parse(`${date}T${time ?? '00:00'}Z`) + minutes * 60_000).toISOString();
  if (time === undefined) {
    const last = shift(length - DAY).slice(0, 10);
    return last > date ? { end_date: last } : {};
  }
  const [day = '', clock = ''] = shift(length).slice(0, 16).split('T');
  const isNight = length < DAY && (day === date || clock <= MORNING);
  return { end: clock, ...(!isNight && { end_date: day }) };
}
