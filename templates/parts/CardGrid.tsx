import type { MusicCard as Card } from '../../generator/model/props.ts';
import { MusicCard } from './MusicCard.tsx';

const SIZES = '(min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw';

/** Four cards or fewer stand in rows of two until all fit one row. */
const GRID = 'grid grid-cols-2 border-t border-line lg:grid-cols-4';

interface Props {
  cards: Card[];
  action: string;
  /** The address whose cover stands above already. */
  shown?: string | undefined;
}

/** Covers between hairlines, edge to edge: two to four a row. */
export function CardGrid({ cards, action, shown }: Props) {
  return (
    <ul className={cards.length > 4 ? `${GRID} sm:grid-cols-3` : GRID}>
      {cards.map((card) => (
        <li
          key={`${card.kind} ${card.title} ${card.url}`}
          data-words={card.words}
          className="min-w-0 border-r border-b border-line"
        >
          <MusicCard card={card} action={action} sizes={SIZES} travels={card.url !== shown} />
        </li>
      ))}
    </ul>
  );
}
