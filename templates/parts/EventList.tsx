import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { Display } from './Display.tsx';
import { EventMonths } from './EventMonths.tsx';
import { SupportLine } from './SupportLine.tsx';
import { TextLine } from './TextLine.tsx';
import { TicketLink } from './TicketLink.tsx';

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
  const { lists } = useWords();
  const { title, url, date, dateLabel, time, venue, city, country, description, festival } = event;
  const { series, programme, artists } = event;
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
      <div className="event-what">
        <p className="row-title" dir="auto">
          <a href={url} className="link cover-link">
            {title}
          </a>
        </p>
        {artists && (
          <p>
            <bdi>{artists}</bdi>
          </p>
        )}
        {festival && (
          <p>
            <bdi>{festival}</bdi>
          </p>
        )}
        <TextLine text={programme} />
        <TextLine text={series} className="quiet" />
        <p className="quiet">
          <Bidi text={[venue, country].filter(Boolean).join(lists.comma)} />
        </p>
        <SupportLine event={event} className="quiet" />
        <TextLine text={description} className="event-text" />
      </div>
      {!past && <Tickets event={event} />}
    </li>
  );
}

interface TicketsProps {
  event: EventRow;
}

/** One button, or a word on why there is none, and the price. */
function Tickets({ event }: TicketsProps) {
  const { status, entry } = event;
  return (
    <div className="event-tickets">
      {status && <p className="badge capitalize">{status}</p>}
      <TextLine text={entry} className="data" />
      <TicketLink event={event} className="button-quiet event-button" />
    </div>
  );
}
