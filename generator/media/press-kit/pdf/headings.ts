/** Names as large as on a sleeve, and headings in the margin under a hairline. */
import { PRINT } from '../../../model/theme/tokens.ts';
import { add, addGroup, drawLine, PAGE, type Part, type Pdf, setData, WIDTH } from './page.ts';

/** Headings are set in a margin of their own, text beside it. */
export const BODY = { left: PAGE.left + 125, width: WIDTH - 125 } as const;
const MARGIN_WIDTH = 110;

/** A name as large as the sleeve has it, as wide as `width` at most while it stays large; gives the y below it. */
export function drawName(
  { doc }: Pdf,
  parent: Part,
  {
    text,
    x,
    y,
    width,
    size,
    least,
  }: { text: string; x: number; y: number; width: number; size: number; least: number },
  tag = 'H1',
): number {
  doc.font('name');
  const widest = Math.max(...text.split(' ').map((word) => doc.fontSize(100).widthOfString(word))) / 100;
  const whole = doc.fontSize(100).widthOfString(text) / 100;
  // On one line where that is large enough; else smaller, with no word broken.
  const isLine = whole * least <= width;
  const chosen = Math.min(isLine ? size : least * 1.2, (width / (isLine ? whole : widest)) * 0.98);
  doc.fontSize(chosen).fillColor(PRINT.ink);
  const options = { width, characterSpacing: chosen * -0.03, lineGap: chosen * -0.16 };
  add(parent, doc, tag, () => doc.text(text, x - chosen * 0.05, y, options));
  return doc.y;
}

/** Draws the head of a document: its kind, the artist's name, and facts. Returns the y below. */
export function drawHead(
  pdf: Pdf,
  { label, artist, facts, size }: { label: string; artist: string; facts: string; size: number },
): number {
  const { doc, root } = pdf;
  setData(doc);
  add(root, doc, 'P', () => doc.text(label, PAGE.left, PAGE.top));
  const below = drawName(pdf, root, {
    text: artist,
    x: PAGE.left,
    y: PAGE.top + 18,
    width: WIDTH,
    size,
    least: 30,
  });
  if (!facts) return below + 12;
  setData(doc).fillColor(PRINT.muted);
  add(root, doc, 'P', () => doc.text(facts, PAGE.left, below + 12, { width: WIDTH }));
  return doc.y + 14;
}

/** A heading in the margin under a hairline, with a note below it. Gives the part, and the ys of text and note's end. */
export function drawHeading(
  { doc, root }: Pdf,
  { title, note, y }: { title: string; note: string; y: number },
): { part: Part; top: number; end: number } {
  drawLine(doc, y);
  const part = addGroup(root, doc, 'Sect');
  doc.font('strong').fontSize(10.5).fillColor(PRINT.ink);
  add(part, doc, 'H2', () => doc.text(title, PAGE.left, y + 11, { width: MARGIN_WIDTH, lineGap: 1 }));
  if (note) {
    setData(doc).fillColor(PRINT.muted);
    add(part, doc, 'P', () => doc.text(note, PAGE.left, doc.y + 4, { width: MARGIN_WIDTH }));
  }
  return { part, top: y + 11, end: doc.y };
}
