/** Pages in ink and paper with one spot colour, as the look `zine` has them: a flat block under ink. */
import { degreesBetween, type Hex, type Oklch, oklchOf } from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Look } from '../schema/look.ts';
import { groundOf, type Recipe } from './recipes.ts';
import { underInk } from './shade.ts';
import { pickSource } from './source.ts';
import type { Ground, Theme } from './tokens.ts';

/** Red in OKLCH. Within this many degrees of it, beside black, white and blackletter, a colour says what no record means. */
const RED = 29;
const NEAR = 25;
/** Colours with less chroma are greys rather than reds. */
const RED_CHROMA = 0.06;
/** Lighter ones read as paper, and darker ones as ink. */
const LIGHTNESS = [0.6, 0.86] as const;

/**
 * Returns undefined for the colours of the stylesheet: they suit a page without a cover, and one whose cover is black and white, or red.
 */
export function chooseSpot(
  palette: Palette,
  { accent = 'covers', second, ground = 'light' }: Look,
  recipe: Recipe & { spot: Oklch },
): Theme | undefined {
  const { light, dark } = recipe;
  const named = [second, accent].find((value): value is Hex => value?.startsWith('#') ?? false);
  const source = named ? oklchOf(named) : pickSource(palette);
  const own = source && readableSpot(source, light.ink);
  const isUsed = own !== undefined && !isNearRed(oklchOf(own));
  if (!isUsed && ground === 'light') return undefined;
  const spot = { paper: isUsed ? own : readableSpot(recipe.spot, light.ink), ink: light.ink };
  if (ground === 'auto') return { ...describe(light, spot), dark: describe(dark, spot) };
  return describe(groundOf(ground, recipe), spot);
}

function isNearRed([, chroma, hue]: Oklch): boolean {
  return chroma >= RED_CHROMA && degreesBetween(hue, RED) <= NEAR;
}

function readableSpot([lightness, chroma, hue]: Oklch, ink: Hex): Hex {
  const [darkest, lightest] = LIGHTNESS;
  return underInk([Math.min(Math.max(lightness, darkest), lightest), chroma, hue], ink);
}

function describe(ground: Ground, spot: Theme['spot']): Theme & { ground: Ground } {
  return { accent: ground.ink, accentInk: ground.paper, wash: ground.paper, spot, ground };
}
