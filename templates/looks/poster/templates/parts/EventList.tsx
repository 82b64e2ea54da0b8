import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { EventMonths } from '../../../../parts/EventMonths.tsx';
import { PastLink } from '../../../../parts/PastLink.tsx';
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

/** Past shows, in small type. */
function PastList({ events }: { events: EventRow[] }) {
  return (
    <ol className="nights">
      {events.map((event) => (
        <Night key={event.url} event={event} />
      ))}
    </ol>
  );
}

function Night({ event }: { event: EventRow }) {
  const { lists } = useWords();
  const { date, dateLabel, status, isOff } = event;
  return (
    <li className="night">
      <time dateTime={date}>{dateLabel}</time>
      {lists.comma}
      <h3>
        <PastLink event={event} />
      </h3>
      {isOff && <span className="badge capitalize">{status}</span>}
    </li>
  );
}
