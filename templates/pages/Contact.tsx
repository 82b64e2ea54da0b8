import type { ContactProps } from '../../generator/features/pages/contact.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { isFile } from '../parts/action.ts';
import { Bidi } from '../parts/Bidi.tsx';
import { CardIcon } from '../parts/CardIcon.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

export function Contact(props: ContactProps) {
  const { contact } = useWords();
  const { title, introHtml, cards, people, message, form, addresses, pressKit, follow } = props;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <Cards cards={cards} people={people} />
      <div className="part">
        <div className="shell contact">
          {form && (
            <section className="contact-main screen-only">
              <h2 className="heading">{contact.form}</h2>
              <TextLine text={message} className="max-w-text heading-text" />
              <div className="contact-form">
                <Island name="contact-form" props={form} when="interaction" />
              </div>
            </section>
          )}
          {!form && addresses.length > 0 && (
            <section className="contact-main">
              <h2 className="heading">{contact.write}</h2>
              <TextLine text={message} className="max-w-text heading-text" />
              <Addresses addresses={addresses} />
            </section>
          )}
          <div className={form || addresses.length > 0 ? 'contact-beside' : 'contact-alone'}>
            {form && addresses.length > 0 && (
              <section>
                <h2 className="heading">{contact.write}</h2>
                <Addresses addresses={addresses} />
              </section>
            )}
            {pressKit.links.length > 0 && <PressKit {...pressKit} />}
            {follow.profiles.length > 0 && <Follow {...follow} />}
          </div>
        </div>
      </div>
    </>
  );
}

function Cards({ cards, people = [] }: Pick<ContactProps, 'cards' | 'people'>) {
  const { contact } = useWords();
  return (
    <>
      {cards.length > 0 && (
        <ul className="contacts">
          {cards.map((card) => (
            <ContactCard key={card.title} card={card} />
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <ul className="contacts" aria-label={contact.contacts}>
          {people.map((person) => (
            <PersonCard key={person.role + person.name} person={person} />
          ))}
        </ul>
      )}
    </>
  );
}

function Addresses({ addresses }: Pick<ContactProps, 'addresses'>) {
  const { contact } = useWords();
  return (
    <ul className="rows addresses">
      {addresses.map(({ label, text, mail, link, phone }) => (
        <li key={label + mail} className="row address">
          <div className="address-text">
            <TextLine text={label} className="data quiet" />
            <TextLine text={text} className="max-w-text" />
            <Anchor link={link} className="link lead address-link" />
            {phone && (
              <p>
                <Anchor link={phone} className="link tall" />
              </p>
            )}
          </div>
          <div className="screen-only">
            <Island
              name="copy-button"
              props={{ text: mail, label: label ? contact.copyAddressOf({ label }) : contact.copyAddress }}
              when="interaction"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ContactCard({ card }: { card: ContactProps['cards'][number] }) {
  const { icon, title, description, contact, link, more = [] } = card;
  return (
    <li className="contact-card">
      <CardIcon name={icon} />
      <h2 className="subheading">
        <Bidi text={title} />
      </h2>
      <TextLine text={description} />
      <p className="data contact-way">
        {link ? (
          <Anchor link={link} className="link tall" />
        ) : (
          <span className="tall">
            <Bidi text={contact} />
          </span>
        )}
      </p>
      {more.map((other) => (
        <p key={other.url} className="data contact-more">
          <Anchor link={other} className="link tall" />
        </p>
      ))}
    </li>
  );
}

function PersonCard({ person }: { person: NonNullable<ContactProps['people']>[number] }) {
  const { name, role, facts, links } = person;
  return (
    <li className="contact-card">
      <TextLine text={role} className="data quiet" />
      <h2 className="subheading" dir="auto">
        {name}
      </h2>
      {facts.length > 0 && (
        <p>
          <Bidi text={facts.join(' · ')} />
        </p>
      )}
      {links.length > 0 && (
        <ul className="data contact-ways">
          {links.map((link) => (
            <li key={link.url}>
              <Anchor link={link} className="link tall" />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function PressKit({ text, links }: ContactProps['pressKit']) {
  const { pages } = useWords();
  return (
    <section>
      <h2 className="heading">{pages.pressKit}</h2>
      <TextLine text={text} className="heading-text" />
      <ul className="rows contact-rows">
        {links.map((link) => (
          <li key={link.label} className="row row-flat press-row">
            <a href={link.url} download={isFile(link.url) ? '' : undefined} className="row-link">
              {link.label}
            </a>
            {link.detail && <span className="data quiet">{link.detail}</span>}
            <Arrow to={isFile(link.url) ? 'down' : 'on'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Follow({ text, profiles }: ContactProps['follow']) {
  const { contact } = useWords();
  return (
    <section>
      <h2 className="heading">{contact.follow}</h2>
      <TextLine text={text} className="heading-text" />
      <ul className="rows contact-rows">
        {profiles.map((profile) => (
          <li key={profile.url} className="row row-flat">
            <Anchor link={profile} className="row-link">
              {profile.label}
              <span className="data handle">{profile.handle}</span>
              <Arrow to="out" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
