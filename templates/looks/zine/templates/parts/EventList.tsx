import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { writeDigits } from '../../../../../generator/site/words/format.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { EventTickets } from '../../../../parts/EventTickets.tsx';
import { Fitted } from '../../../../parts/Fitted.tsx';
import { PastLink } from '../../../../parts/PastLink.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';
import { widestWord } from './letters.ts';

/** Em: narrower names fit beside the day on the narrowest screen. */
const LONG = 4;

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** A tour poster: the day and the city in capitals on one line, the rest typed, and the next night on the spot colour. */
export function EventList({ events, past = false }: Props) {
  if (past) return <PastList events={events} />;
  const next = events.find(({ isOff }) => !isOff);
  return (
    <EventMonths events={events}>
      {(some, heading) => (
        <ol className="gigs">
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
  const { title, url, date, weekday, shortDay, shortWeekday, dateLabel, time, venue, city, country } = event;
  const { description, festival, isOff } = event;
  const next = isNext ? 'way gig on-accent' : 'way gig';
  return (
    <li className={isOff ? 'way gig gig-off' : next}>
      <time className="city gig-date" dateTime={date}>
        {shortDay}
        <span className="sr-only">{lists.comma + dateLabel}</span>
      </time>
      <Heading className="city gig-city" dir="auto">
        <Fitted text={city} width={widestWord(city, 'capitals')} long={LONG} />
      </Heading>
      <div className="gig-what">
        <p>
          <a href={url} className="cover-link row-title">
            <Bidi text={venue || title} />
          </a>
          {lists.comma}
          {[weekday ? shortWeekday : dateLabel, time].filter(Boolean).join(' ')}
        </p>
        <p>
          <Bidi
            text={[...new Set([venue ? title : '', event.artists, festival, event.series, country])]
              .filter(Boolean)
              .join(lists.comma)}
          />
        </p>
        <TextLine text={event.programme} />
        <SupportLine event={event} />
        <TextLine text={description} />
      </div>
      <EventTickets
        event={event}
        className="gig-end"
        status={isOff ? 'row-title capitalize' : 'stamp capitalize'}
        link="button-quiet event-button"
      />
    </li>
  );
}

/** The nights of a year, close together. */
function PastList({ events }: { events: EventRow[] }) {
  const { language } = useWords();
  const years = [...new Set(events.map(({ date }) => date.slice(0, 4)))];
  return (
    <div className="nights">
      {years.map((year) => (
        <div key={year} className="nights-year">
          <p className="subheading">{writeDigits(year, language)}</p>
          <ol>
            {events
              .filter(({ date }) => date.startsWith(year))
              .map((event) => (
                <Night key={event.url} event={event} />
              ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** The year is above it; shows of several days have theirs in between. */
function Night({ event }: { event: EventRow }) {
  const { date, weekday, shortDay, dateLabel, status, isOff } = event;
  return (
    <li className={isOff ? 'night gig-off' : 'night'}>
      <time dateTime={date}>{weekday ? shortDay : dateLabel}</time>{' '}
      <h3>
        <PastLink event={event} className="link" />
        {isOff && <span className="capitalize"> {status}</span>}
      </h3>
    </li>
  );
}
