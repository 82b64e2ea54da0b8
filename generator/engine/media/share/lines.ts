/** Lines of a card: what the font can set, where, in which colour. */
import type { Hex } from '../../lib/colour.ts';
import type { Direction } from '../../lib/direction.ts';
import { isolate } from '../../lib/isolate.ts';
import { writeLatin } from '../../lib/slug.ts';
import { cutText } from '../../lib/text.ts';
import { type FittedTitle, fitTitle } from './fit.ts';
import type { Typeface, Typefaces } from './typography.ts';

export interface Area {
  x: number;
  width: number;
  /** The lowest that ink reaches. */
  bottom: number;
  height: number;
}

/** Emoji, and the invisible characters that join and colour them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
/** Symbols that most fonts have, although Unicode calls them emoji. */
const LETTERS = /[©®™↗←→↑↓]/u;

/** Marks without a shape, which come along with text that is pasted. */
const SHAPELESS = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
/** Hyphens that most fonts lack. */
const HYPHEN = /[\u2010\u2011]/g;
/** Marks of letters that are not one character with them. */
const ACCENT = /[\u0300-\u036f]/;
/** Scripts whose letters can be written in plain Latin one by one. */
const RELATED = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/** Drops emoji and extra spaces. Missing letters are written in plain Latin, `Barış` as `Baris`; empty if that is impossible. */
export function keepSettable(text: string, typeface: Typeface): string {
  const plain = text
    .normalize('NFC')
    .replace(EMOJI, (sign) => (LETTERS.test(sign) ? sign : ''))
    .replace(SHAPELESS, '')
    .replace(HYPHEN, '-')
    .replace(/\s+/g, ' ')
    .trim();
  const settable = Array.from(plain, (letter) => {
    if (typeface.covers(letter)) return letter;
    // Signs that soften a letter are written as quotation marks.
    if (RELATED.test(letter)) return writeLatin(letter).replace(/['`"]/g, '');
    return ACCENT.test(letter) ? '' : letter;
  })
    .join('')
    .normalize('NFC');
  return typeface.covers(settable) ? settable : '';
}

/** A title set at the bottom of its area; an empty one gives nothing. */
export function setTitle(
  title: string,
  area: Area,
  limits: { largest: number; least: number },
  fill: Hex,
  { wide, narrow, direction }: Typefaces,
): string {
  if (!title) return '';
  const fitted = fitTitle(title, { ...area, ...limits }, { wide, narrow });
  const start = (width: number) => (direction === 'rtl' ? area.x + area.width - width : area.x);
  return drawTitle(fitted, { startOf: start, bottom: area.bottom }, fill);
}

/** @param at the left edge of a line as wide as that, and the lowest that ink reaches */
export function drawTitle(
  { typeface, size, lines, leading }: FittedTitle,
  at: { startOf: (width: number) => number; bottom: number },
  fill: Hex,
): string {
  const outlines = lines.map((line) => typeface.outline(line));
  const depth = Math.max(0, outlines.at(-1)?.depth ?? 0);
  const base = at.bottom - depth * size;
  return outlines
    .map(({ svg, width }, index) =>
      place(svg, at.startOf(width * size), base - (lines.length - 1 - index) * leading * size, size, fill),
    )
    .join('');
}

/** The ink of a title that is set, in pixels. */
export function measureTitle({ typeface, size, lines, leading }: FittedTitle): {
  width: number;
  height: number;
  /** Height below the last baseline. */
  depth: number;
} {
  const outlines = lines.map((line) => typeface.outline(line));
  const top = Math.max(0, ...(outlines[0]?.ink ?? []).map((ink) => ink.top));
  const depth = Math.max(0, outlines.at(-1)?.depth ?? 0);
  return {
    width: Math.max(0, ...outlines.map(({ width }) => width)) * size,
    height: (top + (lines.length - 1) * leading + depth) * size,
    depth: depth * size,
  };
}

/** Joins as many parts as fit the width in one line; too long ones are left out. Parts read the other way than the card are held apart. */
export function joinFacts(
  parts: readonly string[],
  width: number,
  size: number,
  typeface: Typeface,
  direction: Direction,
): string {
  const fits = (text: string) => typeface.measure(text) * size <= width;
  const known = settle(parts, typeface, direction).filter(fits);
  while (known.length > 1 && !fits(known.join(' · '))) known.pop();
  return known.join(' · ');
}

/** The parts in lines of these widths; what has no room in the last is left out, and so is a part too long for any line. */
export function breakFacts(
  parts: readonly string[],
  widths: readonly number[],
  size: number,
  typeface: Typeface,
  direction: Direction,
): string[] {
  const left = settle(parts, typeface, direction);
  const fits = (text: string, width: number) => typeface.measure(text) * size <= width;
  const widest = Math.max(...widths);
  return widths.map((width) => {
    while (left[0] !== undefined && !fits(left[0], widest)) left.shift();
    let line = '';
    for (let next = left[0]; next !== undefined; next = left[0]) {
      const longer = line ? `${line} · ${next}` : next;
      if (!fits(longer, width)) break;
      line = longer;
      left.shift();
    }
    return line;
  });
}

function settle(parts: readonly string[], typeface: Typeface, direction: Direction): string[] {
  return parts
    .map((part) => keepSettable(part, typeface))
    .filter(Boolean)
    .map((part) => isolate(part, direction));
}

/** Truncates a text to the width, with an ellipsis; empty if next to nothing fits. */
export function truncate(text: string, width: number, size: number, typeface: Typeface): string {
  let kept = text;
  while (kept && typeface.measure(kept) * size > width) kept = `${cutText(kept, -2).trimEnd()}…`;
  return kept.length > 2 ? kept : '';
}

/** Sets one line from `x`, or up to it. */
export function setLine(
  text: string,
  at: { x: number; y: number; size: number; fill: Hex; end?: boolean },
  typeface: Typeface,
): string {
  if (!text) return '';
  const { svg, width } = typeface.outline(text);
  return place(svg, at.end ? at.x - width * at.size : at.x, at.y, at.size, at.fill);
}

function place(svg: string, x: number, y: number, size: number, fill: Hex): string {
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(2)})">${svg}</g>`;
}
