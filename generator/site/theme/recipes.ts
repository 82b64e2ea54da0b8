/** The grounds of a look, and the share of a cover's colour in them. */
import { contrast, fromOklch, type Hex, type Oklch, toHex } from '../../engine/lib/colour.ts';
import type { CardLayout } from '../../engine/media/share/card.ts';
import type { LookFile } from '../schema/look-file.ts';
import type { PdfStyle } from '../schema/pdf-style.ts';
import { type Ground, inkInPaper } from './tokens.ts';

/** The stylesheet of the look has the same colours. */
export interface Recipe {
  light: Ground;
  dark: Ground;
  /** Accent of pages without a colour. */
  accent: Oklch;
  accentInk: Oklch;
  /** The share of the cover's colour in the page's surface. */
  wash: number;
  /** Reverses the colours of the footer and a few sections. */
  hasBlocks: boolean;
  /** The field of pages without a colour; missing in looks without fields. */
  field?: Oklch | undefined;
  /** The one colour beside ink and paper, a block under the ink of the light ground; this one for pages without a colour. */
  spot?: Oklch | undefined;
  /** Two colours of the cover across a page, where what is pressed is in ink; these for pages without a colour. */
  bands?: readonly [Oklch, Oklch] | undefined;
  /** Layout of share images. */
  card: CardLayout;
  pdf: PdfStyle;
}

/** The share of ink in a block on a dark ground. */
const BLOCK_SHARE = 0.07;

/** The recipe that a look's file describes. */
export function readRecipe({ colours: { light, dark, wash, ...colours }, card, pdf }: LookFile): Recipe {
  const ground = (scheme: Ground['scheme'], tones: LookFile['colours']['light']) => {
    const [paper, ink] = [paint(tones.paper), paint(tones.ink)];
    if (colours.flat) return flatGround(scheme, paper, ink);
    if (!colours.blocks || (colours.bands && scheme === 'dark'))
      return { scheme, paper, ink, block: paper, blockInk: ink };
    return scheme === 'dark' ? darkGround(paper, ink) : { scheme, paper, ink, block: ink, blockInk: paper };
  };
  return {
    light: ground('light', light),
    dark: ground('dark', dark),
    accent: colours.accent,
    accentInk: colours.accent_ink,
    wash,
    hasBlocks: colours.blocks,
    field: colours.field,
    spot: colours.spot,
    bands: colours.bands,
    card,
    pdf,
  };
}

/** A ground by its name, or of a colour: its ink is the one that can be read better. */
export function groundOf(ground: 'light' | 'dark' | Hex, { light, dark, hasBlocks }: Recipe): Ground {
  if (ground === 'light') return light;
  if (ground === 'dark') return dark;
  const nearest = contrast(ground, light.ink) >= contrast(ground, dark.ink) ? light : dark;
  if (nearest.isFlat) return flatGround(nearest.scheme, ground, nearest.ink);
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

function paint(colour: Oklch): Hex {
  return toHex(fromOklch(colour));
}
