import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';

interface Props {
  event: EventRow;
  className?: string;
}

/** The link to a past show: `Porto, Sala Azul, Kim Ro`. */
export function PastLink({ event: { url, city, venue, title, artists }, className }: Props) {
  const { lists } = useWords();
  return (
    <a href={url} className={className} dir="auto">
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
  );
}
