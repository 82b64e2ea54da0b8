import type { EventsProps } from '../../generator/features/shows/list.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { actionFor } from '../parts/action.ts';
import { EventList } from '../parts/EventList.tsx';
import { EventYears } from '../parts/EventYears.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
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
        <div className="actions pt-8 empty:hidden">
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
    <div className="grid items-baseline gap-x-8 gap-y-3 border-y border-line py-5 md:grid-cols-12">
      <p aria-hidden="true" className="data text-muted md:col-span-2">
        – – –
      </p>
      <p aria-hidden="true" className="city md:col-span-5">
        {events.tba}
      </p>
      <p className="max-w-text text-lead md:col-span-5">{text}</p>
    </div>
  );
}

function Residencies({ residencies }: { residencies: EventsProps['residencies'] }) {
  const { events } = useWords();
  return (
    <Section title={events.residencies}>
      <ul className="border-t border-line">
        {residencies.map((item) => (
          <li
            key={item.title + item.period}
            className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-8"
          >
            <div className="sm:col-span-3">
              <h3 className="subheading" dir="auto">
                {item.title}
              </h3>
              <p className="data mt-2 text-muted">{item.period}</p>
            </div>
            <div className="sm:col-span-5">
              <p className="data pt-1">{item.place}</p>
              {item.description && <p className="mt-2 max-w-text">{item.description}</p>}
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
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {brands.map((brand) => (
          <li key={brand.name} className="flex flex-col gap-3 border-b border-line py-6">
            <h3 className="subheading" dir="auto">
              {brand.name}
            </h3>
            <p className="max-w-text">{brand.description}</p>
            {brand.link && (
              <p className="mt-auto">
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
