/** Two flat bands on paper, as the look `poster` has them: the cover's colour and its partner, each light enough for ink. */
import { degreesBetween, type Hex, type Oklch, oklchOf } from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Look } from '../schema/look.ts';
import { groundOf, type Recipe } from './recipes.ts';
import { underInk } from './shade.ts';
import { pickSource } from './source.ts';
import type { Bands, Ground, Theme } from './tokens.ts';

/** Ink is printed on flat colours: with less chroma they read as grey, and lighter ones as paper. */
const LEAST_CHROMA = 0.13;
const MOST_LIGHTNESS = 0.91;
/** Degrees between two colours that nobody takes for one across a street. */
const APART = 45;
/** Returns undefined for the colours of the stylesheet. */
export function chooseBanded(palette: Palette, look: Look, recipe: Recipe): Theme | undefined {
  const { ground = 'light' } = look;
  const bands = chooseBands(palette, look, recipe);
  if (!bands && ground === 'light') return undefined;
  const on = (own: Ground) => describe(own, bands);
  return ground === 'auto' ? { ...on(recipe.light), dark: on(recipe.dark) } : on(groundOf(ground, recipe));
}

/** Returns undefined if the cover is black and white, and no colour is named. One without a partner is beside paper. */
function chooseBands(
  palette: Palette,
  { accent, second }: Look,
  { light, bands }: Recipe,
): Bands | undefined {
  const { ink, paper } = light;
  const named = [accent].find((value): value is Hex => value?.startsWith('#') ?? false);
  const first = named ? oklchOf(named) : (pickSource(palette) ?? (second && bands?.[0]));
  if (!first) return undefined;
  const partner = second ? oklchOf(second) : named ? undefined : pickPartner(palette, first);
  return { first: print(first, ink), second: partner ? print(partner, ink) : paper, ink };
}

/** Picks the most characteristic colour of another hue. */
function pickPartner(palette: Palette, [, , hue]: Oklch): Oklch | undefined {
  return pickSource(palette.filter(({ color }) => degreesBetween(oklchOf(color)[2], hue) >= APART));
}

function print([lightness, chroma, hue]: Oklch, ink: Hex): Hex {
  return underInk([Math.min(lightness, MOST_LIGHTNESS), Math.max(chroma, LEAST_CHROMA), hue], ink);
}

/** Controls are in ink; bands are decoration. */
function describe(ground: Ground, bands: Bands | undefined): Theme & { ground: Ground } {
  const { ink, paper } = ground;
  return { accent: ink, accentInk: paper, wash: paper, ground, ...(bands && { bands }) };
}
