/** Pages in two tones, as the look `board` has them: the colour of the cover as the ground, and ink. */
import { type Hex, hexOf, type Oklch, oklchOf } from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Look } from '../schema/look.ts';
import { flatGround, groundOf, type Recipe } from './recipes.ts';
import { underInk } from './shade.ts';
import { pickSource } from './source.ts';
import type { Ground, Theme } from './tokens.ts';

/** Lightness and chroma; each has the hue of its page. */
const INK = [0.18, 0.015] as const;
const DARK_INK = [0.92, 0.035] as const;
const DARK_GROUND = [0.24, 0.06] as const;
/** Chroma below which a ground reads as grey, and lighter ones as paper. */
const LEAST_CHROMA = 0.075;
const MOST_LIGHTNESS = 0.9;

/** @param isPlain whether the page is read and printed rather than looked at: it has the ground of stone */
export function chooseFlat(palette: Palette, look: Look, recipe: Recipe, isPlain: boolean): Theme {
  const { ground = 'light' } = look;
  const colour = (isPlain ? undefined : pickColour(palette, look)) ?? recipe.accentInk;
  if (ground === 'auto') return { ...lightOn(colour), dark: darkOn(colour) };
  return groundOf(ground, recipe).scheme === 'dark' ? darkOn(colour) : lightOn(colour);
}

/** A colour of site.yaml is that of all pages. */
function pickColour(palette: Palette, { accent, ground }: Look): Oklch | undefined {
  const named = [ground, accent].find((value): value is Hex => value?.startsWith('#') ?? false);
  const [lightness, chroma, hue] = (named ? oklchOf(named) : pickSource(palette)) ?? [];
  if (lightness === undefined || chroma === undefined || hue === undefined) return undefined;
  return [Math.min(lightness, MOST_LIGHTNESS), named ? chroma : Math.max(chroma, LEAST_CHROMA), hue];
}

function lightOn(colour: Oklch): Themed {
  const ink = hexOf([...INK, colour[2]]);
  return describe('light', underInk(colour, ink), ink);
}

function darkOn([, chroma, hue]: Oklch): Themed {
  const [lightness, most] = DARK_GROUND;
  return describe('dark', hexOf([lightness, Math.min(chroma, most), hue]), hexOf([...DARK_INK, hue]));
}

type Themed = Theme & { ground: Ground };

function describe(scheme: Ground['scheme'], paper: Hex, ink: Hex): Themed {
  return { accent: ink, accentInk: paper, wash: paper, ground: flatGround(scheme, paper, ink) };
}
