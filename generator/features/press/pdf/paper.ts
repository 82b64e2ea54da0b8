/** Measures and fonts of pages. Lengths are in points. */

export type Doc = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

/** The faces: names, running text, strong text and data. */
export type Face = 'name' | 'text' | 'strong' | 'data';

/** TrueType files without axes. */
export interface PdfFonts extends Record<Face, Uint8Array> {
  /** For Arabic letters, if a document has any; data uses those of running text. */
  arabic?: Record<Exclude<Face, 'data'>, Uint8Array> | undefined;
}

/** 18 mm at the sides, as the site's print stylesheet has it; the foot has room for its line. */
export const PAGE = { left: 51, top: 48, right: 544.28, bottom: 770, foot: 790 } as const;
export const WIDTH = PAGE.right - PAGE.left;
