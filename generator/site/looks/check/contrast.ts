/** Checks that everything can be read with the colours of a look, whatever the cover. */
import { fromOklch, type Hex, toHex } from '../../../engine/lib/colour.ts';
import { type Contrasting, measureTheme } from '../../theme/contrast.ts';
import { chooseTheme } from '../../theme/index.ts';
import type { Recipe } from '../../theme/recipes.ts';
import type { Theme } from '../../theme/tokens.ts';

export interface Unreadable extends Contrasting {
  scheme: 'light' | 'dark';
  /** The colour of a cover with which it is worst; undefined if it is without one, or one in black and white. */
  cover: Hex | undefined;
  /** The key below `colours` of look.yaml that has to change. */
  key: 'light' | 'dark' | 'accent' | 'accent_ink';
}

/** Levels of red, green and blue, from none to all. */
const STEPS = ['00', '20', '40', '60', '80', 'a0', 'c0', 'e0', 'ff'];

const COVERS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue): Hex => `#${red}${green}${blue}`)),
);

/** The worst unreadable pair of colours on light pages, and on dark ones; of ink and paper first, as the others have the same cause. */
export function findUnreadable(recipe: Recipe): Unreadable[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const faint = [undefined, ...COVERS].flatMap((cover): Unreadable[] => {
      const palette = cover && [{ color: cover, share: 1 }];
      const theme = chooseTheme(palette, recipe, { ground: scheme });
      const used = theme && cover;
      return measureTheme(theme ?? plainTheme(recipe))
        .filter(({ contrast, least }) => contrast < least)
        .map((measured) => ({ ...measured, scheme, cover: used, key: keyOf(measured, scheme, used) }));
    });
    const grounds = faint.filter(({ key }) => key === scheme);
    const [worst] = (grounds.length > 0 ? grounds : faint).sort((a, b) => lack(b) - lack(a));
    return worst ?? [];
  });
}

/** The accent of a cover is made to suit the ground. */
function keyOf({ what }: Contrasting, scheme: 'light' | 'dark', cover: Hex | undefined): Unreadable['key'] {
  if (cover === undefined && what === 'text on accent') return 'accent_ink';
  return cover === undefined && what.startsWith('accent') ? 'accent' : scheme;
}

/** The factor by which contrast is missing. */
function lack({ contrast, least }: Contrasting): number {
  return least / contrast;
}

/** Light pages whose cover has no colour. */
function plainTheme({ light, accent, accentInk }: Recipe): Theme {
  const [own, ink] = [accent, accentInk].map((each) => toHex(fromOklch(each)));
  return { accent: own ?? light.ink, accentInk: ink ?? light.paper, wash: light.paper, ground: light };
}
