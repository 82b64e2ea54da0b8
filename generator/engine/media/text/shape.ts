/** Glyphs for lines of any script, by HarfBuzz. Loaded with the first text that needs it. */
import type { Font } from 'harfbuzzjs';
import type { Direction } from '../../lib/direction.ts';
import { drawGlyph, type Outline } from './outline.ts';
import { placeMarks } from './place-marks.ts';
import { orderRuns } from './runs.ts';

/** A font without axes, and how it is set. */
export interface FontSource {
  /** A TrueType file. */
  file: Uint8Array;
  /** Relative size: 1.1 is a tenth larger. */
  scale: number;
  /** Added after every glyph, in em. */
  tracking: number;
  /** Added to spaces between words that are read from right to left: those of monospaced fonts are as wide as letters. */
  spacing?: number;
  /** `Latn`, `Arab`. */
  script: string;
  /** Files of one typeface share a name: each has some of its letters. Without one, a file is a typeface. */
  family?: string;
}

/** A glyph in em, from the origin of the line; y upwards. */
export interface Glyph {
  id: number;
  /** The letters that it stands for: two for a ligature, none for the second glyph of a letter. */
  text: string;
  x: number;
  y: number;
  advance: number;
}

/** Glyphs of one font, from left to right. */
export interface GlyphRun<Source extends FontSource = FontSource> {
  source: Source;
  direction: Direction;
  /** Text in logical order. */
  text: string;
  x: number;
  glyphs: Glyph[];
}

export interface ShapedLine<Source extends FontSource = FontSource> {
  runs: GlyphRun<Source>[];
  /** The advance of the whole line, in em. */
  advance: number;
}

export interface Shaper<Source extends FontSource = FontSource> {
  covers(text: string): boolean;
  /** Returns true if a typeface has every letter of a word, and places its marks. */
  sets(word: string): boolean;
  /** @param base the direction of the line, whatever its first letter is */
  shape(text: string, base: Direction): ShapedLine<Source>;
  /** Text that is read in one direction. */
  shapeRun(text: string, direction: Direction): ShapedLine<Source>;
  outline(source: Source, glyph: number): Outline;
  /** The number of the font's own space. */
  spaceOf(source: Source): number | undefined;
  /** Reach of lines of the first font above and below the baseline, in em. */
  height: number;
  depth: number;
}

interface OpenFont<Source> {
  source: Source;
  font: Font;
  /** Em for a unit of the font. */
  unit: number;
  /** Keyed by the numbers of their glyphs. */
  outlines: Map<number, Outline>;
}

/**
 * A word is set in the first typeface that has all of its letters and places their marks; one that none has, letter by letter in the
 * first font that has it. Marks that no font places are put above or below their letter.
 */
