import type { ReleaseProps } from '../../generator/features/releases/record-page.ts';
import type { Playable } from '../../generator/site/parts.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Announced } from '../parts/Announced.tsx';
import { Badges } from '../parts/Badges.tsx';
import { CreditLine } from '../parts/CreditLine.tsx';
import { Credits } from '../parts/Credits.tsx';
import { Display } from '../parts/Display.tsx';
import { EmbedCode } from '../parts/EmbedCode.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Formats } from '../parts/Formats.tsx';
import { LinerNotes, Note } from '../parts/LinerNotes.tsx';
import { LinksLine } from '../parts/LinksLine.tsx';
import { Listen } from '../parts/Listen.tsx';
import { Lyrics } from '../parts/Lyrics.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { Personnel } from '../parts/Personnel.tsx';
import { travelName } from '../parts/Picture.tsx';
import { PlatformButtons } from '../parts/PlatformButtons.tsx';
import { PressQuotes } from '../parts/PressQuotes.tsx';
import { Related } from '../parts/Related.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { TrackList } from '../parts/TrackList.tsx';
import { Videos } from '../parts/Videos.tsx';
import { useWords } from '../words.ts';

export function Release(props: ReleaseProps) {
  return (
    <article>
      <ReleaseHead {...props} />
      <TrackList discs={props.discs} total={props.total} />
      <Formats formats={props.formats} extras={props.extras} title={props.title} />
      <ReleasePlayers {...props} />
      <ReleaseNotes {...props} />
      <Related cards={props.related} />
    </article>
  );
}

/** The players of other hosts: of a recording, of films, and for pages of others. */
export function ReleasePlayers({ audio, videos, embed }: ReleaseProps) {
  const { music } = useWords();
  return (
    <>
      {audio && (
        <Section title={music.listen} id="listen" screenOnly>
          <Island name="audio-player" props={audio} when="interaction" />
        </Section>
      )}
      <Videos videos={videos} />
      {embed && <EmbedCode code={embed} />}
    </>
  );
}

/** Texts, voices, words and credits. */
export function ReleaseNotes(props: ReleaseProps) {
  const { sections, discs, quotes, awards, lyrics } = props;
  return (
    <LinerNotes wide={discs.length > 0}>
      {sections.map((section) => (
        <Note key={section.id} id={section.id} title={section.title}>
          <Text text={section.text} />
        </Note>
      ))}
      <PressQuotes quotes={quotes} awards={awards} />
      {lyrics && <Lyrics {...props} text={lyrics} />}
      <Credits {...props} />
    </LinerNotes>
  );
}

/** Lists recordings in the order of the record. */
function listPlayables({ playable, discs }: ReleaseProps): Playable[] {
  if (playable) return [playable];
  return discs.flatMap(({ tracks }) => tracks.flatMap((track) => track.playable ?? []));
}

/** All releases share this first screen: cover, badge, title, facts, description, links to platforms. */
export function ReleaseHead(props: ReleaseProps) {
  const { links, music } = useWords();
  const { title, badge, credit, explicit, picture, description, note, facts } = props;
  const { announced, platforms, back, share, url } = props;
  return (
    <Sleeve
      picture={picture}
      travel={travelName(url)}
      top={
        <div className="sleeve-top">
          <Anchor link={back} className="back-link" />
          {share && (
            <Anchor link={share} className="back-link">
              {share.label}
              <span className="sr-only"> {links.shareAll}</span>
            </Anchor>
          )}
        </div>
      }
    >
      <div className="title-block">
        <Badges badges={[badge, announced && music.coming, explicit && music.explicit]}>
          <CreditLine parts={credit} />
        </Badges>
        <Display as="h1" text={title} size="title" />
      </div>
      <Facts facts={facts} figures={props.figures} cells />
      <Paragraph text={description} className="max-w-text" />
      {note && (
        <p className="max-w-text" role="note" dir="auto">
          {music.contentNote({ note })}
        </p>
      )}
      <Personnel credits={props.credits} />
      {announced && <Announced title={title} {...announced} />}
      <Listen title={title} list={listPlayables(props)} archive={props.archive} />
      {props.support && <LinksLine links={props.support} />}
      <PlatformButtons platforms={platforms} signs={props.signs} />
    </Sleeve>
  );
}
