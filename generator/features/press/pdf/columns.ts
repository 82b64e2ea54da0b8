/** Verses in one or two columns, from page to page. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft } from '../../../engine/lib/isolate.ts';
import { addGroup, type Pdf } from './page.ts';
import type { Face, Part } from './paper.ts';
import { addText, type Column, heightOfText } from './text.ts';

export interface Verse {
  /** `Chorus: Kemi`, or a role; may be empty. */
  mark: string;
  lines: string[];
  direction: Direction;
  /** A translation of words that are sung. */
  isQuiet?: boolean;
}

interface Line {
  text: string;
  style: { face: Face; size: number; lineGap: number; color: string };
  isMark: boolean;
  height: number;
  /** Number of lines that it is broken into. */
  count: number;
}

interface SetVerse {
  lines: Line[];
  direction: Direction;
}

export interface SetVerses {
  verses: SetVerse[];
  columns: Pick<Column, 'left' | 'width'>[];
  /** The height of all of them, if they are on one page. */
  height: number;
}

interface Place {
  /** The direction of the page, whose first column is read first. */
  direction: Direction;
  /** Points. */
  room: number;
  /** The colour of marks and translations. */
  muted: string;
}

const LETTERS = { face: 'text', size: 7.8 } as const;
const MARK = { face: 'data', size: 6 } as const;
/** Distance from line to line, in em, of letters as large as those of Archivo. */
const PITCH = 1.36;
/** Verses are smaller if they are on one page then. */
const SCALES = [0.94, 0.88, 0.82];
const GAP = 8;
const GUTTER = 16;
/** Points: sums of heights are rounded. */
export const TOLERANCE = 0.01;
/** Number of lines from which two columns are used, unless one of them is broken into too many, or all into many more. */
const LEAST = 6;
const MOST = 3;
const MORE = 1.5;

/** Chooses the columns and the size of letters. */
export function setVerses(pdf: Pdf, verses: readonly Verse[], place: Place): SetVerses {
  const whole = arrange(pdf, verses, place);
  if (whole.height <= place.room) return whole;
  for (const scale of SCALES) {
    const smaller = arrange(pdf, verses, place, scale);
    if (smaller.height <= place.room) return smaller;
  }
  return whole;
}

/** Arranges verses in letters of one size. */
export function arrange(
  pdf: Pdf,
  verses: readonly Verse[],
  { direction, muted }: Omit<Place, 'room'>,
  scale = 1,
): SetVerses {
  const { left, right } = pdf.paper;
  const width = (right - left - GUTTER) / 2;
  const setAll = (room: number) => verses.map((verse) => setVerse(pdf, verse, room, { muted, scale }));
  const narrow = setAll(width);
  const counts = narrow.flatMap(({ lines }) => lines.map(({ count }) => count));
  const whole = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length < LEAST || whole > counts.length * MORE || Math.max(...counts) > MOST) {
    const wide = setAll(right - left);
    return { verses: wide, columns: [{ left, width: right - left }], height: heightOf(wide) };
  }
  const columns = [left, left + width + GUTTER].map((from) => ({ left: from, width }));
  return {
    verses: narrow,
    columns: direction === 'ltr' ? columns : columns.toReversed(),
    height: Math.max(...splitEvenly(narrow, 2).map(heightOf)),
  };
}

function setVerse(
  pdf: Pdf,
  { mark, lines, direction, isQuiet = false }: Verse,
  width: number,
  { muted, scale }: { muted: string; scale: number },
): SetVerse {
  const set = (text: string, isMark: boolean): Line => {
    const { face, size: most } = isMark ? MARK : LETTERS;
    const size = most * scale;
    const gap = (PITCH * (1 + pdf.style.scale)) / 2 - pdf.typesetter.leading(face, false);
    const style = { face, size, lineGap: gap * size, color: isMark || isQuiet ? muted : pdf.ink };
    const height = heightOfText(pdf, text, { ...style, column: { left: 0, width, direction }, y: 0 });
    const count = Math.round(height / size / pdf.typesetter.leading(face, hasRightToLeft(text), gap));
    return { text, style, isMark, height, count };
  };
  const all = lines.map((line) => set(line, false));
  return { lines: mark ? [set(mark, true), ...all] : all, direction };
}

function heightOf(verses: readonly SetVerse[]): number {
  const lines = verses.flatMap((verse) => verse.lines);
  return lines.reduce((sum, { height }) => sum + height, Math.max(0, verses.length - 1) * GAP);
}

/** Splits between verses, so that the higher column is as low as can be. */
function splitEvenly(verses: readonly SetVerse[], columns: number): SetVerse[][] {
  if (columns === 1) return [[...verses]];
  const ways = verses.map((_, index) => [verses.slice(0, index + 1), verses.slice(index + 1)]);
  const highest = (way: SetVerse[][]) => Math.max(...way.map(heightOf));
  return ways.reduce((best, way) => (highest(way) < highest(best) ? way : best));
}

/** Draws them from `doc.y` on. @param turn begins a page */
export function drawVerses(pdf: Pdf, part: Part, { verses, columns }: SetVerses, turn: () => void): void {
  const { doc, paper } = pdf;
  let rest = verses;
  while (rest.length > 0) {
    const top = doc.y;
    const page = fillPage(rest, columns.length, paper.bottom - top - TOLERANCE, top === paper.top);
    const ends = columns.map((column, index) => {
      doc.y = top;
      for (const verse of page.columns[index] ?? []) drawVerse(pdf, part, verse, column);
      return doc.y;
    });
    doc.y = Math.max(...ends);
    rest = page.rest;
    if (rest.length > 0) turn();
  }
}

/** @param isWhole whether the page is empty */
function fillPage(
  verses: readonly SetVerse[],
  count: number,
  room: number,
  isWhole: boolean,
): { columns: SetVerse[][]; rest: SetVerse[] } {
  const even = splitEvenly(verses, count);
  if (even.every((own) => heightOf(own) <= room)) return { columns: even, rest: [] };
  const rest = [...verses];
  const columns = Array.from({ length: count }, () => {
    const own: SetVerse[] = [];
    for (let next = rest[0]; next && heightOf([...own, next]) <= room; next = rest[0]) {
      own.push(next);
      rest.shift();
    }
    const [next] = rest;
    if (own.length > 0 || !next) return own;
    const taken = countLines(next, room, isWhole);
    const parts = [next.lines.slice(0, taken), next.lines.slice(taken)];
    const [first = [], second = []] = parts.map((lines) => (lines.length > 0 ? [{ ...next, lines }] : []));
    rest.splice(0, 1, ...second);
    return first;
  });
  return { columns, rest };
}

/** The lines of a verse that a column has room for. A mark is not alone; a line that is higher than a page goes on to the next. */
function countLines({ lines }: SetVerse, room: number, isWhole: boolean): number {
  let height = 0;
  const over = lines.findIndex((line) => {
    height += line.height;
    return height > room;
  });
  const least = lines[0]?.isMark ? 2 : 1;
  return over < least ? (isWhole ? least : 0) : over;
}

/** Each line is an element, so that the last word of one and the first of the next are read as two. */
function drawVerse(
  pdf: Pdf,
  part: Part,
  { lines, direction }: SetVerse,
  place: Pick<Column, 'left' | 'width'>,
): void {
  const verse = addGroup(part, pdf.doc, 'P');
  for (const { text, style } of lines)
    addText(pdf, verse, 'Span', text, { ...style, column: { ...place, direction }, y: pdf.doc.y });
  pdf.doc.y += GAP;
}
