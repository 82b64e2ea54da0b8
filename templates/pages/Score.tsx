import type { ScoreProps } from '../../generator/features/works/score-page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Awards } from '../parts/Awards.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { CreditRow } from '../parts/CreditRow.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Film } from '../parts/Film.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Playables } from '../parts/Playables.tsx';
import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import { TrackList } from '../parts/TrackList.tsx';
import { useWords } from '../words.ts';

const STILL = '(min-width: 64rem) min(61vw, 64rem), 92vw';

/** A film, a series or a play: what it is, its still, who made it, and its music. */
export function Score(props: ScoreProps) {
  const { links: linkWords, music, scores } = useWords();
  const { text, awards, cues, album, links } = props;
  return (
    <article>
      <Heading {...props} />
      {text.length > 0 && (
        <Section title={music.notes}>
          <Text text={text} />
        </Section>
      )}
      {cues.length > 0 && (
        <>
          <TrackList discs={[{ title: '', duration: '', tracks: cues }]} total="" title={scores.cues} />
          <Playables list={cues.flatMap(({ playable }) => playable ?? [])} />
        </>
      )}
      <Awards awards={awards} />
      {album && (
        <section id="album" className="section section-open">
          <h2 className="shell heading discography-heading">{scores.album}</h2>
          <CardGrid cards={[album]} action={linkWords.explore} />
        </section>
      )}
      {links.length > 0 && (
        <Section title={music.links} id="links" screenOnly>
          <ul className="links-line">
            {links.map((link) => (
              <li key={link.url}>
                <Anchor link={link} className="card-link" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  );
}

function Heading({ title, facts, description, still, trailer, credits, back }: ScoreProps) {
  return (
    <>
      <div className="shell page-title show-head">
        <Anchor link={back} className="back-link" />
        <div className="title-block">
          <Facts facts={facts} />
          <Display as="h1" text={title} size="title" />
        </div>
        {description && (
          <p className="lead max-w-text" dir="auto">
            {description}
          </p>
        )}
      </div>
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
