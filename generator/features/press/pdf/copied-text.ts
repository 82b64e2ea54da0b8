/**
 * Arabic text in the order in which PDF readers copy it. They take the letters of a line from left to right, one for each
 * glyph, and reverse them: two letters of one glyph would be copied in the wrong order, and a mark above the line as a separate
 * word. So each letter has a glyph, if need be an empty one, and marks are drawn.
 */
import type { PlacedRun } from '../../../engine/media/text/break-lines.ts';
import type { Glyph, Shaper } from '../../../engine/media/text/shape.ts';
import type { PdfGlyph, PdfSource } from './glyphs.ts';

type Run = PlacedRun<PdfSource>;

/** The width of an empty glyph, in thousandths of an em: readers ignore glyphs without width, and see a gap in wider ones. */
const NARROW = 30;
const MARKS = /^\p{M}+$/u;

/** Joins right-to-left words with the spaces between them, so that they are copied as one text. @param runs in reading order */
export function joinWords(runs: readonly Run[], shaperOf: (run: Run) => Shaper<PdfSource>): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const source = last && sharedSource(last, run, shaperOf);
    if (last && source) joined.splice(-1, 1, join(last, run, source, shaperOf));
    else joined.push(run);
  }
  return joined;
}

/** The font that can have both. */
function sharedSource(
  before: Run,
  run: Run,
  shaperOf: (run: Run) => Shaper<PdfSource>,
): PdfSource | undefined {
  if (before.index !== run.index || before.direction !== 'rtl' || run.direction !== 'rtl') return undefined;
  if (before.source === run.source) return run.source;
  const source = isSpace(run) ? before.source : isSpace(before) ? run.source : undefined;
  return source && shaperOf(run).spaceOf(source) !== undefined ? source : undefined;
}

/** @param run what is left of the other */
function join(before: Run, run: Run, source: PdfSource, shaperOf: (run: Run) => Shaper<PdfSource>): Run {
  const space = shaperOf(run).spaceOf(source);
  const take = (part: Run) =>
    part.source === source || space === undefined
      ? part.glyphs
      : part.glyphs.map((glyph) => ({ ...glyph, id: space }));
  return {
    ...run,
    source,
    text: before.text + run.text,
    glyphs: [...take(run), ...take(before)],
  };
}

function isSpace({ text }: Run): boolean {
  return text.trim() === '';
}

/** Gives each glyph a letter, and lists the marks to draw. @param space the font's own; without one, glyphs stay as they are */
export function prepareGlyphs(
  { direction, glyphs, x }: Run,
  space: number | undefined,
): { glyphs: PdfGlyph[]; marks: Glyph[] } {
  if (direction === 'ltr' || space === undefined) return { glyphs, marks: [] };
  const marks: Glyph[] = [];
  let pen = x;
  const prepared = glyphs.flatMap((glyph): PdfGlyph[] => {
    const letters = [...glyph.text].toReversed();
    const [from, to] = [pen, pen + glyph.advance];
    pen = to;
    const hold = (text: string, x: number) => ({ id: space, text, x, y: 0, width: NARROW });
    if (glyph.advance === 0 && MARKS.test(glyph.text)) {
      marks.push(glyph);
      // Beside the letter that it is on.
      return letters.map((letter) => hold(letter, from));
    }
    const [last = '', ...others] = letters;
    return [{ ...glyph, text: last }, ...others.map((letter) => hold(letter, to))];
  });
  return { glyphs: prepared, marks };
}
