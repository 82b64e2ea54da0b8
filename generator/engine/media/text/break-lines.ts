/** Running text in lines of a given width: broken by UAX #14, each line ordered by what the whole text is. */
import LineBreaker from 'linebreak';
import type { Direction } from '../../lib/direction.ts';
import { withoutMarks } from '../../lib/isolate.ts';
import { openOrder, type Run } from './runs.ts';
import type { FontSource, GlyphRun, Shaper } from './shape.ts';

interface StyledText<Source extends FontSource> {
  text: string;
  shaper: Shaper<Source>;
}

export interface PlacedRun<Source extends FontSource> extends GlyphRun<Source> {
  /** Index of its styled text. */
  index: number;
}

export interface TextLine<Source extends FontSource> {
  /** Runs in the order in which they are read; each is placed from the left end of the line, in em. */
  runs: PlacedRun<Source>[];
  advance: number;
}

interface TextRange {
  from: number;
  to: number;
}

/** @param width in em; Infinity for a single line */
export function breakLines<Source extends FontSource>(
  texts: readonly StyledText<Source>[],
  base: Direction,
  width: number,
): TextLine<Source>[] {
  const whole = texts.map(({ text }) => text).join('');
  const order = openOrder(whole, base);
  const styles = listStyles(texts);

  /** The visible glyphs of a part, in one style after the other. */
  function shapeLine({ from, to }: TextRange): TextLine<Source> {
    const line: TextLine<Source> = { runs: [], advance: 0 };
    const starts: number[] = [];
    for (const run of order(from, to).flatMap((each) => splitByStyle(each, styles))) {
      const shaped = run.shaper.shapeRun(withoutMarks(run.text), run.direction);
      const placed = run.direction === 'rtl' ? shaped.runs.toReversed() : shaped.runs;
      for (const part of placed) {
        line.runs.push({ ...moveRun(part, line.advance), index: run.index });
        starts.push(run.from);
      }
      line.advance += shaped.advance;
    }
    const reading = line.runs.map((run, index) => ({ run, start: starts[index] ?? 0 }));
    // Parts of one run keep their order: the sort is stable.
    return { ...line, runs: reading.sort((a, b) => a.start - b.start).map(({ run }) => run) };
  }

  // Most texts are one line.
  const all = shapeLine(trim(whole, { from: 0, to: whole.length }));
  if (whole !== '' && all.advance <= width) return [all];
  const measure = (part: TextRange) => shapeLine(trim(whole, part)).advance;
  const lines: TextRange[] = [];
  for (const word of listWords(whole)) {
    const last = lines.at(-1);
    const longer = last && { from: last.from, to: word.to };
    if (longer && measure(longer) <= width) lines.splice(-1, 1, longer);
    else if (measure(word) <= width) lines.push(word);
    else lines.push(...cutWord(word, whole, (part) => measure(part) <= width));
  }
  return lines.map((line) => shapeLine(trim(whole, line)));
}

interface Style<Source extends FontSource> extends TextRange {
  index: number;
  shaper: Shaper<Source>;
}

function listStyles<Source extends FontSource>(texts: readonly StyledText<Source>[]): Style<Source>[] {
  let from = 0;
  return texts.map(({ text, shaper }, index) => {
    const to = from + text.length;
    const style = { index, shaper, from, to };
    from = to;
    return style;
  });
}

/** Splits a run by style, from left to right. */
function splitByStyle<Source extends FontSource>(run: Run, styles: readonly Style<Source>[]) {
  const parts = styles.flatMap(({ index, shaper, from, to }) => {
    const [start, end] = [Math.max(from, run.from), Math.min(to, run.from + run.text.length)];
    if (start >= end) return [];
    const text = run.text.slice(start - run.from, end - run.from);
    return [{ text, direction: run.direction, from: start, index, shaper }];
  });
  return run.direction === 'rtl' ? parts.reverse() : parts;
}

function moveRun<Source extends FontSource>(run: GlyphRun<Source>, by: number): GlyphRun<Source> {
  return { ...run, x: run.x + by, glyphs: run.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + by })) };
}

/** Break opportunities: words with their spaces, parts of addresses. */
function listWords(text: string): TextRange[] {
  const breaker = new LineBreaker(text);
  const words: TextRange[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    words.push({ from: words.at(-1)?.to ?? 0, to: next.position });
  return words;
}

/** A word too long for a line, in pieces as long as they may be. */
function cutWord({ from, to }: TextRange, text: string, fits: (part: TextRange) => boolean): TextRange[] {
  const pieces: TextRange[] = [];
  for (const { segment, index } of new Intl.Segmenter('und').segment(text.slice(from, to))) {
    const letter = { from: from + index, to: from + index + segment.length };
    const last = pieces.at(-1);
    const longer = last && { from: last.from, to: letter.to };
    if (longer && fits(longer)) pieces.splice(-1, 1, longer);
    else pieces.push(letter);
  }
  return pieces;
}

/** Drops the spaces at the end. */
function trim(text: string, { from, to }: TextRange): TextRange {
  return { from, to: from + text.slice(from, to).trimEnd().length };
}
