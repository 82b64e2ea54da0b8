/** Text as outlines, so that every machine draws the same, whatever fonts it has. */
import type { Font } from 'fontkit';

/** One cut of a font. All measures are in em. */
export interface Cut {
  /** Whether the font has every letter. */
  covers(text: string): boolean;
  /** The advance width. */
  measure(text: string): number;
  /** One line. */
  outline(text: string): Outline;
}

/** A line of text with its origin on the baseline at the left edge of its ink. */
export interface Outline {
  /** SVG elements, one em to the unit, y downwards. */
  svg: string;
  /** Of the ink. */
  width: number;
  /** Of the ink below the baseline; 0 or more. */
  depth: number;
}

/**
 * @param file a TrueType file without axes
 * @param tracking added after every letter, in em
 */
export async function openCut(file: Uint8Array, tracking = 0): Promise<Cut> {
  const { create } = await import('fontkit');
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('A collection of fonts is no cut.');
  return measureFont(font, tracking);
}

function measureFont(font: Font, tracking: number): Cut {
  const em = font.unitsPerEm;
  const measure = (text: string) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return advanceWidth / em + tracking * Math.max(0, glyphs.length - 1);
  };
  return {
    covers: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
    measure,
    outline(text) {
      const { glyphs, positions } = font.layout(text);
      const marks: string[] = [];
      let [pen, left, right, depth] = [0, Number.POSITIVE_INFINITY, 0, 0];
      glyphs.forEach((glyph, index) => {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        const data = glyph.path.toSVG();
        if (data) {
          const x = pen + xOffset;
          marks.push(`<path transform="translate(${round(x)} ${round(yOffset)})" d="${data}"/>`);
          left = Math.min(left, x + glyph.bbox.minX);
          right = Math.max(right, x + glyph.bbox.maxX);
          depth = Math.max(depth, -glyph.bbox.minY - yOffset);
        }
        pen += xAdvance + tracking * em;
      });
      const start = Number.isFinite(left) ? left : 0;
      return {
        svg: `<g transform="scale(${1 / em} ${-1 / em}) translate(${round(-start)} 0)">${marks.join('')}</g>`,
        width: (right - start) / em,
        depth: depth / em,
      };
    },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
