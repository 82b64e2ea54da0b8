import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { shortMonthOf } from '../../../../../generator/site/words/dates.ts';
import { writeDigits } from '../../../../../generator/site/words/format.ts';
import { useWords } from '../../../../words.ts';

/** The day of a show as a calendar has it: the weekday, the day in large figures, the month. */
export function DateBox({ event: { date, dateLabel, shortWeekday } }: { event: EventRow }) {
  const words = useWords();
  return (
    <time className="date" dateTime={date}>
      <span className="sr-only">{dateLabel}</span>
      <span aria-hidden="true">{shortWeekday}</span>
      <b aria-hidden="true">{writeDigits(date.slice(8), words.language)}</b>
      <span aria-hidden="true">{shortMonthOf(date, words)}</span>
    </time>
  );
}
