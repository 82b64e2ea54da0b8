import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { useWords } from '../../../../words.ts';
import { RECORD } from './heights.ts';
import { Lines } from './Lines.tsx';

interface Props {
  card: Card;
  /** The words of its link. */
  action: string;
  /** Width of the cover, as in `sizes`. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
  last?: boolean;
}

/** A cover, and its title as wide as the cover. All of it is one target. */
export function MusicCard({ card, action, sizes, travels = true }: Props) {
  const { lists, music } = useWords();
  const { title, url, artist, picture, badge, notes, year, explicit } = card;
  const facts = [artist, badge, ...notes, year, explicit ? music.explicit : ''].filter(Boolean);
  return (
    <article className="card way">
      <Picture square picture={picture} sizes={sizes} travel={travels ? travelName(url) : undefined} />
      <h3 className="display-frame" dir="auto">
        <a href={url} className="cover-link">
          <Lines text={title} heights={RECORD} />
          <span className="sr-only">, {action}</span>
        </a>
      </h3>
      <p>
        <Bidi text={facts.join(lists.comma)} />
      </p>
    </article>
  );
}
