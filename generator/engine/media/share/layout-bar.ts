/** The layout `bar`: a picture to two edges of the sheet, a black bar pasted below it with the name, and typed lines. */
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
  setRows,
  svgOf,
} from './layout.ts';
import { breakFacts, drawTitle, joinFacts, keepSettable, measureTitle } from './lines.ts';
import type { Typefaces } from './typography.ts';

const SIZE = 36;
const ROW = 50;
const PAD = 40;

export const composeBar: Compose = (card, picture, typefaces) => {
  if (card.shape !== 'wide') return composeOver(card, picture, typefaces);
  return picture ? composeBeside(card, picture, typefaces) : composeAlone(card, typefaces);
};

function composeBeside(card: ShareCard, picture: FrameSize, typefaces: Typefaces): Composition {
  const { width, height } = SHARE_SIZES.wide;
  const { ground, ink } = card.colors;
  const { mono, direction } = typefaces;
  const name = fitName(
    card.title,
    { width: width - 2 * PAD, height: 180, largest: 220, least: 56 },
    typefaces,
  );
  const bar = measureName(name) + 2 * PAD;
  const top = height - bar;
  const frame = fitWhole(picture, { left: 0, top: 0, width: 700, height: top }, 0);
  const left = leftOf(typefaces, width, 0, frame.width);
  const room = width - frame.width - 2 * PAD;
  const x = leftOf(typefaces, width, frame.width + PAD, room);
  const { label, facts } = splitBadge(card);
  const most = Math.floor((top - 2 * PAD - ROW) / ROW);
  const lines = breakFacts([...facts, card.corner], Array(most).fill(room), SIZE, mono, direction);
  const at = { left: x, right: x + room, size: SIZE, row: ROW };
  return {
    picture: { ...frame, left },
    svg: svgOf('wide', ground, [
      setRows(lines, { ...at, y: PAD + 28 }, ink, typefaces),
      drawSticker(label, { x: frame.width + PAD, y: top - PAD - 60, width, room }, card, typefaces),
      drawBox({ left: 0, top, width, height: bar }, ink),
      drawName(name, { x: PAD, width, bottom: height - PAD }, ground, typefaces),
    ]),
  };
}

/** The bar is in the middle of the sheet, to one edge of it. */
function composeAlone(card: ShareCard, typefaces: Typefaces): Composition {
  const { width, height } = SHARE_SIZES.wide;
  const { ground, ink } = card.colors;
  const { mono, direction } = typefaces;
  const name = fitName(
    card.title,
    { width: width - 3 * PAD, height: 330, largest: 340, least: 60 },
    typefaces,
  );
  const tall = measureName(name);
  const top = (height - tall) / 2 - PAD;
  const room = width - 2 * PAD;
  const { label, facts } = splitBadge({ ...card, byline: '' });
  const line = joinFacts([...facts, card.corner], room, SIZE, mono, direction);
  const at = { left: PAD, right: width - PAD, size: SIZE, row: ROW };
  return {
    svg: svgOf('wide', ground, [
      setRows(
        [joinFacts([card.byline], room, SIZE, mono, direction)],
        { ...at, y: PAD + 28 },
        ink,
        typefaces,
      ),
      drawBox(
        { left: leftOf(typefaces, width, 0, width - PAD), top, width: width - PAD, height: tall + 2 * PAD },
        ink,
      ),
      drawName(name, { x: PAD, width, bottom: top + tall + PAD }, ground, typefaces),
      setRows([line], { ...at, y: height - PAD }, ink, typefaces),
      drawSticker(label, { x: PAD, y: PAD, width, room, isEnd: true }, card, typefaces),
    ]),
  };
}

/** The cover is over the bar. */
function composeOver(card: ShareCard, picture: FrameSize | undefined, typefaces: Typefaces): Composition {
  const { width, height } = bodyOf(card.shape);
  const { ground, ink } = card.colors;
  const name = fitName(
    card.title,
    { width: width - 2 * PAD, height: 190, largest: 220, least: 56 },
    typefaces,
  );
  const bar = measureName(name) + 2 * PAD;
  const room = width - 2 * PAD;
  // A second row has room whether it is needed for the word on the sticker or not.
  const rows = breakRows(card, room, SIZE, typefaces).length;
  const foot = PAD + Math.max(1, rows) * ROW;
  const top = height - foot - bar;
  const frame = picture && fitWhole(picture, { left: 0, top: 0, width, height: top }, 0);
  const beside = width - (frame?.width ?? 0) - 2 * PAD;
  const sticker = drawSticker(
    card.badge ?? '',
    { x: width - PAD - beside, y: top - PAD - 60, width, room: beside },
    card,
    typefaces,
  );
  const lines = breakRows(sticker ? { ...card, badge: undefined } : card, room, SIZE, typefaces);
  return {
    picture: frame && { ...frame, left: leftOf(typefaces, width, 0, frame.width) },
    svg: svgOf(card.shape, ground, [
      sticker,
      drawBox({ left: 0, top, width, height: bar }, ink),
      drawName(name, { x: PAD, width, bottom: top + bar - PAD }, ground, typefaces),
      setRows(
        lines,
        {
          ...{ left: PAD, right: width - PAD, size: SIZE, row: ROW },
          y: height - PAD + 8 - (Math.max(1, rows) - 1) * ROW,
        },
        ink,
        typefaces,
      ),
    ]),
  };
}

/** Names in capitals are set in the narrow typeface: words of blackletter capitals cannot be read. */
function fitName(title: string, box: Box, { wide, narrow }: Typefaces): FittedTitle | undefined {
  if (!title) return undefined;
  const isCapitals = title === title.toUpperCase() && title !== title.toLowerCase();
  const typeface = isCapitals ? narrow : wide;
  return fitTitle(title, { ...box, leading: 0.86 }, { wide: typeface, narrow: typeface });
}

function measureName(name: FittedTitle | undefined): number {
  return name ? measureTitle(name).height : 0;
}

function drawName(
  name: FittedTitle | undefined,
  { x, width, bottom }: { x: number; width: number; bottom: number },
  fill: ShareCard['colors']['ink'],
  typefaces: Typefaces,
): string {
  if (!name) return '';
  return drawTitle(name, { startOf: (size) => leftOf(typefaces, width, x, size), bottom }, fill);
}

function splitBadge({ byline, badge, facts }: ShareCard): { label: string; facts: string[] } {
  return { label: badge ?? '', facts: [byline, ...facts].filter(Boolean) };
}

/** A word on a flat colour. */
function drawSticker(
  word: string,
  {
    x,
    y,
    width,
    room,
    isEnd = false,
  }: { x: number; y: number; width: number; room: number; isEnd?: boolean },
  { colors: { accent, accentInk } }: ShareCard,
  typefaces: Typefaces,
): string {
  const { mono } = typefaces;
  const known = keepSettable(word, mono);
  const wide = mono.outline(known || ' ').width * SIZE + 2 * 18;
  if (!known || wide > room) return '';
  const left = leftOf(typefaces, width, isEnd ? width - x - wide : x, wide);
  const box = { left, top: y, width: wide, height: 60 };
  const at = { left: left + 18, right: left + wide - 18, y: y + 42, size: SIZE, row: ROW };
  return drawBox(box, accent) + setRows([known], at, accentInk, typefaces);
}
