/** Lines of a card: what the font can set, where it stands, in which colour. */
import type { Hex } from '../../lib/colour.ts';
import { cutText } from '../../lib/text.ts';
import { fitTitle } from './fit.ts';
import type { Cut } from './type.ts';

export interface Cuts {
  wide: Cut;
  narrow: Cut;
  mono: Cut;
}

/** A place for text, in pixels. */
export interface Area {
  x: number;
  width: number;
  /** The lowest that ink reaches. */
  bottom: number;
  height: number;
}

/** Emoji, and the invisible letters that join and colour them. */
const EMOJI =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
/** Signs that are letters of most fonts, but emoji by name. */
const LETTERS = /[©®™↗←→↑↓]/u;

/** The text as the cut can set it, without emoji; empty where a letter is missing. */
export function settle(text: string, cut: Cut): string {
  const plain = text
    .normalize('NFC')
    .replace(EMOJI, (sign) => (LETTERS.test(sign) ? sign : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return cut.covers(plain) ? plain : '';
}

/** A title that stands on the bottom of its area; an empty one gives nothing. */
export function setTitle(
  title: string,
  area: Area,
  limits: { largest: number; least: number },
  fill: Hex,
  { wide, narrow }: Cuts,
): string {
  if (!title) return '';
  const { cut, size, lines, leading } = fitTitle(title, { ...area, ...limits }, [wide, narrow]);
  const outlines = lines.map((line) => cut.outline(line));
  const depth = Math.max(0, outlines.at(-1)?.depth ?? 0);
  const base = area.bottom - depth * size;
  return outlines
    .map(({ svg }, index) =>
      place(svg, area.x, base - (lines.length - 1 - index) * leading * size, size, fill),
    )
    .join('');
}

/** As many of the parts as fit the width, in one line; one that is too long for it is left out. */
export function joinFacts(parts: readonly string[], width: number, size: number, cut: Cut): string {
  const fits = (text: string) => cut.measure(text) * size <= width;
  const known = parts.map((part) => settle(part, cut)).filter((part) => part && fits(part));
  while (known.length > 1 && !fits(known.join(' · '))) known.pop();
  return known.join(' · ');
}

export function cutShort(text: string, width: number, size: number, cut: Cut): string {
  let kept = text;
  while (kept && cut.measure(kept) * size > width) kept = `${cutText(kept, -2).trimEnd()}…`;
  return kept.length > 2 ? kept : '';
}

/** One line from `x`, or up to it. */
export function setLine(
  text: string,
  at: { x: number; y: number; size: number; fill: Hex; end?: boolean },
  cut: Cut,
): string {
  if (!text) return '';
  const { svg, width } = cut.outline(text);
  return place(svg, at.end ? at.x - width * at.size : at.x, at.y, at.size, at.fill);
}

function place(svg: string, x: number, y: number, size: number, fill: Hex): string {
  return `<g fill="${fill}" transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(2)})">${svg}</g>`;
}
