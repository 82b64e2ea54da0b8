/** The booklet of a release, square as its cover: for screens, and with bleed and crop marks for print. */
import { VERSION } from 'liner:version';
import type { Direction } from '../../../engine/lib/direction.ts';
import { arrange, drawVerses, setVerses, TOLERANCE, type Verse } from './columns.ts';
import { drawName, endPdf } from './layout.ts';
import { addGroup, drawRule, openPdf, type Pdf, type PdfFacts } from './page.ts';
import type { Paper, Part } from './paper.ts';
import { drawBlocks, type Section } from './sections.ts';
import { addText, columnAt, heightOfText, measureText } from './text.ts';

/** A heading, and verses below it: a song, or the credits. */
export interface Song {
  title: string;
  /** The language that it is sung in, if that is known. */
  language?: string | undefined;
  direction: Direction;
  verses: Verse[];
}

export interface BookletRow {
  /** `01`; empty for the heading of a disc or a work. */
  number: string;
  title: string;
  /** Who plays or wrote it, which may be empty. */
  note: string;
  /** `4:00`, or empty. */
  length: string;
}

/** All that is printed, as text. */
export interface BookletTexts {
  artist: string;
  title: string;
  /** `Album · 2026 · 41:20`. */
  facts: string;
  /** In place of tracks, which a single has none of; may be empty. */
  description: string;
  rows: BookletRow[];
  songs: Song[];
  essay: Section[];
  credits: Song;
  /** Alternative texts of the pictures. */
  coverAlt: string;
  photoAlts: string[];
  /** The label and its number, and whose rights they are. */
  imprint: string[];
  /** As it is printed. */
  address: string;
}

export interface Booklet extends BookletTexts {
  url: string;
  code: { path: string; side: number };
  /** Text is in ink on paper, and in the ink of the block on the first and the last page. */
  colors: Record<'paper' | 'ink' | 'muted' | 'block' | 'blockInk', string>;
  /** Square JPEGs. */
  cover: Uint8Array | undefined;
  photos: (Uint8Array | undefined)[];
  /** How many of the photos are in every booklet; those that follow only fill the sheets of a printed one. */
  shown: number;
}

/** Changes with the code that decides about the bytes. */
export const BOOKLET_VERSION = VERSION;

const MM = 72 / 25.4;
/** In millimetres. */
const TRIM = 120;
const BLEED = 3;
/** Around the trimmed page: the bleed, and the marks beside it. */
const SLUG = 10;
const SIDE = TRIM * MM;
const MARGIN = 24;
const FOOT = 22;
const TITLE = { size: 46, least: 21 };
const HEADING = { size: 20, least: 13 };
/** The height of a heading with its rule, about. */
const HEAD = 45;
/** A heading of running text with less room below it starts the next page. */
const LEAST = 70;
const CODE = 68;
const ESSAY = 8;
/** A bookmark shows the whole page. */
const WHOLE_PAGE = { fit: true, expanded: false };
/** The pages of a sheet that is folded once and printed on both sides. */
const SHEET = 4;

/** A booklet that is being written. */
interface Book {
  pdf: Pdf;
  colors: Booklet['colors'];
  isPrint: boolean;
  /** The distance of the trimmed page from the edge of the file's. */
  edge: number;
  /** The ground of pages that begin now. */
  ground: 'paper' | 'block';
}

export async function writeBooklet(
  booklet: Booklet,
  facts: Omit<PdfFacts, 'artist' | 'label' | 'paper' | 'ink'>,
  isPrint: boolean,
): Promise<Uint8Array> {
  const { artist, title, cover, songs, essay, credits, colors } = booklet;
  const edge = isPrint ? SLUG * MM : 0;
  const pdf = await openPdf({ ...facts, artist, label: title, paper: paperAt(edge), ink: colors.blockInk });
  const book: Book = { pdf, colors, isPrint, edge, ground: 'block' };
  const photos = booklet.photos.flatMap((bytes, index) =>
    bytes ? [{ bytes, alt: booklet.photoAlts[index] ?? '', isShown: index < booklet.shown }] : [],
  );
  const shown = photos.filter(({ isShown }) => isShown);
  const others = photos.filter(({ isShown }) => !isShown);
  const turnToPhoto = ({ bytes, alt }: { bytes: Uint8Array; alt: string }) => {
    turn(book, 'paper');
    drawPicture(book, bytes, alt);
  };

  pdf.doc.on('pageAdded', () => paintPage(book));
  paintPage(book);
  if (cover) {
    drawPicture(book, cover, booklet.coverAlt);
    turn(book, 'block');
  }
  drawTitle(book, booklet);
  shown.splice(0, 1).forEach(turnToPhoto);
  if (songs.length > 0) drawSongs(book, songs);
  shown.splice(0, 1).forEach(turnToPhoto);
  if (essay.length > 0) drawEssay(book, essay);
  shown.splice(0, 1).forEach(turnToPhoto);
  if (credits.verses.length > 0) drawSongs(book, [credits]);
  shown.forEach(turnToPhoto);
  for (let left = isPrint ? missingPages(pdf) : 0; left > 0; left--) {
    const photo = others.shift();
    if (photo) turnToPhoto(photo);
    else turn(book, 'block');
  }
  turn(book, 'block');
  drawImprint(book, booklet);
  return endPdf(pdf);
}

