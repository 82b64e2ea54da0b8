/** Documents of several sections, the biography and the technical rider: running text from page to page. */
import { VERSION } from 'liner:version';
import type { Block, Span } from '../../../content/types.ts';
import { PRINT } from '../../../model/theme/tokens.ts';
import { BODY, drawHead, drawHeading } from './headings.ts';
import {
  add,
  addGroup,
  closePdf,
  type Doc,
  openPdf,
  PAGE,
  type Part,
  type Pdf,
  type PdfFacts,
  setData,
} from './page.ts';

export interface Section {
  title: string;
  /** Data below the title. */
  note: string;
  blocks: Block[];
}

/** Changes with the code that decides about the bytes. */
export const SECTIONS_VERSION = VERSION;

const SIZE = 10;
const LINE_GAP = 3.6;
const INDENT = 14;
/** A heading with less below it than this begins the next page. */
const LEAST = 96;

export interface SectionedDocument {
  /** `Biography`. */
  label: string;
  artist: string;
  /** Facts about the artist, in a line. */
  facts: string;
  sections: Section[];
  foot: string;
}

export async function writeDocument(
  { label, artist, facts: known, sections, foot }: SectionedDocument,
  facts: Omit<PdfFacts, 'title' | 'author'>,
): Promise<Uint8Array> {
  const pdf = await openPdf({ ...facts, title: `${artist} – ${label}`, author: artist });
  drawSections(pdf, sections, drawHead(pdf, { label, artist, facts: known, size: 64 }));
  return closePdf(pdf, foot);
}

/** A text split at its headings; what comes before the first goes under `title`. */
export function splitSections(blocks: readonly Block[], title: string): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const words = block.spans.map(({ text }) => text).join('');
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ title: words, note: '', blocks: [] });
    else if (last) last.blocks.push(block);
    else sections.push({ title, note: '', blocks: [block] });
  }
  return sections;
}

/** Sections one below the other from `y` on; gives the y below the last. */
function drawSections(pdf: Pdf, sections: readonly Section[], y: number): number {
  let next = y;
  for (const section of sections) {
    if (next > PAGE.bottom - LEAST) {
      pdf.doc.addPage();
      next = PAGE.top;
    }
    next = drawSection(pdf, section, next);
  }
  return next;
}

function drawSection(pdf: Pdf, { title, note, blocks }: Section, y: number): number {
  const { doc } = pdf;
  const page = doc.bufferedPageRange().count;
  const { part, top, end } = drawHeading(pdf, { title, note, y });
  drawBlocks(doc, part, blocks, top);
  const hasTurned = doc.bufferedPageRange().count > page;
  return Math.max(doc.y, hasTurned ? 0 : end) + 16;
}

/** Blocks in the column of text. */
function drawBlocks(doc: Doc, part: Part, blocks: readonly Block[], y: number): void {
  let list: Part | undefined;
  doc.y = y;
  for (const [index, block] of blocks.entries()) {
    const isItem = block.kind === 'item';
    list = isItem ? (list ?? addGroup(part, doc, 'L')) : undefined;
    if (index > 0) doc.y += isItem && blocks[index - 1]?.kind === 'item' ? 2.5 : 6.5;
    if (list) drawItem(doc, list, block);
    else
      drawSpans(doc, part, block.kind === 'heading' ? 'H3' : 'P', block.spans, 0, block.kind === 'heading');
  }
}

function drawItem(doc: Doc, list: Part, { marker, level, spans }: Block): void {
  const item = addGroup(list, doc, 'LI');
  const indent = INDENT * (level + 1) + (marker.length > 2 ? 6 : 0);
  keepLine(doc);
  const { y } = doc;
  setData(doc, SIZE - 2);
  add(item, doc, 'Lbl', () => doc.text(marker, BODY.left + INDENT * level, y + 1.5, { lineBreak: false }));
  doc.y = y;
  drawSpans(doc, item, 'LBody', spans, indent, false);
}

function drawSpans(
  doc: Doc,
  part: Part,
  tag: string,
  spans: readonly Span[],
  indent: number,
  isStrong: boolean,
): void {
  keepLine(doc);
  const { y } = doc;
  doc.fontSize(SIZE).fillColor(PRINT.ink);
  const width = BODY.width - indent;
  add(part, doc, tag, () => {
    for (const [index, { text, strong, emphasis }] of spans.entries()) {
      const options = {
        width,
        lineGap: LINE_GAP,
        oblique: emphasis ? 10 : false,
        continued: index < spans.length - 1,
      };
      doc.font(strong || isStrong ? 'strong' : 'text');
      if (index === 0) doc.text(text, BODY.left + indent, y, options);
      else doc.text(text, options);
    }
  });
}

/** Begins a new page where not even two lines fit this one. */
function keepLine(doc: Doc): void {
  if (doc.y + 2 * (SIZE + LINE_GAP) > PAGE.bottom) doc.addPage();
}
