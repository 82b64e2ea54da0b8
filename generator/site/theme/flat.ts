/** Pages in two tones, as the look `board` has them: the colour of the cover as the ground, and ink. */
import {
  contrast,
  fitGamut,
  fromOklch,
  type Hex,
  type Oklch,
  oklchOf,
  toHex,
} from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Look } from '../schema/look.ts';
import { flatGround, groundOf, type Recipe } from './recipes.ts';
import { pickSource } from './source.ts';
import type { Ground, Theme } from './tokens.ts';

/** The least contrast of ink on its ground: 7:1, with room for rounding to a colour of the screen. */
const LEAST = 7.05;
/** Lightness and chroma; each has the hue of its page. */
const INK = [0.18, 0.015] as const;
const DARK_INK = [0.92, 0.035] as const;
const DARK_GROUND = [0.24, 0.06] as const;
/** With less chroma a ground reads as grey, and lighter ones as paper. */
const LEAST_CHROMA = 0.075;
const MOST_LIGHTNESS = 0.9;
const STEP = 0.005;

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

/** The colour itself, or the nearest lighter one that ink can be read on. */
function lightOn(colour: Oklch): Themed {
  const [, chroma, hue] = colour;
  const ink = paint([...INK, hue]);
  let [lightness] = colour;
  while (lightness < 1 && contrast(ink, paint([lightness, chroma, hue])) < LEAST) lightness += STEP;
  return describe('light', paint([lightness, chroma, hue]), ink);
}

function darkOn([, chroma, hue]: Oklch): Themed {
  const [lightness, most] = DARK_GROUND;
  return describe('dark', paint([lightness, Math.min(chroma, most), hue]), paint([...DARK_INK, hue]));
}

type Themed = Theme & { ground: Ground };

function describe(scheme: Ground['scheme'], paper: Hex, ink: Hex): Themed {
  return { accent: ink, accentInk: paper, wash: paper, ground: flatGround(scheme, paper, ink) };
}

function paint(colour: Oklch): Hex {
  return toHex(fromOklch(fitGamut(colour)));
}
