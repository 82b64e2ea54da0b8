/** The performances of a show: its days, or its times on one day. */

import type { Data } from '../../engine/content/grammar.ts';
import { compare } from '../../engine/lib/text.ts';
import { joinList, shortWeekdayOf, type Words, writeDigits } from '../../site/words/index.ts';

type Event = NonNullable<Data<'pages/events'>['events']>[number];
type Programme = Exclude<NonNullable<Event['programme']>, string>;

/** One performance, with its own programme, which may be empty. */
export interface Performance
  extends Pick<Event, 'date' | 'time' | 'doors' | 'end' | 'stage' | 'tickets' | 'price' | 'status'> {
  note?: string | undefined;
  programme: Programme;
}

type Day = NonNullable<Event['days']>[number];

/** Lists performances in order; empty for a show without `days` and `times`. @param readProgramme finds one by its name */
export function performancesOf(
  event: Event,
  readProgramme: (given: Day['programme']) => Programme,
): Performance[] {
  const days = event.days ?? (event.times ?? []).map((time): Day => ({ date: event.date, time }));
  return days
    .map((day) => {
      // Doors and end belong to the beginning that they are beside.
      const { doors, end } = day.time === undefined ? event : day;
      const { time = event.time, programme } = day;
      const { tickets: url, ...rest } = day;
      return {
        ...rest,
        time,
        doors: day.doors ?? doors,
        end: day.end ?? end,
        programme: readProgramme(programme),
        ...(url && { tickets: [{ url }] }),
      };
    })
    .sort((a, b) => compare(a.date + (a.time ?? ''), b.date + (b.time ?? '')));
}

/** Returns the span from the first performance to the last, as far as the show does not have it. */
export function spanOf(
  event: Event,
  performances: readonly Performance[],
): Pick<Event, 'end_date' | 'time' | 'doors' | 'end' | 'status'> {
  const [first, last] = [performances[0], performances.at(-1)];
  const { date, time, doors, end, end_date } = event;
  const opening = time === undefined && first?.date === date ? first : event;
  return {
    end_date: end_date ?? (last && last.date > date ? last.date : undefined),
    time: opening.time,
    doors: doors ?? opening.doors,
    end: end ?? last?.end,
    // A show of which no performance has a ticket left is sold out.
    status:
      event.status ??
      (performances.every((each) => each.status === first?.status) ? first?.status : undefined),
  };
}

/** A show with its performances. */
interface Performed extends Pick<Event, 'date' | 'time'> {
  programme: Programme;
  performances: Performance[];
}

/** Lists everything that is played, on all days. */
export function wholeProgramme({ programme, performances }: Performed): Programme {
  return [...programme, ...performances.flatMap((each) => each.programme)];
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The start: `20:00`; of several performances, all times: `Fri 18:00, Sat 11:00`. Empty if they are not within a week. */
export function timeLabel({ time, performances, date }: Performed, words: Words): string {
  const shown = performances.length > 0 ? performances : [{ date, time }];
  const isOneDay = shown.every((each) => each.date === date);
  const isWeek = shown.every((each) => each.time && Date.parse(each.date) - Date.parse(date) < WEEK_MS);
  if (!isOneDay && !isWeek) return '';
  const labels = shown.flatMap(({ date: day, time: clock }, index) => {
    if (clock === undefined) return [];
    const isFirst = !isOneDay && day !== shown[index - 1]?.date;
    const written = writeDigits(clock, words.language);
    return isFirst ? `${shortWeekdayOf(day, words)} ${written}` : written;
  });
  return joinList(labels, words);
}
