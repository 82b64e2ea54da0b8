/** Pages in two tones: whatever the cover, what is on its colour can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, type Hex, oklchOf } from '../../../generator/engine/lib/colour.ts';
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

const choose = (color: Hex, ground: 'light' | 'dark' | 'auto' | Hex = 'light', isPlain = false) =>
  chooseTheme([{ color, share: 1 }], { style: 'board', ground }, isPlain);

test('every colour of a cover gives a ground that ink has 7:1 on, light and dark', () => {
  const failed = GRID.flatMap((color) => {
    const theme = choose(color, 'auto');
    if (!theme) return [`${color} has none`];
    return measureTheme(theme)
      .filter(({ what, contrast, least }) => contrast < (what === 'edges' ? least : 7))
      .map(({ what }) => `${what} on ${color}`);
  });
  expect(failed).toEqual([]);
});

test('there are two tones, and those of blocks are the same changed over', () => {
  const theme = choose('#f2683c');
  expect(new Set([theme?.wash, theme?.ground?.paper, theme?.accentInk, theme?.ground?.blockInk]).size).toBe(
    1,
  );
  expect(new Set([theme?.accent, theme?.ground?.ink, theme?.ground?.block]).size).toBe(1);
});

test('a colour that ink can be read on stays; others become lighter in the same hue', () => {
  expect(choose('#8fb8f0')?.wash).toBe('#8fb8f0');
  const [lightness, , hue] = oklchOf(choose('#1538b8')?.wash ?? '#000000');
  expect(lightness).toBeGreaterThan(0.6);
  expect(Math.abs(hue - oklchOf('#1538b8')[2])).toBeLessThan(4);
});

test('on a dark ground no page is lighter than .24, and its ink has the hue of the cover', () => {
  const theme = choose('#f2683c', 'dark');
  expect(theme?.ground?.scheme).toBe('dark');
  expect(oklchOf(theme?.wash ?? '#ffffff')[0]).toBeLessThan(0.245);
  expect(oklchOf(theme?.accent ?? '#000000')[0]).toBeCloseTo(0.92, 2);
});

test('a colour in site.yaml is the ground of all pages', () => {
  expect(choose('#8fb8f0', '#e3d84a')?.wash).toBe('#e3d84a');
  expect(chooseTheme([], { style: 'board', accent: '#e3d84a' })?.wash).toBe('#e3d84a');
});

test('pages to read and print, and those without a colour, are on the stone of the stylesheet', () => {
  const stone = choose('#f2683c', 'light', true)?.wash;
  expect(chooseTheme([{ color: '#101010', share: 1 }], { style: 'board' })?.wash).toBe(stone);
  const css = readFileSync(join(packageRoot, 'templates/looks/board/tokens.css'), 'utf8');
  expect(css).toContain(`--paper: oklch(${recipeOf('board').accentInk.join(' ')});`);
  expect(contrast(stone ?? '#000000', choose('#f2683c', 'light', true)?.accent ?? '#000000')).toBeGreaterThan(
    12,
  );
});
