import { Fragment } from 'react';
import type { EventProps } from '../../generator/features/shows/page.ts';
import { writeOrdinal } from '../../generator/site/words/format.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { ArtistLinks } from '../parts/ArtistLinks.tsx';
import { Button } from '../parts/Button.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { QuoteSection } from '../parts/PressQuotes.tsx';
import { Programme } from '../parts/Programme.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

/** One show: beside its poster if it has one, over the whole width otherwise. */
export function Event(props: EventProps) {
  const { picture, back } = props;
  return (
    <article>
      {picture ? (
        <Sleeve picture={picture} kind="photo" top={<Anchor link={back} className="back-link" />}>
          <Heading {...props} />
          <Place {...props} />
          <About {...props} />
          <Actions {...props} />
        </Sleeve>
      ) : (
        <Running {...props} />
      )}
      <Programme programme={props.programme} days={props.days} />
      <Afterwards {...props} />
      <QuoteSection quotes={props.quotes} awards={props.awards} />
    </article>
  );
}

/** Set like a line of the running order, large. */
function Running(props: EventProps) {
  return (
    <div className="shell show">
      <div className="show-head">
        <Anchor link={props.back} className="back-link" />
        <Heading {...props} />
      </div>
      <div className="show-place">
        <Place {...props} />
      </div>
      <div className="show-about">
        <About {...props} />
      </div>
      <div className="show-actions">
        <Actions {...props} />
      </div>
    </div>
  );
}

function Heading({
  title,
  artist,
  artists,
  moment,
  weekday,
  dateLabel,
  facts,
  status,
  moved,
  past,
}: EventProps) {
  const { dates, events } = useWords();
  const day = weekday ? dates.onWeekday({ weekday, date: dateLabel }) : dateLabel;
  const badge = status || (past ? events.isPast : '');
  return (
    <>
      <div className="title-block">
        <p className="data badges">
          {badge && <span className="badge capitalize">{badge}</span>}
          <time dateTime={moment}>{day}</time>
          {moved && <span>{moved}</span>}
          {artists ? <ArtistLinks artists={artists} /> : artist && <span dir="auto">{artist}</span>}
        </p>
        <Display as="h1" text={title} size="title" />
      </div>
      <Facts facts={facts} cells />
    </>
  );
}

function Place({ city, place, festival, series, access, venueSite }: EventProps) {
  return (
    <div className="place">
      <Display as="p" text={city} size="city" />
      {festival && (
        <p className="row-title" dir="auto">
          {festival}
        </p>
      )}
      {series && (
        <p className="row-title" dir="auto">
          {series}
        </p>
      )}
      {place && (
        <p className="quiet" dir="auto">
          {place}
        </p>
      )}
      {access && (
        <p className="quiet max-w-text lines" dir="auto">
          {access}
        </p>
      )}
      {venueSite && (
        <p>
          <Anchor link={venueSite} className="link" />
        </p>
      )}
    </div>
  );
}

function About({ description, support }: EventProps) {
  if (description === '' && support.length === 0) return null;
  return (
    <div className="show-text">
      {description && (
        <p className="max-w-text lines" dir="auto">
          {description}
        </p>
      )}
      {support.length > 0 && <Support support={support} />}
    </div>
  );
}

/** Other acts. */
function Support({ support }: Pick<EventProps, 'support'>) {
  const { events } = useWords();
  return (
    <p className="max-w-text">
      {events.withWord}{' '}
      {support.map(({ name, role, link }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <bdi className="row-title">{link ? <Anchor link={link} className="link" /> : name}</bdi>
          {role && ` (${role})`}
        </Fragment>
      ))}
    </p>
  );
}

function Actions({ title, tickets, stream, calendars }: EventProps) {
  if (tickets.length === 0 && !stream && calendars.length === 0) return null;
  return (
    <div className="actions">
      {tickets.map(({ link, price }) => (
        <Button
          key={link.url + link.label}
          link={price ? { ...link, label: `${link.label}, ${price}` } : link}
          context={title}
        />
      ))}
      {stream && <Button link={stream} context={title} quiet={tickets.length > 0} />}
      {calendars.map((calendar) => (
        <Button key={calendar.url} link={calendar} context={title} quiet />
      ))}
    </div>
  );
}

/** The report, and the setlist. */
function Afterwards({ recap, setlist }: EventProps) {
  const { events, language } = useWords();
  return (
    <>
      {recap.length > 0 && (
        <Section title={events.recap} id="recap">
          <Text text={recap} />
        </Section>
      )}
      {setlist.length > 0 && (
        <Section title={events.setList} id="setlist">
          <ol className="rows">
            {setlist.map(({ position, title, link }) => (
              <li key={position} className="row played">
                <span className="data" aria-hidden="true">
                  {writeOrdinal(position, language)}
                </span>
                <bdi>{link ? <Anchor link={link} className="link" /> : title}</bdi>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  );
}
