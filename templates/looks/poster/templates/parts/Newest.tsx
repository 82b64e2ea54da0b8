import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Announced } from '../../../../parts/Announced.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button } from '../../../../parts/Button.tsx';
import { Listen } from '../../../../parts/Listen.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';
import { NEWEST } from './heights.ts';
import { Lines } from './Lines.tsx';

interface Props {
  lead: NonNullable<HomeProps['lead']>;
  /** True without a photograph, in whose place it is on the band. */
  isCut?: boolean;
  /** The name has left it the other band. */
  isOnBand?: boolean;
}

/** The latest record: its cover, its title as wide as there is room, and what is done with it. */
export function Newest({ lead, isCut = false, isOnBand = isCut }: Props) {
  const { lists } = useWords();
  const {
    title,
    url,
    artist,
    picture,
    badge,
    facts,
    dateLabel,
    heading,
    description,
    playables,
    listen,
    announced,
  } = lead;
  const known = [...new Set([artist, badge, ...facts, announced ? '' : dateLabel])].filter(Boolean);
  const classes = ['newest', isCut ? 'newest-cut' : '', isOnBand ? 'band-other' : ''];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="newest-cover">
        <Picture
          square
          picture={picture}
          sizes={isCut ? '(min-width: 62.5rem) 40vw, 100vw' : '(min-width: 62.5rem) 18vw, 100vw'}
          travel={travelName(url)}
          priority={isCut}
        />
      </div>
      <div className="newest-label">
        <h2 className="display-frame" dir="auto">
          <span className="sr-only">{heading} </span>
          <Lines text={title} heights={NEWEST} />
        </h2>
        <div className="newest-text">
          <p className="row-title">
            <Bidi text={known.join(lists.comma)} />
          </p>
          <TextLine text={description} className="max-w-text" />
        </div>
        <div className="newest-actions">
          <Listen title={title} list={playables} />
          {announced ? (
            <Announced {...announced} title={title} more={listen} />
          ) : (
            <Button link={listen} quiet={playables.length > 0} />
          )}
        </div>
      </div>
    </div>
  );
}
