/** Texts on the page: by pdfkit alone where all letters are Latin, as most are, else by the typesetter. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft, isolate, withoutMarks } from '../../../engine/lib/isolate.ts';
import { PRINT } from '../../../site/theme/tokens.ts';
import type { Pdf } from './page.ts';
import { type Face, PAGE, type Part } from './paper.ts';
import type { Typesetter } from './typesetter.ts';

export interface Style {
  face: Face;
  size: number;
  /** Ink, unless it is said. */
  color?: string;
}

/** Where lines begin and end, in points from the left edge of the page. */
export interface Column {
  left: number;
  width: number;
  /** Of lines that begin at the left: `ltr`. */
  direction: Direction;
}

export interface TextOptions {
  lineGap?: number;
  /** One line, however long it is. */
  isLine?: boolean;
  /** The direction of the text: numbers, codes and addresses are read from left to right wherever they are. Missing: as its letters say. */
  base?: Direction;
  link?: string;
}

/** A column as far from the right on pages that are read from right to left as it is from the left on the others. */
export function columnAt({ direction }: Pdf, x: number, width: number): Column {
  return { left: direction === 'rtl' ? PAGE.left + PAGE.right - x - width : x, width, direction };
}

/** Without some points where its lines begin. */
export function indent({ left, width, direction }: Column, by: number): Column {
  return { left: direction === 'ltr' ? left + by : left, width: width - by, direction };
}

export function setStyle({ doc }: Pdf, { face, size, color }: Style): void {
  doc.font(face).fontSize(size).fillColor(PRINT.ink);
  if (color) doc.fillColor(color);
}

/** Whether the texts are more than pdfkit can set. */
export function isShaped(pdf: Pdf, texts: readonly string[]): pdf is Pdf & { typesetter: Typesetter } {
  return pdf.typesetter !== undefined && (pdf.direction === 'rtl' || texts.some(hasArabic));
}

/** Letters, digits or signs: `؟` is a sign of several scripts. */
export function hasArabic(text: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(text) || hasRightToLeft(text);
}

/** The width of a line, in points. */
export function measureText(pdf: Pdf, text: string, { face, size }: Style): number {
  if (isShaped(pdf, [text])) return pdf.typesetter.measure(text, face) * size;
  return pdf.doc.font(face).fontSize(size).widthOfString(text);
}

/** Adds an element that holds a text; gives the y below it. */
export function addText(
  pdf: Pdf,
  parent: Part,
  tag: string,
  text: string,
  style: Style & { column: Column; y: number } & TextOptions,
): number {
  setStyle(pdf, style);
  addDrawn(pdf, parent, tag, [text], () => drawText(pdf, text, style));
  return pdf.doc.y;
}

/** Adds an element with what is drawn at once. Those who listen to the file hear texts that are shaped as they are, in their order. */
export function addDrawn(
  pdf: Pdf,
  parent: Part,
  tag: string,
  texts: readonly string[],
  draw: () => void,
): void {
  const actual = isShaped(pdf, texts) ? { actual: withoutMarks(texts.join('')) } : {};
  parent.add(pdf.doc.struct(tag, actual, draw));
}

/** Draws a text in the style that is set. */
export function drawText(
  pdf: Pdf,
  text: string,
  {
    face,
    size,
    color = PRINT.ink,
    column,
    y,
    lineGap = 0,
    isLine = false,
    base,
    link,
  }: Style & { column: Column; y: number } & TextOptions,
): void {
  const { left, width, direction } = column;
  if (isShaped(pdf, [text])) {
    const isMixed = base === undefined && (hasRightToLeft(text) || text !== withoutMarks(text));
    pdf.doc.y = pdf.typesetter.draw(pdf.doc, {
      texts: [{ text: isMixed ? isolate(text, direction) : text, face }],
      ...{ left, top: y, width, start: direction, base: base ?? (isMixed ? direction : 'ltr') },
      ...{ size, color, lineGap, isLine, isSnug: false, link },
    });
    return;
  }
  const target = link === undefined ? {} : { link };
  pdf.doc.text(text, left, y, isLine ? { lineBreak: false, ...target } : { width, lineGap, ...target });
}
