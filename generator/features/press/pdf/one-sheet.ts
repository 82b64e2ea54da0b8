/** The one-sheet: the artist, the newest release and contacts, always on one page. */
import { VERSION } from 'liner:version';
import { PRINT } from '../../../site/theme/tokens.ts';
import { bodyOf, closePdf, drawHead, drawHeading, drawName } from './layout.ts';
import { addGroup, drawRule, openPdf, type Pdf, type PdfFacts } from './page.ts';
import { PAGE } from './paper.ts';
import { addText, columnAt, shrink } from './text.ts';

export interface OneSheet {
  artist: string;
  facts: string;
  newest:
    | { label: string; title: string; alt: string; url: string; lines: string[]; description: string }
    | undefined;
  /** The title of the sheet, and its headings. */
  labels: { sheet: string; about: string; films: string; links: string; contact: string };
  /** A JPEG of the newest cover. */
  cover: Uint8Array | undefined;
  bio: string;
  /** The newest scores by their years. */
  films: ContactRow[];
  links: { name: string; url: string }[];
  contacts: ContactRow[];
  foot: string;
}

/** Changes with the code that decides about the bytes. */
export const ONE_SHEET_VERSION = VERSION;

/** Lengths that leave room for the rest, in characters. */
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
/** The width of the labels of rows. */
const LABEL = 95;
/** Around the rows of a section. */
const FRAME = 26;
/** Space for a heading above the rows. */
const HEADING = 24;

export interface ContactRow {
  label: string;
  words: string;
  url: string;
}

export async function writeOneSheet(
  sheet: OneSheet,
  facts: Omit<PdfFacts, 'artist' | 'label'>,
): Promise<Uint8Array> {
  const { artist, bio, labels } = sheet;
  const pdf = await openPdf({ ...facts, artist, label: labels.sheet });
  let y = drawHead(pdf, { label: labels.sheet, artist, facts: sheet.facts, size: 100 });
  y = drawNewest(pdf, sheet, y);
  if (bio) y = drawBio(pdf, { title: labels.about, bio }, y);
  const { contacts } = sheet;
  const links = sheet.links.map(({ name, url }): ContactRow => ({ label: name, words: showUrl(url), url }));
  // Contacts are always shown; films and links as far as they fit.
  const end = PAGE.bottom - (contacts.length > 0 ? rowsHeight(pdf, contacts) : 0) - rowsHeight(pdf, []);
  const upTo = (rows: readonly ContactRow[]) => rows.slice(0, Math.max(0, Math.floor((end - y) / ROW)));
  y = drawRows(pdf, labels.films, upTo(sheet.films), y);
  y = drawRows(pdf, labels.links, upTo(links), y);
  drawRows(pdf, labels.contact, contacts, y);
  return closePdf(pdf, sheet.foot);
}

function drawNewest(pdf: Pdf, { newest, cover }: OneSheet, from: number): number {
  if (!newest) return from;
  const { doc, root } = pdf;
  drawRule(pdf, from);
  const part = addGroup(root, doc, 'Sect');
  const top = from + 12;
  if (cover) {
    const { left } = columnAt(pdf, PAGE.left, COVER);
    const figure = doc.struct('Figure', { alt: newest.alt }, () =>
      doc.image(Buffer.from(cover), left, top, { fit: [COVER, COVER] }),
    );
    part.add(figure);
  }
  const x = cover ? PAGE.left + COVER + 22 : PAGE.left;
  const width = PAGE.right - x;
  const column = columnAt(pdf, x, width);
  const { label, title: text, lines, description, url } = newest;
  const end = addText(pdf, part, 'P', label, { face: 'data', size: 7.5, color: PRINT.muted, column, y: top });
  let y = drawName(pdf, part, { text, x, y: end + 8, width, size: 34, least: 18 }, 'H2') + 12;
  for (const line of lines) y = addText(pdf, part, 'P', line, { face: 'data', size: 8, column, y }) + 3;
  if (description)
    y = addText(pdf, part, 'P', description, { face: 'text', size: 10, column, y: y + 7, lineGap: 3 });
  const below = addText(pdf, part, 'Link', showUrl(url), {
    ...{ face: 'data', size: 7, column, y: y + 8 },
    ...{ base: 'ltr', link: url },
  });
  return Math.max(below, cover ? top + COVER : 0) + 16;
}

function drawBio(pdf: Pdf, { title, bio }: { title: string; bio: string }, y: number): number {
  const { part, top, end } = drawHeading(pdf, { title, note: '', y });
  const body = bodyOf(pdf);
  const column = columnAt(pdf, body.x, body.width);
  const below = addText(pdf, part, 'P', bio, { face: 'text', size: 10, column, y: top, lineGap: 3.4 });
  return Math.max(below, end) + 14;
}

/** The height of rows with their heading, about. */
export function rowsHeight({ style }: Pdf, rows: readonly ContactRow[]): number {
  return rows.length * ROW + FRAME + (style.headings === 'margin' ? 0 : HEADING);
}

/** Names and addresses in two columns. */
export function drawRows(pdf: Pdf, title: string, rows: readonly ContactRow[], y: number): number {
  if (rows.length === 0) return y;
  const { part, top, end } = drawHeading(pdf, { title, note: '', y });
  const body = bodyOf(pdf);
  const [labels, addresses] = [
    columnAt(pdf, body.x, LABEL),
    columnAt(pdf, body.x + LABEL, body.width - LABEL),
  ];
  let line = top;
  for (const { label, words, url } of rows) {
    const row = addGroup(part, pdf.doc, 'P');
    addText(pdf, row, 'Span', label, {
      ...{ face: 'text', size: 9.5, column: labels, y: line - 0.5, isLine: true },
    });
    addText(pdf, row, 'Link', words, {
      ...shrink(pdf, words, { face: 'data', size: 7.5 }, addresses.width),
      ...{ column: addresses, y: line + 0.9 },
      ...{ isLine: true, link: url, ...(!words.includes(' ') && { base: 'ltr' as const }) },
    });
    line += ROW;
  }
  return Math.max(line, end) + 12;
}

/** `artist.example/music`: an address without scheme and `www`. */
function showUrl(url: string): string {
  return new URL(url).href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
