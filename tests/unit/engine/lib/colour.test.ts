import { expect, test } from 'vitest';
import {
  blend,
  contrast,
  fitGamut,
  fromOklch,
  type Hex,
  oklabOf,
  oklchOf,
  toHex,
  toRgb,
} from '../../../../generator/engine/lib/colour.ts';
import { randomColor } from '../../../helpers/colours.ts';
import { seeded } from '../../../helpers/random.mjs';

/** Lightness, chroma and hue as CSS Color 4 gives them. */
const KNOWN: [Hex, number, number, number][] = [
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
  ['#ffff00', 0.968, 0.211, 109.77],
  ['#00ffff', 0.9054, 0.1546, 194.77],
  ['#ff00ff', 0.7017, 0.3225, 328.36],
  ['#663399', 0.4403, 0.1603, 303.37],
];

test.each(KNOWN)('%s is known in OKLCH', (hex, lightness, chroma, hue) => {
  const [l, c, h] = oklchOf(hex);
  expect(l).toBeCloseTo(lightness, 3);
  expect(c).toBeCloseTo(chroma, 3);
  expect(h).toBeCloseTo(hue, 1);
});

test('greys have no chroma', () => {
  for (const [hex, lightness] of [
    ['#000000', 0],
    ['#808080', 0.5999],
    ['#ffffff', 1],
  ] as const) {
    const [l, c] = oklchOf(hex);
    expect(l).toBeCloseTo(lightness, 3);
    expect(c).toBeLessThan(1e-4);
  }
});

test('a colour that goes there and back is the same', () => {
  const random = seeded(3);
  for (let round = 0; round < 500; round++) {
    const hex = randomColor(random);
    expect(toHex(oklabOf(hex))).toBe(hex);
    expect(toHex(fromOklch(oklchOf(hex)))).toBe(hex);
  }
});

test('contrasts are those of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#ff0000', '#ff0000')).toBe(1);
});

test('a colour beyond the screen keeps lightness and hue', () => {
  const [l, c, h] = fitGamut([0.6, 0.4, 150]);
  expect([l, h]).toEqual([0.6, 150]);
  expect(c).toBeGreaterThan(0.15);
  expect(c).toBeLessThan(0.21);
  for (const part of toRgb(fromOklch([l, c, h]))) {
    expect(part).toBeGreaterThan(-0.001);
    expect(part).toBeLessThan(1.001);
  }
  expect(fitGamut([0.6, 0.05, 150])).toEqual([0.6, 0.05, 150]);
});

test('a mixture is between its colours', () => {
  expect(blend([0, 0, 0], [1, 0.2, -0.2], 0.25)).toEqual([0.25, 0.05, -0.05]);
});
