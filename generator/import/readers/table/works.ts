/** A composer's catalogue: a row for each work. */
import { readRough } from '../../../engine/values/index.ts';
import { work } from '../../../features/works/work-schema.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { ItemOf, PremiereFacts, WorkFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { filled, known, some, someOf } from '../shared/data.ts';
import { isCountry, splitPlace } from '../shared/places.ts';
import {
  awardsOf,
  divideNamesIn,
  leaveRest,
  peopleOf,
  type RowTools,
  readEntries,
  yearsOf,
} from './entries.ts';
import { type Line, leaveCells } from './rows.ts';

const TITLES = ['title', 'work'] as const;
const DAYS = ['composition_date', 'year', 'date'] as const;
const GENRES = ['genre', 'category', 'type'] as const;
const WRITERS = ['text_by', 'lyricist'] as const;

export function readWorks(lines: readonly Line[], site: SiteFacts): ItemOf<'works'>[] {
  return readEntries(lines, { titles: TITLES, read: readWork }, site);
}

function readWork(line: Line, section: string, tools: RowTools): ItemOf<'works'> {
  const { values, site } = tools;
  const composers = peopleOf(line, 'composer');
  const facts = known<WorkFacts>({
    title: line.first(TITLES),
    opus: opusOf(line, tools),
    composer: some(composers.filter(() => composers.join() !== site.artist)),
    genre: filled(line.first(GENRES) || section),
    ...forcesOf(line, tools),
    duration: lengthOf(line, tools),
    year: yearsOf(line, DAYS, tools),
    movements: some(movementsOf(line, tools)),
    text_by: some(WRITERS.flatMap((field) => peopleOf(line, field))),
    commissioned_by: filled(line.text('commissioned_by')),
    dedicated_to: filled(line.text('dedicated_to')),
    premiere: premiereOf(line, tools),
    publisher: filled(line.text('publisher')),
    score: values.url('perusal'),
    description: filled(line.longText('description')),
    awards: some(awardsOf(line, tools)),
  });
  leaveRest(line, GENRES);
  return { kind: 'works', facts, origin: line.origin, doubts: some(values.doubts) };
}

/** Returns the number in a catalogue. A bare number would be published as an opus, so its column has to be named so. */
function opusOf(line: Line, _: RowTools): string | undefined {
  const [cell] = line.all('opus');
  if (!cell || !/^\d+$/.test(cell.text) || /\bop/i.test(cell.column.name)) return cell?.text;
  line.refuse(
    cell,
    'it is a number without the name of its list.',
    `Write it as  Op. ${cell.text}  or with the name of the list before it.`,
  );
  return undefined;
}

/** `2.2.2.2 – 4.2.3.1 – timp – str` in either column. */
const SHORTHAND = /\d(?:\([^)]*\))?(?:\.\d(?:\([^)]*\))?){3}/;

/** Returns forces and scoring: shorthand by the form of its cell, and words by their columns. */
function forcesOf(line: Line, _: RowTools): Pick<WorkFacts, 'forces' | 'scoring'> {
  const cells = (['forces', 'scoring'] as const).flatMap((field) =>
    line.all(field).filter((cell) => {
      const { error } = work.shape[field].safeParse(cell.text);
      if (error) line.refuse(cell, `it ${error.issues[0]?.message ?? ''}.`);
      return !error;
    }),
  );
  const short = cells.find(({ text }) => SHORTHAND.test(text));
  const forces = cells.find((cell) => cell !== short);
  const scoring = short ?? cells.find((cell) => cell !== forces);
  for (const cell of cells) if (cell !== forces && cell !== scoring) line.leave(cell);
  return known({ forces: forces?.text, scoring: scoring?.text });
}

/** A number is minutes only if its column says so. */
const IN_MINUTES = /min|dakika|\bdk\b|دقائق|دقيقة/iu;

function lengthOf(line: Line, { values }: RowTools): string | undefined {
  const [cell] = line.all('duration');
  if (!cell) return undefined;
  const { text, column } = cell;
  const withUnit = `${text} min`;
  const isNumber = /^\d+$/.test(text) || (!readRough(text) && readRough(withUnit) !== undefined);
  if (isNumber && !IN_MINUTES.test(column.name)) {
    line.refuse(cell, 'it does not say whether these are minutes.', UNIT);
    return undefined;
  }
  const written = isNumber ? withUnit : text;
  return readRough(written) ? written : values.length('track', written);
}

const UNIT = 'Name the column  Duration (min)';

/** Returns the names in `I. Ebb; II. Slack Water`, or in a line each. */
function movementsOf(line: Line, _: RowTools): string[] {
  const [cell] = line.all('movements');
  const text = line.longText('movements');
  if (!cell || !/^\d+$/.test(text)) {
    const parts = text.split(/\s*[;\n|]\s*|\s*[,/–—-]?\s+(?=[IVX]+\.\s)/).filter(Boolean);
    return parts.length > 1 ? parts : text.split(/\s*,\s*/).filter(Boolean);
  }
  line.refuse({ ...cell, text }, 'it is their number, and not their names.');
  return [];
}

