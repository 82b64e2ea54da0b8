import type { MixProps } from '../../generator/features/mixes/page.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { ArtistLinks } from '../parts/ArtistLinks.tsx';
import { Badges } from '../parts/Badges.tsx';
import { Display } from '../parts/Display.tsx';
import { EmbedCode } from '../parts/EmbedCode.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Listen as ListenButton } from '../parts/Listen.tsx';
import { MixList } from '../parts/MixList.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { PlatformButtons } from '../parts/PlatformButtons.tsx';
import { PlayedList } from '../parts/PlayedList.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

/** A mix or episode: its cover, the text beside the player, the tracklist, and the episodes around it. */
export function Mix(props: MixProps) {
  const { music } = useWords();
  const { tracklist, series, playable } = props;
  return (
    <article>
      <Heading {...props} />
      <Listen {...props} />
      {tracklist.length > 0 && (
        <Section title={music.trackList} id="tracks">
          <PlayedList tracklist={tracklist} playable={playable} />
        </Section>
      )}
      {props.embed && <EmbedCode code={props.embed} />}
      {series && <Series series={series} />}
      <Neighbours label={music.episodes} previous={props.older} next={props.newer} />
    </article>
  );
}

function Heading({
  title,
  badge,
  artist,
  artists,
  picture,
  description,
  facts,
  figures,
  dateLabel,
  platforms,
  playable,
  back,
}: MixProps) {
  return (
    <Sleeve picture={picture} top={<Anchor link={back} className="back-link" />}>
      <div className="title-block">
        <Badges badges={[badge]}>
          {artists ? <ArtistLinks artists={artists} /> : <span dir="auto">{artist}</span>}
        </Badges>
        <Display as="h1" text={title} size="title" />
      </div>
      <Facts facts={[...facts, dateLabel]} figures={figures} cells />
      <Paragraph text={description} className="max-w-text" />
      {playable && <ListenButton title={title} list={[playable]} />}
      <PlatformButtons platforms={platforms} />
    </Sleeve>
  );
}

/** The player, and the text beside it. */
function Listen({ audio, text }: MixProps) {
  const { music } = useWords();
  if (!audio && text.length === 0) return null;
  if (!audio) {
    return (
      <Section title={music.notes} id="notes">
        <Text text={text} />
      </Section>
    );
  }
  return (
    <section id="listen" className="section">
      <div className="shell columns">
        <div className={text.length > 0 ? 'column-half screen-only' : 'column-all screen-only'}>
          <h2 className="heading player-heading">{music.listen}</h2>
          <Island name="audio-player" props={audio} when="interaction" />
        </div>
        {text.length > 0 && (
          <div className="column-half">
            <Text text={text} />
          </div>
        )}
      </div>
    </section>
  );
}

function Series({ series }: { series: NonNullable<MixProps['series']> }) {
  const { title, description, episodes } = series;
  if (description === '' && episodes.length === 0) return null;
  return (
    <Section title={title} id="series">
      <Paragraph text={description} className="max-w-text series-text" />
      {episodes.length > 0 && <MixList mixes={episodes} />}
    </Section>
  );
}
