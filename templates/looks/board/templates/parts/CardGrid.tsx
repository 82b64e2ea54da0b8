import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { MusicCard } from '../../../../parts/MusicCard.tsx';
import { useWords } from '../../../../words.ts';

/** The width of a square in a grid of so many, as the page of things to buy has it. */
export function gridSizes(count: number): string {
  return count < 5
    ? '(min-width: 64rem) 25vw, 50vw'
    : '(min-width: 64rem) 25vw, (min-width: 40rem) 33.3vw, 50vw';
}

/** The width of a cover in the table. */
const COVER = '4rem';

interface Props {
  cards: Card[];
  action: string;
  /** The address whose cover is above already. */
  shown?: string | undefined;
  /** False if other grids of the page may show the same covers: only one may travel. */
  travels?: boolean;
}

/** One table: a small cover, and what is known of each record in its own column. Columns without a fact have no heading. */
export function CardGrid({ cards, action, shown, travels = true }: Props) {
  const { columns } = useWords().music;
  return (
    <div className="records">
      <div className="record records-head" aria-hidden="true">
        <span />
        <span>{columns.title}</span>
        <span>{columns.type}</span>
        <span>{cards.some(({ year }) => year) && columns.year}</span>
        <span>{cards.some(({ tempo }) => tempo) && columns.tempo}</span>
        <span>{cards.some(({ key }) => key) && columns.key}</span>
      </div>
      <ul className="cards">
        {cards.map((card) => (
          <li key={`${card.kind} ${card.title} ${card.url}`} data-words={card.words} data-marks={card.marks}>
            <MusicCard card={card} action={action} sizes={COVER} travels={travels && card.url !== shown} />
          </li>
        ))}
      </ul>
    </div>
  );
}
