/** Shows of a table: one a row. */

import type { Read } from '../../../engine/content/schema/read.ts';
import { count, latinDigits, shorten } from '../../../engine/lib/text.ts';
import { isTimeZone, offsetAt } from '../../../engine/lib/time-zone.ts';
import {
  type Clock,
  type Day,
  type DayOrder,
  divideNames,
  JOINED,
  type Join,
  orderOf,
  readClock,
  readClocks,
} from '../../../engine/values/index.ts';
import { ticketPrice } from '../../../features/shows/ticket-schema.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { Doubt, EventFacts, ItemOf } from '../../catalogue.ts';
import { nameTest, type SiteFacts } from '../reader.ts';
import { filled, known, some } from '../shared/data.ts';
import { namesOtherDay } from '../shared/entry-words.ts';
import { type Codes, codesIn } from '../shared/places.ts';
import { readProgramme } from '../shared/tracklist.ts';
import { priceOf } from './formats.ts';
import { type Place, placeOf } from './place.ts';
import type { Column, Line } from './rows.ts';
import { standingOf, stateOf } from './status.ts';
import { openValues, textsIn } from './values.ts';

interface Context {
  readonly today: string;
  readonly zone: string;
  readonly year: string | undefined;
  readonly codes: Codes | undefined;
  /** Columns that tell shows from other days. */
  readonly kinds: readonly Column[];
  isKnown(name: string): boolean;
}

type Orders = ReadonlyMap<number, DayOrder | undefined>;
type Clocks = Pick<EventFacts, 'time' | 'times' | 'doors' | 'end'>;

export function readEvents(
  lines: readonly Line[],
  site: SiteFacts,
  columns: readonly Column[],
): ItemOf<'events'>[] {
  const orders = ordersOf(lines, columns);
  const isKnown = nameTest(site);
  const codes = codesOf(lines, columns);
  const kinds = kindsIn(columns);
  let year: string | undefined;
  const items: ItemOf<'events'>[] = [];
  for (const line of lines) {
    const heading = line.alone && /^(?:\p{L}+\.?\s+)?((?:19|20)\d\d)$/u.exec(latinDigits(line.alone))?.[1];
    if (heading) year = heading;
    else if (line.filled > 0) {
      const item = readEvent(
        line,
        {
          today: site.today,
          zone: site.timezone,
          year: filled(line.text('year')) ?? year,
          codes,
          kinds,
          isKnown,
        },
        orders,
      );
      if (item) items.push(item);
    }
  }
  noteUntitled(lines, items);
  return items;
}

/** `What` and `Type`, which may have `Show` in one row, and `Rehearsal` or `Travel` in another. */
function kindsIn(columns: readonly Column[]): readonly Column[] {
  return columns.filter(({ meaning }) => !meaning || meaning.key === 'type');
}

function codesOf(lines: readonly Line[], columns: readonly Column[]): Codes | undefined {
  const { meaning } =
    columns.find(({ meaning }) => meaning?.key === 'city' || meaning?.key === 'place') ?? {};
  const cells = lines.flatMap((line) => [...line.all('city'), ...line.all('place')].map(({ text }) => text));
  return codesIn(cells, meaning?.language);
}

const TITLES = ['title', 'event', 'festival', 'tour', 'series'] as const;

function noteUntitled(lines: readonly Line[], items: readonly ItemOf<'events'>[]): void {
  const untitled = new Set(lines.filter((line) => line.first(TITLES) === '').map(({ origin }) => origin));
  const named = items.filter(({ origin }) => untitled.has(origin));
  const [first] = named;
  if (first)
    lines[0]?.findings.note(
      first.origin,
      `${count(named.length, 'show')} without a title ${named.length === 1 ? 'is' : 'are'} called after the place: "${first.facts.title}".`,
    );
}

/** The order of day and month of each column of days: from its name, or from its days. */
function ordersOf(lines: readonly Line[], columns: readonly Column[]): Orders {
  return new Map(
    columns.flatMap(({ index, meaning }) => {
      if (meaning?.key !== 'date' && meaning?.key !== 'end_date') return [];
      const { key: field } = meaning;
      const cells = lines.flatMap((line) =>
        line.all(field).flatMap(({ text, column }) => (column.index === index ? text : [])),
      );
      return [[index, meaning.order ?? orderOf(cells)] as const];
    }),
  );
}

