import type { HomeSection } from '../../generator/features/pages/home-sections.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { Button, internalLink } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Picture, travelName } from './Picture.tsx';
import { TextLine } from './TextLine.tsx';

type Of<Name extends HomeSection['name']> = Extract<HomeSection, { name: Name }>;

/** The latest release, or a mix with its player. Its cover is here if it is not on the first screen. */
export function HomeLatest({ latest }: { latest: Of<'latest'> }) {
  const { music } = useWords();
  const {
    heading,
    title,
    artist,
    genre,
    year,
    facts,
    description,
    url,
    read,
    isHeard,
    audio,
    picture,
    hasCover,
  } = latest;
  const isCovered = hasCover && !audio;
  return (
    <section className="section">
      <div className="shell latest">
        <div className="latest-title">
          {isCovered && (
            <div className="latest-cover">
              <Picture square picture={picture} sizes="20rem" travel={travelName(url)} />
            </div>
          )}
          <Display as="h2" label={heading} text={title} size="title" />
          <Paragraph text={artist} className="lead latest-artist" />
        </div>
        <div className="latest-facts">
          <Badges texts={[genre, year]} />
          <Facts facts={facts.filter((fact) => fact !== genre)} />
        </div>
        <TextLine text={description} className="max-w-text latest-text" />
        <div className="actions latest-actions">
          <Button link={internalLink(read, url)} context={title} />
          {isHeard && !audio && <Button link={internalLink(music.listenNow, url)} context={title} quiet />}
        </div>
        {audio && <Island name="audio-player" props={audio} when="interaction" className="latest-player" />}
      </div>
    </section>
  );
}

function Badges({ texts }: { texts: string[] }) {
  return (
    <ul className="badge-list">
      {texts.filter(Boolean).map((text) => (
        <li key={text} className="badge">
          <Bidi text={text} />
        </li>
      ))}
    </ul>
  );
}

export function HomeFeatured({ text, cards, all, shown }: Of<'featured'>) {
  const { links, music } = useWords();
  return (
    <section className="section section-open">
      <div className="shell section-bar">
        <div>
          <h2 className="heading">{music.exploreMusic}</h2>
          <TextLine text={text} className="max-w-text section-bar-text" />
        </div>
        <div className="actions section-bar-actions">
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
      <div className="shell community">
        <div className="latest-title">
          <Display as="h2" text={about.community} size="title" />
        </div>
        <p className="lead max-w-text community-text">
          <Bidi text={text} />
        </p>
        <div className="actions community-actions">
          <Button link={link} quiet />
        </div>
      </div>
    </section>
  );
}
