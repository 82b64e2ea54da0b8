import type { RelatedCard as Card } from '../../generator/site/parts.ts';
import { Island } from '../Island.tsx';
import { Shared } from '../Shared.tsx';
import { useWords } from '../words.ts';
import { Fitted } from './Fitted.tsx';
import { Picture, travelName } from './Picture.tsx';

// The page stops growing at 104 rem.
const SIZES =
  '(min-width: 64rem) min(17.8vw, 18.5rem), (min-width: 48rem) 21.8vw, (min-width: 40rem) 29.4vw, 44.8vw';

interface Props {
  cards: Card[];
}

/** Other releases side by side: a row to scroll, until the carousel takes it over. */
export function Related({ cards }: Props) {
  const { music } = useWords();
  if (cards.length === 0) return null;
  return (
    <section className="section screen-only">
      <div className="shell">
        <h2 className="heading related-heading">
          <Fitted text={music.exploreReleases} />
        </h2>
        <Island
          name="release-carousel"
          props={{ label: music.exploreReleases }}
          when="visible"
          className="beside-heading"
        >
          {cards.map((card) => (
            <Shared key={card.url + card.title} as="li" name={card.url} of={card}>
              {() => <RelatedCard card={card} />}
            </Shared>
          ))}
        </Island>
      </div>
    </section>
  );
}

function RelatedCard({ card }: { card: Card }) {
  return (
    <a href={card.url} className="related">
      <Picture square picture={card.picture} sizes={SIZES} travel={travelName(card.url)} />
      <span className="data related-badge">{card.badge}</span>
      <span className="card-title related-title" dir="auto">
        {card.title}
      </span>
      {card.artist && (
        <span className="data related-artist" dir="auto">
          {card.artist}
        </span>
      )}
    </a>
  );
}
