import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { useWords } from '../../../../words.ts';
import { Bill } from './Bill.tsx';

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** One bill a night, on the bands in turn. */
export function EventList({ events, past = false }: Props) {
  if (past) return <PastList events={events} />;
  return (
    <EventMonths events={events}>
      {(some, heading) => (
        <ol className="bills">
          {some.map((event) => (
            <li key={event.url}>
              <Bill event={event} heading={heading} />
            </li>
          ))}
        </ol>
      )}
    </EventMonths>
  );
}

/** What has been, in small type. */
function PastList({ events }: { events: EventRow[] }) {
  return (
    <ol className="nights">
      {events.map((event) => (
        <Night key={event.url} event={event} />
      ))}
    </ol>
  );
}

function Night({
  event: { url, date, dateLabel, title, city, venue, artists, status, isOff },
}: {
  event: EventRow;
}) {
  const { lists } = useWords();
  return (
    <li className="night">
      <time dateTime={date}>{dateLabel}</time>
      {lists.comma}
      <h3>
        <a href={url} dir="auto">
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
      </h3>
      {isOff && <span className="badge capitalize">{status}</span>}
    </li>
  );
}
