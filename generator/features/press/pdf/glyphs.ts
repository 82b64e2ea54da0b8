/** Glyphs in pdfkit's documents: it draws texts alone, and finds the glyphs for them itself. */
import type { FontSource } from '../../../engine/media/text/shape.ts';
import type { Doc } from './paper.ts';

export interface PdfSource extends FontSource {
  /** What the document calls it. */
  name: string;
}

/** In em of the line, from its left end and its baseline. */
export interface PdfGlyph {
  /** Its number in the font. */
  id: number;
  /** What is copied. */
  text: string;
  x: number;
  y: number;
  /** In thousandths of an em, where it is not what the font says. */
  width?: number;
}

interface GlyphStyle {
  /** In points from the left edge of the page. */
  origin: number;
  /** In points from the top. */
  baseline: number;
  size: number;
  font: PdfSource;
  isOblique: boolean;
  link?: string | undefined;
}

const OBLIQUE = 10;

/** What pdfkit has of the font that is set; its types do not say so. */
interface WithFont {
  _font: EmbeddedFont;
}

interface EmbeddedFont {
  font: { unitsPerEm: number; getGlyph(id: number): { advanceWidth: number } };
  /** The glyphs that are embedded, by their numbers in the document. */
  subset: { glyphs: number[] };
  /** By the numbers of the glyphs in the document: how wide they are, in thousandths of an em, and what is copied. */
  widths: number[];
  unicode: number[][];
  encode(text: string): [glyphs: string[], positions: Position[]];
  widthOfString(text: string): number;
}

/** In thousandths of an em. */
interface Position {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

/** Draws glyphs of one font from left to right. */
export function drawGlyphs(
  doc: Doc,
  glyphs: readonly PdfGlyph[],
  { origin, baseline, size, font: source, isOblique, link }: GlyphStyle,
): void {
  const [first] = glyphs;
  if (!first) return;
  doc.font(source.name).fontSize(size * source.scale);
  const font = (doc as Doc & WithFont)._font;
  const { encode, widthOfString } = font;
  const numbers = glyphs.map((glyph) => embedGlyph(font, glyph));
  const positions = placeGlyphs(glyphs, (index) => font.widths[numbers[index] ?? 0] ?? 0, source.scale);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  font.encode = () => [numbers.map((number) => number.toString(16).padStart(4, '0')), positions];
  font.widthOfString = (_) => (width * size * source.scale) / 1000;
  const rise = doc.currentLineHeight();
  doc.text(glyphs.map(({ text }) => text).join(''), origin + first.x * size, baseline - rise, {
    lineBreak: false,
    baseline: -rise,
    oblique: isOblique ? OBLIQUE : false,
    ...(link ? { link } : {}),
  });
  Object.assign(font, { encode, widthOfString });
}

/**
 * Its number in the document. A glyph has one for each text that it stands for: brackets that are mirrored, and letters of which the
 * font has one shape, are copied as what they are.
 */
function embedGlyph({ font, subset, widths, unicode }: EmbeddedFont, { id, text, width }: PdfGlyph): number {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const known = subset.glyphs.findIndex(
    (glyph, number) => glyph === id && String(unicode[number]) === String(letters),
  );
  if (known >= 0) return known;
  const number = subset.glyphs.push(id) - 1;
  widths[number] = width ?? (font.getGlyph(id).advanceWidth * 1000) / font.unitsPerEm;
  unicode[number] = letters;
  return number;
}

function placeGlyphs(
  glyphs: readonly PdfGlyph[],
  widthOf: (index: number) => number,
  scale: number,
): Position[] {
  return glyphs.map(({ x, y }, index) => {
    const advanceWidth = widthOf(index);
    const next = glyphs[index + 1];
    const xAdvance = next ? round(((next.x - x) * 1000) / scale) : advanceWidth;
    return { xAdvance, xOffset: 0, yOffset: round((y * 1000) / scale), advanceWidth };
  });
}

/** To a hundredth of a thousandth of an em: what is left of a sum is none. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
