import type { ReactNode } from 'react';
import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Button, externalLink } from './Button.tsx';
import { EventList } from './EventList.tsx';
import { NewsList } from './NewsList.tsx';
import { Newsletter } from './Newsletter.tsx';
import { Prose } from './Prose.tsx';
import { VideoCard } from './VideoCard.tsx';

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
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
        <h2 className="heading" dir="auto">
          {title}
        </h2>
        {all && (
          <div className="actions max-sm:grow">
            <Button link={all} quiet />
          </div>
        )}
      </div>
      <div className="shell">{children}</div>
    </section>
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
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell">
        <VideoCard
          card={video}
          sizes="(min-width: 64rem) min(61vw, 64rem), 92vw"
          className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end"
        >
          <h2 className="heading" dir="auto">
            {video.title}
          </h2>
        </VideoCard>
        {all && (
          <div className="actions pt-8">
            <Button link={all} quiet />
          </div>
        )}
      </div>
    </section>
  );
}

/** One quote is set large, several side by side. */
export function HomeQuotes({ quotes }: Of<'quotes'>) {
  const { about, press } = useWords();
  const isAlone = quotes.length === 1;
  return (
    <Room title={press.quoteTitle}>
      <ul className={`grid gap-x-8 gap-y-10 ${isAlone ? '' : 'sm:grid-cols-2 lg:grid-cols-3'}`}>
        {quotes.map(({ text, source, url, release }) => (
          <li key={text}>
            <figure className="flex h-full flex-col gap-4 border-t border-line pt-5">
              <blockquote className={isAlone ? 'city max-w-[24ch] text-balance' : 'text-lead'} dir="auto">
                <p>{about.quoted({ text })}</p>
              </blockquote>
              <figcaption className="data mt-auto flex flex-col gap-1">
                {source && (
                  <cite className="not-italic" dir="auto">
                    {url ? <Anchor link={externalLink(source, url)} className="link" /> : source}
                  </cite>
                )}
                <a className="link self-start text-muted" href={release.url}>
                  {release.title}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Room>
  );
}

export function HomeText({ title, html }: Of<'text'>) {
  return (
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell grid gap-x-8 gap-y-6 lg:grid-cols-12">
        {title && (
          <h2 className="heading lg:col-span-4" dir="auto">
            {title}
          </h2>
        )}
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <Prose html={html} lead={title === ''} />
        </div>
      </div>
    </section>
  );
}

export function HomeNewsletter({ form }: Of<'newsletter'>) {
  return (
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell">
        <Newsletter form={form} wide />
      </div>
    </section>
  );
}
