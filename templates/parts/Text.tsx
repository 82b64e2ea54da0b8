import type { ReactNode } from 'react';
import type { Video as VideoData } from '../../generator/site/parts.ts';
import type { TextPart } from '../../generator/site/text.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Button } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { DownloadList } from './DownloadList.tsx';
import { EventList } from './EventList.tsx';
import { Gallery } from './Gallery.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';
import { Recordings } from './Recordings.tsx';

interface Props {
  text: TextPart[];
  /** Headings are set in the margin, if there is one. */
  margin?: boolean;
}

/** A text with all that it shows: pictures, players, lists of music and shows. Plain words are a run of prose. */
export function Text({ text, margin = false }: Props) {
  const [first] = text;
  if (!first) return null;
  if (first.kind === 'html' && text.length === 1) return <Prose html={first.html} margin={margin} />;
  return (
    <div className={margin ? 'text text-margin' : 'text'}>
      {text.map((part) => (
        <Part key={part.position} part={part} margin={margin} />
      ))}
    </div>
  );
}

function Part({ part, margin }: { part: TextPart; margin: boolean }): ReactNode {
  const { links } = useWords();
  switch (part.kind) {
    case 'html':
      return <Prose html={part.html} margin={margin} />;
    case 'picture':
      return (
        <figure>
          <Picture picture={part.picture} sizes="(min-width: 64rem) min(61vw, 62ch), 92vw" />
          {part.caption && (
            <figcaption className="data caption" dir="auto">
              {part.caption}
            </figcaption>
          )}
        </figure>
      );
    case 'gallery':
      return (
        <div className="text-wide">
          <Gallery label={part.label} photos={part.photos} />
        </div>
      );
    case 'video':
      return <Video video={part.video} />;
    case 'player':
      return (
        <div className="screen-only">
          <Island name="audio-player" props={part.audio} when="interaction" />
        </div>
      );
    case 'sound':
      return <Recordings list={part.playables} />;
    case 'releases':
      return (
        <div className="text-wide">
          {part.heading && <h2 className="sr-only">{part.heading}</h2>}
          <CardGrid cards={part.cards} action={links.explore} travels={false} />
        </div>
      );
    case 'events':
      return <Events {...part} />;
    case 'quote':
      return <Quote {...part} />;
    case 'button':
      return (
        <p>
          <Button link={part.link} />
        </p>
      );
    case 'downloads':
      return <DownloadList files={part.files} />;
    case 'form':
      return (
        <div className="contact-form screen-only">
          <Island name="contact-form" props={part.form} when="interaction" />
        </div>
      );
    case 'newsletter':
      return (
        <section>
          <Newsletter form={part.form} />
        </section>
      );
  }
}

function Video({ video: { poster, ...video } }: { video: VideoData }) {
  return (
    <div className="screen-only">
      <Island name="video-player" props={video} when="interaction">
        <Picture
          picture={{ ...poster, alt: '' }}
          sizes="(min-width: 64rem) min(61vw, 63.4rem), 92vw"
          kind="still"
          fill
        />
      </Island>
    </div>
  );
}

function Events({ heading, rows }: Extract<TextPart, { kind: 'events' }>) {
  const { events } = useWords();
  if (rows.length === 0) return <p className="quiet">{events.noDatesYet}</p>;
  return (
    <div className="text-wide">
      {heading && <h2 className="sr-only">{heading}</h2>}
      <EventList events={rows} />
    </div>
  );
}

function Quote({ html, by, source, link }: Extract<TextPart, { kind: 'quote' }>) {
  const { lists } = useWords();
  return (
    <figure className="text-quote">
      <blockquote className="lead" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      {(by || source || link) && (
        <figcaption className="data quote-by" dir="auto">
          {by && <span>– {by}</span>}
          {by && (source || link) && lists.comma}
          {link ? <Anchor link={link} className="link" /> : source && <cite>{source}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
