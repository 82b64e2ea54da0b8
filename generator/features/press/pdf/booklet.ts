/** The booklet of a release, square as its cover: for screens, and with bleed and crop marks for print. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { arrange, drawVerses, setVerses, TOLERANCE, type Verse } from './columns.ts';
import { drawCode, drawName, endPdf } from './layout.ts';
import { addGroup, drawRule, openPdf, type Pdf, type PdfFacts } from './page.ts';
import type { Paper, Part } from './paper.ts';
import { drawBlocks, type Section } from './sections.ts';
import { addText, columnAt, heightOfText, measureText, shrink } from './text.ts';

/** A heading, and verses below it: a song, or the credits. */
export interface Song {
  title: string;
  /** The language that it is sung in, if that is known. */
  language?: string | undefined;
  direction: Direction;
  verses: Verse[];
}

export interface BookletRow {
  /** `01`; empty for the heading of a disc or a work, and for a description in place of tracks. */
  number: string;
  title: string;
  isHead?: boolean;
  /** Performers or writers; may be empty. */
  note: string;
  /** `4:00`, or empty. */
  length: string;
}

export interface BookletPhoto {
  /** Path below the assets folder. */
  file: string;
  alt: string;
  /** Only there to fill the sheets of a printed booklet. */
  isFiller: boolean;
}

export interface Booklet {
  artist: string;
  title: string;
  /** `Album · 2026 · 41:20`. */
  facts: string;
  rows: BookletRow[];
  songs: Song[];
  essay: Section[];
  credits: Song;
  /** Path below the assets folder. */
  cover: string | undefined;
  coverAlt: string;
  photos: BookletPhoto[];
  /** The label and its number, and whose rights they are. */
  imprint: string[];
  /** The page of the release, and how it is printed. */
  url: string;
  address: string;
}

interface BookletMedia {
  /** Square JPEGs by the files of the content, as far as they can be read. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** QR code of the page. */
  code: { path: string; side: number };
  /** Text is in ink on paper, and in the ink of the block on the first and the last page. */
  colors: Record<'paper' | 'ink' | 'muted' | 'block' | 'blockInk', string>;
  isPrint: boolean;
}

const MM = 72 / 25.4;
const SIDE = 120 * MM;
const BLEED = 3 * MM;
/** Around the trimmed page: the bleed, and the marks beside it. */
const SLUG = 10 * MM;
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
const SMALL = { face: 'data', size: 6.5 } as const;
/** A bookmark shows the whole page. */
const WHOLE_PAGE = { fit: true, expanded: false };
/** The pages of a sheet that is folded once and printed on both sides. */
const SHEET = 4;

/** A booklet that is being written. */
interface Book extends Omit<BookletMedia, 'isPrint'> {
  pdf: Pdf;
  /** The distance of the trimmed page from the edge of the file's, and the part of it that is printed on. */
  edge: number;
  bleed: number;
  /** The ground of pages that begin now. */
  ground: 'paper' | 'block';
}

