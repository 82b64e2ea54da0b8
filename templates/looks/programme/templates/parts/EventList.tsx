import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { EventTickets } from '../../../../parts/EventTickets.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** Number of shows from which on each month has a heading. */
const MANY = 6;

/** The calendar of a season: day and time in the margin, city and hall, and what is played. */
export function EventList({ events, past = false }: Props) {
  const months = [...new Set(events.map(({ month }) => month))];
  if (past || events.length < MANY || months.length < 2)
    return <Rows events={events} past={past} heading="h3" />;
  return months.map((month) => (
    <div key={month}>
      <h3 className="heading month">{month}</h3>
      <Rows events={events.filter((event) => event.month === month)} past={false} heading="h4" />
    </div>
  ));
}

interface RowsProps {
  events: EventRow[];
  past: boolean;
  heading: 'h3' | 'h4';
}

function Rows({ events, ...props }: RowsProps) {
  return (
    <ol className="rows">
      {events.map((event) => (
        <Row key={event.url} event={event} {...props} />
      ))}
    </ol>
  );
}

function Row({ event, past, heading: Heading }: Omit<RowsProps, 'events'> & { event: EventRow }) {
  const { dates, lists } = useWords();
  const { title, url, date, weekday, time, venue, city, description, festival, series, programme } = event;
  const { artists, isTitled, status, entry, tickets } = event;
  const hasEnd = !past && (status || entry || tickets);
  const day = weekday ? dates.onWeekday({ weekday, date: event.day }) : event.day;
  const place = [...new Set([city, venue || title])].join(lists.comma);
  return (
    <li className={past ? 'way event event-past' : 'way event'}>
      <p className="data event-date">
        <time dateTime={date}>{past ? event.dateLabel : day}</time>
        {time && !past && lists.comma + time}
      </p>
      <div className={event.isOff ? 'event-main event-off' : 'event-main'}>
        <Heading className="event-city">
          <a href={url} className="cover-link">
            <Bidi text={place} />
          </a>
        </Heading>
        {past && event.isOff && <p className="data quiet capitalize">{event.status}</p>}
        {(venue || (isTitled && (festival || series))) && (
          <p className="event-title">
            <Bidi text={[isTitled ? '' : title, festival, series].filter(Boolean).join(lists.comma)} />
          </p>
        )}
        {programme && !past && (
          <p className="event-programme">
            <Bidi text={programme} />
          </p>
        )}
        {artists && (
          <p>
            <bdi>{artists}</bdi>
          </p>
        )}
        {description && !past && (
          <p className="event-text">
            <Bidi text={description} />
          </p>
        )}
        <SupportLine event={event} className="quiet" />
      </div>
      {hasEnd && (
        <EventTickets
          event={event}
          status="data capitalize"
          entry="data quiet"
          link="button-quiet event-button"
        />
      )}
    </li>
  );
}
