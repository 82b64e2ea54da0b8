import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { writeDigits } from '../../../../../generator/site/words/format.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { TicketLink } from '../../../../parts/TicketLink.tsx';
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
  const { lists } = useWords();
  const { title, url, date, weekday, shortWeekday, shortDay, dateLabel, time, venue, city, country } = event;
  const { description, festival, series, programme, artists, isOff } = event;
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
      <div className="event-what">
        <p className="row-title" dir="auto">
          <a href={url} className="cover-link">
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
        <TextLine text={series} />
        <p>
          <Bidi text={[venue, country].filter(Boolean).join(lists.comma)} />
        </p>
        <SupportLine event={event} />
        <TextLine text={description} />
      </div>
      <Tickets event={event} />
    </li>
  );
}

/** One button, or a word on why there is none, and the price. */
function Tickets({ event }: { event: EventRow }) {
  const { status, entry } = event;
  return (
    <div className="event-tickets">
      {status && <p className="badge capitalize">{status}</p>}
      <TextLine text={entry} />
      <TicketLink event={event} className="button event-button" />
    </div>
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
  const { lists } = useWords();
  const { url, date, weekday, shortDay, dateLabel, title, city, venue, artists, status, isOff } = event;
  return (
    <li className="night">
      <time dateTime={date}>{weekday ? shortDay : dateLabel}</time>
      <h3>
        <a href={url} className="link" dir="auto">
          <Bidi text={city} />
          {lists.comma}
          <Bidi text={venue || title} />
          {artists && (
            <>
              {lists.comma}
              <Bidi text={artists} />
            </>
          )}
        </a>
        {isOff && <span className="badge capitalize">{status}</span>}
      </h3>
    </li>
  );
}