function readEvent(line: Line, context: Context, orders: Orders): ItemOf<'events'> | undefined {
  const { state, open, isDescription } = standingOf(line);
  const values = openValues(line);
  const doubts: Doubt[] = values.doubts;
  const place = placeOf(line, context.codes, doubts);
  const title = titleOf(line, place);
  if (state === 'unsure' || state === 'private') {
    leaveOut(line, title, state === 'private' ? 'it is private.' : 'it is not confirmed.');
    return undefined;
  }
  const day = dayOf(line, 'date', context, orders);
  if ('refused' in day) {
    leaveOut(line, title, day.refused);
    return undefined;
  }
  if (day.doubt) doubts.push({ at: ['date'], why: day.doubt });
  const { date, end_date, clock } = day.value;
  const last = lastDayOf(line, date, context, orders);
  if (title === undefined) {
    line.findings.refuseEach(line.origin, 'The show of', date, 'it has neither a title nor a place.');
    return undefined;
  }
  const tickets = ticketsOf(line);
  const end = last ?? end_date;
  const facts = known<EventFacts>({
    title,
    date,
    end_date: end !== undefined && end > date ? end : undefined,
    ...clocksOf(line, clock, doubts),
    timezone: isTimeZone(line.text('timezone')) ? line.text('timezone') : undefined,
    ...textsIn(line, ['festival', 'tour', 'series', 'stage', 'organizer']),
    ...place,
    online:
      line.text('online') === '' || !/[./]/.test(line.text('online')) ? undefined : values.url('online'),
    description: isDescription ? undefined : filled(line.longText('description')),
    artists: some(namesIn(line, 'artist', context)),
    support: some([...namesIn(line, 'support', context), ...namesIn(line, 'with', context)]),
    tickets: tickets.url,
    price: priceOf(line, ticketPrice) ?? tickets.price,
    programme: some(readProgramme(line.longText('programme'))),
    status: state === 'scheduled' ? undefined : (state ?? tickets.status),
  });
  if (open)
    line.findings.refuseEach(
      line.origin,
      open.column.name,
      open.text,
      `it is not known whether "${title}" takes place.`,
      ANSWER,
    );
  if (facts.programme) doubts.push({ at: ['programme'], why: 'works and composers are from one cell' });
  return {
    kind: 'events',
    facts,
    origin: line.origin,
    doubts: some(doubts),
    ...((open || isOtherDay(line, context)) && { isUnsure: true }),
  };
}

function isOtherDay(line: Line, { kinds }: Context): boolean {
  return [line.first(TITLES), ...kinds.map((column) => line.cell(column))].some(namesOtherDay);
}

/** The names of a cell. With semicolons, as Liner writes them, commas and slashes are parts of names. */
function namesIn(line: Line, field: 'artist' | 'support' | 'with', { isKnown }: Context): readonly string[] {
  const names = line.all(field).flatMap(({ text: written }) => {
    const text = written.replace(BEHIND_WHOM, ' / ').replace(LABELLED, ' / ');
    const listed = divideNames(text, { joins: ['list'], isKnown });
    if (text.includes(';')) return listed;
    const all = listed.flatMap((each) => divideNames(each, { joins: JOINED, isTight: true, isKnown }));
    // An "and" may be within a name: it divides where somebody is known.
    return all.some(isKnown) ? all : listed.flatMap((each) => divideNames(each, { joins: LISTED, isKnown }));
  });
  const plain = names.map((name) => name.replace(LABEL, '').replace(name.includes('(') ? /;$/ : /[;)]$/, ''));
  return [...new Set(plain)].filter((name) => !ANYBODY.test(name));
}

