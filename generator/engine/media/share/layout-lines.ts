/** The layout `lines`: capitals stretched across a band between heavy rules, and the cover in a cell below. */
import type { Hex } from '../../lib/colour.ts';
import { toCapitals } from '../../lib/letters.ts';
import { bodyOf, type ShareCard } from './card.ts';
import type { FittedTitle } from './fit.ts';
import { type Compose, drawBox, type Frame, fitWhole, leftOf, setRows, svgOf } from './layout.ts';
import { breakFacts, drawTitle, joinFacts, keepSettable, measureTitle, truncate } from './lines.ts';
import { stretchLine, stretchTitle } from './stretch.ts';
import type { Typefaces } from './typography.ts';

const RULE = 6;
const SIZE = 36;
const ROW = 50;
/** Space at the sides of cells, and above and below lines. */
const PAD = 28;
const GAP = 22;

/** The heights of lines, of one, two and three of them. */
const WIDE = [150, 104, 78];
const ALONE = [270, 150, 100];
const SQUARE = [170, 120, 92];
const BYLINE = 64;

export const composeLines: Compose = (card, picture, typefaces) => {
  const { width, height } = bodyOf(card.shape);
  const { ground, ink, accent, accentInk } = card.colors;
  const isWide = card.shape === 'wide';
  const units = isWide ? (picture ? WIDE : ALONE) : SQUARE;
  const title = toCapitals(card.title, card.language);
  const lines = stretchTitle(title, { measure: width - 2 * PAD, units }, typefaces.widths);
  const band = stackLines(lines, { left: PAD, top: 0, width: width - 2 * PAD }, accentInk, typefaces);
  const top = band.bottom;
  const foot = isWide ? height : height - 2 * PAD - (height > width ? 2 : 1) * ROW;
  const frame =
    picture &&
    (isWide
      ? fitWhole(picture, { left: PAD, top: top + PAD, width: 560, height: foot - top - 2 * PAD }, 0)
      : fitWhole(picture, {
          ...{ left: PAD, top: top + PAD, width: width - 2 * PAD },
          height: foot - top - 2 * PAD - RULE,
        }));
  const edge = !isWide || !frame ? 0 : frame.left + frame.width + PAD;
  const cell = edge + (edge > 0 ? RULE : 0);
  const facts = isWide
    ? { left: leftOf(typefaces, width, cell, width - cell), top, width: width - cell, height: height - top }
    : { left: 0, top: foot, width, height: height - foot };
  return {
    picture: frame && { ...frame, left: leftOf(typefaces, width, frame.left, frame.width) },
    svg: svgOf(card.shape, ground, [
      drawBox({ left: 0, top: 0, width, height: top }, accent),
      band.svg,
      ...band.rules.map((y) => drawBox({ left: 0, top: y, width, height: RULE }, ink)),
      edge > 0
        ? drawBox({ left: leftOf(typefaces, width, edge, RULE), top, width: RULE, height: height - top }, ink)
        : '',
      isWide ? '' : drawBox({ left: 0, top: foot - RULE, width, height: RULE }, ink),
      setCell(card, facts, typefaces),
    ]),
  };
};

/** The artist as a line that fills the cell, a rule, and what else is known. A low cell has all of it in small letters. */
function setCell(card: ShareCard, cell: Frame, typefaces: Typefaces): string {
  const { ink } = card.colors;
  const { mono, direction, wide, widths } = typefaces;
  const [left, room] = [cell.left + PAD, cell.width - 2 * PAD];
  const byline = toCapitals(keepSettable(card.byline, wide), card.language);
  const stretched = byline ? stretchLine(byline, { measure: room, unit: BYLINE }, widths) : undefined;
  const stack = (lines: readonly FittedTitle[]) =>
    stackLines(lines, { left, top: cell.top, width: room }, ink, typefaces);
  const bottom = cell.top + cell.height;
  const line = stretched && stack([stretched]).bottom + 2 * PAD + SIZE <= bottom ? stretched : undefined;
  const name = stack(line ? [line] : []);
  const small = line ? '' : truncate(keepSettable(card.byline, mono), room, SIZE, mono);
  const parts = [small, card.badge ?? '', ...card.facts].filter(Boolean);
  const rows = Math.max(1, Math.floor((bottom - name.bottom - PAD) / ROW));
  const y = name.bottom + PAD + 28;
  const facts = breakFacts(parts, Array(rows).fill(room), SIZE, mono, direction).filter(Boolean);
  const corner = joinFacts([card.corner], room, SIZE, mono, direction);
  const at = { left, right: left + room, size: SIZE, row: ROW };
  return [
    name.svg,
    ...name.rules.map((top) => drawBox({ left: cell.left, top, width: cell.width, height: RULE }, ink)),
    setRows(facts, { ...at, y }, ink, typefaces),
    facts.length < rows ? setRows([corner], { ...at, y: bottom - PAD }, ink, typefaces) : '',
  ].join('');
}

/** Lines one below the other, and the rules below each. */
function stackLines(
  lines: readonly FittedTitle[],
  { left, top, width }: Omit<Frame, 'height'>,
  fill: Hex,
  { direction }: Typefaces,
): { svg: string; rules: number[]; bottom: number } {
  const rules: number[] = [];
  let [svg, bottom] = ['', top];
  for (const line of lines) {
    bottom += GAP + measureTitle(line).height;
    const startOf = (size: number) => (direction === 'rtl' ? left + width - size : left);
    svg += drawTitle(line, { startOf, bottom }, fill);
    rules.push(bottom + GAP);
    bottom += GAP + RULE;
  }
  return { svg, rules, bottom };
}
