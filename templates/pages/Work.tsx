import type { WorkProps } from '../../generator/features/works/work-page.ts';
import { writeOrdinal } from '../../generator/site/words/format.ts';
import { Island } from '../Island.tsx';
import { Awards } from '../parts/Awards.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { Button } from '../parts/Button.tsx';
import { SmallPrintRow } from '../parts/CreditRow.tsx';
import { EventList } from '../parts/EventList.tsx';
import { LinkCards } from '../parts/LinkCards.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

/** A work: what it is for, its note, and where it is heard. */
export function Work(props: WorkProps) {
  const { events, language, press, works } = useWords();
  const { note, movements, recordings, upcoming, past, awards } = props;
  return (
    <article>
      <Heading {...props} />
      {note.text.length > 0 && (
        <Section title={works.note} id="note">
          <Text text={note.text} />
          {note.plain && (
            <div className="screen-only list-actions">
              <Island
                name="copy-button"
                props={{ text: note.plain, label: press.copyOf({ label: works.note }) }}
                when="interaction"
              />
            </div>
          )}
        </Section>
      )}
      {movements.length > 0 && (
        <Section title={works.movements} id="movements">
          <ol className="rows">
            {movements.map((movement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two movements may have one name, and their order never changes.
              <li key={index} className="row played">
                <span className="data" aria-hidden="true">
                  {writeOrdinal(index + 1, language)}
                </span>
                <bdi>{movement}</bdi>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {recordings.length > 0 && (
        <Section title={works.recordings} id="recordings">
          <LinkCards cards={recordings} />
        </Section>
      )}
      {upcoming.length > 0 && (
        <Section title={events.upcomingShows} id="upcoming" stacked>
          <EventList events={upcoming} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={events.past} id="past" stacked>
          <EventList events={past} past />
        </Section>
      )}
      <Awards awards={awards} />
    </article>
  );
}

function Heading({ title, facts, description, details, links, back }: WorkProps) {
  return (
    <PageHead back={back} facts={facts} title={title} description={description}>
      {details.length > 0 && (
        <dl className="data rows">
          {details.map(({ term, text }) => (
            <SmallPrintRow key={term} term={term}>
              <Bidi text={text} />
            </SmallPrintRow>
          ))}
        </dl>
      )}
      {links.length > 0 && (
        <div className="actions">
          {links.map((link, index) => (
            <Button key={link.url} link={link} context={title} quiet={index > 0} />
          ))}
        </div>
      )}
    </PageHead>
  );
}
