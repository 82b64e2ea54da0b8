import type { ReactNode } from 'react';
import type { EventRow } from '../../generator/features/shows/row.ts';

interface Props {
  events: EventRow[];
  /** The list of some of them, and the level of their headings. */
  children: (events: EventRow[], heading: 'h3' | 'h4') => ReactNode;
}

/** Most shows without a heading for each month. */
const FEW = 12;

/** A list of shows, month by month where there are many. */
export function EventMonths({ events, children }: Props) {
  const months = [...new Set(events.map(({ month }) => month))];
  if (events.length <= FEW || months.length < 2) return children(events, 'h3');
  return months.map((month) => (
    <div key={month} className="disc">
      <div className="disc-bar">
        <h3 className="subheading">{month}</h3>
      </div>
      {children(
        events.filter((event) => event.month === month),
        'h4',
      )}
    </div>
  ));
}
