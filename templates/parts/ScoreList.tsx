import type { ScoreCard } from '../../generator/features/works/scores.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { TextLine } from './TextLine.tsx';

const SIZES = '(min-width: 80rem) min(29.5vw, 31rem), (min-width: 40rem) 45vw, 92vw';

interface Props {
  scores: ScoreCard[];
  as: 'h2' | 'h3';
}

/** Films with their stills, and those without one as lines below them. */
export function ScoreList({ scores, as: Heading }: Props) {
  const seen = scores.filter(({ still }) => still);
  const others = scores.filter(({ still }) => !still);
  return (
    <div className="occasion">
      {seen.length > 0 && (
        <ul className="video-grid">
          {seen.map(({ link, facts, director, still, prizes }) => (
            <li key={link.url} className="way video-small">
              <div className="video-still">
                {still && <Picture picture={still} sizes={SIZES} kind="still" fill />}
              </div>
              <div className="video-label">
                <Heading className="subheading" dir="auto">
                  <Anchor link={link} className="cover-link" />
                </Heading>
                <Facts facts={[...facts, director]} />
                <TextLine text={prizes} className="data" />
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="rows">
          {others.map(({ link, facts, director, company, year, prizes }) => (
            <li key={link.url} className="way row collaboration">
              <span className="data collaboration-year">{year}</span>
              <Heading className="subheading collaboration-track" dir="auto">
                <Anchor link={link} className="cover-link" />
              </Heading>
              <span className="collaboration-artist" dir="auto">
                {director || company}
              </span>
              <span className="data collaboration-type">
                <Bidi text={facts.filter((fact) => fact !== year).join(' · ')} />
              </span>
              <TextLine text={prizes} className="data collaboration-prizes" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
