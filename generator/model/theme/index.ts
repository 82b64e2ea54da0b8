/** The colours that a page takes from its cover. */
import {
  contrast,
  fitGamut,
  formatHex,
  fromOklch,
  type Hex,
  mix,
  type Oklch,
  toRgb,
} from '../../lib/colour.ts';
import type { Palette } from '../assets.ts';
import { LEAST_TEXT } from './contrast.ts';
import { pickSource } from './source.ts';
import { INK_HEX, PAPER, PAPER_HEX, type Theme } from './tokens.ts';

/** Of the cover's colour in the page's surface. */
const WASH_SHARE = 0.06;
/** An accent as dark as ink would be none: darker colours are lifted to this lightness. */
const MIN_LIGHTNESS = 0.42;
/** The least chroma of a tint as dark as text that still reads as a colour, where sRGB reaches it. */
const RICH_CHROMA = 0.12;

/** Undefined without a cover, and for one in black and white: the stylesheet's colours suit it. */
export function chooseTheme(palette: Palette = []): Theme | undefined {
  const source = pickSource(palette);
  if (!source) return undefined;
  const wash = formatHex(toRgb(mix(fromOklch(PAPER), fromOklch(source), WASH_SHARE)));
  const accent = moveAccent(source, [wash, PAPER_HEX]);
  return { accent, accentInk: pickInk(accent), wash };
}

/** The lightest shade of the source, no lighter than itself, that can be read on every ground. */
function moveAccent(source: Oklch, grounds: readonly Hex[]): Hex {
  const shade = (lightness: number) => formatHex(toRgb(fromOklch(fitGamut(shadeOf(source, lightness)))));
  const passes = (color: Hex) => grounds.every((ground) => contrast(color, ground) >= LEAST_TEXT);
  let [dark, light] = [0, Math.max(source[0], MIN_LIGHTNESS)];
  if (passes(shade(light))) return shade(light);
  for (let step = 0; step < 10; step++) {
    const middle = (dark + light) / 2;
    if (passes(shade(middle))) dark = middle;
    else light = middle;
  }
  return shade(dark);
}

/**
 * The source at another lightness. Pale and deep colours hold little chroma because sRGB has little room there:
 * moved to the middle they are given what they would have had.
 */
function shadeOf([lightness, chroma, hue]: Oklch, to: number): Oklch {
  const ratio = lightness > to ? lightness / Math.max(to, MIN_LIGHTNESS) : to / Math.max(lightness, 0.01);
  return [to, Math.max(chroma * ratio, RICH_CHROMA), leanHue(hue, lightness - to)];
}

/** Yellow in OKLCH, and how far to its sides darkening turns it into mud. */
const YELLOW = 110;
const ORANGE = 45;
const LIME = 140;
/** How much of the way a colour leans once it is `FULL_LEAN` darker. */
const TO_ORANGE = 0.8;
const TO_LIME = 0.2;
const FULL_LEAN = 0.25;

/** Darkened yellow is mud, darkened marigold rust: hues beside yellow lean away from it as they darken. */
function leanHue(hue: number, darkened: number): number {
  if (hue <= ORANGE || hue >= LIME) return hue;
  const [neighbour, most] = hue < YELLOW ? [ORANGE, TO_ORANGE] : [LIME, TO_LIME];
  return hue + (neighbour - hue) * most * Math.min(1, Math.max(0, darkened / FULL_LEAN));
}

function pickInk(accent: Hex): Hex {
  return contrast(accent, PAPER_HEX) >= contrast(accent, INK_HEX) ? PAPER_HEX : INK_HEX;
}
