/** Data for each line of a text on the page. */
import { toCapitals } from '../../../../../generator/engine/lib/letters.ts';
import type { Heights } from './stretch.ts';
import { breakLines, type Setting, stretchLine } from './stretch.ts';

export interface Shape {
  text: string;
  wide: Setting;
  phone: Setting;
  classes: string;
}

const ARABIC = /\p{Script=Arabic}/u;
/** Marks above capitals, one or two, and what reaches below them. */
const HIGH = /[\u0300-\u0322\u0340-\u0344]/;
const HIGHEST = /[\u0300-\u0315]\p{M}*[\u0300-\u0315]/u;
const DEEP = /[,;Q]|[\u0323-\u0331]/;
/** Final letters that reach below the others: a yeh, whose dots are below its tail, and those with a bowl. */
const DEEP_FINAL = /[يجحخعغ](?!\p{L})/u;

/** Returns undefined if the font lacks a letter. @param given the lines, if they are known */
export function shapeOf(
  text: string,
  heights: Heights,
  language: string,
  given?: readonly string[],
): Shape[] | undefined {
  const set = capitalsOf(text, language);
  const lines = given ?? breakLines(set, heights.wide);
  if (!lines) return undefined;
  const words = text.split(/\s+/).filter(Boolean);
  const shapes = lines.map((line): Shape | undefined => {
    const own = words.splice(0, line.split(' ').length).join(' ');
    const capitals = capitalsOf(own, language);
    const wide = stretchLine(capitals, heights.wide);
    const phone = stretchLine(capitals, heights.phone);
    return (
      wide && phone && { text: own, wide, phone, classes: classesOf(capitals, wide.gap + phone.gap > 0) }
    );
  });
  const known = shapes.filter((shape) => shape !== undefined);
  return known.length === shapes.length ? known : undefined;
}

/** Capitals as the stylesheet sets them, for measuring. */
export function capitalsOf(text: string, language: string): string {
  return toCapitals(text, language);
}

/** Returns true for Arabic letters that the face has: not Persian and Urdu ones. */
export function isPlainArabic(text: string): boolean {
  return ARABIC.test(text);
}

function classesOf(capitals: string, isSpaced: boolean): string {
  if (ARABIC.test(capitals))
    return DEEP_FINAL.test(capitals) ? 'headline headline-joined headline-deep' : 'headline headline-joined';
  const parts = capitals.normalize('NFD');
  return [
    'headline',
    ...(isSpaced ? ['headline-spaced'] : []),
    ...(HIGHEST.test(parts) ? ['headline-highest'] : HIGH.test(parts) ? ['headline-high'] : []),
    ...(DEEP.test(parts) ? ['headline-deep'] : []),
  ].join(' ');
}
