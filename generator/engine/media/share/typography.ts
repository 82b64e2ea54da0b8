/** Text as outlines, so that every machine draws the same, whatever fonts it has. */
import type { Font } from 'fontkit';
import type { Direction } from '../../lib/direction.ts';
import { hasRightToLeft } from '../../lib/isolate.ts';
import type { Fonts } from '../fonts/index.ts';
import type { Shaper } from '../text/shape.ts';

/** The typefaces of titles, expanded or condensed as on the pages, and of data. */
export interface Typefaces {
  wide: Typeface;
  narrow: Typeface;
  mono: Typeface;
  /** Of the card. */
  direction: Direction;
}

/** One instance of a font. All measures are in em. */
export interface Typeface {
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
  /** Of the ink. */
  width: number;
  /** Of the ink below the baseline; 0 or more. */
  depth: number;
  /** Of each glyph, where they were shaped: from the left edge of the ink, and from the baseline upwards. */
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

/** For cards in letters that are read from left to right, one after the other. */
export async function openTypefaces(fonts: Fonts): Promise<Typefaces> {
  const open = async (font: Fonts['wide'], { axes, tracking }: (typeof STYLES)['wide' | 'mono']) =>
    openTypeface(await font.instance(axes), tracking);
  return {
    direction: 'ltr',
    wide: await open(fonts.wide, STYLES.wide),
    narrow: await open(fonts.narrow, STYLES.narrow),
    mono: await open(fonts.mono, STYLES.mono),
  };
}

/** For cards with texts whose letters are joined and read from right to left; all others are set as by `plain`. */
export async function shapeTypefaces(
  fonts: Fonts,
  plain: Typefaces,
  direction: Direction,
): Promise<Typefaces> {
  const { openShaper } = await import('../text/shape.ts');
  const open = async (name: keyof typeof STYLES): Promise<Typeface> => {
    const { axes, tracking, spacing } = STYLES[name];
    const arabic = ARABIC[name];
    const shaper = await openShaper([
      { file: await fonts[name].instance(axes), scale: 1, tracking, spacing, script: 'Latn' },
      {
        file: await fonts[arabic.role].instance(arabic.axes),
        scale: arabic.scale,
        tracking: 0,
        script: 'Arab',
      },
    ]);
    return shapeTypeface(shaper, plain[name], direction);
  };
  return { wide: await open('wide'), narrow: await open('narrow'), mono: await open('mono'), direction };
}

function shapeTypeface(shaper: Shaper, plain: Typeface, direction: Direction): Typeface {
  const isPlain = (text: string) => !hasRightToLeft(text) && plain.covers(text);
  const shape = keepSome((text) => shaper.shape(text, direction));
  const outline = keepSome((text): TextOutline => {
    const inked = shape(text)
      .runs.flatMap(({ source, glyphs }) =>
        glyphs.map(({ id, x, y }) => ({ ...shaper.outline(source, id), x, y })),
      )
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
  });
  return {
    covers: (text) => shaper.covers(text),
    measure: (text) => (isPlain(text) ? plain.measure(text) : shape(text).advance),
    outline: (text) => (isPlain(text) ? plain.outline(text) : outline(text)),
  };
}

/** @param file a TrueType file without axes */
async function openTypeface(file: Uint8Array, tracking: number): Promise<Typeface> {
  const { create } = await import('fontkit');
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('A font instance is a single font.');
  return measureFont(font, tracking);
}

function measureFont(font: Font, tracking: number): Typeface {
  const em = font.unitsPerEm;
  const measure = keepSome((text) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return advanceWidth / em + tracking * Math.max(0, glyphs.length - 1);
  });
  return {
    covers: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    measure,
    outline: keepSome((text) => {
      const { glyphs, positions } = font.layout(text);
      const marks: string[] = [];
      let [pen, left, right, depth] = [0, Number.POSITIVE_INFINITY, 0, 0];
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const data = glyph.path.toSVG();
        if (data) {
          const x = pen + xOffset;
          // The box of all points, which is that of the ink where curves have points at their ends, as fonts are to have them.
          const { minX, maxX, minY } = glyph.cbox;
          marks.push(`<path transform="translate(${round(x)} ${round(yOffset)})" d="${data}"/>`);
          left = Math.min(left, x + minX);
          right = Math.max(right, x + maxX);
          depth = Math.max(depth, -minY - yOffset);
        }
        pen += xAdvance + tracking * em;
      });
      const start = Number.isFinite(left) ? left : 0;
      return {
        svg: `<g transform="scale(${1 / em} ${-1 / em}) translate(${round(-start)} 0)">${marks.join('')}</g>`,
        width: (right - start) / em,
        depth: depth / em,
        ink: [],
      };
    }),
  };
}

/** Cards of one site share many of their words. */
function keepSome<Result>(find: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? find(text);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, result);
    return result;
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
