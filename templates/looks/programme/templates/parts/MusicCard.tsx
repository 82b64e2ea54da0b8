import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  card: Card;
  /** The words of its link, which is the title here. */
  action: string;
  /** Width of covers in a grid; in an index all are equal. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
  last?: boolean;
}

/** A line of an index: the year, the title, who plays, and the cover as large as a stamp. */
export function MusicCard({ card, travels = true }: Props) {
  const { lists, music } = useWords();
  const { title, url, artist, picture, badge, notes, year, genre, description, explicit } = card;
  const facts = [
    ...new Set([badge, ...notes, description ? '' : genre, explicit ? music.explicit : '']),
  ].filter(Boolean);
  return (
    <article className="card">
      <p className="data card-year">{year}</p>
      <div className="card-label">
        <h3 className="card-title" dir="auto">
          <a href={url} className="cover-link">
            {title}
          </a>
        </h3>
        {(artist || description) && (
          <p className="card-players">
            <Bidi text={artist || description} />
          </p>
        )}
        <p className="data quiet">
          <Bidi text={facts.join(lists.comma)} />
        </p>
      </div>
      <Picture square picture={picture} sizes="4.5rem" travel={travels ? travelName(url) : undefined} />
    </article>
  );
}
