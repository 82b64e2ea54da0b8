import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { MusicCard } from '../../../../parts/MusicCard.tsx';

const SIZES = '(min-width: 62.5rem) 30vw, (min-width: 35rem) 46vw, 92vw';

/** The width of a square in the grid, which is the same however many there are. */
export function gridSizes(_count: number): string {
  return SIZES;
}

interface Props {
  cards: Card[];
  action: string;
  /** The address whose cover is above already. */
  shown?: string | undefined;
  /** False if other grids of the page may show the same covers: only one may travel. */
  travels?: boolean;
}

/** Three a row between rules, every second row on the band. */
export function CardGrid({ cards, action, shown, travels = true }: Props) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={`${card.kind} ${card.title} ${card.url}`} data-words={card.words} data-marks={card.marks}>
          <MusicCard card={card} action={action} sizes={SIZES} travels={travels && card.url !== shown} />
        </li>
      ))}
    </ul>
  );
}
