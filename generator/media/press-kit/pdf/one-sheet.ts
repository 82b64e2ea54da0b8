/** The one-sheet: who, what is new, and where to write, on one page whatever it has to hold. */
import { VERSION } from 'liner:version';
import { PRINT } from '../../../model/theme/tokens.ts';
import { BODY, drawHead, drawHeading, drawName } from './headings.ts';
import {
  add,
  addGroup,
  closePdf,
  type Doc,
  drawLine,
  openPdf,
  PAGE,
  type Pdf,
  type PdfFacts,
  setData,
} from './page.ts';

export interface OneSheet {
  artist: string;
  facts: string;
  newest:
    | { label: string; title: string; alt: string; url: string; lines: string[]; description: string }
    | undefined;
  /** Its name, and its headings. */
  labels: { sheet: string; about: string; links: string; contact: string };
  /** A JPEG of the newest cover. */
  cover: Uint8Array | undefined;
  bio: string;
  links: { name: string; url: string }[];
  /** Mail goes to the address where there is no `url`. */
  contacts: { label: string; address: string; url?: string }[];
  foot: string;
}

/** Changes with the code that decides about the bytes. */
export const ONE_SHEET_VERSION = VERSION;

/** The most that leaves room for the rest, in characters. */
export const LIMITS = {
  name: 60,
  facts: 90,
  title: 60,
  line: 44,
  description: 240,
  bio: 560,
  label: 18,
  contacts: 5,
} as const;

const COVER = 225;
const ROW = 15;
/** Around the rows of a section. */
const FRAME = 26;

interface ContactRow {
  label: string;
  words: string;
  url: string;
}

export async function writeOneSheet(
  sheet: OneSheet,
  facts: Omit<PdfFacts, 'title' | 'author'>,
): Promise<Uint8Array> {
  const { artist, bio, labels } = sheet;
  const pdf = await openPdf({ ...facts, title: `${artist} – ${labels.sheet}`, author: artist });
  let y = drawHead(pdf, { label: labels.sheet, artist, facts: sheet.facts, size: 100 });
  y = drawNewest(pdf, sheet, y);
  if (bio) y = drawBio(pdf, { title: labels.about, bio }, y);
  const contacts = sheet.contacts.map(
    ({ label, address, url = `mailto:${address}` }): ContactRow => ({ label, words: address, url }),
  );
  const links = sheet.links.map(({ name, url }): ContactRow => ({ label: name, words: showUrl(url), url }));
  // Who to write to must be there; links are as many as fit.
  const room = PAGE.bottom - y - (contacts.length > 0 ? contacts.length * ROW + FRAME : 0);
  y = drawRows(pdf, labels.links, links.slice(0, Math.max(0, Math.floor((room - FRAME) / ROW))), y);
  drawRows(pdf, labels.contact, contacts, y);
  return closePdf(pdf, sheet.foot);
}

function drawNewest(pdf: Pdf, { newest, cover }: OneSheet, y: number): number {
  if (!newest) return y;
  const { doc, root } = pdf;
  drawLine(doc, y);
  const part = addGroup(root, doc, 'Sect');
  const top = y + 12;
  if (cover) {
    const figure = doc.struct('Figure', { alt: newest.alt }, () =>
      doc.image(Buffer.from(cover), PAGE.left, top, { fit: [COVER, COVER] }),
    );
    part.add(figure);
  }
  const x = cover ? PAGE.left + COVER + 22 : PAGE.left;
  const width = PAGE.right - x;
  setData(doc).fillColor(PRINT.muted);
  add(part, doc, 'P', () => doc.text(newest.label, x, top, { width }));
  let below =
    drawName(pdf, part, { text: newest.title, x, y: doc.y + 8, width, size: 34, least: 18 }, 'H2') + 12;
  for (const line of newest.lines) {
    setData(doc, 8);
    add(part, doc, 'P', () => doc.text(line, x, below, { width }));
    below = doc.y + 3;
  }
  if (newest.description) {
    doc.font('text').fontSize(10).fillColor(PRINT.ink);
    add(part, doc, 'P', () => doc.text(newest.description, x, below + 7, { width, lineGap: 3 }));
    below = doc.y;
  }
  setData(doc, 7);
  add(part, doc, 'Link', () => doc.text(showUrl(newest.url), x, below + 8, { width, link: newest.url }));
  return Math.max(doc.y, cover ? top + COVER : 0) + 16;
}

function drawBio(pdf: Pdf, { title, bio }: { title: string; bio: string }, y: number): number {
  const { doc } = pdf;
  const { part, top, end } = drawHeading(pdf, { title, note: '', y });
  doc.font('text').fontSize(10).fillColor(PRINT.ink);
  add(part, doc, 'P', () => doc.text(bio, BODY.left, top, { width: BODY.width, lineGap: 3.4 }));
  return Math.max(doc.y, end) + 14;
}

/** Names and addresses in two columns. */
function drawRows(pdf: Pdf, title: string, rows: readonly ContactRow[], y: number): number {
  if (rows.length === 0) return y;
  const { doc } = pdf;
  const { part, top, end } = drawHeading(pdf, { title, note: '', y });
  let line = top;
  for (const { label, words, url } of rows) {
    const row = addGroup(part, doc, 'P');
    doc.font('text').fontSize(9.5).fillColor(PRINT.ink);
    add(row, doc, 'Span', () => doc.text(label, BODY.left, line - 0.5, { lineBreak: false }));
    setData(doc, shrink(doc, words, BODY.width - 95));
    add(row, doc, 'Link', () => doc.text(words, BODY.left + 95, line + 0.9, { lineBreak: false, link: url }));
    line += ROW;
  }
  return Math.max(line, end) + 12;
}

/** The size at which an address fits its line. */
function shrink(doc: Doc, words: string, width: number): number {
  const wide = setData(doc).widthOfString(words);
  return wide > width ? (7.5 * width) / wide : 7.5;
}

/** `artist.example/music`: an address as people say it. */
function showUrl(url: string): string {
  return new URL(url).href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
