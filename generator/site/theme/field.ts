/** Fields, as the look `cutout` has them: the colour of the cover at full strength, under names and buttons. */
import { contrast, hexOf, type Oklch } from '../../engine/lib/colour.ts';
import type { Flat, Ground } from './tokens.ts';

/** The least contrast of text on a field: 4.5:1, with room for rounding to a colour of the screen. */
const LEAST = 4.55;
/** Between these a field is neither paper nor ink; at night none is as bright as by day. Darker, marigold would be mud. */
const LIGHTNESS = { light: [0.36, 0.86], dark: [0.36, 0.68] } as const;
/** With less a field reads as grey. */
const LEAST_CHROMA = 0.075;
const STEP = 0.005;

/** The nearest shade of a colour that ink or paper can be read on; ink is preferred where both can. */
export function chooseField([lightness, chroma, hue]: Oklch, { scheme, ink, paper }: Ground): Flat {
  const [least, most] = LIGHTNESS[scheme];
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
