/** Glyphs in documents of pdfkit, which itself only draws texts and finds their glyphs. */
import type { FontSource } from '../../../engine/media/text/shape.ts';
import type { Doc } from './paper.ts';

export interface PdfSource extends FontSource {
  /** Name in the document. */
  name: string;
}

/** Em from the left end of the line and its baseline. */
export interface PdfGlyph {
  id: number;
  /** The copied text. */
  text: string;
  x: number;
  y: number;
  /** Thousandths of an em, if it differs from the font. */
  width?: number;
}

interface GlyphStyle {
  /** Points from the left edge of the page. */
  origin: number;
  /** Points from the top. */
  baseline: number;
  size: number;
  font: PdfSource;
  isOblique: boolean;
  link?: string | undefined;
}

const OBLIQUE = 10;

/** The current font of pdfkit, which its types lack. */
interface WithFont {
  _font: EmbeddedFont;
}

interface EmbeddedFont {
  font: { unitsPerEm: number; getGlyph(id: number): { advanceWidth: number } };
  /** The glyphs that are embedded, by their numbers in the document. */
  subset: { glyphs: number[] };
  /** Widths of glyphs by their numbers in the document, in thousandths of an em, and the copied text. */
  widths: number[];
  unicode: number[][];
  encode(text: string): [glyphs: string[], positions: Position[]];
  widthOfString(text: string): number;
}

/** Thousandths of an em. */
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

/** The number of a glyph, one for each text that it stands for: mirrored brackets and shared shapes are copied correctly. */
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

/** Rounds to a hundredth of a thousandth of an em, so that rounding errors of sums vanish. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
