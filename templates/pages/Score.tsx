import type { ScoreProps } from '../../generator/features/works/score-page.ts';
import { Awards } from '../parts/Awards.tsx';
import { CardSection } from '../parts/CardSection.tsx';
import { CreditRow } from '../parts/CreditRow.tsx';
import { Film } from '../parts/Film.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { LinksLine } from '../parts/LinksLine.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Playables } from '../parts/Playables.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { TrackList } from '../parts/TrackList.tsx';
import { useWords } from '../words.ts';

const STILL = '(min-width: 64rem) min(61vw, 64rem), 92vw';

/** A film, a series or a play: what it is, its still, who made it, and its music. */
export function Score(props: ScoreProps) {
  const { links: linkWords, music, pages, scores } = useWords();
  const { title, text, stills, awards, cues, album, links } = props;
  return (
    <article>
      <Heading {...props} />
      {text.length > 0 && (
        <Section title={music.notes}>
          <Text text={text} />
        </Section>
      )}
      {stills.length > 0 && (
        <Section title={pages.photos} stacked>
          <Gallery label={title} photos={stills} />
        </Section>
      )}
      {cues.length > 0 && (
        <>
          <TrackList discs={[{ title: '', duration: '', tracks: cues }]} total="" title={scores.cues} />
          <Playables list={cues.flatMap(({ playable }) => playable ?? [])} />
        </>
      )}
      <Awards awards={awards} />
      <CardSection id="album" title={scores.album} cards={album ? [album] : []} action={linkWords.explore} />
      {links.length > 0 && (
        <Section title={music.links} id="links" screenOnly>
          <LinksLine links={links} />
        </Section>
      )}
    </article>
  );
}

function Heading({ title, facts, description, still, trailer, credits, back }: ScoreProps) {
  return (
    <>
      <PageHead back={back} facts={facts} title={title} description={description} />
      <div className="shell videos-page">
        <div className="video-wide">
          {trailer ? (
            <Film video={trailer} sizes={STILL} />
          ) : (
            still && (
              <div className="video-still">
                <Picture picture={still} sizes={STILL} kind="still" priority fill />
              </div>
            )
          )}
          <dl className="data rows video-label">
            {credits.map((credit) => (
              <CreditRow key={`${credit.role} ${credit.names.join()}`} {...credit} />
            ))}
          </dl>
        </div>
      </div>
    </>
  );
}
