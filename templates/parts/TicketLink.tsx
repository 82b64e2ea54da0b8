import type { EventRow } from '../../generator/features/shows/row.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  event: EventRow;
  className: string;
}

/** The link to the tickets of a show, if there are any; read aloud, with its city and day. */
export function TicketLink({ event, className }: Props) {
  const { tickets, city, dateLabel } = event;
  if (!tickets) return null;
  return (
    <Anchor link={tickets} className={className}>
      {tickets.label}
      <span className="sr-only">
        : {city}, {dateLabel}
      </span>
    </Anchor>
  );
}
