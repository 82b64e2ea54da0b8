/** Bands in the colours of a cover: ink can be read on each, and the two are of different hues. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  contrast,
  fromOklch,
  type Hex,
  type Oklch,
  oklchOf,
  toHex,
} from '../../../generator/engine/lib/colour.ts';
import { measureTheme } from '../../../generator/site/theme/contrast.ts';
import { chooseTheme, recipeOf } from '../../helpers/looks.ts';
import { packageRoot } from '../../helpers/site.ts';

const LEVELS = [0, 32, 64, 96, 128, 160, 192, 224, 255];
const GRID = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): Hex => `#${[red, green, blue].map(toByte).join('')}`)),
);

function toByte(value: number): string {
  return value.toString(16).padStart(2, '0');
}

const choose = (...colors: Hex[]) =>
  chooseTheme(
    colors.map((color) => ({ color, share: 1 / colors.length })),
    { style: 'poster', ground: 'auto' },
  );

test('every colour of a cover gives two bands that ink has 7:1 on, light and dark', () => {
  const failed = GRID.flatMap((color) => {
    const theme = choose(color);
    if (!theme) return [`${color} has none`];
    return measureTheme(theme)
      .filter(({ contrast, least }) => contrast < least)
      .map(({ what }) => `${what} on ${color}`);
  });
  expect(failed).toEqual([]);
});

test('flat colours that ink can be read on stay; others become lighter in the same hue', () => {
  expect(choose('#ff6fae', '#ffe14a')?.bands).toMatchObject({ first: '#ff6fae' });
  const { first = '#000000' } = choose('#1538b8')?.bands ?? {};
  expect(contrast(first, '#111111')).toBeGreaterThan(7);
  expect(Math.abs(oklchOf(first)[2] - oklchOf('#1538b8')[2])).toBeLessThan(6);
});

test('the other band is the second colour of the cover, or paper', () => {
  const { second = '#000000' } = choose('#ff6fae', '#ffe14a')?.bands ?? {};
  expect(Math.abs(oklchOf(second)[2] - oklchOf('#ffe14a')[2])).toBeLessThan(6);
  expect(choose('#ff6fae')?.bands?.second).toBe(recipeOf('poster').light.paper);
});

test('a colour of site.yaml is the first band of all pages; without any, they are those of the stylesheet', () => {
  expect(
    chooseTheme([{ color: '#3fd0e8', share: 1 }], { style: 'poster', accent: '#ff6fae' })?.bands?.first,
  ).toBe('#ff6fae');
  expect(chooseTheme([{ color: '#101010', share: 1 }], { style: 'poster' })).toBeUndefined();
  expect(
    chooseTheme([{ color: '#101010', share: 1 }], { style: 'poster', ground: 'dark' })?.bands,
  ).toBeUndefined();
});

test('at night blocks are on the ground of the page, as the bands are what stands out', () => {
  const { dark } = recipeOf('poster');
  expect(dark).toMatchObject({ scheme: 'dark', block: dark.paper, blockInk: dark.ink });
  expect(choose('#ff6fae')?.dark?.ground).toEqual(dark);
});

test('the stylesheet has the same paper and ink, and bands that pass', () => {
  const css = readFileSync(join(packageRoot, 'templates/looks/poster/tokens.css'), 'utf8');
  const { light, bands = [] } = recipeOf('poster');
  const paint = (name: string): Hex => {
    const numbers = new RegExp(`--${name}: oklch\\(([^)]*)\\)`).exec(css)?.[1]?.split(' ').map(Number) ?? [];
    const [l = 0, c = 0, h = 0] = numbers;
    const colour: Oklch = [l, c, h];
    return toHex(fromOklch(colour));
  };
  expect([paint('paper'), paint('ink')]).toEqual([light.paper, light.ink]);
  expect([paint('block'), paint('block-ink')]).toEqual([light.block, light.blockInk]);
  expect(['band', 'band-other'].map(paint)).toEqual(bands.map((band) => toHex(fromOklch(band))));
  expect(bands).toHaveLength(2);
  for (const band of bands) expect(contrast(toHex(fromOklch(band)), light.ink)).toBeGreaterThan(7);
});
