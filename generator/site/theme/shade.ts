/** Shades of a colour that can be read on a ground. */
import { contrast, type Hex, hexOf, type Oklch } from '../../engine/lib/colour.ts';
import { LEAST_FLAT, LEAST_TEXT } from './tokens.ts';

/** An accent as dark as ink would be none: darker colours are lifted to this lightness. */
const MIN_LIGHTNESS = 0.42;
/** The least chroma of a tint as dark as text that still reads as a colour, if sRGB reaches it. */
const RICH_CHROMA = 0.12;

/** The lightest shade of the source, no lighter than itself, that can be read on every one of these light grounds. */
export function darken(source: Oklch, grounds: readonly Hex[]): Hex {
  const light = Math.max(source[0], MIN_LIGHTNESS);
  return isReadable(shade(source, light), grounds)
    ? shade(source, light)
    : findShade(source, { clear: 0, faint: light }, grounds);
}

/** The darkest shade of the source, no darker than itself, that can be read on every one of these dark grounds. */
export function lighten(source: Oklch, grounds: readonly Hex[]): Hex {
  return isReadable(shade(source, source[0]), grounds)
    ? shade(source, source[0])
    : findShade(source, { clear: 1, faint: source[0] }, grounds);
}

/** The shade nearest to `faint`, between two lightnesses of which the first can be read. */
function findShade(
  source: Oklch,
  { clear, faint }: { clear: number; faint: number },
  grounds: readonly Hex[],
): Hex {
  for (let step = 0; step < 10; step++) {
    const middle = (clear + faint) / 2;
    if (isReadable(shade(source, middle), grounds)) clear = middle;
    else faint = middle;
  }
  return shade(source, clear);
}

export function isReadable(color: Hex, grounds: readonly Hex[]): boolean {
  return grounds.every((ground) => contrast(color, ground) >= LEAST_TEXT);
}

/** Rounded to a colour of the screen, a contrast may fall short by as much. */
const ROOM = 0.05;
const STEP = 0.005;

/** The colour itself if ink on it has the contrast of flat colours, or the nearest lighter one. */
export function underInk([lightness, chroma, hue]: Oklch, ink: Hex): Hex {
  let light = lightness;
  while (light < 1 && contrast(ink, hexOf([light, chroma, hue])) < LEAST_FLAT + ROOM) light += STEP;
  return hexOf([light, chroma, hue]);
}

function shade(source: Oklch, lightness: number): Hex {
  return hexOf(shadeOf(source, lightness));
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
/** Share of the way that a colour leans once it is `FULL_LEAN` darker. */
const TO_ORANGE = 0.8;
const TO_LIME = 0.2;
const FULL_LEAN = 0.25;

/** Darkened yellow is mud, darkened marigold rust: hues beside yellow lean away from it as they darken. */
function leanHue(hue: number, darkened: number): number {
  if (hue <= ORANGE || hue >= LIME) return hue;
  const [neighbour, most] = hue < YELLOW ? [ORANGE, TO_ORANGE] : [LIME, TO_LIME];
  return hue + (neighbour - hue) * most * Math.min(1, Math.max(0, darkened / FULL_LEAN));
}
