import type { Shell } from '../../generator/app/shell.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Display } from '../parts/Display.tsx';
import { Newsletter } from '../parts/Newsletter.tsx';
import { PlatformIcon } from '../parts/PlatformIcon.tsx';
import { Shared } from '../Shared.tsx';
import { useWords } from '../words.ts';

interface Props {
  footer: Shell['footer'];
  artist: string;
}

/** The spine of the sleeve, in reversed colours. */
export function Footer({ footer, artist }: Props) {
  return (
    <Shared as="footer" name="footer" of={footer} className="on-ink print:hidden">
      {() => <Spine footer={footer} artist={artist} />}
    </Shared>
  );
}

function Spine({ footer, artist }: Props) {
  const { shell } = useWords();
  return (
    <>
      <div className="shell grid gap-x-8 gap-y-12 pt-16 pb-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Display as="p" text={artist} size="title" />
          {footer.blurb && <p className="mt-6 max-w-text">{footer.blurb}</p>}
          {footer.social.length > 0 && <SocialLinks links={footer.social} />}
          {footer.newsletter && (
            <section className="newsletter-again mt-12 max-w-text">
              <Newsletter form={footer.newsletter} label={shell.newsletterAtEnd} />
            </section>
          )}
        </div>
        {footer.groups.length > 0 && (
          <nav
            aria-label={shell.footer}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-8 lg:col-span-5 lg:col-start-8"
          >
            {footer.groups.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
          </nav>
        )}
      </div>
      <div className="shell">
        <div className="data flex flex-wrap items-center justify-between gap-x-8 border-t border-line py-4">
          <p>{footer.copyright}</p>
          <ul className="flex flex-wrap gap-x-3 sm:gap-x-6">
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
    <ul className="mt-6 -ms-3 flex flex-wrap">
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className="grid size-12 place-items-center rounded-cut max-[22.5rem]:w-10">
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
      <h2 className="data text-muted">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.label}>
            <Anchor link={link} className="footer-link" />
          </li>
        ))}
      </ul>
    </div>
  );
}
