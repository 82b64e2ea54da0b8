import { Fragment } from 'react';
import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';

interface Props {
  event: EventRow;
  className?: string;
}

/** The link to a past show: `Porto, Sala Azul, Night of Dub, Kim Ro`. */
export function PastLink({ event, className }: Props) {
  const { lists } = useWords();
  const { city, venue, title, artists, festival } = event;
  const parts = new Set([city, venue, title, artists, festival].filter(Boolean));
  return (
    <a href={event.url} className={className} dir="auto">
      {[...parts].map((part, index) => (
        <Fragment key={part}>
          {index > 0 && lists.comma}
          <Bidi text={part} />
        </Fragment>
      ))}
    </a>
  );
}
