/** Verses in one or two columns, from page to page. */
import type { Direction } from '../../../engine/lib/direction.ts';
import { hasRightToLeft } from '../../../engine/lib/isolate.ts';
import type { Pdf } from './page.ts';
import type { Part } from './paper.ts';
import { addDrawn, type Column, drawText, heightOfText } from './text.ts';

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
  isMark: boolean;
  isQuiet: boolean;
  height: number;
  /** How many lines it is broken into. */
  count: number;
}

interface SetVerse {
  lines: Line[];
  direction: Direction;
}

/** Verses as they are set. */
export interface SetVerses {
  verses: SetVerse[];
  columns: Pick<Column, 'left' | 'width'>[];
  /** The height of all of them, if they are on one page. */
  height: number;
  scale: number;
}

const LETTERS = { face: 'text', size: 7.8 } as const;
const MARK = { face: 'data', size: 6 } as const;
/** From line to line, in em, of letters as large as those of Archivo. */
const PITCH = 1.36;
/** Verses are smaller if they are on one page then. */
const SCALES = [0.94, 0.88, 0.82];
const GAP = 8;
const GUTTER = 16;
/** In points: sums of heights are rounded. */
export const TOLERANCE = 0.01;
/** As many lines are in two columns, unless one of them is broken into too many, or all into many more: so many that they had better be wide if that fits a page, and anyway. */
const LEAST = 6;
const MOST = 3;
const MORE = { onPage: 1.34, anyway: 1.7 };

/** Chooses the columns and the size of letters. @param direction of the page, whose first column is read first @param room in points */
export function setVerses(pdf: Pdf, verses: readonly Verse[], direction: Direction, room: number): SetVerses {
  const whole = arrange(pdf, verses, direction, room, 1);
  if (whole.height <= room) return whole;
  for (const scale of SCALES) {
    const smaller = arrange(pdf, verses, direction, room, scale);
    if (smaller.height <= room) return smaller;
  }
  return whole;
}

/** The same in letters of one size. */
export function arrange(
  pdf: Pdf,
  verses: readonly Verse[],
  direction: Direction,
  room: number,
  scale: number,
): SetVerses {
  const { left, right } = pdf.paper;
  const whole = right - left;
  const width = (whole - GUTTER) / 2;
  const narrow = verses.map((verse) => setVerse(pdf, verse, { left, width }, scale));
  const lines = narrow.flatMap((verse) => verse.lines);
  const broken = lines.reduce((sum, { count }) => sum + count, 0);
  const isBroken = lines.length < LEAST || lines.some(({ count }) => count > MOST);
  if (isBroken || broken > lines.length * MORE.onPage) {
    const wide = verses.map((verse) => setVerse(pdf, verse, { left, width: whole }, scale));
    const height = heightOf(wide);
    if (isBroken || broken > lines.length * MORE.anyway || height <= room)
      return { verses: wide, columns: [{ left, width: whole }], height, scale };
  }
  const columns = [
    { left, width },
    { left: left + width + GUTTER, width },
  ];
  return {
    verses: narrow,
    scale,
    columns: direction === 'ltr' ? columns : columns.toReversed(),
    height: Math.max(...splitEvenly(narrow, 2).map(heightOf)),
  };
}

function setVerse(
  pdf: Pdf,
  { mark, lines, direction, isQuiet = false }: Verse,
  column: Pick<Column, 'left' | 'width'>,
  scale: number,
): SetVerse {
  const set = (text: string, isMark: boolean): Line => {
    const style = { ...styleOf(pdf, isMark, scale), column: { ...column, direction }, y: 0 };
    const height = heightOfText(pdf, text, style);
    const step = pdf.typesetter.leading(style.face, hasRightToLeft(text), style.lineGap / style.size);
    const count = Math.round(height / step / style.size);
    return { text, isMark, isQuiet, height, count };
  };
  return {
    lines: [...(mark ? [set(mark, true)] : []), ...lines.map((line) => set(line, false))],
    direction,
  };
}

function styleOf({ typesetter, style }: Pdf, isMark: boolean, scale: number) {
  const { face, size } = isMark ? MARK : LETTERS;
  const gap = (PITCH * (1 + style.scale)) / 2 - typesetter.leading(face, false);
  return { face, size: size * scale, lineGap: gap * size * scale };
}

function heightOf(verses: readonly SetVerse[]): number {
  const lines = verses.flatMap((verse) => verse.lines);
  return lines.reduce((sum, { height }) => sum + height, Math.max(0, verses.length - 1) * GAP);
}

/** Between verses, so that the higher column is as low as can be. */
function splitEvenly(verses: readonly SetVerse[], columns: number): SetVerse[][] {
  if (columns === 1) return [[...verses]];
  const ways = verses.map((_, index) => [verses.slice(0, index + 1), verses.slice(index + 1)]);
  const highest = (way: SetVerse[][]) => Math.max(...way.map(heightOf));
  return ways.reduce((best, way) => (highest(way) < highest(best) ? way : best));
}

/** Draws them from `doc.y` on. @param turn begins a page @param muted the colour of marks and translations */
export function drawVerses(
  pdf: Pdf,
  part: Part,
  { verses, columns, scale }: SetVerses,
  { turn, muted }: { turn: () => void; muted: string },
): void {
  const { doc, paper } = pdf;
  let rest = verses;
  while (rest.length > 0) {
    const top = doc.y;
    const page = fillPage(rest, columns.length, paper.bottom - top - TOLERANCE, top === paper.top);
    const ends = columns.map((column, index) => {
      doc.y = top;
      for (const verse of page.columns[index] ?? []) drawVerse(pdf, part, verse, { ...column, muted, scale });
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

function drawVerse(
  pdf: Pdf,
  part: Part,
  { lines, direction }: SetVerse,
  { muted, scale, ...place }: Pick<Column, 'left' | 'width'> & { muted: string; scale: number },
): void {
  const { doc } = pdf;
  const column = { ...place, direction };
  addDrawn(pdf, part, 'P', [lines.map(({ text }) => text).join('\n')], () => {
    for (const { text, isMark, isQuiet } of lines) {
      const color = isMark || isQuiet ? muted : pdf.ink;
      drawText(pdf, text, { ...styleOf(pdf, isMark, scale), column, y: doc.y, color });
    }
  });
  doc.y += GAP;
}
