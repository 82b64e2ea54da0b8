import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { writeDigits } from '../../../../../generator/site/words/format.ts';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { EventTickets } from '../../../../parts/EventTickets.tsx';
import { EventWhat } from '../../../../parts/EventWhat.tsx';
import { PastLink } from '../../../../parts/PastLink.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** A timetable: the day, the time and the city in dots, one row a night, and the next of them in inverse. */
export function EventList({ events, past = false }: Props) {
  if (past) return <PastList events={events} />;
  const next = events.find(({ isOff }) => !isOff);
  return (
    <EventMonths events={events}>
      {(some, heading) => (
        <ol className="rows timetable">
          {some.map((event) => (
            <Row key={event.url} event={event} isNext={event === next} heading={heading} />
          ))}
        </ol>
      )}
    </EventMonths>
  );
}

interface RowProps {
  event: EventRow;
  isNext: boolean;
  heading: 'h3' | 'h4';
}

function Row({ event, isNext, heading: Heading }: RowProps) {
  const { date, weekday, shortWeekday, shortDay, dateLabel, time, city, isOff } = event;
  const state = isOff ? ' event-off' : '';
  return (
    <li className={isNext ? 'way row event on-ink' : `way row event${state}`}>
      <time className="city event-date" dateTime={date}>
        {weekday ? `${shortWeekday} ${shortDay}` : dateLabel}
        <span className="sr-only">, {dateLabel}</span>
      </time>
      <p className="city event-time">{time && <bdi>{time}</bdi>}</p>
      <Heading className="city event-city" dir="auto">
        {city}
      </Heading>
      <EventWhat event={event} link="cover-link" />
      <EventTickets event={event} />
    </li>
  );
}

/** The nights of a year close together, under how many they were. */
function PastList({ events }: { events: EventRow[] }) {
  const { language } = useWords();
  const years = [...new Set(events.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => {
    const nights = events.filter(({ date }) => date.startsWith(year));
    return (
      <div key={year}>
        <p className="year-bar on-ink">
          <span className="cells">{writeDigits(year, language)}</span>
          <span>{writeDigits(String(nights.length), language)}</span>
        </p>
        <ol className="nights">
          {nights.map((event) => (
            <Night key={event.url} event={event} />
          ))}
        </ol>
      </div>
    );
  });
}

/** The year is above it; shows of several days have theirs in between. */
function Night({ event }: { event: EventRow }) {
  const { date, weekday, shortDay, dateLabel, status, isOff } = event;
  return (
    <li className="night">
      <time dateTime={date}>{weekday ? shortDay : dateLabel}</time>
      <h3>
        <PastLink event={event} className="link" />
        {isOff && <span className="badge capitalize">{status}</span>}
      </h3>
    </li>
  );
}
