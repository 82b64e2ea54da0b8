/** The head, headings and foot of a document: large names, and headings beside their texts or over them. */

import { hasRightToLeft, isolate } from '../../../engine/lib/isolate.ts';
import { toCapitals } from '../../../engine/lib/letters.ts';
import { PRINT } from '../../../site/theme/tokens.ts';
import { addGroup, drawRule, type Pdf } from './page.ts';
import { PAGE, type Part, WIDTH } from './paper.ts';
import { addDrawn, addText, columnAt, drawText, measureText } from './text.ts';

/** The column of text beside the margin of headings, and below its heading. */
const BODY = {
  margin: { x: PAGE.left + 125, width: WIDTH - 125 },
  above: { x: PAGE.left, width: WIDTH - 90 },
} as const;
const MARGIN_WIDTH = 110;

/** The column of texts. */
export function bodyOf({ style }: Pdf): { x: number; width: number } {
  return BODY[style.headings];
}

/** Draws a large name, no wider than `width`. Returns the y below it. */
export function drawName(
  pdf: Pdf,
  parent: Part,
  {
    text: name,
    x,
    y,
    width,
    size,
    least,
    isCentred = false,
    color = pdf.ink,
  }: {
    text: string;
    x: number;
    y: number;
    width: number;
    size: number;
    least: number;
    isCentred?: boolean;
    color?: string;
  },
  tag = 'H1',
): number {
  const { doc, direction, language, style } = pdf;
  const text = style.capitals ? toCapitals(name, language) : name;
  const measure = (words: string) => measureText(pdf, words, { face: 'name', size: 100 }) / 100;
  const widest = Math.max(...text.split(' ').map(measure));
  const whole = measure(text);
  // On one line if that is large enough; otherwise smaller, with no word broken.
  const isLine = whole * least <= width;
  const chosen = Math.min(isLine ? size : least * 1.2, (width / (isLine ? whole : widest)) * 0.98);
  addDrawn(pdf, parent, tag, [text], () => {
    doc.y = pdf.typesetter.draw(doc, {
      texts: [{ text: isolate(text, direction), face: 'name' }],
      ...{ left: columnAt(pdf, x, width).left, top: y, width, isLine: false, isSnug: true },
      ...{ start: isCentred ? 'middle' : direction, base: hasRightToLeft(text) ? direction : 'ltr' },
      ...{ size: chosen, color, lineGap: chosen * style.leading },
    });
  });
  return doc.y;
}

/** Draws the head of a document: its kind, the artist's name, and facts. Returns the y below. */
export function drawHead(
  pdf: Pdf,
  { label, artist, facts, size }: { label: string; artist: string; facts: string; size: number },
): number {
  const { root } = pdf;
  const column = columnAt(pdf, PAGE.left, WIDTH);
  const isCentred = pdf.style.align === 'middle';
  addText(pdf, root, 'P', label, { face: 'data', size: 7.5, column, y: PAGE.top, isCentred });
  const below = drawName(pdf, root, {
    text: artist,
    x: PAGE.left,
    y: PAGE.top + 18,
    width: WIDTH,
    size,
    least: 30,
    isCentred,
  });
  if (!facts) return below + 12;
  const style = { face: 'data', size: 7.5, color: PRINT.muted, isCentred } as const;
  return addText(pdf, root, 'P', facts, { ...style, column, y: below + 12 }) + 14;
}

/** Draws a heading under a rule, with a note below it. Returns the part, the y of its text and that below the note. */
export function drawHeading(
  pdf: Pdf,
  { title, note, y }: { title: string; note: string; y: number },
): { part: Part; top: number; end: number } {
  const { doc, root } = pdf;
  drawRule(pdf, y);
  const part = addGroup(root, doc, 'Sect');
  const isBeside = pdf.style.headings === 'margin';
  const column = columnAt(pdf, PAGE.left, isBeside ? MARGIN_WIDTH : WIDTH);
  let end = addText(pdf, part, 'H2', title, { face: 'strong', size: 10.5, column, y: y + 11, lineGap: 1 });
  if (note) {
    const style = { face: 'data', size: 7.5, color: PRINT.muted } as const;
    end = addText(pdf, part, 'P', note, { ...style, column, y: end + 4 });
  }
  return { part, top: isBeside ? y + 11 : end + 5, end };
}

/** Numbers the pages and returns the file. */
export async function closePdf(pdf: Pdf, foot: string): Promise<Uint8Array> {
  const { doc } = pdf;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    drawRule(pdf, PAGE.foot - 8);
    doc.markContent('Artifact', { type: 'Pagination' });
    const style = { face: 'data', size: 6.5, color: PRINT.muted, y: PAGE.foot, isLine: true } as const;
    drawText(pdf, foot, { ...style, column: columnAt(pdf, PAGE.left, WIDTH) });
    const number = `${index + 1}/${count}`;
    const width = measureText(pdf, number, style);
    drawText(pdf, number, { ...style, column: columnAt(pdf, PAGE.right - width, width), base: 'ltr' });
    doc.endMarkedContent();
  }
  return endPdf(pdf);
}

/** Adds the code of an address, black on white. */
export function drawCode(
  { doc, root }: Pdf,
  { code, url }: { code: { path: string; side: number }; url: string },
  { left, top, size }: { left: number; top: number; size: number },
): void {
  root.add(
    doc.struct('Figure', { alt: url }, () => {
      doc.rect(left, top, size, size).fill('#ffffff');
      doc.save().translate(left, top);
      doc
        .scale(size / code.side)
        .path(code.path)
        .fill('#000000')
        .restore();
    }),
  );
}

/** Returns the file. */
export async function endPdf({ doc, root }: Pdf): Promise<Uint8Array> {
  root.end();
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.end();
  });
}
