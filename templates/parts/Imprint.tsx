import type { ReactNode } from 'react';
import type { Shell } from '../../generator/app/pipeline/shell.ts';
import { isFediverse } from '../../generator/site/fediverse.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Shared } from '../Shared.tsx';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Display } from './Display.tsx';
import { Newsletter } from './Newsletter.tsx';
import { TextLine } from './TextLine.tsx';

export interface ImprintProps {
  footer: Shell['footer'];
  artist: string;
  /** The ground of all that follows the address. */
  ground?: 'on-ink';
  /** Content before all else. */
  children?: ReactNode;
}

/** The end of every page: an address as large as a title, all links as one run, the newsletter for those who open it. */
export function Imprint({ footer, artist, ground, children }: ImprintProps) {
  return (
    <Shared as="footer" name="footer" of={footer} className="imprint screen-only">
      {() => (
        <>
          {children}
          <Address footer={footer} artist={artist} />
          <div className={ground}>
            <Links {...footer} />
            {footer.newsletter && <Letters form={footer.newsletter} />}
            <p className="data imprint-rights">{footer.copyright}</p>
          </div>
        </>
      )}
    </Shared>
  );
}

function Address({ footer: { mail, blurb }, artist }: Pick<ImprintProps, 'footer' | 'artist'>) {
  const { pages } = useWords();
  return (
    <div className="imprint-address">
      {mail && <p className="data quiet">{pages.contact}</p>}
      <Display as="p" text={mail?.label ?? artist} size="title" {...(mail && { link: mail })} />
      <TextLine text={blurb} className="imprint-blurb" />
    </div>
  );
}

function Links({ groups, social, legal, mail }: Shell['footer']) {
  const { shell } = useWords();
  return (
    <nav aria-label={shell.footer} className="imprint-links">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2 className="sr-only">{title}</h2>
          <List links={links.filter(({ url }) => url !== mail?.url)} />
        </div>
      ))}
      <List links={[...social, ...legal]} />
    </nav>
  );
}

function List({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className="footer-link" rel={isFediverse(link.label) ? 'me' : undefined} />
        </li>
      ))}
    </ul>
  );
}

function Letters({ form }: { form: NonNullable<Shell['footer']['newsletter']> }) {
  const { shell } = useWords();
  return (
    <details className="imprint-letters newsletter-again">
      <summary className="footer-link">{form.title}</summary>
      <Newsletter form={form} label={shell.newsletterAtEnd} />
    </details>
  );
}
