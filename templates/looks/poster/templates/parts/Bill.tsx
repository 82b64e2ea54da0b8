import type { EventRow } from '../../../../../generator/features/shows/row.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { SupportLine } from '../../../../parts/SupportLine.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';
import { DateBox } from './DateBox.tsx';
import { Display } from './Display.tsx';

interface Props {
  event: EventRow;
  heading: 'h2' | 'h3' | 'h4';
}

/** The bill of a night: the day, the CITY as wide as it can be, where and when, and a block of ink for tickets. */
export function Bill({ event, heading }: Props) {
  const { lists } = useWords();
  const { title, url, weekday, dateLabel, time, venue, city, country, festival, description, status, isOff } =
    event;
  const place = [...new Set([event.artists, festival, event.series, venue, country])]
    .filter(Boolean)
    .join(lists.comma);
  return (
    <article className={isOff || (status && !event.tickets) ? 'bill bill-off' : 'bill'}>
      <DateBox event={event} />
      <div className={isOff ? 'bill-main event-off' : 'bill-main'}>
        <Display as={heading} text={city} size="city" link={{ label: city, url, external: false }} />
        <div className="bill-facts">
          <p>
            <bdi>{title}</bdi>
          </p>
          <TextLine text={weekday ? '' : dateLabel} />
          <TextLine text={place} />
          {time && (
            <p className="bill-time">
              <bdi>{time}</bdi>
            </p>
          )}
        </div>
        <TextLine text={event.programme} />
        <SupportLine event={event} />
        <TextLine text={description} className="max-w-text" />
      </div>
      <Tickets event={event} />
    </article>
  );
}

/** Renders a part as high as the bill: the link, or a word on why there is none, and the price. */
function Tickets({ event: { tickets, status, entry, city, dateLabel } }: { event: EventRow }) {
  const note = [status, entry].filter(Boolean).map((text) => (
    <span key={text} className={text === status ? 'bill-note capitalize' : 'bill-note'}>
      {text}
    </span>
  ));
  if (!tickets) return <p className="bill-end">{note.length > 0 ? note : <Arrow to="on" />}</p>;
  return (
    <Anchor link={tickets} className="bill-end bill-tickets">
      <span className="bill-word">{tickets.label}</span>
      <span className="sr-only">
        : {city}, {dateLabel}
      </span>
      {note}
    </Anchor>
  );
}
