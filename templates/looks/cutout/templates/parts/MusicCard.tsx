import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';

interface Props {
  card: Card;
  /** The words of its link: `Explore`, `Read the Story`. */
  action: string;
  /** Width of the cover, as in `sizes`. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
}

/** A square of the board, and two lines below it. All of it is one target; the title is the link. */
export function MusicCard({ card, action, sizes, travels = true }: Props) {
  const { lists, music } = useWords();
  const { title, url, artist, badge, notes, explicit } = card;
  return (
    <article className="card">
      <Picture square picture={card.picture} sizes={sizes} travel={travels ? travelName(url) : undefined} />
      <div className="card-label">
        <h3 className="card-title" dir="auto">
          <a href={url} className="cover-link">
            {title}
            <span className="sr-only">, {action}</span>
          </a>
        </h3>
        <TextLine text={artist} />
        <p className="quiet">
          {[badge, ...notes, explicit ? music.explicit : ''].filter(Boolean).join(lists.comma)}
        </p>
      </div>
    </article>
  );
}
