import type { PersonCard as Card } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';

/** People with their faces: two in a row on phones, four on wide screens. */
export function PersonCards({ people }: { people: Card[] }) {
  return (
    <ul className="people">
      {people.map((person) => (
        <li key={person.name} className="person">
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person: { name, facts, picture, textHtml, profiles, link } }: { person: Card }) {
  return (
    <>
      <div className="person-photo">
        {picture && <Picture picture={picture} sizes="(min-width: 64rem) 22vw, 44vw" kind="photo" square />}
      </div>
      <h3 className="subheading" dir="auto">
        {link ? <Anchor link={link} className="link" /> : name}
      </h3>
      <Facts facts={facts} />
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
