/** The layout `window`: the cover as a window in much paper, the name below it, and one short rule. */
import { bodyOf, type ShareCard } from './card.ts';
import { fitTitle } from './fit.ts';
import { breakRows, type Compose, drawBox, type FrameSize, fitWhole, svgOf } from './layout.ts';
import { drawTitle, measureTitle, setLine } from './lines.ts';

const SIZE = 38;
const ROW = 54;
const RULE = { width: 96, height: 3 };

/** Pixels; the cover has what is left. */
const WIDE = { pad: 56, name: { width: 1040, height: 150, largest: 84, least: 48 }, gap: 40 };
const SQUARE = { pad: 88, name: { width: 904, height: 210, largest: 104, least: 48 }, gap: 52 };
const TALL = { ...SQUARE, name: { width: 904, height: 260, largest: 150, least: 48 } };
const ALONE = { ...WIDE, name: { width: 1040, height: 260, largest: 150, least: 56 } };

/** Composes from the bottom upwards: rule, facts, name, window. Without a cover, all is in the middle. */
export const composeWindow: Compose = (card, picture, typefaces) => {
  const { width, height } = bodyOf(card.shape);
  const { pad, name, gap } = placeOf(card, picture);
  const { ink, accent, ground } = card.colors;
  const { mono } = typefaces;
  const fitted = card.title ? fitTitle(card.title, { ...name, leading: 1.02 }, typefaces) : undefined;
  const { height: tall, depth } = fitted ? measureTitle(fitted) : { height: 0, depth: 0 };
  // As far below the baseline, whether letters reach below it or not.
  const gapBelow = Math.max(0, 0.26 * (fitted?.size ?? 0) - depth);
  const facts = breakRows({ ...card, corner: '' }, name.width, SIZE, typefaces);
  const below = gapBelow + (facts.length > 0 ? SIZE + 20 + (facts.length - 1) * ROW : 0) + 44;
  const bottom = picture ? height - pad - below : (height + tall - below) / 2;
  const middle = (size: number) => (width - size) / 2;
  const base = bottom + gapBelow + SIZE + 12;
  return {
    picture:
      picture &&
      fitWhole(picture, {
        ...{ left: pad, top: pad, width: width - 2 * pad, height: bottom - tall - gap - pad },
      }),
    svg: svgOf(card.shape, ground, [
      fitted ? drawTitle(fitted, { startOf: middle, bottom }, ink) : '',
      ...facts.map((line, row) =>
        setLine(
          line,
          { x: middle(mono.outline(line).width * SIZE), y: base + row * ROW, size: SIZE, fill: ink },
          mono,
        ),
      ),
      drawBox({ left: middle(RULE.width), top: bottom + below - RULE.height, ...RULE }, accent),
    ]),
  };
};

function placeOf({ shape }: ShareCard, picture: FrameSize | undefined): typeof WIDE {
  if (shape !== 'wide') return shape === 'square' ? SQUARE : TALL;
  return picture ? WIDE : ALONE;
}
