import type { ReactNode } from 'react';
import type { Download, PressProps } from '../../generator/features/press/page.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { actionFor, isFile } from '../parts/action.ts';
import { Button } from '../parts/Button.tsx';
import { Display } from '../parts/Display.tsx';
import { DownloadLink } from '../parts/DownloadLink.tsx';
import { Facts } from '../parts/Facts.tsx';
import { PressPhotos } from '../parts/PressPhotos.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

/** The plainest page: it is read in a hurry, copied from, and printed. */
export function Press({
  title,
  introHtml,
  downloads,
  bios,
  assets,
  photos,
  riderHtml,
  inquiries,
}: PressProps) {
  const { contact, press } = useWords();
  return (
    <div className="press">
      <header className="shell flex flex-col gap-4 py-10 lg:py-14">
        <Display as="h1" text={title} size="door" />
        <Prose html={introHtml} />
      </header>
      {downloads.length > 0 && (
        <Section title={press.downloads} screenOnly>
          <ul className="border-t border-line">
            {downloads.map((download) => (
              <File key={download.title} download={download} />
            ))}
          </ul>
        </Section>
      )}
      {assets.length > 0 && (
        <Section title={press.assets} screenOnly>
          <ul className="border-t border-line">
            {assets.map((asset) => (
              <Asset key={asset.title} asset={asset} />
            ))}
          </ul>
        </Section>
      )}
      <div id="biography">
        {bios.map((bio) => (
          <Bio key={bio.id} bio={bio} />
        ))}
      </div>
      <PressPhotos photos={photos} />
      {riderHtml && (
        <Section title={contact.rider} id="technical-rider">
          <Prose html={riderHtml} />
        </Section>
      )}
      {inquiries && (
        <Section title={press.inquiries}>
          <p className="max-w-text pb-5">{inquiries.text}</p>
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
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-4 sm:gap-x-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)_6rem]">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-sm:col-span-2">{text}</p>
      <div className="max-sm:col-span-2 text-muted">
        <Facts facts={facts} />
      </div>
      {children && (
        <p className="-my-3 max-sm:col-start-2 max-sm:row-start-1 sm:text-end print:hidden">{children}</p>
      )}
    </li>
  );
}

function File({ download }: { download: Download }) {
  const { title, url } = download;
  return (
    <Row {...download}>
      <DownloadLink title={title} url={url} />
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
      <div className="flex flex-col items-start gap-4">
        <p className="data text-muted">{press.words(bio.words)}</p>
        <Prose html={bio.html} />
        <div className="print:hidden">
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
