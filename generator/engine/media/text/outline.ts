/** Shapes of glyphs. */
import type { Font } from 'harfbuzzjs';
import type { Ink } from './place-marks.ts';

/** The shape of a glyph, from its own origin; y upwards. */
export interface Outline {
  /** An SVG path in units of its font; empty for a space. */
  path: string;
  /** Em for a unit of the path. */
  scale: number;
  ink: Ink;
}

const NO_INK = { xBearing: 0, yBearing: 0, width: 0, height: 0 };

/** @param unit em for a unit of the font */
export function drawGlyph(font: Font, glyph: number, unit: number): Outline {
  const { xBearing, yBearing, width, height } = font.glyphExtents(glyph) ?? NO_INK;
  return {
    path: font.glyphToPath(glyph),
    scale: unit,
    ink: {
      left: xBearing * unit,
      right: (xBearing + width) * unit,
      top: yBearing * unit,
      bottom: (yBearing + height) * unit,
    },
  };
}
