import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { Fitted } from '../../../../parts/Fitted.tsx';
import { PastLink } from '../../../../parts/PastLink.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { TicketLink } from '../../../../parts/TicketLink.tsx';
import { useWords } from '../../../../words.ts';
import { measureWord } from './letters.ts';

/** Em: narrower names fit beside the day on the narrowest screen. */
const LONG = 5;

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** Big days: the numeral, the city, the venue, one button; the next night lies on the field. Past ones are lines. */
export function EventList({ events, past = false }: Props) {
  if (past) return <PastList events={events} />;
  const next = events.find(({ isOff }) => !isOff);
  return (
    <EventMonths events={events}>
      {(some, heading) => (
        <ol className="nights">
          {some.map((event) => (
            <Night key={event.url} event={event} isNext={event === next} heading={heading} />
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

function Night({ event, isNext, heading: Heading }: RowProps) {
  const { lists } = useWords();
  const { url, date, dateLabel, dayNumber, weekday, monthLabel, time, venue, city, country, isOff } = event;
  return (
    <li className={isNext ? 'way event event-next' : 'way event'}>
      <time className="event-date" dateTime={date}>
        <span className="event-day" aria-hidden="true">
          {dayNumber}
        </span>
        <span className="data event-month" aria-hidden="true">
          <span>{weekday || event.day}</span> {weekday && <span>{monthLabel}</span>}
        </span>
        <span className="sr-only">{dateLabel}</span>
      </time>
      <Heading className={isOff ? 'city event-city event-off' : 'city event-city'}>
        <a href={url} className="cover-link">
          <Bidi text={city}>
            <Fitted text={city} width={measureWord(city)} long={LONG} />
          </Bidi>
        </a>
      </Heading>
      <div className="data event-what">
        <p>
          <Bidi text={[venue || event.title, country].filter(Boolean).join(lists.comma)} />
          {time && (
            <>
              {lists.comma}
              <bdi>{time}</bdi>
            </>
          )}
        </p>
        <Bill event={event} />
      </div>
      <Tickets event={event} />
    </li>
  );
}

/** Programme and performers, unless the venue names them. */
function Bill({ event }: { event: EventRow }) {
  const { lists } = useWords();
  const { title, venue, artists, festival, series, programme, description } = event;
  const what = [venue && title, artists, festival, series].filter(Boolean).join(lists.comma);
  return (
    <>
      <TextLine text={what} />
      <TextLine text={programme} />
      <SupportLine event={event} />
      <TextLine text={description} className="event-text" />
    </>
  );
}

/** One button, or a word on why there is none, and the price. */
function Tickets({ event }: { event: EventRow }) {
  const { status, entry } = event;
  return (
    <div className="event-tickets">
      <TicketLink event={event} className="button event-button" />
      {status && <p className="badge capitalize">{status}</p>}
      <TextLine text={entry} className="data" />
    </div>
  );
}

/** `18 October 2025, Porto, Sala Azul`, in columns. */
function PastList({ events }: { events: EventRow[] }) {
  const { lists } = useWords();
  return (
    <ol className="past">
      {events.map((event) => (
        <li key={event.url} className="way data event-past">
          <time dateTime={event.date}>{event.dateLabel}</time>
          {lists.comma}
          <PastLink event={event} className="cover-link" />
          {event.isOff && (
            <span className="capitalize">
              {lists.comma}
              {event.status}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
