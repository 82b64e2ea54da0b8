/** What text is read on: the paper of a page, and the ink on it. */
import { contrast, type Hex } from '../../lib/colour.ts';
import { type Ground, INK_HEX, LIGHT, PAPER_HEX } from './tokens.ts';

/** Paper and ink change places. */
export const DARK: Ground = { scheme: 'dark', paper: INK_HEX, ink: PAPER_HEX };

/** A ground by its name, or of a colour: its ink is the one that can be read better. */
export function groundOf(ground: 'light' | 'dark' | Hex): Ground {
  if (ground === 'light') return LIGHT;
  if (ground === 'dark') return DARK;
  const isLight = contrast(ground, INK_HEX) >= contrast(ground, PAPER_HEX);
  return { ...(isLight ? LIGHT : DARK), paper: ground };
}
