/** Running text on paper: paragraphs, lists and headings, from page to page. */
import type { Block, Span } from '../../content/types.ts';
import { BODY, drawHeading } from './head.ts';
import { add, addGroup, type Doc, INK, PAGE, type Paper, type Part, setData } from './paper.ts';

export interface Section {
  title: string;
  /** Data below the title. */
  note: string;
  blocks: Block[];
}

const SIZE = 10;
const LINE_GAP = 3.6;
const INDENT = 14;
/** A heading with less below it than this begins the next page. */
const LEAST = 96;

/** Sections one below the other from `y` on; gives the y below the last. */
export function drawSections(paper: Paper, sections: readonly Section[], y: number): number {
  let next = y;
  for (const section of sections) {
    if (next > PAGE.bottom - LEAST) {
      paper.doc.addPage();
      next = PAGE.top;
    }
    next = drawSection(paper, section, next);
  }
  return next;
}

function drawSection(paper: Paper, { title, note, blocks }: Section, y: number): number {
  const { doc } = paper;
  const page = doc.bufferedPageRange().count;
  const { part, top, end } = drawHeading(paper, { title, note, y });
  drawBlocks(doc, part, blocks, top);
  const hasTurned = doc.bufferedPageRange().count > page;
  return Math.max(doc.y, hasTurned ? 0 : end) + 16;
}

/** Blocks in the column of text. */
export function drawBlocks(doc: Doc, part: Part, blocks: readonly Block[], y: number): void {
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
  doc.fontSize(SIZE).fillColor(INK);
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
