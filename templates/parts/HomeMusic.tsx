import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Button, internalLink } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';

type Of<Name extends HomeSection['name']> = Extract<HomeSection, { name: Name }>;

/** The latest release, or a mix with its player. Its cover is on the first screen. */
export function HomeLatest(latest: Of<'latest'>) {
  const { music } = useWords();
  const { heading, title, artist, genre, year, facts, description, url, read, isHeard, audio } = latest;
  return (
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:gap-y-10">
        <div className="min-w-0 lg:col-span-12">
          <Display as="h2" label={heading} text={title} size="title" />
          {artist && (
            <p className="mt-3 text-lead" dir="auto">
              {artist}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-3 lg:col-span-4">
          <Badges texts={[genre, year]} />
          <Facts facts={facts.filter((fact) => fact !== genre)} />
        </div>
        <p className="max-w-text lg:col-span-4">{description}</p>
        <div className="actions lg:col-span-4 lg:justify-end">
          <Button link={internalLink(read, url)} context={title} />
          {isHeard && !audio && <Button link={internalLink(music.listenNow, url)} context={title} quiet />}
        </div>
        {audio && (
          <Island
            name="audio-player"
            props={audio}
            when="interaction"
            className="block min-w-0 lg:col-span-12"
          />
        )}
      </div>
    </section>
  );
}

function Badges({ texts }: { texts: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.filter(Boolean).map((text) => (
        <li key={text} className="badge">
          {text}
        </li>
      ))}
    </ul>
  );
}

export function HomeFeatured({ text, cards, all, shown }: Of<'featured'>) {
  const { links, music } = useWords();
  return (
    <section className="border-t border-line pt-12 lg:pt-20">
      <div className="shell flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
        <div>
          <h2 className="heading">{music.exploreMusic}</h2>
          {text && <p className="mt-3 max-w-text">{text}</p>}
        </div>
        <div className="actions max-sm:grow">
          <Button link={all} quiet />
        </div>
      </div>
      <CardGrid cards={cards} action={links.explore} shown={shown} />
    </section>
  );
}

export function HomeCommunity({ text, link }: Of<'community'>) {
  const { about } = useWords();
  return (
    <section className="on-accent">
      <div className="shell grid gap-x-8 gap-y-6 py-16 lg:grid-cols-12 lg:gap-y-10 lg:py-24">
        <div className="min-w-0 lg:col-span-12">
          <Display as="h2" text={about.community} size="title" />
        </div>
        <p className="max-w-text text-lead lg:col-span-5 lg:col-start-5">{text}</p>
        <div className="actions items-end lg:col-span-3 lg:justify-end">
          <Button link={link} quiet />
        </div>
      </div>
    </section>
  );
}
