/** Text as outlines, so that every machine draws the same, whatever fonts it has. */
import type { Direction } from '../../lib/direction.ts';
import { hasRightToLeft, withoutMarks } from '../../lib/isolate.ts';
import type { Fonts } from '../fonts/index.ts';
import type { FontSource, ShapedLine, Shaper } from '../text/shape.ts';

/** The typefaces of titles, expanded or condensed as on the pages, and of data. */
export interface Typefaces {
  wide: Typeface;
  narrow: Typeface;
  mono: Typeface;
  /** The direction of the card. */
  direction: Direction;
}

/** One instance of a font. All measures are in em. */
export interface Typeface {
  /** Whether it is not Liner's: its letters may reach as high and as low as they like. */
  isUnknown: boolean;
  /** Whether the font has every letter. */
  covers(text: string): boolean;
  /** The advance width. */
  measure(text: string): number;
  /** One line. */
  outline(text: string): TextOutline;
}

/** A line of text with its origin on the baseline at the left edge of its ink. */
export interface TextOutline {
  /** SVG elements, one em to the unit, y downwards. */
  svg: string;
  /** The width of the ink. */
  width: number;
  /** How far the ink reaches below the baseline; 0 or more. */
  depth: number;
  /** The box of each glyph, from the left edge of the ink and from the baseline upwards. */
  ink: readonly Ink[];
}

export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Their tracking, added after every letter, is in em. */
const STYLES = {
  wide: { axes: { wght: 800, wdth: 125 }, tracking: -0.03, spacing: 0 },
  narrow: { axes: { wght: 800, wdth: 75 }, tracking: -0.015, spacing: 0 },
  mono: { axes: { wght: 500 }, tracking: 0, spacing: -0.25 },
};

/** Some megabytes of outlines. */
const MOST_KNOWN = 500;

/** As the stylesheet sizes them beside Latin. */
const ARABIC = {
  wide: { role: 'arabicName', axes: {}, scale: 1 },
  narrow: { role: 'arabicName', axes: {}, scale: 1 },
  mono: { role: 'arabicText', axes: { wght: 500 }, scale: 1.1 },
} as const;

/** @param letters the direction of the card, and whether any of its texts has letters that are read from right to left */
export async function openTypefaces(
  fonts: Fonts,
  { direction, hasArabic }: { direction: Direction; hasArabic: boolean },
): Promise<Typefaces> {
  const { openShaper } = await import('../text/shape.ts');
  const open = async (name: keyof typeof STYLES): Promise<Typeface> => {
    const { axes, tracking, spacing } = STYLES[name];
    const instances = await fonts[name].instances(axes);
    const latin = instances.map(
      ({ file, family, isOurs }): FontSource => ({
        ...{ file, family, scale: 1, tracking: isOurs ? tracking : 0, spacing, script: 'Latn' },
      }),
    );
    const { role, axes: arabicAxes, scale } = ARABIC[name];
    const arabic = hasArabic ? await fonts[role].instances(arabicAxes) : [];
    const joined = arabic.map(({ file }): FontSource => ({ file, scale, tracking: 0, script: 'Arab' }));
    return {
      ...openTypeface(await openShaper([...latin, ...joined]), direction),
      isUnknown: instances[0]?.isOurs === false,
    };
  };
  return { wide: await open('wide'), narrow: await open('narrow'), mono: await open('mono'), direction };
}

function openTypeface(shaper: Shaper, direction: Direction): Omit<Typeface, 'isUnknown'> {
  const shape = memoize((text) => {
    const isOrdered = hasRightToLeft(text) || text !== withoutMarks(text);
    return shaper.shape(text, isOrdered ? direction : 'ltr');
  });
  return {
    covers: (text) => shaper.covers(text),
    measure: (text) => {
      const { advance, runs } = shape(text);
      return advance - (runs.at(-1)?.source.tracking ?? 0);
    },
    outline: memoize((text) => drawOutline(shape(text), shaper)),
  };
}

function drawOutline({ runs }: ShapedLine, shaper: Shaper): TextOutline {
  const inked = runs
    .flatMap(({ source, glyphs }) => glyphs.map(({ id, x, y }) => ({ ...shaper.outline(source, id), x, y })))
    .filter(({ path }) => path !== '');
  const left = Math.min(...inked.map(({ x, ink }) => x + ink.left));
  const right = Math.max(...inked.map(({ x, ink }) => x + ink.right));
  const start = Number.isFinite(left) ? left : 0;
  const marks = inked.map(
    ({ path, x, y, scale }) =>
      `<path transform="translate(${(x - start).toFixed(4)} ${(-y).toFixed(4)}) scale(${scale} ${-scale})" d="${path}"/>`,
  );
  return {
    svg: marks.join(''),
    width: Number.isFinite(right) ? right - start : 0,
    depth: Math.max(0, ...inked.map(({ y, ink }) => -ink.bottom - y)),
    ink: inked.map(({ x, y, ink }) => ({
      left: x - start + ink.left,
      right: x - start + ink.right,
      top: y + ink.top,
      bottom: y + ink.bottom,
    })),
  };
}

/** Memoizes outlines: cards of one site share many of their words. */
function memoize<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? find(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, result);
    return result;
  };
}
