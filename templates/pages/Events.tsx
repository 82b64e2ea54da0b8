import type { EventsProps } from '../../generator/features/shows/list.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { actionFor } from '../parts/action.ts';
import { Bidi } from '../parts/Bidi.tsx';
import { EventList } from '../parts/EventList.tsx';
import { EventYears } from '../parts/EventYears.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

export function Events({
  title,
  introHtml,
  upcoming,
  past,
  years,
  notify,
  residencies,
  brands,
}: EventsProps) {
  const { events } = useWords();
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <Section title={events.upcoming} stacked>
        {upcoming.length > 0 ? <EventList events={upcoming} /> : <NoDates text={notify.text} />}
        <div className="actions list-actions">
          {notify.calendar && (
            <a href={notify.calendar.url} className="button">
              {notify.calendar.label}
            </a>
          )}
          {notify.mail && <Anchor link={notify.mail} className="button-quiet" />}
        </div>
      </Section>
      {past.length > 0 && (
        <Section title={events.past} stacked>
          <EventList events={past} past />
          <EventYears years={years} />
        </Section>
      )}
      {residencies.length > 0 && <Residencies residencies={residencies} />}
      {brands.length > 0 && <Brands brands={brands} />}
    </>
  );
}

/** The running order before anything is on it: one line, still to be filled in. */
function NoDates({ text }: { text: string }) {
  const { events } = useWords();
  return (
    <div className="no-dates">
      <p aria-hidden="true" className="data no-dates-date">
        – – –
      </p>
      <p aria-hidden="true" className="city no-dates-city">
        {events.tba}
      </p>
      <p className="lead max-w-text no-dates-text">{text}</p>
    </div>
  );
}

function Residencies({ residencies }: { residencies: EventsProps['residencies'] }) {
  const { events } = useWords();
  return (
    <Section title={events.residencies}>
      <ul className="rows">
        {residencies.map((item) => (
          <li key={item.title + item.period} className="row residency">
            <div className="residency-title">
              <h3 className="subheading" dir="auto">
                {item.title}
              </h3>
              <p className="data caption">
                <Bidi text={item.period} />
              </p>
            </div>
            <div className="residency-text">
              <p className="data residency-place">
                <Bidi text={item.place} />
              </p>
              <TextLine text={item.description} className="max-w-text subheading-text" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Brands({ brands }: { brands: EventsProps['brands'] }) {
  const { events, links } = useWords();
  return (
    <Section title={events.brands}>
      <ul className="rows brands">
        {brands.map((brand) => (
          <li key={brand.name} className="row brand">
            <h3 className="subheading" dir="auto">
              {brand.name}
            </h3>
            <p className="max-w-text">
              <Bidi text={brand.description} />
            </p>
            {brand.link && (
              <p className="push">
                <Anchor link={brand.link} className="card-link">
                  {actionFor(brand.link, links)}
                  <span className="sr-only">: {brand.name}</span>
                </Anchor>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
