/** The colours of a page, from its cover or from site.yaml. */

import { isDeepStrictEqual } from 'node:util';
import {
  blend,
  contrast,
  fromOklch,
  type Hex,
  type Oklch,
  oklabOf,
  oklchOf,
  toHex,
} from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Look } from '../schema/look.ts';
import { chooseBanded } from './bands.ts';
import { chooseField, pickDeep } from './field.ts';
import { chooseFlat } from './flat.ts';
import { groundOf, type Recipe } from './recipes.ts';
import { darken, isReadable, lighten } from './shade.ts';
import { pickBeside, pickSource } from './source.ts';
import { chooseSpot } from './spot.ts';
import { type Ground, LIGHT, PAPER, PAPER_HEX, type Theme } from './tokens.ts';

/**
 * Returns undefined for the colours of the stylesheet: they suit a page without a cover, and one whose cover is black and white. @param
 * isPlain whether the page is read and printed rather than looked at @param latest of the latest cover: a field is in its colour where the
 * page's own picture is black and white
 */
export function chooseTheme(
  palette: Palette | undefined,
  recipe: Recipe,
  look: Look = {},
  isPlain = false,
  latest: () => Palette | undefined = () => undefined,
): Theme | undefined {
  const { accent = 'covers', ground = 'light', second } = look;
  if (accent === 'stylesheet') return undefined;
  if (recipe.spot) return chooseSpot(palette ?? [], look, { ...recipe, spot: recipe.spot });
  if (recipe.bands) return chooseBanded(palette ?? [], look, recipe);
  if (recipe.light.isFlat) return chooseFlat(palette ?? [], look, recipe, isPlain);
  const colours = palette ?? [];
  // Where covers are shown on the field, it must not be their own ground.
  const found =
    recipe.card === 'field' ? (pickBeside(colours) ?? pickBeside(latest() ?? [])) : pickSource(colours);
  const source = accent === 'covers' ? found : undefined;
  if (!source && accent === 'covers' && ground === 'light' && !second) return undefined;
  const on = (own: Ground) => (source ? takeColours(source, own, recipe) : fixColours(accent, own, recipe));
  const strong = accent === 'covers' ? source : oklchOf(accent);
  const deepOn = ({ scheme }: Ground) =>
    scheme === 'dark' && accent === 'covers' ? (pickDeep(colours) ?? pickDeep(latest() ?? [])) : undefined;
  const coloursOn = (own: Ground) => ({
    ...on(own),
    ...(recipe.field && {
      field: chooseField(second ? oklchOf(second) : (deepOn(own) ?? strong ?? recipe.field), own),
    }),
  });
  const withGround = (own: Ground) => ({ ...coloursOn(own), ground: own });
  const { light, dark } = recipe;
  if (ground === 'auto') return { ...withGround(light), dark: withGround(dark) };
  const own = groundOf(ground, recipe);
  // What a theme does not name is as the checks of contrast know it.
  return isDeepStrictEqual(own, LIGHT) ? coloursOn(own) : withGround(own);
}

/** The grounds of pages without a cover, that for visitors whose devices are set to dark colours too if the look has both. */
export function siteGrounds(recipe: Recipe, look?: Look): { ground: Ground; dark?: Ground | undefined } {
  const theme = chooseTheme([], recipe, look);
  return { ground: theme?.ground ?? recipe.light, dark: theme?.dark?.ground };
}

function takeColours(source: Oklch, ground: Ground, { wash: share }: Recipe): Theme {
  // Rounded to a colour of the screen, it would round the wash differently.
  const paper = ground.paper === PAPER_HEX ? fromOklch(PAPER) : oklabOf(ground.paper);
  const wash = toHex(blend(paper, fromOklch(source), share));
  return describe(readableShade(source, ground, [wash, ground.paper]), ground, wash);
}

/** Unchanged if it can be read. `checkLook` refuses one that cannot; if visitors choose the ground, the nearest shade is used. */
function fixColours(accent: Hex | 'covers', ground: Ground, recipe: Recipe): Theme {
  const source = accent === 'covers' ? recipe.accent : oklchOf(accent);
  const isFixed = accent !== 'covers' && isReadable(accent, [ground.paper]);
  return describe(isFixed ? accent : readableShade(source, ground, [ground.paper]), ground, ground.paper);
}

/** The nearest shade of a colour that can be read on all of these grounds, which are light or dark as the first is. */
export function readableShade(source: Oklch, ground: Ground, grounds: readonly Hex[]): Hex {
  return ground.scheme === 'dark' ? lighten(source, grounds) : darken(source, grounds);
}

function describe(accent: Hex, { paper, ink }: Ground, wash: Hex): Theme {
  return { accent, accentInk: contrast(accent, paper) >= contrast(accent, ink) ? paper : ink, wash };
}
