/** Widths of letters in em, from the table that `fonts/subset.py` writes. */
import metrics from '../../fonts/metrics.json';

/** The ends of a width axis, and what is between them. Widths between two of them are in proportion. */
interface Script {
  stops: readonly number[];
  /** Keyed by letter: thousandths of an em at each stop. */
  table: Readonly<Record<string, readonly number[]>>;
}

const LATIN: Script = { stops: [50, 100, 150], table: metrics.latin };
/** Four forms of each letter at each stop: alone, at the end, in the middle, at the start. Letters are stretched at their joins. */
const ARABIC: Script = { stops: [0, 100], table: metrics.arabic };

const MARK = /^\p{Mn}$/u;
/** Letters that are never joined to what follows. */
const ENDS = /[اأإآدذرزوؤةٱ]/;
const SINGLE = /[ء\s\p{P}\p{Nd}]/u;

/** The ink of a line, in em. */
export interface Ink {
  width: number;
  /** The room before the first letter, which is no part of it. */
  before: number;
}

/** A line in the letters of the font, of which each width can be asked. */
export interface Letters {
  count: number;
  /** True for joined letters, which are never spaced. */
  isJoined: boolean;
  least: number;
  most: number;
  inkAt: (axis: number) => Ink;
}

/** Returns undefined if the font lacks a letter. @param text in capitals */
export function lettersOf(text: string): Letters | undefined {
  const isJoined = /\p{Script=Arabic}/u.test(text);
  const rows = isJoined ? joinArabic(text) : [...text.normalize('NFC')].map(findLatin);
  const known = rows.filter((row) => row !== undefined);
  if (known.length === 0 || known.length < rows.length) return undefined;
  const { stops } = isJoined ? ARABIC : LATIN;
  return {
    count: known.length,
    isJoined,
    least: stops[0] ?? 0,
    most: stops.at(-1) ?? 0,
    inkAt: (axis) => measure(known, stops, axis),
  };
}

/** Letters with marks are as wide as those without, unless the table has them. */
function findLatin(letter: string): readonly number[] | undefined {
  const [base = ''] = letter.normalize('NFD');
  if (MARK.test(letter)) return [];
  return LATIN.table[letter] ?? LATIN.table[base];
}

function joinArabic(text: string): (readonly number[] | undefined)[] {
  const letters = text.normalize('NFC').match(/ل\p{Mn}*[اأإآ]|\P{Mn}/gu) ?? [];
  const joins = (letter: string | undefined) => letter !== undefined && !SINGLE.test(letter);
  return letters.map((written, index) => {
    const letter = written.replace(/\p{Mn}/gu, '');
    const previous = letters[index - 1];
    const isAfter = joins(letter) && joins(previous) && !ENDS.test(previous?.at(-1) ?? '');
    if (letter.length > 1) return formOf(letter, isAfter ? 1 : 0);
    const isBefore = joins(letter) && joins(letters[index + 1]) && !ENDS.test(letter);
    const form = FORMS.findIndex(([after, before]) => after === isAfter && before === isBefore);
    return formOf(letter, form);
  });
}

/** Numbers of a form: its advance and the room on both sides, at each stop. */
const NUMBERS = 3 * ARABIC.stops.length;

function formOf(letter: string, form: number): readonly number[] | undefined {
  return ARABIC.table[letter]?.slice(NUMBERS * form, NUMBERS * (form + 1));
}

/** Joined to the letter before, and to that after, in the order of the table. */
const FORMS = [
  [false, false],
  [true, false],
  [true, true],
  [false, true],
] as const;

function measure(rows: readonly (readonly number[])[], stops: readonly number[], axis: number): Ink {
  const value = (row: readonly number[] | undefined, column: number) =>
    row && row.length >= (column + 1) * stops.length
      ? between(row.slice(column * stops.length), stops, axis) / 1000
      : 0;
  const before = value(rows[0], 1);
  const after = value(rows.at(-1), 2);
  const advance = rows.reduce((sum, row) => sum + value(row, 0), 0);
  return { width: Math.max(advance - before - after, 0.1), before };
}

function between(values: readonly number[], stops: readonly number[], axis: number): number {
  const next = Math.max(
    stops.findIndex((stop) => stop >= axis),
    1,
  );
  const [from = 0, to = 0] = stops.slice(next - 1, next + 1);
  const [low = 0, high = 0] = values.slice(next - 1, next + 1);
  return low + ((high - low) * (axis - from)) / (to - from);
}
