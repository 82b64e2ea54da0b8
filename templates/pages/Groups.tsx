import type { GroupRow, GroupsProps } from '../../generator/features/groups/page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Around } from '../parts/Around.tsx';
import { ArtistLinks } from '../parts/ArtistLinks.tsx';
import { CalendarAction } from '../parts/CalendarAction.tsx';
import { Facts } from '../parts/Facts.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

/** Weekly groups: day and hour, group, price and the way to join, a row each. */
export function Groups({ title, introHtml, groups, breaks, calendar }: GroupsProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <section className="section">
        <div className="shell">
          <ul className="rows">
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one name, and the order never changes.
              <Row key={index} group={group} />
            ))}
          </ul>
          <TextLine text={breaks} className="quiet list-actions" />
          <CalendarAction calendar={calendar} />
        </div>
      </section>
    </>
  );
}

function Row({ group }: { group: GroupRow }) {
  const words = useWords();
  const { name, day, time, ages, place, leaders, description, dates, price, links } = group;
  return (
    <li className="row meeting">
      <div className="meeting-when">
        <TextLine text={day} className="row-title" />
        <TextLine text={time} className="data" />
      </div>
      <div className="meeting-what">
        <h2 className="subheading" dir="auto">
          {name}
        </h2>
        <Facts facts={[ages, price]} />
        <TextLine text={place} />
        {leaders.length > 0 && (
          <p>
            <Around say={(names) => words.groups.led({ names })}>
              <ArtistLinks artists={leaders} />
            </Around>
          </p>
        )}
        <TextLine text={description} className="max-w-text subheading-text" />
        {dates.map((line) => (
          <TextLine key={line} text={line} className="quiet" />
        ))}
      </div>
      {links.length > 0 && (
        <p className="meeting-links">
          {links.map((link) => (
            <Anchor key={link.url} link={link} className="card-link">
              {link.label}
              <span className="sr-only">: {name}</span>
            </Anchor>
          ))}
        </p>
      )}
    </li>
  );
}
