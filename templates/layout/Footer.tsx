import type { Shell } from '../../generator/app/pipeline/shell.ts';
import { isFediverse } from '../../generator/site/fediverse.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Newsletter } from '../parts/Newsletter.tsx';
import { PlatformIcon } from '../parts/PlatformIcon.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { Shared } from '../Shared.tsx';
import { useWords } from '../words.ts';

interface Props {
  footer: Shell['footer'];
  artist: string;
}

/** The spine of the sleeve, in the colour of the cover, and its back. */
export function Footer({ footer, artist }: Props) {
  return (
    <Shared as="footer" name="footer" of={footer} className="screen-only">
      {() => (
        <>
          <div className="footer-spine">
            <p className="heading" dir="auto">
              {artist}
            </p>
          </div>
          <Back footer={footer} />
        </>
      )}
    </Shared>
  );
}

function Back({ footer }: Pick<Props, 'footer'>) {
  const { shell } = useWords();
  return (
    <>
      <div className="shell footer-columns">
        <div className="footer-artist">
          <TextLine text={footer.blurb} className="max-w-text footer-blurb" />
          {footer.social.length > 0 && <SocialLinks links={footer.social} />}
          {footer.newsletter && (
            <section className="max-w-text footer-newsletter newsletter-again">
              <Newsletter form={footer.newsletter} label={shell.newsletterAtEnd} />
            </section>
          )}
        </div>
        {footer.groups.length > 0 && (
          <nav aria-label={shell.footer} className="footer-groups">
            {footer.groups.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
          </nav>
        )}
      </div>
      <div className="shell">
        <div className="data footer-end">
          <p>{footer.copyright}</p>
          <ul className="footer-legal">
            {footer.legal.map((link) => (
              <li key={link.url}>
                <Anchor link={link} className="footer-link" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

function SocialLinks({ links }: { links: Link[] }) {
  return (
    <ul className="footer-social">
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className="social-link" rel={isFediverse(link.label) ? 'me' : undefined}>
            <PlatformIcon name={link.label} url={link.url} />
            <span className="sr-only">{link.label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function LinkGroup({ title, links }: { title: string; links: Link[] }) {
  return (
    <div>
      <h2 className="data quiet">{title}</h2>
      <ul className="footer-links">
        {links.map((link) => (
          <li key={link.label}>
            <Anchor link={link} className="footer-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
