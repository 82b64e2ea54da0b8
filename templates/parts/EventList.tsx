import type { EventRow } from '../../generator/features/shows/row.ts';
import { Display } from './Display.tsx';
import { EventMonths } from './EventMonths.tsx';
import { EventTickets } from './EventTickets.tsx';
import { EventWhat } from './EventWhat.tsx';

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** A running order: date in mono, city big, venue small, one button. */
export function EventList({ events, past = false }: Props) {
  if (past) return <Rows events={events} past heading="h3" />;
  return (
    <EventMonths events={events}>
      {(some, heading) => <Rows events={some} past={false} heading={heading} />}
    </EventMonths>
  );
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
  const { date, dateLabel, time, city } = event;
  return (
    <li className={past ? 'way row event event-past' : 'way row event'}>
      <p className="data event-date">
        <time dateTime={date}>{dateLabel}</time>
        {time && <span>{time}</span>}
        {/* Listed among the past ones, it would seem to have taken place. */}
        {past && event.isOff && <span className="badge capitalize">{event.status}</span>}
      </p>
      <div className="event-city">
        {past ? (
          <Heading className="subheading" dir="auto">
            {city}
          </Heading>
        ) : (
          <Display as={Heading} text={city} size="city" />
        )}
      </div>
      <EventWhat event={event} link="link cover-link" quiet="quiet" text="event-text" />
      {!past && <EventTickets event={event} entry="data" link="button-quiet event-button" />}
    </li>
  );
}
