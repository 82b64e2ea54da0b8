/** The catalogue of works: a row for each, with its length and year at the end of the line, and whom to ask. */
import { PRINT } from '../../../site/theme/tokens.ts';
import type { PrintedGenre, PrintedWork } from '../../works/catalogue.ts';
import { bodyOf, closePdf, drawHead, drawHeading } from './layout.ts';
import { type ContactRow, drawRows, rowsHeight } from './one-sheet.ts';
import { addGroup, openPdf, type Pdf, type PdfFacts } from './page.ts';
import { PAGE, type Part } from './paper.ts';
import { addText, columnAt, heightOfText, measureText } from './text.ts';

export interface Catalogue {
  label: string;
  artist: string;
  /** Facts about the artist, in a line. */
  facts: string;
  genres: PrintedGenre[];
  contact: string;
  contacts: ContactRow[];
  foot: string;
}

const TITLE = { face: 'strong', size: 11.5, lineGap: 1 } as const;
const FORCES = { face: 'text', size: 9.5, lineGap: 2 } as const;
const DATA = { face: 'data', size: 7.5 } as const;
const TERM = { face: 'data', size: 6.5, color: PRINT.muted, lineGap: 2.4 } as const;
const DETAIL = { face: 'text', size: 8.5, lineGap: 2.4 } as const;
/** The width of terms before their texts. */
const TERMS = 95;
const GAP = 16;

export async function writeCataloguePdf(
  { label, artist, facts: known, genres, contact, contacts, foot }: Catalogue,
  facts: Omit<PdfFacts, 'artist' | 'label'>,
): Promise<Uint8Array> {
  const pdf = await openPdf({ ...facts, artist, label });
  let y = drawHead(pdf, { label, artist, facts: known, size: 64 });
  for (const genre of genres) y = drawGenre(pdf, genre, y);
  if (contacts.length > 0 && y + rowsHeight(pdf, contacts) > PAGE.bottom) y = turn(pdf);
  drawRows(pdf, contact, contacts, y);
  return closePdf(pdf, foot);
}

function turn({ doc }: Pdf): number {
  doc.addPage();
  return PAGE.top;
}

/** Returns the y below it. */
function drawGenre(pdf: Pdf, { title, works }: PrintedGenre, from: number): number {
  const set = works.map((work) => setWork(pdf, work));
  // A heading stays with the first of its works.
  const y = from + (set[0]?.height ?? 0) + 3 * GAP > PAGE.bottom ? turn(pdf) : from;
  const { part, top, end } = drawHeading(pdf, { title, note: '', y });
  let next = top;
  for (const { height, draw } of set) {
    if (next + height > PAGE.bottom) next = turn(pdf);
    draw(part, next);
    next += height + GAP;
  }
  return Math.max(next, next < end ? end + GAP : 0);
}

/** The lines of a work: how high they are, and how they are drawn. */
function setWork(pdf: Pdf, { title, forces, facts, details }: PrintedWork) {
  // To the end of the rules, also where running text is narrower.
  const { x } = bodyOf(pdf);
  const body = { x, width: PAGE.right - x };
  const end = measureText(pdf, facts, DATA);
  const whole = columnAt(pdf, body.x, body.width);
  const head = { ...TITLE, column: columnAt(pdf, body.x, body.width - end - GAP), y: 0 };
  const line = { ...FORCES, column: whole, y: 0 };
  const [terms, texts] = [
    columnAt(pdf, body.x, TERMS - 8),
    columnAt(pdf, body.x + TERMS, body.width - TERMS),
  ];
  const rows = details.map((detail) => {
    const term = { ...TERM, column: terms, y: 0 };
    const text = { ...DETAIL, column: texts, y: 0 };
    const heights = [heightOfText(pdf, detail.term, term), heightOfText(pdf, detail.text, text)];
    return { ...detail, styles: { term, text }, height: Math.max(...heights) };
  });
  const top = heightOfText(pdf, title, head) + 2;
  const start = top + (forces ? heightOfText(pdf, forces, line) : 0) + 4;
  const draw = (parent: Part, y: number) => {
    const part = addGroup(parent, pdf.doc, 'Sect');
    addText(pdf, part, 'H3', title, { ...head, y });
    if (facts)
      addText(pdf, part, 'P', facts, {
        ...{ ...DATA, y: y + 2.5, isLine: true },
        column: columnAt(pdf, body.x + body.width - end, end),
      });
    if (forces) addText(pdf, part, 'P', forces, { ...line, y: y + top });
    let next = y + start;
    for (const { term, text, styles, height } of rows) {
      const row = addGroup(part, pdf.doc, 'P');
      addText(pdf, row, 'Span', term, { ...styles.term, y: next + 1.4 });
      addText(pdf, row, 'Span', text, { ...styles.text, y: next });
      next += height;
    }
  };
  return { height: start + rows.reduce((sum, { height }) => sum + height, 0), draw };
}
