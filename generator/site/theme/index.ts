/** The colours of a page, from its cover or from site.yaml. */

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
import { darken, isReadable, lighten } from './shade.ts';
import { pickSource } from './source.ts';
import { ACCENT, DARK, type Ground, groundOf, LIGHT, PAPER, PAPER_HEX, type Theme } from './tokens.ts';

/** Of the cover's colour in the page's surface. */
const WASH_SHARE = 0.06;

/**
 * Undefined for the colours of the stylesheet: they suit a page without a cover, and one whose cover is black and white.
 */
export function chooseTheme(palette: Palette = [], look: Look = {}): Theme | undefined {
  const { accent = 'covers', ground = 'light' } = look;
  if (accent === 'stylesheet') return undefined;
  const source = accent === 'covers' ? pickSource(palette) : undefined;
  if (!source && accent === 'covers' && ground === 'light') return undefined;
  const on = (own: Ground) => (source ? takeColours(source, own) : fixColours(accent, own));
  if (ground === 'light') return on(LIGHT);
  return ground === 'auto'
    ? { ...on(LIGHT), ground: LIGHT, dark: { ...on(DARK), ground: DARK } }
    : { ...on(groundOf(ground)), ground: groundOf(ground) };
}

function takeColours(source: Oklch, ground: Ground): Theme {
  // Rounded to a colour of the screen, it would round the wash differently.
  const paper = ground.paper === PAPER_HEX ? fromOklch(PAPER) : oklabOf(ground.paper);
  const wash = toHex(blend(paper, fromOklch(source), WASH_SHARE));
  return describe(readableShade(source, ground, [wash, ground.paper]), ground, wash);
}

/** Unchanged if it can be read. `checkLook` refuses one that cannot; if visitors choose the ground, the nearest shade is used. */
function fixColours(accent: Hex | 'covers', ground: Ground): Theme {
  const source = accent === 'covers' ? ACCENT : oklchOf(accent);
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
