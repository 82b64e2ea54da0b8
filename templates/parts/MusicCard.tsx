import type { MusicCard as Card } from '../../generator/model/props.ts';
import { Facts } from './Facts.tsx';
import { Picture, travelName } from './Picture.tsx';

interface Props {
  card: Card;
  /** The words of its link: `Explore`, `Read the Story`. */
  action: string;
  /** How wide the cover is shown. */
  sizes: string;
  /** False where the same cover stands elsewhere on the page: only one may travel. */
  travels?: boolean;
}

/** A cover and its label. The whole card is one target; the link carries the name. */
export function MusicCard({ card, action, sizes, travels = true }: Props) {
  return (
    <article className="card">
      <Picture picture={card.picture} sizes={sizes} travel={travels ? travelName(card.url) : undefined} />
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <h3 className="card-title" dir="auto">
          {card.title}
        </h3>
        <Facts facts={[card.badge, card.genre, card.year]} />
        <a className="card-link mt-auto" href={card.url}>
          {action}
          <span className="sr-only">: {card.title}</span>
        </a>
      </div>
    </article>
  );
}
