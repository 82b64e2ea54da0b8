import type { ContactProps } from '../../generator/features/pages/contact.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { isFile } from '../parts/action.ts';
import { CardIcon } from '../parts/CardIcon.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useWords } from '../words.ts';

const BESIDE = 'flex min-w-0 flex-col gap-12 lg:col-span-4 lg:col-start-9';
const ALONE = 'grid min-w-0 gap-x-8 gap-y-12 lg:col-span-12 lg:grid-cols-2';

export function Contact(props: ContactProps) {
  const { contact } = useWords();
  const { title, introHtml, cards, people, message, form, addresses, pressKit, follow } = props;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <Cards cards={cards} people={people} />
      <div className="border-t border-line">
        <div className="shell grid gap-x-8 gap-y-16 py-12 lg:grid-cols-12 lg:py-20">
          {form && (
            <section className="min-w-0 lg:col-span-7 print:hidden">
              <h2 className="heading">{contact.form}</h2>
              {message && <p className="mt-4 max-w-text">{message}</p>}
              <div className="mt-8">
                <Island name="contact-form" props={form} when="interaction" />
              </div>
            </section>
          )}
          {addresses.length > 0 && (
            <section className="min-w-0 lg:col-span-7">
              <h2 className="heading">{contact.write}</h2>
              {message && <p className="mt-4 max-w-text">{message}</p>}
              <Addresses addresses={addresses} />
            </section>
          )}
          <div className={form || addresses.length > 0 ? BESIDE : ALONE}>
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
    <ul className="mt-8 border-t border-line">
      {addresses.map(({ label, text, mail, link }) => (
        <li
          key={label + mail}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
        >
          <div className="min-w-0">
            {label && <p className="data text-muted">{label}</p>}
            {text && <p className="max-w-text">{text}</p>}
            <Anchor link={link} className="link inline-flex min-h-12 items-center wrap-anywhere text-lead" />
          </div>
          <div className="print:hidden">
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
  const { icon, title, description, contact, link } = card;
  return (
    <li className="contact-card">
      <CardIcon name={icon} />
      <h2 className="subheading">{title}</h2>
      {description && <p>{description}</p>}
      <p className="data mt-auto wrap-anywhere sm:pt-4">
        {link ? (
          <Anchor link={link} className="link inline-flex min-h-12 items-center">
            {contact}
          </Anchor>
        ) : (
          <span className="inline-flex min-h-12 items-center">{contact}</span>
        )}
      </p>
    </li>
  );
}

function PersonCard({ person }: { person: NonNullable<ContactProps['people']>[number] }) {
  const { name, role, facts, links } = person;
  return (
    <li className="contact-card">
      {role && <p className="data text-muted">{role}</p>}
      <h2 className="subheading" dir="auto">
        {name}
      </h2>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {links.length > 0 && (
        <ul className="data mt-auto wrap-anywhere">
          {links.map((link) => (
            <li key={link.url}>
              <Anchor link={link} className="link inline-flex min-h-12 items-center" />
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
      {text && <p className="mt-4">{text}</p>}
      <ul className="mt-6 border-t border-line">
        {links.map((link) => (
          <li key={link.label} className="press-row border-b border-line">
            <a href={link.url} download={isFile(link.url) ? '' : undefined} className="row-link">
              {link.label}
            </a>
            {link.detail && <span className="data text-muted">{link.detail}</span>}
            <span aria-hidden="true" className="arrow">
              {isFile(link.url) ? '↓' : '→'}
            </span>
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
      {text && <p className="mt-4">{text}</p>}
      <ul className="mt-6 border-t border-line">
        {profiles.map((profile) => (
          <li key={profile.url} className="border-b border-line">
            <Anchor link={profile} className="row-link">
              {profile.label}
              <span className="data ms-auto">{profile.handle}</span>
              <span aria-hidden="true" className="arrow">
                ↗
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