/** `Kivi supporting Mayhem`, `Kivi (support for Mayhem)`. */
const BEHIND_WHOM =
  /\s+[([]?(?:supporting|in support of|support (?:for|to)|opening for|als (?:support|vorband) (?:von|für)|en première partie de|teloner[oa]s? de|abrindo para)\s+/giu;
const LABELS = 'special guests?|guests?|support|supp\\.|with|tuki|lämppäri|vorband|apoio|convidad[oa]s?';
/** `support: Ada Lin`. */
const LABEL = new RegExp(`^(?:${LABELS})\\s*:\\s*`, 'iu');
/** `Kivi (tuki: Ada Lin)`. */
const LABELLED = new RegExp(`\\s*[([]\\s*(?:${LABELS})\\s*:\\s*`, 'giu');
/** No name of anybody. */
const ANYBODY =
  /^(?:(?:special |and |\+ ?)?guests?|(?:\+ ?)?tb[acd]|(?:\d+ |many |and |one )*more(?: bands?| acts?)?|others?|friends|vieraita|vierailijoita|convidad[oa]s|invitad[oa]s|invités?|ospiti|gäste|u\.?a\.?|n\.?n\.?b?\.?)$/iu;

const LISTED: readonly Join[] = ['comma', 'slash', 'featuring', 'with'];

function leaveOut(line: Line, title: string | undefined, reason: string): void {
  if (title === undefined) line.note(`A row is left out: ${reason}`);
  else line.findings.refuseEach(line.origin, 'The show', title, reason);
}

/** A show may be cancelled in words that nobody knows: it is asked about. */
const ANSWER =
  'Write  confirmed, cancelled, postponed, sold out  or  hold  into a column Status, or answer where the plan asks about the show.';

/** A whole day, or why there is none. */
function dayOf(line: Line, field: 'date' | 'end_date', context: Context, orders: Orders): Read<Day> {
  const [cell] = line.all(field);
  if (!cell) return { refused: 'it has no date.' };
  const weekday = line.text('weekday');
  const written = byClocksOf(context.zone, cell.text);
  const text = weekday && !/\p{L}/u.test(written) ? `${weekday} ${written}` : written;
  const read = (written: string) => readDay(written, { ...context, order: orders.get(cell.column.index) });
  const found = read(text);
  // A weekday in a column of its own may be of another language, or wrong.
  const day = 'refused' in found && text !== written ? read(written) : found;
  const why = 'refused' in day ? day.refused : 'it is no whole day.';
  if (!('refused' in day) && day.value.date.length === 10) return day;
  return { refused: `its ${cell.column.name} is "${shorten(cell.text, 60)}", and ${why}` };
}

const DAY_MS = 24 * 3600 * 1000;

/** `2026-12-31T23:30:00Z` by the clocks of the site. Databases write midnight where they know no hour. */
function byClocksOf(zone: string, text: string): string {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)? ?(?:Z|UTC)$/.exec(text) ?? [];
  if (hour === undefined || hour === '00:00') return text;
  const instant = Date.parse(`${day}T${hour}Z`);
  return Number.isNaN(instant)
    ? text
    : new Date(instant + offsetAt(zone, instant) * 60_000).toISOString().slice(0, 16);
}

function lastDayOf(line: Line, first: string, context: Context, orders: Orders): string | undefined {
  if (line.text('end_date') === '') return undefined;
  const day = dayOf(line, 'end_date', context, orders);
  if (!('refused' in day)) {
    // An hour of the morning after is the end of the night.
    const { date, clock } = day.value;
    const isNight =
      clock?.time !== undefined && clock.time <= '12:00' && Date.parse(date) - Date.parse(first) <= DAY_MS;
    return isNight ? undefined : date;
  }
  line.note(`The last day of a show is left out: ${day.refused}`);
  return undefined;
}

const OTHER_HOURS = ['doors', 'end', 'end_date'] as const;

function clocksOf(
  line: Line,
  beside: Clock | undefined,
  doubts: Doubt[],
): { [K in keyof Clocks]: Clocks[K] | undefined } {
  const read = (field: 'time' | 'doors' | 'end') => {
    const [cell] = line.all(field);
    if (!cell) return undefined;
    const clock = readClock(cell.text);
    if ('refused' in clock) {
      line.refuse(cell, clock.refused);
      return undefined;
    }
    if (clock.doubt) doubts.push({ at: [field], why: clock.doubt });
    return clock.value;
  };
  // Doors and an end could belong to any of several.
  const isAlone = OTHER_HOURS.every((field) => line.text(field) === '');
  const times = isAlone ? readClocks(line.text('time')) : undefined;
  if (times) return { time: undefined, times, doors: undefined, end: undefined };
  const time = read('time') ?? beside;
  return {
    time: time?.time,
    times: undefined,
    doors: read('doors')?.time,
    end: read('end')?.time ?? time?.end,
  };
}

function titleOf(line: Line, { venue, city }: Place): string | undefined {
  return filled(line.first(TITLES)) ?? venue ?? city;
}

/** Reads the shop of tickets, and other words in its place: `sold out`, `free`. */
function ticketsOf(line: Line): { url?: string; status?: 'sold_out'; price?: string } {
  const text = line.text('tickets');
  if (text !== '' && stateOf(text) === 'sold_out') return { status: 'sold_out' };
  if (/^(?:free|frei|gratis|gratuit|kostenlos|libre|ücretsiz|مجان)/i.test(text)) return { price: text };
  const values = openValues(line);
  const link = line.all('url').find(({ column }) => column.meaning?.platform === undefined);
  if (/[./]/.test(text)) {
    const url = values.url('tickets');
    if (link && link.text !== text) line.leave(link);
    return url === undefined ? {} : { url };
  }
  if (text !== '') line.findings.leave('tickets', text, line.origin);
  const url = link && values.url('url', link.text);
  return url === undefined ? {} : { url };
}
