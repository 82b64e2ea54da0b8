import type { MusicCard as Card } from '../../generator/site/parts.ts';
import { MusicCard } from './MusicCard.tsx';

/** The width of a square in a grid of so many: four columns, three, and two; fewer than five are in two up to the widest. */
export function gridSizes(count: number): string {
  return count < 5
    ? '(min-width: 64rem) 25vw, 50vw'
    : '(min-width: 64rem) 25vw, (min-width: 40rem) 33.3vw, 50vw';
}

interface Props {
  cards: Card[];
  action: string;
  /** The address whose cover is above already. */
  shown?: string | undefined;
  /** False if other grids of the page may show the same covers: only one may travel. */
  travels?: boolean;
}

/** Covers between hairlines, edge to edge: two to four a row, and no row with a hole. */
export function CardGrid({ cards, action, shown, travels = true }: Props) {
  return (
    <ul className="cards">
      {cards.map((card, index) => (
        <li key={`${card.kind} ${card.title} ${card.url}`} data-words={card.words} data-marks={card.marks}>
          <MusicCard
            card={card}
            action={action}
            sizes={gridSizes(cards.length)}
            travels={travels && card.url !== shown}
            last={index === cards.length - 1 || cards.length === 2}
          />
        </li>
      ))}
    </ul>
  );
}
