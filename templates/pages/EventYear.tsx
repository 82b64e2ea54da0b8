import type { EventYearProps } from '../../generator/features/shows/list.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { EventList } from '../parts/EventList.tsx';
import { EventYears } from '../parts/EventYears.tsx';

/** The past shows of a year. */
export function EventYear({ title, year, events, years, back }: EventYearProps) {
  return (
    <div className="shell page-list">
      <Anchor link={back} className="back-link" />
      <h1 className="heading">{title}</h1>
      <div>
        <h2 className="subheading year-heading">{year}</h2>
        <EventList events={events} past />
        <EventYears years={years} current={year} />
      </div>
    </div>
  );
}
