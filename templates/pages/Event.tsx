import type { EventProps } from '../../generator/pages/event.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Button } from '../parts/Button.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';

/** One show: beside its poster where it has one, over the whole width otherwise. */
export function Event(props: EventProps) {
  const { picture, back } = props;
  if (!picture) return <Running {...props} />;
  return (
    <article>
      <Sleeve picture={picture} top={<Anchor link={back} className="back-link self-start" />}>
        <Heading {...props} />
        <Place {...props} />
        <About {...props} />
        <Actions {...props} />
      </Sleeve>
    </article>
  );
}

/** Set like a line of the running order, large. */
function Running(props: EventProps) {
  return (
    <article className="shell grid gap-x-8 gap-y-10 pt-6 pb-16 lg:grid-cols-12 lg:pb-24">
      <div className="flex min-w-0 flex-col gap-6 lg:col-span-12">
        <Anchor link={props.back} className="back-link self-start" />
        <Heading {...props} />
      </div>
      <div className="min-w-0 lg:col-span-5">
        <Place {...props} />
      </div>
      <div className="lg:col-span-4">
        <About {...props} />
      </div>
      <div className="lg:col-span-3">
        <Actions {...props} />
      </div>
    </article>
  );
}

function Heading({ title, artist, moment, weekday, dateLabel, facts, status, past }: EventProps) {
  const badge = status || (past ? 'past' : '');
  return (
    <>
      <div className="flex flex-col gap-5">
        <p className="data flex flex-wrap items-center gap-x-3 gap-y-2">
          {badge && <span className="badge capitalize">{badge}</span>}
          <time dateTime={moment}>
            {weekday} {dateLabel}
          </time>
          <span dir="auto">{artist}</span>
        </p>
        <Display as="h1" text={title} size="title" />
      </div>
      <Facts facts={facts} cells />
    </>
  );
}

function Place({ city, place }: EventProps) {
  return (
    <div className="flex flex-col gap-2">
      <Display as="p" text={city} size="city" />
      {place && (
        <p className="text-muted" dir="auto">
          {place}
        </p>
      )}
    </div>
  );
}

function About({ description }: EventProps) {
  if (description === '') return null;
  return (
    <p className="max-w-text" dir="auto">
      {description}
    </p>
  );
}

function Actions({ title, tickets, calendars }: EventProps) {
  if (!tickets && calendars.length === 0) return null;
  return (
    <div className="actions">
      {tickets && <Button link={tickets} context={title} />}
      {calendars.map((calendar) => (
        <Button key={calendar.url} link={calendar} context={title} quiet />
      ))}
    </div>
  );
}