/** The number of pages of a finished booklet, as the tree of its pages states it. */
export function countPages(file: Uint8Array): number {
  const [, count] = /\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(file).toString('latin1')) ?? [];
  return Number(count);
}

function paperAt(edge: number): Paper {
  const [whole, first, last] = [SIDE + 2 * edge, edge + MARGIN, edge + SIDE - MARGIN];
  return { width: whole, height: whole, left: first, right: last, top: first, bottom: edge + SIDE - FOOT };
}

/** Pages before the last one, so that all of them fill folded sheets. */
function missingPages({ doc }: Pdf): number {
  return (SHEET - ((doc.bufferedPageRange().count + 1) % SHEET)) % SHEET;
}

function turn(book: Book, ground: Book['ground']): void {
  const { pdf, colors } = book;
  book.ground = ground;
  pdf.ink = ground === 'paper' ? colors.ink : colors.blockInk;
  pdf.doc.addPage();
}

/** The ground of a page, its boxes, and the marks to cut along. */
function paintPage({ pdf: { doc }, colors, isPrint, edge, ground }: Book): void {
  const whole = SIDE + 2 * edge;
  const bleed = isPrint ? BLEED * MM : 0;
  doc.markContent('Artifact', { type: 'Layout' });
  const from = edge - bleed;
  doc.rect(from, from, SIDE + 2 * bleed, SIDE + 2 * bleed).fill(colors[ground]);
  if (isPrint) {
    Object.assign(doc.page.dictionary.data, {
      TrimBox: [edge, edge, edge + SIDE, edge + SIDE],
      BleedBox: [from, from, whole - from, whole - from],
    });
    for (const at of [edge, edge + SIDE])
      for (const [start, end] of [
        [2 * MM, from - MM],
        [whole - from + MM, whole - 2 * MM],
      ] as const) {
        doc.moveTo(at, start).lineTo(at, end);
        doc.moveTo(start, at).lineTo(end, at);
      }
    doc.lineWidth(0.25).stroke('#000000');
  }
  doc.endMarkedContent();
  doc.y = edge + MARGIN;
}

/** Over the whole page, and its bleed. */
function drawPicture({ pdf: { doc, root }, isPrint, edge }: Book, bytes: Uint8Array, alt: string): void {
  const bleed = isPrint ? BLEED * MM : 0;
  const size = { width: SIDE + 2 * bleed, height: SIDE + 2 * bleed };
  root.add(
    doc.struct('Figure', { alt }, () => doc.image(Buffer.from(bytes), edge - bleed, edge - bleed, size)),
  );
}

/** Adds a heading in large letters, and a bookmark. Returns its part. */
function drawHeading(book: Book, title: string, direction: Direction, language?: string): Part {
  const { pdf } = book;
  const { doc, root, paper, style } = pdf;
  const part = addGroup(root, doc, 'Sect', language);
  doc.outline.addItem(title, WHOLE_PAGE);
  const width = paper.right - paper.left;
  const isCentred = style.align === 'middle';
  const place = { text: title, x: paper.left, y: doc.y, width, ...HEADING, isCentred };
  doc.y = drawName({ ...pdf, direction }, part, place, 'H2') + 9;
  if (style.rule > 0) {
    drawRule(pdf, doc.y, book.colors.muted);
    doc.y += 10;
  }
  return part;
}

/** The artist and the title, and at the foot of the page what is on the record. */
function drawTitle(book: Book, { artist, title, facts, description, rows }: Booklet): void {
  const { pdf } = book;
  const { doc, root, paper, style } = pdf;
  const width = paper.right - paper.left;
  const column = columnAt(pdf, paper.left, width);
  const isCentred = style.align === 'middle';
  doc.outline.addItem(title, WHOLE_PAGE);
  const y = addText(pdf, root, 'P', artist, { face: 'strong', size: 9, column, y: doc.y, isCentred });
  doc.y = drawName(pdf, root, { text: title, x: paper.left, y: y + 7, width, ...TITLE, isCentred }) + 8;
  if (facts) addText(pdf, root, 'P', facts, { face: 'data', size: 6.5, column, y: doc.y, isCentred });
  if (rows.length === 0) {
    const style = { face: 'text', size: ESSAY, column, lineGap: 3, isCentred } as const;
    const y = Math.max(doc.y + 12, paper.bottom - heightOfText(pdf, description, { ...style, y: 0 }));
    if (description) addText(pdf, root, 'P', description, { ...style, y });
    return;
  }
  const heights = rows.map((row) => heightOfRow(pdf, row));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.max(0, Math.min(ROW.gap, (paper.bottom - doc.y - 12 - whole) / rows.length - TOLERANCE));
  const list = addGroup(root, doc, 'L');
  doc.y = Math.max(doc.y + 12, paper.bottom - whole - rows.length * gap - TOLERANCE);
  for (const [index, row] of rows.entries()) {
    if (doc.y + (heights[index] ?? 0) > paper.bottom) turn(book, book.ground);
    const top = doc.y;
    drawRow(pdf, list, row, top);
    doc.y = top + (heights[index] ?? 0) + gap;
  }
}

