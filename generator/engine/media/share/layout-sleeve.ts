/** The layout `sleeve`: a cover beside its label, a plain label, and a square sleeve with a spine. */

import type { Hex } from '../../lib/colour.ts';
import { bodyOf, type CardColors, type ShareCard, SHARE_SIZES as SIZES } from './card.ts';
import {
  breakRows,
  type Compose,
  type Composition,
  drawBox,
  type FrameSize,
  fitWhole,
  setHead,
  setRows,
  startOf,
  svgOf,
} from './layout.ts';
import { breakFacts, joinFacts, keepSettable, setLine, setTitle } from './lines.ts';
import type { Typefaces } from './typography.ts';

/** The size of a fact that is too long for the usual one. */
const SMALL = 28;
/** The share of ink in hairlines: twice that of the pages, since cards are seen small. */
const HAIRLINE = 0.28;

/** Beside the cover of a square card, and below it. */
const STRIP = 216;

/** The side of the cover of a square card. */
const COVER = SIZES.square.width - STRIP;

/** Sets a card as a record in its sleeve. Wide cards and squares crop a picture of another shape to the square of the cover. */
export const composeSleeve: Compose = (card, picture, typefaces) => {
  const { accent, accentInk } = card.colors;
  const onAccent = { ground: accent, ink: accentInk, accent, accentInk };
  const isSquare = picture?.width === picture?.height;
  if (card.shape === 'square' && (isSquare || !card.isWhole))
    return composeSquare(card, picture !== undefined, card.colors, typefaces);
  if (card.shape !== 'wide' && picture) return composeTall(card, picture, typefaces);
  return picture ? composeWide(card, card.colors, typefaces) : composeLabel(card, onAccent, typefaces);
};

/** The cover fills the left half; its label is on the right. */
function composeWide(
  card: ShareCard,
  { ground, ink, accent, accentInk }: CardColors,
  typefaces: Typefaces,
): Composition {
  const { width, height } = SIZES.wide;
  const [pad, size, row] = [40, 36, 54];
  const [x, right] = [height + pad, width - pad];
  const isRtl = typefaces.direction === 'rtl';
  const badge = setBadge(card.badge, size, { fill: accent, ink: accentInk }, typefaces);
  const room = right - x;
  const [first = '', second = ''] = breakFacts(
    card.facts,
    [room - badge.width, room],
    size,
    typefaces.mono,
    typefaces.direction,
  );
  const lines = [badge.width > 0 || first ? first : undefined, second || undefined].filter(
    (line) => line !== undefined,
  );
  const rule = height - pad - lines.length * row - (lines.length > 0 ? 14 : 0);
  const top = pad + size + 28;
  return {
    picture: { left: 0, top: 0, width: height, height },
    svg: svgOf(card.shape, ground, [
      setHead(card, { x, right, y: pad + 28, size }, ink, typefaces),
      setTitle(
        card.title,
        { x, width: room, bottom: rule - 26, height: rule - 26 - top },
        { largest: 200, least: 46 },
        ink,
        typefaces,
      ),
      lines.length > 0 ? drawRule(x, right, rule, ink) : '',
      badge.draw(isRtl ? right + 20 - badge.width : x, rule + 20),
      ...lines.map((line, index) => {
        const beside = index === 0 ? badge.width : 0;
        const start = startOf(typefaces, x + beside, right - beside);
        return setLine(line, { ...start, y: rule + 57 + index * row, size, fill: ink }, typefaces.mono);
      }),
    ]),
  };
}

/** The whole cover, with what is left beside it as its spine, and the label below. */
function composeTall(card: ShareCard, picture: FrameSize, typefaces: Typefaces): Composition {
  const { width, height } = bodyOf(card.shape);
  const { ground, ink, accent } = card.colors;
  const [pad, size, row] = [40, 36, 54];
  const room = width - 2 * pad;
  const rows = breakRows(card, room, size, typefaces);
  const rule = height - pad - rows.length * row;
  const top = height - 340;
  const frame = fitWhole(picture, { left: 0, top: 0, width, height: top }, 1);
  return {
    picture: { ...frame, top: Math.round((top - frame.height) / 2) },
    svg: svgOf(card.shape, ground, [
      drawBox({ left: 0, top: 0, width, height: top }, accent),
      setTitle(
        card.title,
        { x: pad, width: room, bottom: rule - 22, height: rule - 22 - top - 36 },
        { largest: 170, least: 42 },
        ink,
        typefaces,
      ),
      rows.length > 0 ? drawRule(pad, width - pad, rule, ink) : '',
      setRows(rows, { left: pad, right: width - pad, y: rule + 54, size, row }, ink, typefaces),
    ]),
  };
}

