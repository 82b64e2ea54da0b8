/** From a card to its drawing, in the layout that it asks for. */
import { shorten } from '../../lib/text.ts';
import type { CardLayout, ShareCard } from './card.ts';
import type { Compose, Composition, FrameSize } from './layout.ts';
import { composeBar } from './layout-bar.ts';
import { composeField } from './layout-field.ts';
import { composeLines } from './layout-lines.ts';
import { composeSleeve } from './layout-sleeve.ts';
import { composeTable } from './layout-table.ts';
import { composeWindow } from './layout-window.ts';
import { keepSettable } from './lines.ts';
import type { Typefaces } from './typography.ts';

/** Letters: more would be too small to read. */
const LONGEST_TITLE = 120;

const LAYOUTS: Record<CardLayout, Compose> = {
  sleeve: composeSleeve,
  field: composeField,
  window: composeWindow,
  bar: composeBar,
  table: composeTable,
  lines: composeLines,
};

/** @param picture the size of the card's picture, if it can be shown */
export function composeCard(
  card: ShareCard,
  picture: FrameSize | undefined,
  typefaces: Typefaces,
): Composition {
  return LAYOUTS[card.layout](chooseTitle(card, typefaces), picture, typefaces);
}

/** Sets the byline in place of a title for which the font lacks letters. */
function chooseTitle(card: ShareCard, { wide }: Typefaces): ShareCard {
  const title = keepSettable(shorten(card.title, LONGEST_TITLE), wide);
  if (title) return { ...card, title, byline: card.byline === card.title ? '' : card.byline };
  return { ...card, title: keepSettable(shorten(card.byline, LONGEST_TITLE), wide), byline: '' };
}
