/** Drawing and measuring of texts. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft, isolate, withoutMarks } from '../../../engine/lib/isolate.ts';
import type { Pdf } from './page.ts';
import type { Face, Part } from './paper.ts';
import type { Paragraph } from './typesetter.ts';

interface Style {
  face: Face;
  size: number;
  /** Colour of the document by default. */
  color?: string;
}

/** A column of text, in points from the left edge of the page. */
export interface Column {
  left: number;
  width: number;
  /** `ltr` for lines that start at the left. */
  direction: Direction;
}

interface TextOptions {
  lineGap?: number;
  /** One line, however long it is. */
  isLine?: boolean;
  /** The direction of the text: `ltr` for numbers, codes and addresses; by default that of its letters. */
  base?: Direction;
  link?: string;
  /** True for lines in the middle of the column. */
  isCentred?: boolean;
}

/** A column at `x` from the side that lines start at. */
export function columnAt({ direction, paper }: Pdf, x: number, width: number): Column {
  return { left: direction === 'rtl' ? paper.left + paper.right - x - width : x, width, direction };
}

/** A column indented at the start of its lines. */
export function indent({ left, width, direction }: Column, by: number): Column {
  return { left: direction === 'ltr' ? left + by : left, width: width - by, direction };
}

/** Returns true for texts with Arabic letters, digits or signs; `؟` belongs to several scripts. */
export function hasArabic(text: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(text) || hasRightToLeft(text);
}

/** The width of a line, in points. */
export function measureText({ typesetter }: Pdf, text: string, { face, size }: Style): number {
  return typesetter.measure(text, face) * size;
}

/** Shrinks a text if the line is longer than its room. */
export function shrink(pdf: Pdf, text: string, { face, size }: Style, room: number) {
  return { face, size: Math.min(size, (size * room) / measureText(pdf, text, { face, size })) };
}

/** Adds an element with a text. Returns the y below it. */
export function addText(pdf: Pdf, parent: Part, tag: string, text: string, style: TextStyle): number {
  addDrawn(pdf, parent, tag, [text], () => drawText(pdf, text, style));
  return pdf.doc.y;
}

/** Adds an element with its drawing. It contains Arabic texts for screen readers, as those on the page are in visual order. */
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

type TextStyle = Style & { column: Column; y: number } & TextOptions;

/** Draws a text and moves `pdf.doc.y` below it. */
export function drawText(pdf: Pdf, text: string, style: TextStyle): void {
  pdf.doc.y = pdf.typesetter.draw(pdf.doc, paragraphOf(pdf, text, style));
}

/** The height of the same text, however much of a page that is. */
export function heightOfText(pdf: Pdf, text: string, style: TextStyle): number {
  return pdf.typesetter.height(paragraphOf(pdf, text, style));
}

function paragraphOf(
  pdf: Pdf,
  text: string,
  {
    face,
    size,
    color = pdf.ink,
    column: { left, width, direction },
    y,
    lineGap = 0,
    isLine = false,
    base,
    link,
    isCentred = false,
  }: TextStyle,
): Paragraph {
  const isMixed = base === undefined && (hasRightToLeft(text) || text !== withoutMarks(text));
  return {
    texts: [{ text: isMixed ? isolate(text, direction) : text, face }],
    ...{ left, top: y, width, start: isCentred ? 'middle' : direction },
    ...{ base: base ?? (isMixed ? direction : 'ltr'), size, color, lineGap, isLine, isSnug: false, link },
  };
}