const ROW = { size: 8.5, note: 6.5, gap: 3.5, number: 22, length: 36 };

/** The columns of a row. */
function columnsOf(pdf: Pdf, { number }: BookletRow) {
  const { left, right } = pdf.paper;
  const from = left + (number ? ROW.number : 0);
  return { number: columnAt(pdf, left, ROW.number), title: columnAt(pdf, from, right - from - ROW.length) };
}

function titleStyle(pdf: Pdf, row: BookletRow, y: number) {
  const face = row.number ? 'text' : 'strong';
  return { face, size: ROW.size, column: columnsOf(pdf, row).title, y, lineGap: 0 } as const;
}

function noteStyle(pdf: Pdf, row: BookletRow, y: number) {
  return { face: 'data', size: ROW.note, column: columnsOf(pdf, row).title, y, lineGap: 0 } as const;
}

function heightOfRow(pdf: Pdf, row: BookletRow): number {
  const note = row.note ? heightOfText(pdf, row.note, noteStyle(pdf, row, 0)) : 0;
  return heightOfText(pdf, row.title, titleStyle(pdf, row, 0)) + note;
}

function drawRow(pdf: Pdf, list: Part, row: BookletRow, y: number): void {
  const { number, title, note, length } = row;
  const { doc, paper } = pdf;
  const item = addGroup(list, doc, 'LI');
  const data = { face: 'data', size: ROW.note + 0.5, y: y + 1.4, isLine: true, base: 'ltr' } as const;
  if (number) addText(pdf, item, 'Lbl', number, { ...data, column: columnsOf(pdf, row).number });
  const body = addGroup(item, doc, 'LBody');
  const below = addText(pdf, body, 'Span', title, titleStyle(pdf, row, y));
  if (note) addText(pdf, body, 'Span', note, noteStyle(pdf, row, below));
  if (!length) return;
  const width = measureText(pdf, length, data);
  addText(pdf, body, 'Span', length, { ...data, column: columnAt(pdf, paper.right - width, width) });
}

/** Each on a page of its own, unless the next one has room below it. */
function drawSongs(book: Book, songs: readonly Song[]): void {
  const { pdf } = book;
  const { doc, paper } = pdf;
  turn(book, 'paper');
  for (const { title, language, direction, verses } of songs) {
    const room = paper.bottom - doc.y - HEAD;
    if (doc.y > paper.top && (room < 0 || arrange(pdf, verses, direction, room, 1).height > room))
      turn(book, 'paper');
    const part = drawHeading(book, title, direction, language);
    const set = setVerses(pdf, verses, direction, paper.bottom - doc.y - TOLERANCE);
    drawVerses(pdf, part, set, { turn: () => turn(book, 'paper'), muted: book.colors.muted });
    doc.y += 20;
  }
}

function drawEssay(book: Book, sections: readonly Section[]): void {
  const { pdf } = book;
  const { doc, paper } = pdf;
  turn(book, 'paper');
  for (const { title, blocks, direction } of sections) {
    if (doc.y + LEAST > paper.bottom) turn(book, 'paper');
    const part = drawHeading(book, title, direction);
    const column = { left: paper.left, width: paper.right - paper.left, direction };
    drawBlocks(pdf, part, blocks, column, doc.y, ESSAY);
    doc.y += 20;
  }
}

/** The last page: the code of the release's page, and the small print at the foot. */
function drawImprint({ pdf }: Book, { artist, title, imprint, address, url, code }: Booklet): void {
  const { doc, root, paper } = pdf;
  const column = columnAt(pdf, paper.left, paper.right - paper.left);
  const [head, small] = [
    { face: 'strong', size: 9 },
    { face: 'data', size: 6.5 },
  ] as const;
  const y = addText(pdf, root, 'P', artist, { ...head, column, y: paper.top });
  addText(pdf, root, 'P', title, { face: 'text', size: 9, column, y });
  const lines = imprint.map((text) => ({
    text,
    height: heightOfText(pdf, text, { ...small, column, y }) + 2,
  }));
  const wide = measureText(pdf, address, small);
  const size = Math.min(small.size, (small.size * column.width) / wide);
  const foot = lines.reduce((sum, { height }) => sum + height, 0) + 14;
  const top = paper.bottom - foot - CODE - 12;
  const { left } = columnAt(pdf, paper.left, CODE);
  root.add(
    doc.struct('Figure', { alt: url }, () => {
      doc.rect(left, top, CODE, CODE).fill('#ffffff');
      doc.save().translate(left, top);
      doc
        .scale(CODE / code.side)
        .path(code.path)
        .fill('#000000')
        .restore();
    }),
  );
  doc.y = paper.bottom - foot;
  for (const { text } of lines) doc.y = addText(pdf, root, 'P', text, { ...small, column, y: doc.y }) + 2;
  addText(pdf, root, 'Link', address, {
    ...{ ...small, size, column, y: doc.y + 2, isLine: true, base: 'ltr', link: url },
  });
}
