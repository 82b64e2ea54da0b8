import type { LinkCard } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  cards: LinkCard[];
}

/** Links to other pages: a heading, a line about it; the whole row is a target. */
export function LinkCards({ cards }: Props) {
  return (
    <ul className="border-t border-line">
      {cards.map((card) => (
        <li key={card.title} className="way relative flex justify-between gap-6 border-b border-line py-5">
          <div className="flex flex-col gap-1">
            <h3 className="subheading">
              <Anchor link={card.link} className="cover-link">
                {card.title}
              </Anchor>
            </h3>
            {card.text && <p className="max-w-text">{card.text}</p>}
          </div>
          <span aria-hidden="true" className="way-arrow">
            →
          </span>
        </li>
      ))}
    </ul>
  );
}
