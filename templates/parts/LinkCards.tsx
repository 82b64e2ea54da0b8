import type { LinkCard } from '../../generator/site/parts.ts';
import { Anchor } from './Anchor.tsx';
import { Arrow } from './Arrow.tsx';
import { TextLine } from './TextLine.tsx';

interface Props {
  cards: LinkCard[];
}

/** Links to other pages: a heading, a line about it; the whole row is a target. */
export function LinkCards({ cards }: Props) {
  return (
    <ul className="rows">
      {cards.map((card) => (
        <li key={card.title} className="way row link-card">
          <div className="link-card-text">
            <h3 className="subheading">
              <Anchor link={card.link} className="cover-link">
                {card.title}
              </Anchor>
            </h3>
            <TextLine text={card.text} className="max-w-text" />
          </div>
          <Arrow to="on" className="way-arrow" />
        </li>
      ))}
    </ul>
  );
}
