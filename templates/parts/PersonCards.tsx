import type { PersonCard as Card } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';

/** People with their faces: two in a row on phones, four on wide screens. */
export function PersonCards({ people, heading = 'h3' }: { people: Card[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.name} className="way person">
          <PersonCard person={person} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person, heading: Heading }: { person: Card; heading: 'h2' | 'h3' }) {
  const { name, facts, picture, text, textHtml, profiles, link } = person;
  return (
    <>
      <div className="person-photo">
        {picture && <Picture picture={picture} sizes="(min-width: 64rem) 22vw, 44vw" kind="photo" square />}
      </div>
      <Heading className="subheading" dir="auto">
        {link ? <Anchor link={link} className={profiles.length > 0 ? 'link' : 'link cover-link'} /> : name}
      </Heading>
      <Facts facts={facts} />
      {text && <p dir="auto">{text}</p>}
      <Prose html={textHtml} />
      {profiles.length > 0 && (
        <ul className="links-line">
          {profiles.map((profile) => (
            <li key={profile.url}>
              <Anchor link={profile} className="card-link">
                {profile.label}
                <span className="sr-only">: {name}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
