import type { PersonCard as Card } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Facts } from './Facts.tsx';
import { LinksLine } from './LinksLine.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';

/** People with their faces: two in a row on phones, four on wide screens. */
export function PersonCards({ people, heading = 'h3' }: { people: Card[]; heading?: 'h2' | 'h3' }) {
  const hasPhotos = people.some(({ picture }) => picture);
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={`${person.name} ${person.facts.join()}`} className="way person">
          {hasPhotos && <Portrait person={person} />}
          <PersonCard person={person} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** A portrait. Without a picture the first letter, as long as others have one: so names stay in line. */
function Portrait({ person: { name, picture } }: { person: Card }) {
  return (
    <div className="person-photo">
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 64rem) 22vw, 44vw" kind="photo" square />
      ) : (
        <span aria-hidden="true" className="person-letter">
          {name.slice(0, 1)}
        </span>
      )}
    </div>
  );
}

function PersonCard({ person, heading: Heading }: { person: Card; heading: 'h2' | 'h3' }) {
  const { name, facts, text, textHtml, profiles, link } = person;
  return (
    <>
      <Heading className="subheading" dir="auto">
        {link ? <Anchor link={link} className={profiles.length > 0 ? 'link' : 'link cover-link'} /> : name}
      </Heading>
      <Facts facts={facts} />
      {text && <p dir="auto">{text}</p>}
      <Prose html={textHtml} />
      {profiles.length > 0 && <LinksLine links={profiles} context={name} />}
    </>
  );
}
