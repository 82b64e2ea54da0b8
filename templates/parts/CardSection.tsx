import type { MusicCard } from '../../generator/site/parts.ts';
import { CardGrid } from './CardGrid.tsx';

interface Props {
  id: string;
  title: string;
  cards: MusicCard[];
  /** The words below each card. */
  action: string;
}

/** Covers edge to edge, below their heading. */
export function CardSection({ id, title, cards, action }: Props) {
  if (cards.length === 0) return null;
  return (
    <section id={id} className="section section-open">
      <h2 className="shell heading discography-heading">{title}</h2>
      <CardGrid cards={cards} action={action} />
    </section>
  );
}
