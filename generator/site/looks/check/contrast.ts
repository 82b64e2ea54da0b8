/** Whether everything can be read with the colours of a look, whatever the cover. */
import { fromOklch, type Hex, toHex } from '../../../engine/lib/colour.ts';
import { type Contrasting, measureTheme } from '../../theme/contrast.ts';
import { chooseTheme } from '../../theme/index.ts';
import type { Recipe } from '../../theme/recipes.ts';
import type { Theme } from '../../theme/tokens.ts';

export interface Unreadable extends Contrasting {
  scheme: 'light' | 'dark';
  /** The colour of a cover with which it is worst; undefined if it is without one. */
  cover: Hex | undefined;
}

/** Of red, green and blue each, from none to all. */
const STEPS = ['00', '20', '40', '60', '80', 'a0', 'c0', 'e0', 'ff'];

const COVERS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue): Hex => `#${red}${green}${blue}`)),
);

/** Of each pair of colours that is too faint, light and dark, the worst case. */
export function findUnreadable(recipe: Recipe): Unreadable[] {
  const worst = new Map<string, Unreadable>();
  for (const scheme of ['light', 'dark'] as const) {
    for (const cover of [undefined, ...COVERS]) {
      const palette = cover && [{ color: cover, share: 1 }];
      const theme = chooseTheme(palette, recipe, { ground: scheme }) ?? plainTheme(recipe);
      for (const measured of measureTheme(theme)) {
        const key = `${scheme} ${measured.what}`;
        const last = worst.get(key);
        if (measured.contrast < measured.least && measured.contrast < (last?.contrast ?? Infinity))
          worst.set(key, { ...measured, scheme, cover });
      }
    }
  }
  return [...worst.values()];
}

/** Light pages whose cover has no colour. */
function plainTheme({ light, accent, accentInk }: Recipe): Theme {
  const [own, ink] = [accent, accentInk].map((each) => toHex(fromOklch(each)));
  return { accent: own ?? light.ink, accentInk: ink ?? light.paper, wash: light.paper, ground: light };
}
