/** The layout `table`: two tones, the name across the board, a row in reverse, and rows of facts beside a small cover. */
import { bodyOf, type ShareCard } from './card.ts';
import { type FittedTitle, fitTitle } from './fit.ts';
import { type Compose, drawBox, fitWhole, leftOf, setRows, svgOf } from './layout.ts';
import { drawTitle, keepSettable, measureTitle, setLine, truncate } from './lines.ts';
import type { Typefaces } from './typography.ts';

const SIZE = 36;
const ROW = 58;
const PAD = 36;
/** Between the cells of a row. */
const GAP = 28;

export const composeTable: Compose = (card, picture, typefaces) => {
  const { width, height } = bodyOf(card.shape);
  const { ground, ink } = card.colors;
  const room = width - 2 * PAD;
  const isUnder = card.shape !== 'wide';
  const [head, ...rows] = listRows(card);
  const least = picture ? 0 : rows.length * ROW;
  // Without a cover, the name has all that the rows leave.
  const most = picture ? 250 : height - least - ROW - 4 * PAD;
  const name = card.title
    ? fitTitle(card.title, { width: room, height: most, largest: 900, least: 80, leading: 0.6 }, typefaces)
    : undefined;
  const space = picture ? heightOf(name) : most;
  const bar = 2 * PAD + space;
  const top = bar + ROW + PAD;
  const at = { left: PAD, right: width - PAD, width };
  const under = isUnder && picture ? rows.length * ROW + PAD / 2 : 0;
  const box = {
    ...{ left: PAD, top, width: isUnder ? room : 420 },
    height: height - PAD - top - under,
  };
  const frame = picture && fitWhole(picture, box, 0);
  const beside = frame && !isUnder ? frame.width + GAP : 0;
  const below = { ...at, left: PAD + beside };
  const first = frame && isUnder ? frame.top + frame.height + PAD / 2 : top;
  return {
    picture: frame && { ...frame, left: leftOf(typefaces, width, frame.left, frame.width) },
    svg: svgOf(card.shape, ground, [
      name
        ? drawTitle(
            name,
            {
              startOf: (size) => leftOf(typefaces, width, PAD, size),
              bottom: bar - PAD - (space - heightOf(name)) / 2,
            },
            ink,
          )
        : '',
      drawBox({ left: 0, top: bar, width, height: ROW }, ink),
      setRow(head ?? [], { ...at, y: bar + 42 }, ground, typefaces),
      ...rows
        .slice(0, Math.floor((height - PAD - first) / ROW + 0.3))
        .map((row, index) => setRow(row, { ...below, y: first + 32 + index * ROW }, ink, typefaces)),
    ]),
  };
};

function heightOf(name: FittedTitle | undefined): number {
  return name ? measureTitle(name).height : 0;
}

/** Two cells a row: the artist and what it is, then the facts, and the address last. */
function listRows({ byline, badge = '', facts, corner }: ShareCard): string[][] {
  const cells = [byline, badge, ...facts, corner].filter(Boolean);
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => cells.slice(row * 2, row * 2 + 2));
}

/** The first cell at the start, the second at the end; one without room for half of it is left out. */
function setRow(
  cells: readonly string[],
  { left, right, width, y }: { left: number; right: number; width: number; y: number },
  fill: ShareCard['colors']['ink'],
  typefaces: Typefaces,
): string {
  const { mono, direction } = typefaces;
  const room = right - left;
  const [first = '', last = ''] = cells.map((cell) => keepSettable(cell, mono));
  const taken = last ? mono.measure(last) * SIZE + GAP : 0;
  const fits = taken < room / 2 || taken + mono.measure(first || ' ') * SIZE <= room;
  const start = truncate(first, fits ? room - taken : room, SIZE, mono);
  const x = leftOf(typefaces, width, left, room);
  const at = { left: x, right: x + room, y, size: SIZE, row: ROW };
  const end = direction === 'rtl' ? { x, end: false } : { x: x + room, end: true };
  return (
    setRows([start], at, fill, typefaces) + (fits ? setLine(last, { ...end, y, size: SIZE, fill }, mono) : '')
  );
}