export async function openShaper<Source extends FontSource>(
  sources: readonly Source[],
): Promise<Shaper<Source>> {
  const harfbuzz = await import('harfbuzzjs');
  const open = (source: Source): OpenFont<Source> => {
    const face = new harfbuzz.Face(new harfbuzz.Blob(source.file));
    return { source, font: new harfbuzz.Font(face), unit: source.scale / face.upem, outlines: new Map() };
  };
  const fonts = sources.map(open);
  const main = fonts[0] ?? refuseNone();
  const families = groupFamilies(fonts);
  const has = ({ font }: OpenFont<Source>, letters: string) =>
    Array.from(letters).every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
  const fontOf = (source: Source) => fonts.find((each) => each.source === source) ?? main;
  const find = (letters: string, among: readonly OpenFont<Source>[] = fonts) =>
    among.find((font) => has(font, letters));
  const buffer = new harfbuzz.Buffer();
  // Each glyph knows its own letters: marks are not one with the letter that they are on.
  buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
  const placed = new Map<string, boolean>();

  function places(font: OpenFont<Source>, letter: string): boolean {
    if (font.source.script !== 'Latn' || !MARK.test(letter)) return true;
    const key = `${fonts.indexOf(font)} ${letter}`;
    const known = placed.get(key) ?? placeMarks(shapeGlyphs(font, letter, 'ltr'), inkIn(font)).length === 0;
    placed.set(key, known);
    return known;
  }

  const findPlacing = (letters: readonly string[]) =>
    families.find((family) =>
      letters.every((letter) => family.some((font) => has(font, letter) && places(font, letter))),
    );

  function chooseFonts(word: string): readonly OpenFont<Source>[] {
    const letters = word.match(LETTERS) ?? [];
    const having = () => families.find((family) => letters.every((letter) => find(letter, family)));
    return findPlacing(letters) ?? having() ?? fonts;
  }

  function splitByFont(text: string): { font: OpenFont<Source>; text: string }[] {
    const parts: { font: OpenFont<Source>; text: string }[] = [];
    const add = (font: OpenFont<Source>, letter: string) => {
      const last = parts.at(-1);
      if (last?.font === font) last.text += letter;
      else parts.push({ font, text: letter });
    };
    for (const word of text.split(/(?<=\s)|(?=\s)/)) {
      const among = chooseFonts(word);
      for (const letters of word.match(LETTERS) ?? []) {
        const whole =
          among.find((font) => has(font, letters) && places(font, letters)) ?? find(letters, among);
        for (const letter of letters) {
          const last = parts.at(-1);
          const stays = last && MARK.test(letter) && has(last.font, letter);
          add(whole ?? (stays ? last.font : (find(letter) ?? main)), letter);
        }
      }
    }
    return parts;
  }

  const inkIn = (font: OpenFont<Source>) => (glyph: Glyph) => outlineOf(font, glyph.id).ink;

  function outlineOf({ font, unit, outlines }: OpenFont<Source>, glyph: number): Outline {
    const outline = outlines.get(glyph) ?? drawGlyph(font, glyph, unit);
    outlines.set(glyph, outline);
    return outline;
  }

  /** Shapes glyphs, placed from the origin of the part. */
  function shapeGlyphs(
    { source, font, unit }: OpenFont<Source>,
    text: string,
    direction: Direction,
  ): Glyph[] {
    buffer.clearContents();
    buffer.addText(text);
    const { LTR, RTL } = harfbuzz.Direction;
    buffer.setDirection(direction === 'rtl' ? RTL : LTR);
    buffer.setScript(source.script);
    buffer.setLanguage(source.script === 'Arab' ? 'ar' : 'en');
    harfbuzz.shape(font, buffer);
    const infos = buffer.getGlyphInfosAndPositions();
    const letters = splitByCluster(text, infos);
    let at = 0;
    return infos.map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => {
      const spacing = direction === 'rtl' && letters[index] === ' ' ? (source.spacing ?? 0) : 0;
      const advance = xAdvance * unit + source.tracking + spacing;
      const x = at + xOffset * unit;
      at += advance;
      return { id, text: letters[index] ?? '', x, y: yOffset * unit, advance };
    });
  }

  function shapePart(
    line: ShapedLine<Source>,
    { font, text }: { font: OpenFont<Source>; text: string },
    direction: Direction,
  ) {
    const { source } = font;
    const glyphs = shapeGlyphs(font, text, direction).map((glyph) => ({
      ...glyph,
      x: line.advance + glyph.x,
    }));
    if (source.script === 'Latn' && MARK.test(text))
      for (const { glyph, x, y } of placeMarks(glyphs, inkIn(font))) Object.assign(glyph, { x, y });
    line.runs.push({ source, direction, text, x: line.advance, glyphs });
    line.advance += glyphs.reduce((sum, { advance }) => sum + advance, 0);
  }

  function shapeRun(line: ShapedLine<Source>, text: string, direction: Direction) {
    const parts = splitByFont(text);
    for (const part of direction === 'rtl' ? parts.reverse() : parts) shapePart(line, part, direction);
    return line;
  }

  const { ascender, descender } = main.font.hExtents();
  return {
    height: ascender * main.unit,
    depth: -descender * main.unit,
    covers: (text) => [...text].every((letter) => INVISIBLE.test(letter) || find(letter) !== undefined),
    sets: (word) => findPlacing(word.normalize().match(LETTERS) ?? []) !== undefined,
    shape: (text, base) => {
      const line: ShapedLine<Source> = { runs: [], advance: 0 };
      for (const run of orderRuns(text, base)) shapeRun(line, run.text, run.direction);
      return line;
    },
    shapeRun: (text, direction) => shapeRun({ runs: [], advance: 0 }, text, direction),
    spaceOf: (source) => fontOf(source).font.nominalGlyph(SPACE),
    outline: (source, glyph) => outlineOf(fontOf(source), glyph),
  };
}

function refuseNone(): never {
  throw new Error('Text needs a font.');
}

function groupFamilies<Source extends FontSource>(fonts: readonly OpenFont<Source>[]): OpenFont<Source>[][] {
  const families = new Map<string | OpenFont<Source>, OpenFont<Source>[]>();
  for (const font of fonts) {
    const { family = font } = font.source;
    families.set(family, [...(families.get(family) ?? []), font]);
  }
  return [...families.values()];
}

/** The letters of each glyph: of several for the same letters, the first in reading order has them. */
function splitByCluster(text: string, glyphs: readonly { cluster: number }[]): string[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  const seen = new Set<number>();
  const letters = glyphs.map(({ cluster }) => {
    const isFirst = !seen.has(cluster);
    seen.add(cluster);
    return isFirst ? text.slice(cluster, ends.get(cluster)) : '';
  });
  return letters;
}

const SPACE = 0x20;
const MARK = /\p{M}/u;
/** A letter with its marks. */
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;
const INVISIBLE = /\p{Cf}/u;
