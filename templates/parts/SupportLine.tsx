import type { EventRow } from '../../generator/features/shows/row.ts';
import { useWords } from '../words.ts';

interface Props {
  event: EventRow;
  className?: string;
}

/** `With Ana Reis and Kolo`: the other acts of a show. */
export function SupportLine({ event, className }: Props) {
  const { events, lists } = useWords();
  const { support } = event;
  if (support.length === 0) return null;
  return (
    <p className={className}>
      {events.withWord} <bdi>{support.join(lists.comma)}</bdi>
    </p>
  );
}
