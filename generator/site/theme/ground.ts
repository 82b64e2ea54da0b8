/** What text is read on: the paper of a page, and the ink on it. */
import { contrast, type Hex } from '../../engine/lib/colour.ts';
import { type Ground, INK_HEX, inkInPaper, LIGHT, PAPER_HEX } from './tokens.ts';

/** Of the ink in a block on a dark ground. */
const BLOCK_SHARE = 0.07;

/** Paper and ink change places. */
export const DARK = darkGround(INK_HEX);

/** A ground by its name, or of a colour: its ink is the one that can be read better. */
export function groundOf(ground: 'light' | 'dark' | Hex): Ground {
  if (ground === 'light') return LIGHT;
  if (ground === 'dark') return DARK;
  const isLight = contrast(ground, INK_HEX) >= contrast(ground, PAPER_HEX);
  return isLight ? { ...LIGHT, paper: ground, blockInk: ground } : darkGround(ground);
}

function darkGround(paper: Hex): Ground {
  const ink = PAPER_HEX;
  return { scheme: 'dark', paper, ink, block: inkInPaper({ paper, ink }, BLOCK_SHARE), blockInk: ink };
}
