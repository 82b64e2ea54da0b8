import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Display } from './Display.tsx';

interface Props {
  events: EventRow[];
  past?: boolean;
}

/** A running order: date in mono, city big, venue small, one button. */
export function EventList({ events, past = false }: Props) {
  return (
    <ol className="border-t border-line">
      {events.map((event) => (
        <Row key={event.url} event={event} past={past} />
      ))}
    </ol>
  );
}

function Row({ event, past }: { event: EventRow; past: boolean }) {
  const { events, lists } = useWords();
  const { title, url, date, dateLabel, time, venue, city, country, description, festival, support } = event;
  return (
    <li className="way relative grid items-baseline gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-12">
      <p className="data flex flex-wrap gap-x-4 md:col-span-2">
        <time dateTime={date}>{dateLabel}</time>
        {time && <span>{time}</span>}
        {/* Listed among the past ones, it would seem to have taken place. */}
        {past && event.isOff && <span className="badge capitalize">{event.status}</span>}
      </p>
      <div className={past ? 'md:col-span-4' : 'min-w-0 md:col-span-4 xl:col-span-5'}>
        {past ? (
          <h3 className="subheading" dir="auto">
            {city}
          </h3>
        ) : (
          <Display as="h3" text={city} size="city" />
        )}
      </div>
      <div className={past ? 'md:col-span-6' : 'md:col-span-4 xl:col-span-3'}>
        <p className="font-semibold" dir="auto">
          <a href={url} className="link cover-link">
            {title}
          </a>
        </p>
        {festival && (
          <p>
            <bdi>{festival}</bdi>
          </p>
        )}
        <p className="text-muted">{[venue, country].filter(Boolean).join(lists.comma)}</p>
        {support.length > 0 && (
          <p className="text-muted">
            {events.withWord} <bdi>{support.join(lists.comma)}</bdi>
          </p>
        )}
        {description && <p className="mt-1 text-muted">{description}</p>}
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
  const { status, entry, tickets, city, dateLabel } = event;
  return (
    <div className="flex flex-col items-start gap-2 wrap-normal md:col-span-2 md:items-end">
      {status && <p className="badge capitalize">{status}</p>}
      {entry && <p className="data">{entry}</p>}
      {tickets && (
        <Anchor link={tickets} className="button-quiet relative md:max-lg:px-3">
          {tickets.label}
          <span className="sr-only">
            : {city}, {dateLabel}
          </span>
        </Anchor>
      )}
    </div>
  );
}
