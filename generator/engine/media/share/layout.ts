/** Types and functions that all layouts of cards share. */
import type { Hex } from '../../lib/colour.ts';
import type { Direction } from '../../lib/direction.ts';
import { bodyOf, type ShareCard, type ShareShape } from './card.ts';
import { breakFacts, keepSettable, setLine, truncate } from './lines.ts';
import type { Typefaces } from './typography.ts';

/** A drawing of the body of a card, and where the card's picture goes over it. */
export interface Composition {
  svg: string;
  picture?: Frame | undefined;
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type FrameSize = Pick<Frame, 'width' | 'height'>;

/** A way to set a card. @param picture the size of the card's picture, if it can be shown */
export type Compose = (card: ShareCard, picture: FrameSize | undefined, typefaces: Typefaces) => Composition;

/** Sets the byline, and across from it what else fits. */
export function setHead(
  { byline, corner }: ShareCard,
  { x, right, y, size }: { x: number; right: number; y: number; size: number },
  fill: Hex,
  typefaces: Typefaces,
): string {
  const { mono, direction } = typefaces;
  const room = right - x;
  const name = truncate(keepSettable(byline, mono), room, size, mono);
  const across = keepSettable(corner, mono);
  const fits = mono.measure(name ? `${name}  ${across}` : across) * size <= room;
  return [
    setLine(name, { ...startOf(typefaces, x, right), y, size, fill }, mono),
    fits ? setLine(across, { ...endOf(direction, x, right), y, size, fill }, mono) : '',
  ].join('');
}

/** Returns the start of lines of a card, and the end of those across from them. */
export function startOf({ direction }: Typefaces, left: number, right: number): { x: number; end: boolean } {
  return direction === 'rtl' ? { x: right, end: true } : { x: left, end: false };
}

function endOf(direction: Direction, left: number, right: number): { x: number; end: boolean } {
  return direction === 'rtl' ? { x: left, end: false } : { x: right, end: true };
}

/** The left edge of a box that is `x` away from the side that lines begin at. */
export function leftOf(
  { direction }: Pick<Typefaces, 'direction'>,
  total: number,
  x: number,
  width: number,
): number {
  return direction === 'rtl' ? total - x - width : x;
}

export function drawBox({ left, top, width, height }: Frame, fill: Hex): string {
  const [x, y, w, h] = [left, top, width, height].map((value) => Number(value.toFixed(1)));
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
}

/** The whole of a picture, as large as a box has room for. @param across its place in what is left beside it, from 0 to 1 */
export function fitWhole(picture: FrameSize, box: Frame, across = 0.5): Frame {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return {
    left: Math.round(box.left + (box.width - width) * across),
    top: Math.round(box.top),
    ...{ width, height },
  };
}

/** Data in lines one below the other, the first one's baseline at `y`; those that are empty take no room. */
export function setRows(
  texts: readonly string[],
  { left, right, y, size, row }: { left: number; right: number; y: number; size: number; row: number },
  fill: Hex,
  typefaces: Typefaces,
): string {
  return texts
    .filter(Boolean)
    .map((text, index) =>
      setLine(text, { ...startOf(typefaces, left, right), y: y + index * row, size, fill }, typefaces.mono),
    )
    .join('');
}

/** Breaks the facts of a card into a line, or into two on pictures that people post. */
export function breakRows(card: ShareCard, room: number, size: number, typefaces: Typefaces): string[] {
  const rows = Array(card.isWhole ? 2 : 1).fill(room);
  const { mono, direction } = typefaces;
  const byline = truncate(keepSettable(card.byline, mono), room, size, mono);
  const parts = [...listFacts({ ...card, byline }), card.corner].filter(Boolean);
  return breakFacts(parts, rows, size, mono, direction).filter(Boolean);
}

/** Lists the facts of a card besides its title. */
export function listFacts({ byline, badge, facts }: ShareCard): string[] {
  return [byline, badge ?? '', ...facts].filter(Boolean);
}

/** @param parts drawn on the ground, one over the other */
export function svgOf(shape: ShareShape, ground: Hex, parts: string[]): string {
  const { width, height } = bodyOf(shape);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`;
}
