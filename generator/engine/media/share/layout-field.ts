/** The layout `field`: a flat field with the cover on it, and the name across its edge. */
import { bodyOf, SHARE_SIZES, type ShareCard } from './card.ts';
import { type Box, type FittedTitle, fitTitle } from './fit.ts';
import {
  breakRows,
  type Compose,
  type Composition,
  drawBox,
  type FrameSize,
  fitWhole,
  leftOf,
  listFacts,
  setRows,
  svgOf,
} from './layout.ts';
import { breakFacts, drawTitle, measureTitle } from './lines.ts';
import type { Typefaces } from './typography.ts';

const SIZE = 36;
const ROW = 52;
/** Padding around the name, in pixels. */
const PAD = 48;

export const composeField: Compose = (card, picture, typefaces) => {
  if (card.shape !== 'wide') return composeOver(card, picture, typefaces);
  return picture ? composeBeside(card, picture, typefaces) : composeAlone(card, typefaces);
};

/** The cover is on the field, what else is known on paper, and below both is the name, on a part of the field that juts out. */
function composeBeside(card: ShareCard, picture: FrameSize, typefaces: Typefaces): Composition {
  const { width, height } = SHARE_SIZES.wide;
  const { ink, accent } = card.colors;
  const seam = 560;
  const name = setName(card, { width: width - 2 * PAD, height: 196, largest: 190, least: 52 }, typefaces);
  const x = placeAcross(name, seam, width, 0.55);
  const top = height - 2 * PAD - name.height;
  const end = x + name.width + PAD > width - PAD ? width : x + name.width + PAD;
  const room = width - seam - 2 * PAD;
  const left = leftOf(typefaces, width, seam + PAD, room);
  const { mono, direction } = typefaces;
  const rows = Math.floor((top - PAD) / ROW);
  const lines = breakFacts(listFacts(card), Array(rows).fill(room), SIZE, mono, direction);
  const box = { left: leftOf(typefaces, width, PAD, seam - 2 * PAD), top: PAD, width: seam - 2 * PAD };
  return {
    picture: fitWhole(picture, { ...box, height: top - PAD }, direction === 'rtl' ? 1 : 0),
    svg: svgOf('wide', card.colors.ground, [
      drawBox({ left: leftOf(typefaces, width, 0, seam), top: 0, width: seam, height }, accent),
      drawBox({ left: leftOf(typefaces, width, 0, end), top, width: end, height: height - top }, accent),
      setRows(lines, { left, right: left + room, y: PAD + 28, size: SIZE, row: ROW }, ink, typefaces),
      name.draw(width, x, height - PAD),
    ]),
  };
}

/** The name across the edge of the field, over a line of facts. */
function composeAlone(card: ShareCard, typefaces: Typefaces): Composition {
  const { width, height } = SHARE_SIZES.wide;
  const seam = 760;
  const foot = drawFoot(card, { width, y: height - PAD }, typefaces);
  const bottom = height - PAD - foot.height;
  const name = setName(card, { width: width - 2 * PAD, height: 340, largest: 260, least: 56 }, typefaces);
  const x = placeAcross(name, seam, width, 0.7);
  return {
    svg: svgOf('wide', card.colors.ground, [
      drawField(card, { width, height, seam, top: bottom - name.height - PAD }, typefaces),
      name.draw(width, x, bottom),
      foot.svg,
    ]),
  };
}

/** The cover is over the name. */
function composeOver(card: ShareCard, picture: FrameSize | undefined, typefaces: Typefaces): Composition {
  const { width, height } = bodyOf(card.shape);
  const seam = height > width ? 1000 : 860;
  const foot = drawFoot(card, { width, y: height - PAD }, typefaces);
  const bottom = height - PAD - foot.height;
  const name = setName(card, { width: width - 2 * PAD, height: 180, largest: 150, least: 50 }, typefaces);
  const top = bottom - name.height - PAD;
  const box = { left: leftOf(typefaces, width, PAD, seam - 2 * PAD), top: PAD, width: seam - 2 * PAD };
  return {
    picture: picture && fitWhole(picture, { ...box, height: top - PAD }, 0),
    svg: svgOf(card.shape, card.colors.ground, [
      drawField(card, { width, height, seam, top }, typefaces),
      name.draw(width, placeAcross(name, seam, width, 0.8), bottom),
      foot.svg,
    ]),
  };
}

/** The field as far as the seam, and below `top` as far as the card. */
function drawField(
  { colors: { accent } }: ShareCard,
  { width, height, seam, top }: { width: number; height: number; seam: number; top: number },
  typefaces: Typefaces,
): string {
  const left = leftOf(typefaces, width, 0, seam);
  return (
    drawBox({ left, top: 0, width: seam, height }, accent) +
    drawBox({ left: 0, top, width, height: height - top }, accent)
  );
}

/** @param y the last baseline */
function drawFoot(
  card: ShareCard,
  { width, y }: { width: number; y: number },
  typefaces: Typefaces,
): { svg: string; height: number } {
  const rows = breakRows(card, width - 2 * PAD, SIZE, typefaces);
  if (rows.length === 0) return { svg: '', height: 0 };
  const above = (rows.length - 1) * ROW;
  const at = { left: PAD, right: width - PAD, y: y - above, size: SIZE, row: ROW };
  return { svg: setRows(rows, at, card.colors.accentInk, typefaces), height: above + ROW + 30 };
}

/** Places a name with this share before the seam, as far as the card has room. */
function placeAcross(name: SetName, seam: number, width: number, share: number): number {
  return Math.max(PAD, Math.min(seam - name.width * share, width - PAD - name.width));
}

interface SetName {
  width: number;
  height: number;
  /** @param x from the side that lines begin at */
  draw: (total: number, x: number, bottom: number) => string;
}

function setName({ title, colors }: ShareCard, box: Box, typefaces: Typefaces): SetName {
  if (!title) return { width: 0, height: 0, draw: () => '' };
  const fitted: FittedTitle = fitTitle(title, { ...box, leading: 0.88 }, typefaces);
  return {
    ...measureTitle(fitted),
    draw: (total, x, bottom) =>
      drawTitle(fitted, { startOf: (size) => leftOf(typefaces, total, x, size), bottom }, colors.accentInk),
  };
}
