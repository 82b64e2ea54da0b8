import type { MusicCard as Card } from '../../../../../generator/site/parts.ts';
import { writeDigits } from '../../../../../generator/site/words/format.ts';
import { MusicCard } from '../../../../parts/MusicCard.tsx';
import { listYears } from '../../../../parts/years.ts';
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

/** Shorter tables are seen at a glance. */
const LONG = 12;

/** One table: a small cover, and what is known of each record in its own column. Columns without a fact have no heading. In a long one each year is a row of its own. */
export function CardGrid({ cards, action, shown, travels = true }: Props) {
  const { language, music } = useWords();
  const { columns } = music;
  const years = cards.length < LONG ? [] : listYears(cards);
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
        {cards.map((card, index) => [
          years.length > 0 && card.year !== cards[index - 1]?.year && (
            <li key={card.year} className="records-year on-ink">
              <span>{card.year}</span>
              <span>
                {writeDigits(String(cards.filter(({ year }) => year === card.year).length), language)}
              </span>
            </li>
          ),
          <li key={`${card.kind} ${card.title} ${card.url}`} data-words={card.words} data-marks={card.marks}>
            <MusicCard card={card} action={action} sizes={COVER} travels={travels && card.url !== shown} />
          </li>,
        ])}
      </ul>
    </div>
  );
}
