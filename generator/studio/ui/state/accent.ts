/** The colour of the site, in the studio: as it is below ink or paper, and in shades of its hue that can be read as letters. */
import { useEffect } from 'react';
import {
  blend,
  contrast,
  type Hex,
  hexOf,
  isHex,
  oklabOf,
  oklchOf,
  toHex,
} from '../../../engine/lib/colour.ts';
import type { AccentAnswer } from '../../protocol/index.ts';
import { ask } from './client.ts';
import { useStudio } from './store.ts';

const INK = '#171511';
const LIGHT = '#faf7f0';
const DARK = '#151412';
/** Share of the colour in elements that draw attention. */
const WASH = 0.2;
const ROW = 0.13;
const READABLE = 4.5;

/** Values of the style sheet, by their names there. */
export function shadesOf(color: Hex): Readonly<Record<string, string>> {
  return {
    '--accent': color,
    '--on-accent': contrast(color, INK) >= contrast(color, LIGHT) ? INK : LIGHT,
    '--accent-on-light': shade(color, LIGHT, -0.01),
    '--accent-on-dark': shade(color, DARK, 0.01),
  };
}

/** The nearest shade that can be read on a ground, on the wash of the colour there, and on that of ink. */
function shade(color: Hex, ground: Hex, step: number): Hex {
  const grounds = [
    toHex(blend(oklabOf(ground), oklabOf(color), WASH)),
    // Of the current row.
    toHex(blend(oklabOf(ground), oklabOf(step < 0 ? INK : LIGHT), ROW)),
  ];
  const [lightness, chroma, hue] = oklchOf(color);
  for (let l = lightness; l > 0 && l < 1; l += step) {
    const found = hexOf([l, chroma, hue]);
    if (grounds.every((each) => contrast(found, each) >= READABLE)) return found;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

/** Colour of the style sheet. */
const MARIGOLD = '#ffb01f';

/** Paints the studio in a colour. @param color anything else than a hex value is that of a site without one */
export function paint(color: string): void {
  for (const [name, value] of Object.entries(shadesOf(isHex(color) ? color : MARIGOLD)))
    document.documentElement.style.setProperty(name, value);
}

/** Paints the studio in the colour of the site, again whenever there is another newest cover. */
export function useAccent(): void {
  const newest = useStudio(({ site }) => {
    const releases = site?.entries.filter(({ kind, picture }) => kind === 'releases' && picture) ?? [];
    return releases.reduce((last, { date = '', picture }) => {
      const each = `${date} ${picture}`;
      return each > last ? each : last;
    }, site?.title ?? '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cover has another colour
  useEffect(() => {
    ask<AccentAnswer>('/api/accent').then(
      ({ color = '' }) => paint(color),
      // It stays as it is.
      () => undefined,
    );
  }, [newest]);
}
