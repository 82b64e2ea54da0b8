import type { ReactNode } from 'react';
import type { AboutProps, MemberRow } from '../../generator/features/pages/about.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { Display } from '../parts/Display.tsx';
import { LinkCards } from '../parts/LinkCards.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { PersonCards } from '../parts/PersonCards.tsx';
import { QuoteSection } from '../parts/PressQuotes.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

export function About(props: AboutProps) {
  const { title, introHtml, portrait, people, quotes } = props;
  return (
    <>
      {portrait ? (
        <Sleeve picture={portrait} kind="photo">
          <Display as="h1" text={title} size="title" />
          <Prose html={introHtml} lead />
        </Sleeve>
      ) : (
        <PageTitle title={title} introHtml={introHtml} />
      )}
      <Story {...props} />
      {people.map((group) => (
        <Section key={group.title} title={group.title} stacked>
          <PersonCards people={group.list} />
        </Section>
      ))}
      <QuoteSection quotes={quotes} awards={props.awards} />
    </>
  );
}

/** The story with cards beside it. Without a story, the members of a band replace it; cards on their own fill the page. */
function Story(props: AboutProps) {
  const { sections, members, ...cards } = props;
  const isBeside = sections.length > 0;
  const rest = { ...cards, sections, members: isBeside ? members : [] };
  const hasCards = [rest.members, rest.coreValues, rest.atAGlance, rest.exploreMore].some(
    (list) => list.length > 0,
  );
  if (!isBeside && members.length === 0) return hasCards && <SideCards {...rest} isAlone />;
  return (
    <div className="part about">
      <div className="about-story">
        {sections.map((section) => (
          <section key={section.title} className="note">
            <h2 className="heading">
              <Bidi text={section.title} />
            </h2>
            <Text text={section.text} />
          </section>
        ))}
        {!isBeside && <MemberCards members={members} />}
      </div>
      {hasCards && <SideCards {...rest} />}
    </div>
  );
}

function MemberCards({ members }: { members: AboutProps['members'] }) {
  return members.map(({ title, list }) => (
    <SideCard key={title} title={title}>
      <Members rows={list} />
    </SideCard>
  ));
}

interface CardsProps extends AboutProps {
  /** True if there is nothing beside them. */
  isAlone?: boolean;
}

function SideCards({ members, coreValues, atAGlance, exploreMore, isAlone }: CardsProps) {
  const { about, links } = useWords();
  return (
    <div className={isAlone ? 'part' : 'part about-side'}>
      <MemberCards members={members} />
      {coreValues.length > 0 && (
        <SideCard title={about.coreValues}>
          <CoreValues values={coreValues} />
        </SideCard>
      )}
      {atAGlance.length > 0 && (
        <SideCard title={about.atAGlance}>
          <AtAGlance rows={atAGlance} />
        </SideCard>
      )}
      {exploreMore.length > 0 && (
        <SideCard title={links.exploreMore}>
          <LinkCards cards={exploreMore} />
        </SideCard>
      )}
    </div>
  );
}

function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="note">
      <h2 className="heading">
        <Bidi text={title} />
      </h2>
      {children}
    </section>
  );
}

function Members({ rows }: { rows: MemberRow[] }) {
  return (
    <ul className="rows">
      {rows.map(({ name, role, years, link }) => (
        <li key={name + role} className="row member">
          <div className="member-name">
            <h3 className="subheading" dir="auto">
              {link ? <Anchor link={link} className="link" /> : name}
            </h3>
            <TextLine text={role} />
          </div>
          {years && <p className="data quiet">{years}</p>}
        </li>
      ))}
    </ul>
  );
}

function CoreValues({ values }: { values: AboutProps['coreValues'] }) {
  return (
    <ul className="rows">
      {values.map((value) => (
        <li key={value.title} className="row value">
          <h3 className="subheading">
            <Bidi text={value.title} />
          </h3>
          <Text text={value.text} />
        </li>
      ))}
    </ul>
  );
}

function AtAGlance({ rows }: { rows: AboutProps['atAGlance'] }) {
  return (
    <dl className="data rows">
      {rows.map((row) => (
        <div key={row.label} className="row term-row">
          <dt className="quiet">
            <Bidi text={row.label} />
          </dt>
          <dd>
            <Bidi text={row.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