export async function writeBooklet(
  booklet: Booklet,
  { isPrint, ...media }: BookletMedia,
  facts: Omit<PdfFacts, 'artist' | 'label' | 'paper' | 'ink'>,
): Promise<Uint8Array> {
  const { artist, title, cover, songs, essay, credits } = booklet;
  const [edge, bleed] = isPrint ? [SLUG, BLEED] : [0, 0];
  const { blockInk: ink } = media.colors;
  const pdf = await openPdf({ ...facts, artist, label: title, paper: paperAt(edge), ink });
  const book: Book = { ...media, pdf, edge, bleed, ground: 'block' };
  const photos = booklet.photos.filter(({ file }) => media.pictures.has(file));
  const shown = photos.filter(({ isFiller }) => !isFiller);
  const fillers = photos.filter(({ isFiller }) => isFiller);
  const turnToPhoto = (photo: BookletPhoto | undefined) => {
    if (!photo) return;
    turn(book, 'paper');
    drawPicture(book, photo.file, photo.alt);
  };

  pdf.doc.on('pageAdded', () => paintPage(book));
  paintPage(book);
  if (cover && media.pictures.has(cover)) {
    drawPicture(book, cover, booklet.coverAlt);
    turn(book, 'block');
  }
  drawTitle(book, booklet);
  turnToPhoto(shown.shift());
  if (songs.length > 0) drawSongs(book, songs);
  turnToPhoto(shown.shift());
  if (essay.length > 0) drawEssay(book, essay);
  turnToPhoto(shown.shift());
  if (credits.verses.length > 0) drawSongs(book, [credits]);
  shown.forEach(turnToPhoto);
  // All pages of a printed one fill folded sheets.
  while (isPrint && (pdf.doc.bufferedPageRange().count + 1) % SHEET > 0) {
    if (fillers.length > 0) turnToPhoto(fillers.shift());
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

function turn(book: Book, ground: Book['ground']): void {
  const { pdf, colors } = book;
  book.ground = ground;
  pdf.ink = ground === 'paper' ? colors.ink : colors.blockInk;
  pdf.doc.addPage();
}

/** The ground of a page, its boxes, and the marks to cut along. */
function paintPage({ pdf: { doc }, colors, edge, bleed, ground }: Book): void {
  const [from, to] = [edge - bleed, edge + SIDE + bleed];
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(from, from, to - from, to - from).fill(colors[ground]);
  if (edge > 0) {
    const [first, last] = [edge, edge + SIDE];
    Object.assign(doc.page.dictionary.data, {
      TrimBox: [first, first, last, last],
      BleedBox: [from, from, to, to],
    });
    for (const at of [first, last])
      for (const start of [2 * MM, to + MM]) {
        const end = start + from - 3 * MM;
        doc.moveTo(at, start).lineTo(at, end).moveTo(start, at).lineTo(end, at);
      }
    doc.lineWidth(0.25).stroke('#000000');
  }
  doc.endMarkedContent();
  doc.y = edge + MARGIN;
}

/** Over the whole page, and its bleed. */
function drawPicture({ pdf: { doc, root }, pictures, edge, bleed }: Book, file: string, alt: string): void {
  const size = SIDE + 2 * bleed;
  const place = { width: size, height: size };
  const bytes = Buffer.from(pictures.get(file) ?? []);
  root.add(doc.struct('Figure', { alt }, () => doc.image(bytes, edge - bleed, edge - bleed, place)));
}

/** Adds a heading in large letters, and a bookmark. Returns its part. */
function drawHeading({ pdf, colors }: Book, title: string, direction: Direction, language?: string): Part {
  const { doc, root, paper, style } = pdf;
  const part = addGroup(root, doc, 'Sect', language);
  doc.outline.addItem(title, WHOLE_PAGE);
  const place = { x: paper.left, y: doc.y, width: paper.right - paper.left, ...HEADING };
  const isCentred = style.align === 'middle';
  doc.y = drawName({ ...pdf, direction }, part, { ...place, text: title, isCentred }, 'H2') + 9;
  drawRule(pdf, doc.y, colors.muted);
  doc.y += style.rule > 0 ? 10 : 0;
  return part;
}

/** The artist and the title, and at the foot of the page what is on the record. */
function drawTitle(book: Book, { artist, title, facts, rows }: Booklet): void {
  const { pdf } = book;
  const { doc, root, paper } = pdf;
  const width = paper.right - paper.left;
  const column = columnAt(pdf, paper.left, width);
  const isCentred = pdf.style.align === 'middle';
  doc.outline.addItem(title, WHOLE_PAGE);
  const y = addText(pdf, root, 'P', artist, { face: 'strong', size: 9, column, y: doc.y, isCentred });
  doc.y = drawName(pdf, root, { text: title, x: paper.left, y: y + 7, width, ...TITLE, isCentred }) + 8;
  if (facts) addText(pdf, root, 'P', facts, { ...SMALL, column, y: doc.y, isCentred });
  if (rows.length === 0) return;
  const set = rows.map((row) => setRow(pdf, row));
  const whole = set.reduce((sum, { height }) => sum + height, 0);
  const top = doc.y + 12;
  const gap = Math.max(0, Math.min(ROW.gap, (paper.bottom - top - whole) / rows.length - TOLERANCE));
  doc.y = Math.max(top, paper.bottom - whole - rows.length * gap - TOLERANCE);
  const list = addGroup(root, doc, 'L');
  for (const { height, draw } of set) {
    if (doc.y + height > paper.bottom) turn(book, book.ground);
    const next = doc.y + height + gap;
    draw(list, doc.y);
    doc.y = next;
  }
}

const ROW = { size: 8.5, gap: 3.5, number: 22, length: 36 };

/** A row of the list of tracks: how high it is, and how it is drawn. */
function setRow(pdf: Pdf, { number, title, isHead = false, note, length }: BookletRow) {
  const { doc, paper } = pdf;
  const from = paper.left + (number ? ROW.number : 0);
  const column = columnAt(pdf, from, paper.right - from - ROW.length);
  const parts = [
    { text: title, style: { face: isHead ? 'strong' : 'text', size: ROW.size, column, y: 0 } },
    ...(note ? [{ text: note, style: { ...SMALL, column, y: 0 } }] : []),
  ] as const;
  const height = parts.reduce((sum, { text, style }) => sum + heightOfText(pdf, text, style), 0);
  const draw = (list: Part, y: number) => {
    const item = addGroup(list, doc, 'LI');
    const data = { face: 'data', size: 7, y: y + 1.4, isLine: true, base: 'ltr' } as const;
    if (number) addText(pdf, item, 'Lbl', number, { ...data, column: columnAt(pdf, paper.left, ROW.number) });
    const body = addGroup(item, doc, 'LBody');
    doc.y = y;
    for (const { text, style } of parts) addText(pdf, body, 'Span', text, { ...style, y: doc.y });
    const width = measureText(pdf, length, data);
    if (length)
      addText(pdf, body, 'Span', length, { ...data, column: columnAt(pdf, paper.right - width, width) });
  };
  return { height, draw };
}

/** Each on a page of its own, unless the next one has room below it. */
function drawSongs(book: Book, songs: readonly Song[]): void {
  const { pdf, colors } = book;
  const { doc, paper } = pdf;
  turn(book, 'paper');
  for (const { title, language, direction, verses } of songs) {
    const place = { direction, muted: colors.muted };
    const room = paper.bottom - doc.y - HEAD;
    if (doc.y > paper.top && (room < 0 || arrange(pdf, verses, place).height > room)) turn(book, 'paper');
    const part = drawHeading(book, title, direction, language);
    const set = setVerses(pdf, verses, { ...place, room: paper.bottom - doc.y - TOLERANCE });
    drawVerses(pdf, part, set, () => turn(book, 'paper'));
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
function drawImprint({ pdf, code }: Book, { artist, title, imprint, address, url }: Booklet): void {
  const { root, paper } = pdf;
  const column = columnAt(pdf, paper.left, paper.right - paper.left);
  const row = 10;
  const foot = paper.bottom - row * (imprint.length + 1);
  const y = addText(pdf, root, 'P', artist, { face: 'strong', size: 9, column, y: paper.top });
  addText(pdf, root, 'P', title, { face: 'text', size: 9, column, y });
  drawCode(
    pdf,
    { code, url },
    { left: columnAt(pdf, paper.left, CODE).left, top: foot - CODE - 12, size: CODE },
  );
  const place = (text: string, index: number) => ({
    ...shrink(pdf, text, SMALL, column.width),
    ...{ column, y: foot + row * index, isLine: true },
  });
  for (const [index, text] of imprint.entries()) addText(pdf, root, 'P', text, place(text, index));
  addText(pdf, root, 'Link', address, { ...place(address, imprint.length), base: 'ltr', link: url });
}
