/** Typography of the PDF files of a look: ink on white in all of them, in one order. */
export interface PdfStyle {
  /** Headings of sections are beside their text, or over it. */
  headings: 'margin' | 'above';
  /** The weight of rules in points; 0 for none. */
  rule: number;
  /** Alignment of the head. */
  align: 'start' | 'middle';
  /** Sets names in capitals. */
  capitals: boolean;
  /** Between lines of names, and after each of their letters, in em. */
  leading: number;
  tracking: number;
  /** The size of the look's letters in texts beside those of Archivo, which are large. */
  scale: number;
  /** Added to spaces of data that is read from right to left, in em: those of monospaced fonts are as wide as letters. */
  spacing: number;
}

export const SLEEVE_PDF: PdfStyle = {
  headings: 'margin',
  rule: 0.5,
  align: 'start',
  capitals: false,
  leading: -0.16,
  tracking: -0.03,
  scale: 1,
  spacing: -0.25,
};
