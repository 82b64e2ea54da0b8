/** Glyphs for lines of any script, by HarfBuzz. Loaded with the first text that needs it. */
import { Blob, Face, Font, Buffer as ShapingBuffer, Direction as ShapingDirection, shape } from 'harfbuzzjs';
import type { Direction } from '../../lib/direction.ts';
import { orderRuns } from './runs.ts';

/** A font without axes, and how it is set. */
export interface FontSource {
  /** A TrueType file. */
  file: Uint8Array;
  /** Its size among the others: 1.1 is a tenth larger. */
  scale: number;
  /** Added after every glyph, in em. */
  tracking: number;
  /** `Latn`, `Arab`. */
  script: string;
}

/** A glyph in em, from the origin of the line; y upwards. */
export interface PlacedGlyph {
  /** An SVG path in units of its font, y upwards; empty for a space. */
  path: string;
  x: number;
  y: number;
  /** Em for a unit of the path. */
  scale: number;
  /** The ink, in em from the glyph's own origin. */
  ink: { left: number; right: number; bottom: number };
}

export interface ShapedLine {
  glyphs: PlacedGlyph[];
  /** The advance of the whole line, in em. */
  advance: number;
}

export interface Shaper {
  covers(text: string): boolean;
  /** @param base the direction of the line, whatever its first letter is */
  shape(text: string, base: Direction): ShapedLine;
}

interface OpenFont extends FontSource {
  font: Font;
  em: number;
}

/** Of a letter the first font that has it is taken; spaces, signs and marks stay with the letter before them where that is possible. */
export function openShaper(sources: readonly FontSource[]): Shaper {
  const fonts = sources.map((source): OpenFont => {
    const face = new Face(new Blob(source.file));
    return { ...source, font: new Font(face), em: face.upem };
  });
  const has = ({ font }: OpenFont, letter: string) =>
    font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
  const find = (letter: string) => fonts.find((font) => has(font, letter));
  const buffer = new ShapingBuffer();

  function splitByFont(text: string): { font: OpenFont; text: string }[] {
    const parts: { font: OpenFont; text: string }[] = [];
    for (const letter of text) {
      const last = parts.at(-1);
      const stays = last && MARK.test(letter) && has(last.font, letter);
      const font = stays ? last.font : (find(letter) ?? fonts[0]);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else parts.push({ font, text: letter });
    }
    return parts;
  }

  function shapePart(
    line: ShapedLine,
    { font, text }: { font: OpenFont; text: string },
    direction: Direction,
  ) {
    buffer.clearContents();
    buffer.addText(text);
    buffer.setDirection(direction === 'rtl' ? ShapingDirection.RTL : ShapingDirection.LTR);
    buffer.setScript(font.script);
    buffer.setLanguage(font.script === 'Arab' ? 'ar' : 'en');
    shape(font.font, buffer);
    const unit = font.scale / font.em;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const extents = font.font.glyphExtents(codepoint) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 };
      line.glyphs.push({
        path: font.font.glyphToPath(codepoint),
        x: line.advance + xOffset * unit,
        y: yOffset * unit,
        scale: unit,
        ink: {
          left: extents.xBearing * unit,
          right: (extents.xBearing + extents.width) * unit,
          bottom: (extents.yBearing + extents.height) * unit,
        },
      });
      line.advance += xAdvance * unit + font.tracking;
    }
  }

  return {
    covers: (text) => [...text].every((letter) => INVISIBLE.test(letter) || find(letter) !== undefined),
    shape: (text, base) => {
      const line: ShapedLine = { glyphs: [], advance: 0 };
      for (const run of orderRuns(text, base)) {
        const parts = splitByFont(run.text);
        for (const part of run.direction === 'rtl' ? parts.reverse() : parts)
          shapePart(line, part, run.direction);
      }
      return line;
    },
  };
}

const MARK = /\p{M}/u;
const INVISIBLE = /\p{Cf}/u;
