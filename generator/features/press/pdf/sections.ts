/** Documents of several sections, the biography and the technical rider: running text from page to page. */
import { VERSION } from 'liner:version';
import type { Block, Span } from '../../../engine/content/types.ts';
import type { Direction } from '../../../engine/lib/direction.ts';
import { directionOfText, hasRightToLeft } from '../../../engine/lib/isolate.ts';
import { bodyOf, closePdf, drawHead, drawHeading } from './layout.ts';
import { addGroup, openPdf, type Pdf, type PdfFacts } from './page.ts';
import { PAGE, type Part } from './paper.ts';
import { addDrawn, type Column, columnAt, drawText, indent } from './text.ts';

export interface Section {
  title: string;
  /** Data below the title. */
  note: string;
  blocks: Block[];
  /** The direction of the text that it is part of. */
  direction: Direction;
}

/** Changes with the code that decides about the bytes. */
export const SECTIONS_VERSION = VERSION;

const SIZE = 10;
const LINE_GAP = 3.6;
const INDENT = 14;
/** A heading with less room below it starts the next page. */
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
  facts: Omit<PdfFacts, 'artist' | 'label'>,
): Promise<Uint8Array> {
  const pdf = await openPdf({ ...facts, artist, label });
  drawSections(pdf, sections, drawHead(pdf, { label, artist, facts: known, size: 64 }));
  return closePdf(pdf, foot);
}

/** The direction of a text, which may not be translated. @param around the direction of the document */
export function directionOfBlocks(blocks: readonly Block[], around: Direction): Direction {
  const text = blocks.map(wordsOf).join(' ');
  if (around === 'rtl' && hasRightToLeft(text)) return 'rtl';
  return directionOfText(text) ?? around;
}

/** A text split at its headings; the part before the first gets `title`. */
export function splitSections(blocks: readonly Block[], title: string, around: Direction): Section[] {
  const direction = directionOfBlocks(blocks, around);
  const sections: Section[] = [];
  for (const block of blocks) {
    const words = wordsOf(block);
    const last = sections.at(-1);
    if (block.kind === 'heading') sections.push({ title: words, note: '', blocks: [], direction });
    else if (last) last.blocks.push(block);
    else sections.push({ title, note: '', blocks: [block], direction });
  }
  return sections;
}

/** Sections one below the other from `y` on; returns the y below the last. */
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

function drawSection(pdf: Pdf, { title, note, blocks, direction }: Section, y: number): number {
  const { doc } = pdf;
  const page = doc.bufferedPageRange().count;
  const { part, top, end } = drawHeading(pdf, { title, note, y });
  const body = bodyOf(pdf);
  drawBlocks(pdf, part, blocks, { ...columnAt(pdf, body.x, body.width), direction }, top);
  const hasTurned = doc.bufferedPageRange().count > page;
  return Math.max(doc.y, hasTurned ? 0 : end) + 16;
}

/** Blocks in a column of text, from page to page. */
export function drawBlocks(
  pdf: Pdf,
  part: Part,
  blocks: readonly Block[],
  column: Column,
  y: number,
  size = SIZE,
): void {
  const { doc } = pdf;
  let list: Part | undefined;
  doc.y = y;
  for (const [index, block] of blocks.entries()) {
    const isItem = block.kind === 'item';
    list = isItem ? (list ?? addGroup(part, doc, 'L')) : undefined;
    if (index > 0) doc.y += isItem && blocks[index - 1]?.kind === 'item' ? 2.5 : 6.5;
    if (list) drawItem(pdf, list, block, column, size);
    else drawSpans(pdf, part, block.kind === 'heading' ? 'H3' : 'P', block, column, size);
  }
}

function drawItem(pdf: Pdf, list: Part, block: Block, column: Column, size: number): void {
  const { doc } = pdf;
  const { marker, level } = block;
  const item = addGroup(list, doc, 'LI');
  const before = indent(column, INDENT * level);
  keepLine(pdf, size);
  const { y } = doc;
  const style = { face: 'data', size: size - 2, isLine: true, base: column.direction } as const;
  addDrawn(pdf, item, 'Lbl', [marker], () => drawText(pdf, marker, { ...style, column: before, y: y + 1.5 }));
  doc.y = y;
  drawSpans(pdf, item, 'LBody', block, indent(before, INDENT + (marker.length > 2 ? 6 : 0)), size);
}

function drawSpans(
  pdf: Pdf,
  part: Part,
  tag: string,
  { kind, spans }: Block,
  column: Column,
  size: number,
): void {
  const { doc } = pdf;
  keepLine(pdf, size);
  const { y } = doc;
  const faceOf = ({ strong }: Span) => (strong || kind === 'heading' ? 'strong' : 'text');
  const texts = spans.map(({ text }) => text);
  addDrawn(pdf, part, tag, texts, () => {
    const { left, width, direction } = column;
    doc.y = pdf.typesetter.draw(doc, {
      texts: spans.map((span) => ({ text: span.text, face: faceOf(span), isOblique: span.emphasis })),
      ...{ left, top: y, width, isLine: false, isSnug: false, size, color: pdf.ink },
      ...{
        start: direction,
        base: texts.some(hasRightToLeft) ? direction : 'ltr',
        lineGap: LINE_GAP * (size / SIZE),
      },
    });
  });
}

function wordsOf({ spans }: Block): string {
  return spans.map(({ text }) => text).join('');
}

/** Starts a new page if not even two lines fit this one. */
function keepLine({ doc, paper }: Pdf, size: number): void {
  if (doc.y + 2 * (size + LINE_GAP * (size / SIZE)) > paper.bottom) doc.addPage();
}
