import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { MusicCard } from '../../../../parts/MusicCard.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { listYears } from '../../../../parts/years.ts';

/** The width of a square of the board: four columns, or two. */
export function gridSizes(count: number): string {
  return count === 1 ? '50vw' : '(min-width: 48rem) 25vw, 50vw';
}

interface Props {
  cards: Card[];
  action: string;
  /** The address whose cover is above already. */
  shown?: string | undefined;
  /** False if other grids of the page may show the same covers: only one may travel. */
  travels?: boolean;
}

/** A checkerboard without gaps. Where records are in the order of their years, each year begins with a tile; one more ends the last row. */
export function CardGrid({ cards, action, shown, travels = true }: Props) {
  const years = listYears(cards);
  const rest = { four: left(cards.length + years.length, 4), two: left(cards.length + years.length, 2) };
  return (
    <ul className="cards">
      {cards.map((card, index) => [
        years.length > 0 && card.year !== cards[index - 1]?.year && (
          <Year key={card.year} year={card.year} isInk={years.indexOf(card.year) % 2 === 1} />
        ),
        <li key={`${card.kind} ${card.title} ${card.url}`} data-words={card.words} data-marks={card.marks}>
          <MusicCard
            card={card}
            action={action}
            sizes={gridSizes(cards.length)}
            travels={travels && card.url !== shown}
          />
        </li>,
      ])}
      {rest.four > 0 && <Rest {...rest} isInk={years.length % 2 === 1} />}
    </ul>
  );
}

function left(count: number, columns: number): number {
  return (columns - (count % columns)) % columns;
}

function Year({ year, isInk }: { year: string; isInk: boolean }) {
  return (
    <li className="tile">
      <p className={isInk ? 'tile-plane on-ink' : 'tile-plane on-accent'}>
        <span className="figure" aria-hidden="true">
          {year.slice(-2)}
        </span>
        <span className="sr-only">{year}</span>
      </p>
    </li>
  );
}

/** Fills the last row, so that no row has a hole. */
function Rest({ four, two, isInk }: { four: number; two: number; isInk: boolean }) {
  const style: StyleVariables = { '--four': four, '--two': two };
  return (
    <li className={two > 0 ? 'tile' : 'tile tile-wide'} style={style} aria-hidden="true">
      <div className={isInk ? 'tile-plane on-ink' : 'tile-plane on-accent'} />
    </li>
  );
}
