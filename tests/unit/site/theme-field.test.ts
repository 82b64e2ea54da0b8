/** Fields in the colour of the cover: whatever that is, the text on them can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, type Hex, oklchOf } from '../../../generator/engine/lib/colour.ts';
import type { Palette } from '../../../generator/engine/media/pictures/picture.ts';
import { measureTheme } from '../../../generator/site/theme/contrast.ts';
import { chooseTheme, recipeOf } from '../../helpers/looks.ts';
import { packageRoot } from '../../helpers/site.ts';

const LEVELS = ['00', '22', '44', '66', '88', 'aa', 'cc', 'ee', 'ff'];
const GRID = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): Hex => `#${red}${green}${blue}`)),
);

const choose = (palette: Palette, ground: 'light' | 'dark' | 'auto' | Hex = 'light') =>
  chooseTheme(palette, { style: 'cutout', ground });
const chooseOne = (color: Hex, ground?: 'light' | 'dark' | 'auto' | Hex) =>
  choose([{ color, share: 1 }], ground);

test('every colour of a cover gives a field that its text has 4.5:1 on, light, dark and on other grounds', () => {
  const failed = GRID.flatMap((color) =>
    (['auto', '#f1dfd2', '#10202c'] as const).flatMap((ground) => {
      const theme = chooseOne(color, ground);
      if (!theme) return [];
      return measureTheme(theme)
        .filter(({ what, contrast, least }) => what === 'text on field' && contrast < least)
        .map(() => `${color} on ${ground}`);
    }),
  );
  expect(failed).toEqual([]);
});

test('a colour that ink can be read on is the field as it is; others move no further than they must', () => {
  expect(chooseOne('#f4a52d')).toMatchObject({ field: { paper: '#f4a52d', ink: '#131210' } });
  const { paper = '#000000', ink } = chooseOne('#c8412b')?.field ?? {};
  expect(ink).toBe('#f7f5ef');
  expect(Math.abs(oklchOf(paper)[0] - oklchOf('#c8412b')[0])).toBeLessThan(0.02);
});

test('a field is neither ink nor paper nor grey, and never glares at night', () => {
  for (const color of ['#101014', '#f7f3ea', '#c8d8ce'] as const) {
    const [lightness, chroma] = oklchOf(chooseOne(color)?.field?.paper ?? '#808080');
    if (!chooseOne(color)) continue;
    expect(lightness, color).toBeGreaterThan(0.34);
    expect(lightness, color).toBeLessThan(0.88);
    expect(chroma, color).toBeGreaterThan(0.05);
  }
  const { paper = '#ffffff', ink = '#ffffff' } = chooseOne('#f4a52d', 'dark')?.field ?? {};
  expect(oklchOf(paper)[0]).toBeLessThan(0.46);
  expect(contrast(paper, ink)).toBeGreaterThan(4.5);
});

test('the field is not the ground of the cover, in which that would be lost', () => {
  const lowWater = [
    { color: '#12110f', share: 0.47 },
    { color: '#2f7de1', share: 0.36 },
    { color: '#f4a52d', share: 0.17 },
  ] as const;
  expect(choose(lowWater)?.field?.paper).toBe('#f4a52d');
  // At night it is the colour that stays the most vivid, the blue: dark marigold is mud.
  const [lightness, , hue] = oklchOf(choose(lowWater, 'dark')?.field?.paper ?? '#000000');
  expect(lightness).toBeLessThan(0.46);
  expect(Math.abs(hue - oklchOf('#2f7de1')[2])).toBeLessThan(6);
  // A pale tint is no match for it.
  const red = choose([
    { color: '#c8412b', share: 0.9 },
    { color: '#e9dcc9', share: 0.1 },
  ]);
  expect(oklchOf(red?.field?.paper ?? '#000000')[2]).toBeCloseTo(oklchOf('#c8412b')[2], -1);
});

test('one colour of site.yaml is the field of all pages, and pages without a colour have that of the stylesheet', () => {
  const named = chooseTheme([{ color: '#f4a52d', share: 1 }], { style: 'cutout', accent: '#1d4b40' });
  expect(oklchOf(named?.field?.paper ?? '#000000')[2]).toBeCloseTo(oklchOf('#1d4b40')[2], -1);
  expect(choose([])).toBeUndefined();
  const css = readFileSync(join(packageRoot, 'templates/looks/cutout/tokens.css'), 'utf8');
  const { light, accent, field = [] } = recipeOf('cutout');
  expect(css).toContain(`--field: oklch(${field.join(' ')});`);
  expect(css).toContain(`--accent: oklch(${accent.join(' ')});`);
  expect(css).toContain('--paper: oklch(0.97 0.008 90);');
  expect(css).toContain('--ink: oklch(0.183 0.004 85);');
  expect(light).toMatchObject({ paper: '#f7f5ef', ink: '#131210', block: '#131210' });
});

test('other looks have no field', () => {
  for (const style of ['programme', 'board'] as const) {
    expect(chooseTheme([{ color: '#f4a52d', share: 1 }], { style })).not.toHaveProperty('field');
  }
});

test('a page whose picture is black and white has the field of the latest cover', () => {
  const grey = [{ color: '#9a9a9a', share: 1 }] as const;
  const latest = () => [{ color: '#f4a52d', share: 1 } as const];
  expect(chooseTheme(grey, { style: 'cutout' }, false, latest)?.field?.paper).toBe('#f4a52d');
  expect(chooseTheme(grey, { style: 'cutout' })).toBeUndefined();
  expect(chooseTheme(grey, {}, false, latest)).toBeUndefined();
  const red = chooseTheme([{ color: '#c00000', share: 1 }], { style: 'cutout' }, false, latest);
  expect(oklchOf(red?.field?.paper ?? '#000000')[2]).toBeCloseTo(oklchOf('#c00000')[2], -1);
});

test('a field that covers do not lie on may be their own ground', () => {
  const dreamville = [
    { color: '#f4a0b8', share: 0.4 },
    { color: '#2f9e86', share: 0.2 },
  ] as const;
  expect(chooseTheme(dreamville, { style: 'sleeve' })?.field?.paper).toBe('#f4a0b8');
  expect(choose(dreamville)?.field?.paper).toBe('#2f9e86');
});
