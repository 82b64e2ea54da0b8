import type { TrackProps } from '../../generator/features/tracks/page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Badges } from '../parts/Badges.tsx';
import { CreditLine } from '../parts/CreditLine.tsx';
import { Credits } from '../parts/Credits.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinerNotes, Note } from '../parts/LinerNotes.tsx';
import { LinkCards } from '../parts/LinkCards.tsx';
import { Listen } from '../parts/Listen.tsx';
import { Lyrics } from '../parts/Lyrics.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { Personnel } from '../parts/Personnel.tsx';
import { PlatformButtons } from '../parts/PlatformButtons.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { Videos } from '../parts/Videos.tsx';
import { useWords } from '../words.ts';

/** A track of a release: its recording, its words and their translation, who made it, and where else it is. */
export function Track(props: TrackProps) {
  const { music } = useWords();
  const { row, story, videos, appearances, previous, next } = props;
  // React has a key of its own.
  const { key: _, ...words } = row;
  return (
    <article>
      <Heading {...props} />
      <Videos videos={videos} />
      <LinerNotes wide={row.translation !== undefined}>
        {row.lyrics && <Lyrics {...words} text={row.lyrics} />}
        {story.length > 0 && (
          <Note title={music.story} id="story">
            <Text text={story} />
          </Note>
        )}
        <Credits {...props} moods={[]} />
      </LinerNotes>
      {appearances.length > 0 && (
        <Section title={music.alsoOn} id="also-on">
          <LinkCards cards={appearances} />
        </Section>
      )}
      <Neighbours label={music.trackListing} previous={previous} next={next} />
    </article>
  );
}

function Heading({ title, badge, credit, credits, picture, facts, row, back }: TrackProps) {
  const { music } = useWords();
  const { description, explicit, platforms, playable } = row;
  return (
    <Sleeve picture={picture} top={<Anchor link={back} className="back-link" />}>
      <div className="title-block">
        <Badges badges={[badge, explicit && music.explicit]}>
          <CreditLine parts={credit} />
        </Badges>
        <Display as="h1" text={title} size="title" />
      </div>
      <Facts facts={facts} cells />
      <Paragraph text={description} className="max-w-text" />
      <Personnel credits={credits} />
      {playable && <Listen title={title} list={[playable]} />}
      <PlatformButtons platforms={platforms} />
    </Sleeve>
  );
}
