import type { MusicCard as Card } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { Facts } from './Facts.tsx';
import { Paragraph } from './Paragraph.tsx';
import { Picture, travelName } from './Picture.tsx';

interface Props {
  card: Card;
  /** The words of its link: `Explore`, `Read the Story`. */
  action: string;
  /** Width of the cover, as in `sizes`. */
  sizes: string;
  /** False if the same cover is elsewhere on the page: only one may travel. */
  travels?: boolean;
  /** Has room for the description, if the grid gives it the rest of a row. */
  last?: boolean;
}

/** A cover and its label. The whole card is one target; the link carries the name. */
export function MusicCard({ card, action, sizes, travels = true, last = false }: Props) {
  const { music } = useWords();
  return (
    <article className="card">
      <Picture
        square
        picture={card.picture}
        sizes={sizes}
        travel={travels ? travelName(card.url) : undefined}
      />
      <div className="card-label">
        <h3 className="card-title" dir="auto">
          {card.title}
        </h3>
        <Paragraph text={card.artist} className="data" />
        <Facts
          facts={[card.badge, ...card.notes, card.year, card.genre, card.explicit ? music.explicit : '']}
        />
        {last && card.description && (
          <p className="card-text max-w-text">
            <Bidi text={card.description} />
          </p>
        )}
        <a className="card-link push" href={card.url}>
          {action}
          <span className="sr-only">: {card.title}</span>
        </a>
      </div>
    </article>
  );
}
