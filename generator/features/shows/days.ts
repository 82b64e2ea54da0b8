/** The performances of a show: its days, or its times on one day. */

import type { Data } from '../../engine/content/grammar.ts';
import { compare } from '../../engine/lib/text.ts';
import { joinList, type Words, writeDigits } from '../../site/words/index.ts';

type Event = NonNullable<Data<'pages/events'>['events']>[number];
type Programme = Exclude<NonNullable<Event['programme']>, string>;

/** One performance, with its own programme, which may be empty. */
export interface Performance extends Pick<Event, 'date' | 'time' | 'doors' | 'end' | 'stage'> {
  note?: string | undefined;
  programme: Programme;
}

type Day = NonNullable<Event['days']>[number];

/** In order; empty for a show without `days` and `times`. @param readProgramme finds one by its name */
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
      return {
        ...day,
        time,
        doors: day.doors ?? doors,
        end: day.end ?? end,
        programme: readProgramme(programme),
      };
    })
    .sort((a, b) => compare(a.date + (a.time ?? ''), b.date + (b.time ?? '')));
}

/** From the first performance to the last, as far as the show does not say it. */
export function spanOf(
  event: Event,
  performances: readonly Performance[],
): Pick<Event, 'end_date' | 'time' | 'doors' | 'end'> {
  const [first, last] = [performances[0], performances.at(-1)];
  const { date, time, doors, end, end_date } = event;
  const opening = time === undefined && first?.date === date ? first : event;
  return {
    end_date: end_date ?? (last && last.date > date ? last.date : undefined),
    time: opening.time,
    doors: doors ?? opening.doors,
    end: end ?? last?.end,
  };
}

/** A show with its performances. */
interface Performed extends Pick<Event, 'date' | 'time'> {
  programme: Programme;
  performances: Performance[];
}

/** All that is played, on all of its days. */
export function wholeProgramme({ programme, performances }: Performed): Programme {
  return [...programme, ...performances.flatMap((each) => each.programme)];
}

/** When it begins: `20:00`; of several performances on one day, all times; empty if it has days with times of their own. */
export function timeLabel({ time, performances, date }: Performed, words: Words): string {
  const clocks = performances.length > 0 ? performances.map((each) => each.time) : [time];
  if (performances.some((each) => each.date !== date)) return '';
  return joinList(
    clocks.flatMap((clock) => (clock === undefined ? [] : writeDigits(clock, words.language))),
    words,
  );
}
