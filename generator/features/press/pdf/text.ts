/** Texts on the page. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft, isolate, withoutMarks } from '../../../engine/lib/isolate.ts';
import { PRINT } from '../../../site/theme/tokens.ts';
import type { Pdf } from './page.ts';
import { type Face, PAGE, type Part } from './paper.ts';

interface Style {
  face: Face;
  size: number;
  /** Ink by default. */
  color?: string;
}

/** Where lines begin and end, in points from the left edge of the page. */
export interface Column {
  left: number;
  width: number;
  /** Of lines that begin at the left: `ltr`. */
  direction: Direction;
}

interface TextOptions {
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

/** Letters, digits or signs: `؟` is a sign of several scripts. */
export function hasArabic(text: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(text) || hasRightToLeft(text);
}

/** The width of a line, in points. */
export function measureText({ typesetter }: Pdf, text: string, { face, size }: Style): number {
  return typesetter.measure(text, face) * size;
}

/** Adds an element that holds a text; gives the y below it. */
export function addText(
  pdf: Pdf,
  parent: Part,
  tag: string,
  text: string,
  style: Style & { column: Column; y: number } & TextOptions,
): number {
  addDrawn(pdf, parent, tag, [text], () => drawText(pdf, text, style));
  return pdf.doc.y;
}

/** Adds an element with what is drawn at once. Screen readers take Arabic texts from it: those on the page are in visual order. */
export function addDrawn(
  pdf: Pdf,
  parent: Part,
  tag: string,
  texts: readonly string[],
  draw: () => void,
): void {
  const isVisual = pdf.direction === 'rtl' || texts.some(hasArabic);
  const actual = isVisual ? { actual: withoutMarks(texts.join('')) } : {};
  parent.add(pdf.doc.struct(tag, actual, draw));
}

/** Draws a text; `pdf.doc.y` is below it then. */
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
  const isMixed = base === undefined && (hasRightToLeft(text) || text !== withoutMarks(text));
  pdf.doc.y = pdf.typesetter.draw(pdf.doc, {
    texts: [{ text: isMixed ? isolate(text, direction) : text, face }],
    ...{ left, top: y, width, start: direction, base: base ?? (isMixed ? direction : 'ltr') },
    ...{ size, color, lineGap, isLine, isSnug: false, link },
  });
}
