/** Compares the letters of a font with those of the font that the styles were made for. */
import { openShaper, type Shaper } from '../text/shape.ts';
import type { FontInstance } from './instance.ts';

export interface Comparison {
  /** Nearly the widest of its letters: the size of names is calculated from it. */
  widest: number;
  /** Width of a line of text, as a ratio. */
  width: number;
  /** Height of capitals, as a ratio. */
  height: number;
  /** Reach of its lines above and below the baseline, in em. */
  ascent: number;
  descent: number;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const LINE = 'The newest record, dates and tickets of all shows: what is on this summer';
/** The share of letters that are no wider: no word consists of the widest only. */
const MOST = 0.85;

/** Returns undefined if the font lacks Latin letters. */
export async function compareFonts(
  instances: readonly FontInstance[],
  others: readonly FontInstance[],
): Promise<Comparison | undefined> {
  const [own, other] = [await open(instances), await open(others)];
  if (!own.covers(LETTERS.join(''))) return undefined;
  const ratios = LETTERS.map((letter) => widthOf(own, letter) / widthOf(other, letter)).sort((a, b) => a - b);
  return {
    widest: ratios[Math.floor(LETTERS.length * MOST)] ?? 1,
    width: widthOf(own, LINE) / widthOf(other, LINE),
    height: heightOf(own) / heightOf(other),
    ascent: own.height,
    descent: own.depth,
  };
}

function open(instances: readonly FontInstance[]): Promise<Shaper> {
  return openShaper(
    instances.map(({ file, family }) => ({ file, family, scale: 1, tracking: 0, script: 'Latn' })),
  );
}

function widthOf(shaper: Shaper, text: string): number {
  return shaper.shapeRun(text, 'ltr').advance;
}

function heightOf(shaper: Shaper): number {
  const [run] = shaper.shapeRun('H', 'ltr').runs;
  const [glyph] = run?.glyphs ?? [];
  return run && glyph ? shaper.outline(run.source, glyph.id).ink.top : 1;
}

/** The letters with marks that the font has, but does not place the marks of. */
export async function listUnplaced(
  instances: readonly FontInstance[],
  letters: readonly string[],
): Promise<string[]> {
  const shaper = await open(instances);
  return letters.filter((letter) => shaper.covers(letter) && !shaper.sets(letter));
}
