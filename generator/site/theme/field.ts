/** Fields, as the look `cutout` has them: the colour of the cover at full strength, under names and buttons. */
import { contrast, fitGamut, hexOf, type Oklch, oklchOf } from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';
import type { Flat, Ground } from './tokens.ts';

/** The least contrast of text on a field: 4.5:1, with room for rounding to a colour of the screen. */
const LEAST = 4.55;
/** Between these a field is neither paper nor ink; at night it is dark, and its text white. */
const LIGHTNESS = { light: [0.36, 0.86], dark: [0.36, 0.45] } as const;
/** Dark yellows are mud; the nearest hue that keeps its colour at night is brick. */
const MUD = { from: 50, to: 115, brick: 42 };
/** Chroma below which a field reads as grey. */
const LEAST_CHROMA = 0.075;
const STEP = 0.005;

/** The colour of a cover that is the most vivid at night; undefined if all would be grey. */
export function pickDeep(palette: Palette): Oklch | undefined {
  const deep = palette.map(({ color }): Oklch => {
    const [, chroma, hue] = oklchOf(color);
    return fitGamut([LIGHTNESS.dark[1], chroma, hue]);
  });
  const best = deep.toSorted((one, other) => other[1] - one[1])[0];
  return best && best[1] >= LEAST_CHROMA ? best : undefined;
}

/** The nearest shade of a colour that ink or paper can be read on; ink is preferred where both can. */
export function chooseField([lightness, chroma, ownHue]: Oklch, { scheme, ink, paper }: Ground): Flat {
  const [least, most] = LIGHTNESS[scheme];
  const isMud = scheme === 'dark' && ownHue > MUD.from && ownHue < MUD.to;
  const hue = isMud ? MUD.brick : ownHue;
  const own = Math.min(Math.max(lightness, least), most);
  const shadeAt = (shade: number) => hexOf([shade, Math.max(chroma, LEAST_CHROMA), hue]);
  for (let moved = 0; moved < 1; moved += STEP) {
    for (const flat of [shadeAt(own + moved), shadeAt(own - moved)]) {
      const text = [ink, paper].find((each) => contrast(each, flat) >= LEAST);
      if (text) return { paper: flat, ink: text };
    }
  }
  return { paper: ink, ink: paper };
}
