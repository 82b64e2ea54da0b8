import type { LinksProps } from '../../generator/features/links/page.ts';
import type { LinkRow } from '../../generator/features/links/rows.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { Bidi } from '../parts/Bidi.tsx';
import { Display } from '../parts/Display.tsx';
import { Newsletter } from '../parts/Newsletter.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlatformIcon } from '../parts/PlatformIcon.tsx';
import { Prose } from '../parts/Prose.tsx';
import { TextLine } from '../parts/TextLine.tsx';

/** Made for the link of a profile: who it is, and everything within reach of a thumb. */
export function Links({ artist, tagline, introHtml, portrait, rows, home }: LinksProps) {
  return (
    <article className="links">
      <header className="links-head">
        {portrait && (
          <div className="links-portrait">
            <Picture fill priority picture={portrait} sizes="7rem" />
          </div>
        )}
        <Display as="h1" text={artist} size="title" />
        <TextLine text={tagline} />
      </header>
      {introHtml && <Prose html={introHtml} />}
      <ul className="rows">
        {rows.map((row) =>
          'form' in row ? (
            <li key={row.form.host} className="row links-form">
              <Newsletter form={row.form} />
            </li>
          ) : (
            <li key={`${row.link.label} ${row.link.url}`} className="row row-flat">
              <Row row={row} />
            </li>
          ),
        )}
      </ul>
      <p>
        <Anchor link={home} className="link tall" />
      </p>
    </article>
  );
}

function Row({ row: { link, note, picture, isProfile = false } }: { row: LinkRow }) {
  return (
    <Anchor link={link} className="row-link choice links-row" rel={isProfile ? 'me' : undefined}>
      {picture && (
        <span className="links-cover">
          <Picture square picture={picture} sizes="3.5rem" />
        </span>
      )}
      {isProfile && <PlatformIcon name={link.label} url={link.url} />}
      <span className="links-label">
        {note && (
          <span className="data quiet">
            <Bidi text={note} />{' '}
          </span>
        )}
        <Bidi text={link.label} />
      </span>
      <Arrow to={link.external ? 'out' : 'on'} />
    </Anchor>
  );
}
