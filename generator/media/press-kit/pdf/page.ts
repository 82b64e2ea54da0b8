/**
 * A PDF of A4 pages that look as the site would print them: ink on white, hairlines, headings in the margin, data in
 * mono. Everything is tagged for screen readers. Lengths are in points. pdfkit is loaded with the first document that
 * no cache holds.
 */

import type PDFDocument from 'pdfkit';
import { PRINT } from '../../../model/theme/tokens.ts';

export type Doc = PDFKit.PDFDocument;
export type Part = PDFKit.PDFStructureElement;

/** TrueType files without axes, for names, running text, what is strong in it, and data. */
export interface PdfFonts {
  name: Uint8Array;
  text: Uint8Array;
  strong: Uint8Array;
  data: Uint8Array;
}

export interface PdfFacts {
  title: string;
  author: string;
  /** `en-US`. */
  language: string;
  /** The day that it was created, `YYYY-MM-DD`. */
  date: string;
  fonts: PdfFonts;
}

/** A document that is being written. */
export interface Pdf {
  doc: Doc;
  /** The root of its tags. */
  root: Part;
}

/** 18 mm at the sides, as the site's print stylesheet has it; the foot has room for its line. */
export const PAGE = { left: 51, top: 48, right: 544.28, bottom: 770, foot: 790 } as const;
export const WIDTH = PAGE.right - PAGE.left;

export async function openPdf(facts: PdfFacts): Promise<Pdf> {
  const { default: PdfKit }: { default: typeof PDFDocument } = await import('pdfkit');
  const doc = new PdfKit({
    size: 'A4',
    margins: { left: PAGE.left, top: PAGE.top, right: 841.89 - PAGE.right, bottom: 841.89 - PAGE.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: facts.language,
    // None of the fonts that readers are expected to have.
    font: '',
    info: {
      Title: facts.title,
      Author: facts.author,
      Producer: 'Liner',
      Creator: 'Liner',
      CreationDate: new Date(`${facts.date}T00:00:00Z`),
    },
  });
  for (const [name, font] of Object.entries(facts.fonts)) doc.registerFont(name, Buffer.from(font));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root };
}

/** Numbers the pages, and gives the file. */
export async function closePdf({ doc, root }: Pdf, foot: string): Promise<Uint8Array> {
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    drawLine(doc, PAGE.foot - 8);
    doc.markContent('Artifact', { type: 'Pagination' });
    setData(doc, 6.5).fillColor(PRINT.muted);
    doc.text(foot, PAGE.left, PAGE.foot, { lineBreak: false });
    const number = `${index + 1}/${count}`;
    doc.text(number, PAGE.right - doc.widthOfString(number), PAGE.foot, { lineBreak: false });
    doc.endMarkedContent();
  }
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}

export function setData(doc: Doc, size = 7.5): Doc {
  return doc.font('data').fontSize(size).fillColor(PRINT.ink);
}

/** A hairline, the whole width by default; not read aloud. */
export function drawLine(doc: Doc, y: number, left: number = PAGE.left, right: number = PAGE.right): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(PRINT.line).stroke();
  doc.endMarkedContent();
}

/** Adds an element and draws what it holds at once. */
export function add(parent: Part, doc: Doc, tag: string, draw: () => void): void {
  parent.add(doc.struct(tag, {}, draw));
}

/** Adds an element that holds others. */
export function addGroup(parent: Part, doc: Doc, tag: string): Part {
  const group = doc.struct(tag);
  parent.add(group);
  return group;
}
