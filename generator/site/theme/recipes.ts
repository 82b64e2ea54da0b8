/** The grounds of each look, and the share of a cover's colour in them. */
import { contrast, fromOklch, type Hex, type Oklch, toHex } from '../../engine/lib/colour.ts';
import { DEFAULT_LOOK, type LOOKS, type Look } from '../schema/look.ts';
import { ACCENT, ACCENT_INK, type Ground, INK_HEX, inkInPaper, LIGHT, PAPER_HEX } from './tokens.ts';

/** The stylesheet of the look has the same colours. */
export interface Recipe {
  light: Ground;
  dark: Ground;
  /** For pages without a colour. */
  accent: Oklch;
  accentInk: Oklch;
  /** The share of the cover's colour in the page's surface. */
  wash: number;
  /** Whether the footer and a few sections are in reversed colours. */
  hasBlocks: boolean;
}

/** The share of ink in a block on a dark ground. */
const BLOCK_SHARE = 0.07;

const SLEEVE: Recipe = {
  light: LIGHT,
  // Paper and ink change places.
  dark: darkGround(INK_HEX, PAPER_HEX),
  accent: ACCENT,
  accentInk: ACCENT_INK,
  wash: 0.06,
  hasBlocks: true,
};

const PROGRAMME: Recipe = {
  light: plainGround('light', [0.985, 0.004, 95], [0.24, 0.01, 60]),
  dark: plainGround('dark', [0.19, 0.008, 60], [0.92, 0.006, 95]),
  accent: [0.47, 0.075, 225],
  accentInk: [0.985, 0.004, 95],
  wash: 0,
  hasBlocks: false,
};

/** The ground of pages without the colour of a cover: stone. */
const STONE: Oklch = [0.872, 0.016, 88];
const STONE_INK: Oklch = [0.18, 0.015, 88];

const BOARD: Recipe = {
  light: flatGround('light', paint(STONE), paint(STONE_INK)),
  dark: flatGround('dark', paint([0.24, 0.016, 88]), paint([0.92, 0.035, 88])),
  accent: STONE_INK,
  accentInk: STONE,
  wash: 0,
  hasBlocks: true,
};

const RECIPES: Record<(typeof LOOKS)[number], Recipe> = {
  sleeve: SLEEVE,
  programme: PROGRAMME,
  board: BOARD,
};

export function recipeOf({ style = DEFAULT_LOOK }: Look = {}): Recipe {
  return RECIPES[style];
}

/** A ground by its name, or of a colour: its ink is the one that can be read better. */
export function groundOf(ground: 'light' | 'dark' | Hex, { light, dark, hasBlocks }: Recipe): Ground {
  if (ground === 'light') return light;
  if (ground === 'dark') return dark;
  const nearest = contrast(ground, light.ink) >= contrast(ground, dark.ink) ? light : dark;
  if (!hasBlocks) return { ...nearest, paper: ground, block: ground };
  return nearest === light ? { ...light, paper: ground, blockInk: ground } : darkGround(ground, dark.ink);
}

/** Two tones, which change places in blocks. */
export function flatGround(scheme: Ground['scheme'], paper: Hex, ink: Hex): Ground {
  return { scheme, paper, ink, block: ink, blockInk: paper, isFlat: true };
}

function darkGround(paper: Hex, ink: Hex): Ground {
  return { scheme: 'dark', paper, ink, block: inkInPaper({ paper, ink }, BLOCK_SHARE), blockInk: ink };
}

/** A ground without blocks. */
function plainGround(scheme: Ground['scheme'], onPaper: Oklch, inInk: Oklch): Ground {
  const [paper, ink] = [paint(onPaper), paint(inInk)];
  return { scheme, paper, ink, block: paper, blockInk: ink };
}

function paint(colour: Oklch): Hex {
  return toHex(fromOklch(colour));
}