/** Returns the first performance, from columns for its parts, or from one cell for all: `14 March 2025; Wigmore Hall, London; Name`. */
function premiereOf(line: Line, tools: RowTools): PremiereFacts | undefined {
  const { values, site } = tools;
  const whole = wholeOf(line, tools);
  const own = values.day(['premiere_date'], { today: site.today, order: undefined }, 'premiere');
  const [at] = line.all('premiere_place');
  if ((own && whole.day) || (at && whole.place)) leaveCells(line, ['premiere']);
  const { venue, address, city, country, doubt } = splitPlace(at?.text ?? whole.place ?? '');
  const names = [...line.all('premiere_performers').map(({ text }) => text), ...whole.people];
  if (doubt) values.doubts.push({ at: ['premiere'], why: doubt });
  return someOf(
    known<PremiereFacts>({
      date: own ?? whole.day,
      venue: line.text('venue') || filled([venue, address].filter(Boolean).join(', ')),
      city: line.text('city') || filled([city, country].filter(Boolean).join(', ')),
      performers: some(
        names.flatMap((text) => divideNamesIn(text, ['list', 'slash', 'comma'])).map(readPerson),
      ),
    }),
  );
}

/** Reads a first performance in one cell: a hall with its city, after a day or before it, and then the players. */
function wholeOf(line: Line, { site, values }: RowTools): { day?: string; place?: string; people: string[] } {
  const [cell] = line.all('premiere');
  const { day, doubt, rest, isPlain } = divideDay(line.longText('premiere'), site.today);
  if (doubt !== undefined) values.doubts.push({ at: ['premiere'], why: doubt });
  const [place = '', ...people] = rest.split(/\s*[;\n]\s*/);
  const parts = place.split(/\s*,\s*/);
  const end = parts.length > 2 && isCountry(parts[2] ?? '') ? 3 : 2;
  const players = parts.slice(end);
  const isDivided = parts.length > 1 && !parts.slice(0, end).some(arePlayers) && players.every(arePlayers);
  if (day !== undefined && isPlain && isDivided)
    return { day, place: parts.slice(0, end).join(', '), people: [...players, ...people] };
  const why = day === undefined ? MIXED : `${MIXED.slice(0, -1)}; the date ${day} is kept.`;
  if (cell && rest) line.refuse({ ...cell, text: rest }, why, APART);
  return { ...(day !== undefined && { day }), people: [] };
}

const MIXED = 'it does not divide day, hall, city and players.';
const APART = 'Write it as  14 March 2025; Hall, City; Who played';

const ENSEMBLE =
  /quartet|quatuor|cuartet|dörtlü|quintet|\btrio\b|ensemble|orchest|orkest|orquest|orkestra|philharmoni(?:c|ker|que)|filarm[oó]nic|sinfoni(?:a|etta)|choir|chorus|koor\b|chor\b|ch(?:œ|oe)ur|\b[ck]oro\b|camerata|consort|رباعي|أوركسترا|جوقة/iu;
const HALL =
  /\b(?:hall|house|saal|haus|salle|sala|auditori\p{L}*|theat\p{L}*|centre|center|church|kirche)\b/iu;

/** Returns true for an ensemble, and for a name with a role in brackets. */
function arePlayers(text: string): boolean {
  return typeof readPerson(text) !== 'string' || (ENSEMBLE.test(text) && !HALL.test(text));
}

interface Divided {
  readonly day?: string;
  readonly doubt?: string | undefined;
  readonly rest: string;
  /** False if the day is in the middle: the rest is all of the text. */
  readonly isPlain: boolean;
}

/** Divides a text into its day, and the rest. */
function divideDay(text: string, today: string): Divided {
  const read = (part: string) => {
    const day = readDay(part, { today });
    return 'refused' in day ? undefined : { day: day.value.date, doubt: day.doubt };
  };
  const signs = [...text.matchAll(/\s*[,;\n]\s*|\s+[–—-]\s+|(?<=\d{4})\s+|\s+(?=\d{4}$)/g)];
  const cuts = signs.map((sign) => ({ from: sign.index, to: sign.index + sign[0].length }));
  const whole = read(text);
  if (whole) return { ...whole, rest: '', isPlain: true };
  for (const { from, to } of cuts) {
    const front = read(text.slice(0, from));
    if (front) return { ...front, rest: text.slice(to).replace(FIRST, ''), isPlain: true };
    const back = read(text.slice(to));
    if (back) return { ...back, rest: text.slice(0, from), isPlain: true };
  }
  const between = cuts.flatMap(({ to }, index) => read(text.slice(to, cuts[index + 1]?.from)) ?? []);
  return { ...(between.length === 1 && between[0]), rest: text, isPlain: false };
}

/** A day may have a remark of what the column is about: `18 April 2027 (first performance), Hall, City`. */
const FIRST = /^\([^()]*\)\s*[,;]\s*/;

/** Reads `Anna Lee (piano)`. */
function readPerson(text: string): string | { name: string; role: string } {
  const [, name, role] = /^(.+\S)\s*\(([^()]+)\)$/.exec(text) ?? [];
  return name === undefined || role === undefined ? text : { name, role };
}
