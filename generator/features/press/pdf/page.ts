/**
 * PDF documents in the look of the site, of A4 pages with ink on white if they need nothing else: its fonts, its rules, and where its headings are.
 * Everything is tagged for screen readers. Lengths are in points. pdfkit and HarfBuzz are loaded with the first document
 * that is not cached.
 */

import type PDFDocument from 'pdfkit';
import { type Direction, directionOf } from '../../../engine/lib/direction.ts';
import { isolateParts } from '../../../engine/lib/isolate.ts';
import type { PdfStyle } from '../../../site/schema/pdf-style.ts';
import { PRINT } from '../../../site/theme/tokens.ts';
import { infoOf, writeMetadata } from './metadata.ts';
import { type Doc, PAGE, type Paper, type Part, type PdfFonts } from './paper.ts';
import type { Typesetter } from './typesetter.ts';

export interface PdfFacts {
  /** `One-sheet`. */
  label: string;
  artist: string;
  /** `en-US`. */
  language: string;
  /** Time of creation; undefined to leave it out. */
  created: Date | undefined;
  fonts: PdfFonts;
  style: PdfStyle;
  /** A4 by default. */
  paper?: Paper | undefined;
  /** The colour of texts: ink on white by default. */
  ink?: string | undefined;
}

/** A document that is being written. */
export interface Pdf {
  doc: Doc;
  /** The root of its tags. */
  root: Part;
  /** The reading direction of the document. */
  direction: Direction;
  /** `en-US`. */
  language: string;
  style: PdfStyle;
  paper: Paper;
  /** The colour of texts. */
  ink: string;
  typesetter: Typesetter;
}

/** Points; heavier rules are in ink. */
const HAIRLINE = 0.5;

export async function openPdf(facts: PdfFacts): Promise<Pdf> {
  const direction = directionOf(facts.language);
  const { default: PdfKit }: { default: typeof PDFDocument } = await import('pdfkit');
  const { listSources, openTypesetter } = await import('./typesetter.ts');
  const { artist, label, created, paper = PAGE } = facts;
  const title = isolateParts(direction, (keep) => `${keep(artist)} – ${keep(label)}`);
  const metadata = { title, author: artist, created };
  const doc = new PdfKit({
    size: [paper.width, paper.height],
    margins: {
      ...{ left: paper.left, right: paper.width - paper.right },
      ...{ top: paper.top, bottom: paper.height - paper.bottom },
    },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: facts.language,
    // No standard font.
    font: '',
    info: infoOf(metadata),
  });
  writeMetadata(doc, metadata);
  const sources = listSources(facts.fonts, facts.style);
  for (const { name, file } of Object.values(sources).flat()) doc.registerFont(name, Buffer.from(file));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const { language, style, ink = PRINT.ink } = facts;
  const typesetter = await openTypesetter(sources, paper);
  return { doc, root, direction, language, style, paper, ink, typesetter };
}

/** A rule across the page, if the look has any; not read aloud. */
export function drawRule(
  { doc, ink, paper, style: { rule } }: Pdf,
  y: number,
  line: string = PRINT.line,
): void {
  if (rule === 0) return;
  doc.markContent('Artifact', { type: 'Layout' });
  const color = rule > HAIRLINE ? ink : line;
  doc.moveTo(paper.left, y).lineTo(paper.right, y).lineWidth(rule).strokeColor(color).stroke();
  doc.endMarkedContent();
}

/** Adds an element for others. @param lang the language of its texts, if it differs from the document */
export function addGroup(parent: Part, doc: Doc, tag: string, lang?: string): Part {
  const group = doc.struct(tag, lang === undefined ? {} : { lang });
  parent.add(group);
  return group;
}
