/** The end of a document. */
import { PRINT } from '../../../site/theme/tokens.ts';
import { drawLine, type Pdf } from './page.ts';
import { PAGE, WIDTH } from './paper.ts';
import { columnAt, drawText, measureText } from './text.ts';

/** Numbers the pages, and gives the file. */
export async function closePdf(pdf: Pdf, foot: string): Promise<Uint8Array> {
  const { doc, root } = pdf;
  root.end();
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    drawLine(doc, PAGE.foot - 8);
    doc.markContent('Artifact', { type: 'Pagination' });
    const style = { face: 'data', size: 6.5, color: PRINT.muted, y: PAGE.foot, isLine: true } as const;
    drawText(pdf, foot, { ...style, column: columnAt(pdf, PAGE.left, WIDTH) });
    const number = `${index + 1}/${count}`;
    const width = measureText(pdf, number, style);
    drawText(pdf, number, { ...style, column: columnAt(pdf, PAGE.right - width, width), base: 'ltr' });
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