/** A page without a picture of its own: its name fills the card. */
function composeLabel(card: ShareCard, { ground, ink }: CardColors, typefaces: Typefaces): Composition {
  const { width, height } = bodyOf(card.shape);
  const [pad, size] = [56, 40];
  const right = width - pad;
  const rule = height - pad - 64;
  // A badge in the accent would be invisible on it: its word is the first fact.
  const facts = card.badge ? [card.badge, ...card.facts] : card.facts;
  // A tagline may be a whole sentence.
  const line =
    [size, SMALL].find((each) => joinFacts(facts, right - pad, each, typefaces.mono, typefaces.direction)) ??
    size;
  return {
    svg: svgOf(card.shape, ground, [
      setHead(card, { x: pad, right, y: pad + 29, size }, ink, typefaces),
      drawRule(pad, right, pad + 60, ink),
      setTitle(
        card.title,
        { x: pad, width: right - pad, bottom: rule - 34, height: 320 },
        { largest: 300, least: 48 },
        ink,
        typefaces,
      ),
      drawRule(pad, right, rule, ink),
      setLine(
        joinFacts(facts, right - pad, line, typefaces.mono, typefaces.direction),
        { ...startOf(typefaces, pad, right), y: height - pad, size: line, fill: ink },
        typefaces.mono,
      ),
    ]),
  };
}

/** The cover with a spine in its accent, and the title below. */
function composeSquare(
  card: ShareCard,
  hasPicture: boolean,
  { ground, ink, accent, accentInk }: CardColors,
  typefaces: Typefaces,
): Composition {
  const { width: side } = SIZES.square;
  const [strip, pad, size] = [STRIP, 40, 44];
  const cover = COVER;
  const spine = breakRows(card, side - 2 * pad, size, typefaces);
  const row = 62;
  const drawn = spine.map((line, index) => {
    const x = strip / 2 + size / 3 + (index - (spine.length - 1) / 2) * row;
    const set = setLine(line, { x: 0, y: 0, size, fill: accentInk }, typefaces.mono);
    return `<g transform="translate(${x} ${side - pad}) rotate(-90)">${set}</g>`;
  });
  return {
    picture: hasPicture ? { left: strip, top: 0, width: cover, height: cover } : undefined,
    svg: svgOf(card.shape, ground, [
      `<rect width="${strip}" height="${side}" fill="${accent}"/>`,
      ...drawn,
      setTitle(
        card.title,
        { x: strip + pad, width: cover - 2 * pad, bottom: side - pad, height: strip - 2 * pad },
        { largest: 150, least: 42 },
        ink,
        typefaces,
      ),
    ]),
  };
}

/** The badge in the accent; `width` is what it takes of its line, space included. */
function setBadge(
  text: string | undefined,
  size: number,
  { fill, ink }: { fill: Hex; ink: Hex },
  { mono }: Typefaces,
): { draw: (x: number, y: number) => string; width: number } {
  const word = text === undefined ? '' : keepSettable(text, mono);
  if (!word) return { draw: () => '', width: 0 };
  const pad = 14;
  const width = mono.measure(word) * size + 2 * pad;
  return {
    draw: (x, y) =>
      `<rect x="${x}" y="${y}" width="${width.toFixed(1)}" height="52" rx="2" fill="${fill}"/>` +
      setLine(word, { x: x + pad, y: y + 37, size, fill: ink }, mono),
    width: width + 20,
  };
}

function drawRule(from: number, to: number, y: number, ink: Hex): string {
  return `<path d="M${from} ${y}H${to}" stroke="${ink}" stroke-opacity="${HAIRLINE}"/>`;
}
