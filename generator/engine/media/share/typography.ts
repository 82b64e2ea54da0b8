/** Text as outlines, so that every machine draws the same, whatever fonts it has. */
import type { Direction } from '../../lib/direction.ts';
import { hasRightToLeft, withoutMarks } from '../../lib/isolate.ts';
import type { Fonts } from '../fonts/index.ts';
import type { Axes } from '../fonts/instance.ts';
import type { FontSource, ShapedLine, Shaper } from '../text/shape.ts';
import type { CardLayout } from './card.ts';

/** The typefaces of titles, expanded or condensed as on the pages, and of data. */
export interface Typefaces {
  wide: Typeface;
  narrow: Typeface;
  mono: Typeface;
  /** Typefaces of names from narrow to expanded, for the layout that stretches them; empty for others. */
  widths: readonly Typeface[];
  direction: Direction;
}

/** One instance of a font. All measures are in em. */
export interface Typeface {
  /** True unless it is Liner's: its letters may reach as high and as low as they like. */
  isUnknown: boolean;
  /** Returns true if the font has every letter. */
  covers(text: string): boolean;
  /** The advance width. */
  measure(text: string): number;
  outline(text: string): TextOutline;
}

/** A line of text with its origin on the baseline at the left edge of its ink. */
interface TextOutline {
  /** SVG elements, one em to the unit, y downwards. */
  svg: string;
  width: number;
  /** Reach of the ink below the baseline; 0 or more. */
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

interface Style {
  axes: Axes;
  /** Added after every letter, in em. */
  tracking: number;
  spacing: number;
  /** The size of Arabic letters beside Latin ones. */
  arabic: number;
}

type Cut = 'wide' | 'narrow' | 'mono';

const nameIn = (axes: Axes, tracking = 0, arabic = 1): Style => ({ axes, tracking, spacing: 0, arabic });
const dataIn = (wght: number, arabic = 1.1): Style => ({ axes: { wght }, tracking: 0, spacing: 0, arabic });
/** Spaces of monospaced fonts are as wide as letters. */
const monoIn = (wght: number): Style => ({ ...dataIn(wght), spacing: -0.25 });
const oneName = (name: Style, mono: Style): Record<Cut, Style> => ({ wide: name, narrow: name, mono });

/** Settings of names and data in the stylesheet of the look. Axes that a font lacks are left out. */
const STYLES: Record<CardLayout, Record<Cut, Style>> = {
  sleeve: {
    wide: nameIn({ wght: 800, wdth: 125 }, -0.03),
    narrow: nameIn({ wght: 800, wdth: 75 }, -0.015),
    mono: monoIn(500),
  },
  field: oneName(nameIn({ wght: 800 }, -0.03), dataIn(600)),
  window: oneName(nameIn({ wght: 400 }, 0, 1.18), dataIn(400, 1.18)),
  bar: oneName(nameIn({ wght: 700 }), monoIn(600)),
  table: oneName(nameIn({ wght: 600, ELGR: 1 }), monoIn(500)),
  lines: oneName(nameIn({ wght: 900, wdth: 100 }), dataIn(700, 1)),
};

/** Widths of Latin and of Arabic letters of names that are stretched, narrowest first. */
const WIDTHS = Array.from({ length: 11 }, (_, step) => ({
  ...{ wght: 900, wdth: 50 + 10 * step, HEXP: 10 * step },
}));

/** Number of memoized outlines, some megabytes. */
const MOST_KNOWN = 500;

/** @param letters the layout and the direction of the card, and whether any of its texts has letters that are read from right to left */
export async function openTypefaces(
  fonts: Fonts,
  { layout, direction, hasArabic }: { layout: CardLayout; direction: Direction; hasArabic: boolean },
): Promise<Typefaces> {
  const { openShaper } = await import('../text/shape.ts');
  const open = async (name: Cut, style: Style): Promise<Typeface> => {
    const { axes, tracking, spacing } = style;
    const instances = await fonts[name].instances(axes);
    const latin = instances.map(
      ({ file, family, isOurs }): FontSource => ({
        ...{ file, family, scale: 1, tracking: isOurs ? tracking : 0, spacing, script: 'Latn' },
      }),
    );
    const arabic = hasArabic
      ? await fonts[name === 'mono' ? 'arabicText' : 'arabicName'].instances(axes)
      : [];
    const joined = arabic.map(
      ({ file }): FontSource => ({ file, scale: style.arabic, tracking: 0, script: 'Arab' }),
    );
    return {
      ...openTypeface(await openShaper([...latin, ...joined]), direction),
      isUnknown: instances[0]?.isOurs === false,
    };
  };
  const { wide, narrow, mono } = STYLES[layout];
  const widths = layout === 'lines' ? WIDTHS : [];
  return {
    wide: await open('wide', wide),
    narrow: await open('narrow', narrow),
    mono: await open('mono', mono),
    widths: await Promise.all(widths.map((axes) => open('wide', nameIn(axes)))),
    direction,
  };
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
