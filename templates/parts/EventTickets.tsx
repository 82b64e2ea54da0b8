import type { EventRow } from '../../generator/features/shows/row.ts';
import { TextLine } from './TextLine.tsx';
import { TicketLink } from './TicketLink.tsx';

interface Props {
  event: EventRow;
  className?: string;
  /** Classes of the status, of the price and of the link. */
  status?: string;
  entry?: string;
  link?: string;
}

/** The status of a show, if it has one, its price and the link to its tickets. */
export function EventTickets({
  event,
  className = 'event-tickets',
  status = 'badge capitalize',
  entry,
  link = 'button event-button',
}: Props) {
  return (
    <div className={className}>
      {event.status && <p className={status}>{event.status}</p>}
      <TextLine text={event.entry} className={entry} />
      <TicketLink event={event} className={link} />
    </div>
  );
}
