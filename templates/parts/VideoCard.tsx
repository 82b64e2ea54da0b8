import type { ReactNode } from 'react';
import type { VideoCard as Card } from '../../generator/features/pages/videos.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Around } from './Around.tsx';
import { Button } from './Button.tsx';
import { Facts } from './Facts.tsx';
import { Film } from './Film.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  card: Card;
  /** Width of its player, as in the `sizes` attribute. */
  sizes: string;
  /** Title as a heading of the right level. */
  children: ReactNode;
  className?: string;
}

/** A player that is loaded by a click, and facts about the video. */
export function VideoCard({ card, sizes, children, className = '' }: Props) {
  const { music } = useWords();
  const { title, description, dateLabel, poster, player, watch, release } = card;
  return (
    <div className={className}>
      {player ? (
        <Film video={card} sizes={sizes} />
      ) : (
        <div className="video-still">
          <Picture picture={poster} sizes={sizes} kind="still" fill />
        </div>
      )}
      <div className="video-label">
        {children}
        <Facts facts={[dateLabel]} />
        <Paragraph text={description} className="max-w-text" />
        {!player && (
          <div className="actions">
            <Button link={watch} context={title} quiet />
          </div>
        )}
        {release && (
          <p>
            <Around say={(title) => music.from({ title })}>
              <Anchor link={release} className="link">
                {release.label}
              </Anchor>
            </Around>
          </p>
        )}
      </div>
    </div>
  );
}
