import type { ReactNode } from 'react';
import type { PressDownload, PressProps } from '../../generator/features/press/page.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { actionFor, isFile } from '../parts/action.ts';
import { Bidi } from '../parts/Bidi.tsx';
import { Button } from '../parts/Button.tsx';
import { Display } from '../parts/Display.tsx';
import { DownloadLink } from '../parts/DownloadLink.tsx';
import { Facts } from '../parts/Facts.tsx';
import { PressPhotos } from '../parts/PressPhotos.tsx';
import { QuoteSection } from '../parts/PressQuotes.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

/** The plainest page: it is read in a hurry, copied from, and printed. */
export function Press({
  title,
  introHtml,
  downloads,
  bios,
  quotes,
  assets,
  photos,
  riderHtml,
  inquiries,
}: PressProps) {
  const { contact, press } = useWords();
  return (
    <div className="press">
      <header className="shell press-head">
        <Display as="h1" text={title} size="door" />
        <Prose html={introHtml} />
      </header>
      <PressPhotos photos={photos} />
      <div id="biography">
        {bios.map((bio) => (
          <Bio key={bio.id} bio={bio} />
        ))}
      </div>
      {downloads.length > 0 && (
        <Section title={press.downloads} screenOnly>
          <ul className="rows">
            {downloads.map((download) => (
              <File key={download.url} download={download} />
            ))}
          </ul>
        </Section>
      )}
      {assets.length > 0 && (
        <Section title={press.assets} screenOnly>
          <ul className="rows">
            {assets.map((asset) => (
              <Asset key={asset.title} asset={asset} />
            ))}
          </ul>
        </Section>
      )}
      <QuoteSection quotes={quotes} />
      {riderHtml && (
        <Section title={contact.rider} id="technical-rider">
          <Prose html={riderHtml} />
        </Section>
      )}
      {inquiries && (
        <Section title={press.inquiries}>
          <TextLine text={inquiries.text} className="max-w-text inquiries-text" />
          <Button link={inquiries.link} />
        </Section>
      )}
    </div>
  );
}

/** An asset: title, purpose, small print, and link. */
function Row({
  title,
  text,
  facts,
  children,
}: {
  title: string;
  text: string;
  facts: string[];
  children: ReactNode;
}) {
  return (
    <li className="row asset">
      <h3 className="row-title">
        <Bidi text={title} />
      </h3>
      <p className="asset-text">
        <Bidi text={text} />
      </p>
      <div className="asset-facts">
        <Facts facts={facts} />
      </div>
      {children && <p className="asset-link screen-only">{children}</p>}
    </li>
  );
}

function File({ download }: { download: PressDownload }) {
  return (
    <Row {...download}>
      <DownloadLink {...download} />
    </Row>
  );
}

function Asset({ asset }: { asset: PressProps['assets'][number] }) {
  const { links } = useWords();
  const { title, text, detail, link } = asset;
  return (
    <Row title={title} text={text} facts={[detail]}>
      {link && isFile(link.url) && <DownloadLink title={title} url={link.url} />}
      {link && !isFile(link.url) && (
        <Anchor link={link} className="card-link">
          {actionFor(link, links)}
          <span className="sr-only">: {title}</span>
        </Anchor>
      )}
    </Row>
  );
}

function Bio({ bio }: { bio: PressProps['bios'][number] }) {
  const { press } = useWords();
  return (
    <Section title={bio.label} id={`bio-${bio.id}`}>
      <div className="bio">
        <p className="data quiet">{press.words(bio.words)}</p>
        <Prose html={bio.html} />
        <div className="screen-only">
          <Island
            name="copy-button"
            props={{ text: bio.text, label: press.copyOf({ label: bio.label }) }}
            when="interaction"
          />
        </div>
      </div>
    </Section>
  );
}
