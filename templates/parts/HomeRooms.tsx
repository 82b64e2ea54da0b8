import type { ReactNode } from 'react';
import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { Button, externalLink } from './Button.tsx';
import { EventList } from './EventList.tsx';
import { NewsList } from './NewsList.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PersonCards } from './PersonCards.tsx';
import { Prose } from './Prose.tsx';
import { ScoreList } from './ScoreList.tsx';
import { Stars } from './Stars.tsx';
import { VideoCard } from './VideoCard.tsx';
import { WorkList } from './WorkList.tsx';

type Of<Name extends HomeSection['name']> = Extract<HomeSection, { name: Name }>;

interface RoomProps {
  title: string;
  /** The link to the page that has all of it. */
  all?: Link | undefined;
  children: ReactNode;
}

/** A section of Home that another page continues. */
function Room({ title, all, children }: RoomProps) {
  return (
    <section className="section">
      <div className="shell section-bar">
        <h2 className="heading" dir="auto">
          {title}
        </h2>
        {all && (
          <div className="actions section-bar-actions">
            <Button link={all} quiet />
          </div>
        )}
      </div>
      <div className="shell">{children}</div>
    </section>
  );
}

export function HomeArtists({ title, artists, all }: Of<'artists'>) {
  return (
    <Room title={title} all={all}>
      <PersonCards people={artists} />
    </Room>
  );
}

export function HomeScores({ title, scores, all }: Of<'scores'>) {
  return (
    <Room title={title} all={all}>
      <ScoreList scores={scores} as="h3" />
    </Room>
  );
}

export function HomeWorks({ title, works, all }: Of<'works'>) {
  return (
    <Room title={title} all={all}>
      <WorkList works={works} as="h3" />
    </Room>
  );
}

export function HomeShows({ shows, all }: Of<'shows'>) {
  const { events } = useWords();
  return (
    <Room title={events.upcomingShows} all={all}>
      <EventList events={shows} />
    </Room>
  );
}

export function HomeNews({ stories, all }: Of<'news'>) {
  const { news } = useWords();
  return (
    <Room title={news.latest} all={all}>
      <NewsList stories={stories} />
    </Room>
  );
}

export function HomeVideo({ video, all }: Of<'video'>) {
  return (
    <section className="section">
      <div className="shell">
        <VideoCard card={video} sizes="(min-width: 64rem) min(61vw, 64rem), 92vw" className="video-wide">
          <h2 className="heading" dir="auto">
            {video.title}
          </h2>
        </VideoCard>
        {all && (
          <div className="actions list-actions">
            <Button link={all} quiet />
          </div>
        )}
      </div>
    </section>
  );
}

export function HomeQuotes({ quotes }: Of<'quotes'>) {
  const { about, press } = useWords();
  const isAlone = quotes.length === 1;
  return (
    <Room title={press.quoteTitle}>
      <ul className={isAlone ? 'quotes quotes-one' : 'quotes'}>
        {quotes.map(({ text, source, url, rating, about: subject }) => (
          <li key={text}>
            <figure className="quote">
              {rating && <Stars rating={rating} />}
              <blockquote className={isAlone ? 'city statement' : 'lead'} dir="auto">
                <p>{about.quoted({ text })}</p>
              </blockquote>
              <figcaption className="data quote-source">
                {source && (
                  <cite className="not-italic" dir="auto">
                    {url ? <Anchor link={externalLink(source, url)} className="link" /> : source}
                  </cite>
                )}
                {subject && (
                  <a className="link quote-about" href={subject.url}>
                    <Bidi text={subject.title} />
                  </a>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Room>
  );
}

/** A text; without a title, it is no section. */
export function HomeText({ title, html }: Of<'text'>) {
  const Frame = title ? 'section' : 'div';
  return (
    <Frame className={title ? 'section' : 'section untitled'}>
      <div className="shell columns home-text">
        {title && (
          <h2 className="heading column-side" dir="auto">
            {title}
          </h2>
        )}
        <div className="column-main">
          <Prose html={html} lead={title === ''} />
        </div>
      </div>
    </Frame>
  );
}

export function HomeNewsletter({ form }: Of<'newsletter'>) {
  return (
    <section className="section">
      <div className="shell">
        <Newsletter form={form} wide />
      </div>
    </section>
  );
}
