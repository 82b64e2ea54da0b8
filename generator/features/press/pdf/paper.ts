/** Measures and fonts of pages. Lengths are in points. */

import type { FontInstance } from '../../../engine/media/fonts/instance.ts';

export type Doc = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

/** The faces: names, running text, strong text and data. */
export type Face = 'name' | 'text' | 'strong' | 'data';

/** The files of each face, the most wanted first. */
export interface PdfFonts extends Record<Face, readonly FontInstance[]> {
  /** Fonts of Arabic letters, if a document has any; data uses those of running text. */
  arabic?: Record<Exclude<Face, 'data'>, readonly FontInstance[]> | undefined;
}

/** The size of pages, and the edges of their texts. */
export interface Paper {
  width: number;
  height: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A4 with 18 mm at the sides, as the site's print stylesheet has it; the foot has room for its line. */
export const PAGE = {
  ...{ width: 595.28, height: 841.89 },
  ...{ left: 51, top: 48, right: 544.28, bottom: 770, foot: 790 },
} as const;
export const WIDTH = PAGE.right - PAGE.left;
