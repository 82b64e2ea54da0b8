/** Pages in ink and paper with one spot colour: whatever the cover, ink on it can be read, and it is never red. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Hex, oklchOf } from '../../../generator/engine/lib/colour.ts';
import { measureTheme } from '../../../generator/site/theme/contrast.ts';
import { chooseTheme, recipeOf } from '../../helpers/looks.ts';
import { packageRoot } from '../../helpers/site.ts';

const LEVELS = Array.from({ length: 9 }, (_, index) => Math.min(255, index * 32));
const GRID = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) =>
    LEVELS.map(
      (blue): Hex => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    ),
  ),
);
const MUSTARD = '#d9c34a';

const choose = (color: Hex, ground: 'light' | 'dark' | 'auto' | Hex = 'light') =>
  chooseTheme([{ color, share: 1 }], { style: 'zine', ground });

test('ink has 7:1 on the spot colour of every cover, light and dark', () => {
  const failed = GRID.flatMap((color) => {
    const theme = choose(color, 'auto');
    if (!theme) return [`${color} has none`];
    return measureTheme(theme)
      .filter(({ what, contrast, least }) => contrast < (what === 'edges' ? least : 7))
      .map(({ what }) => `${what} on ${color}`);
  });
  expect(failed).toEqual([]);
});

test('no spot is near red, whatever the cover and whatever site.yaml says', () => {
  const hues = GRID.flatMap((color) => {
    const [, chroma, hue] = oklchOf(choose(color, 'dark')?.spot?.paper ?? '#000000');
    return chroma >= 0.06 ? [Math.abs(((hue - 29 + 540) % 360) - 180)] : [];
  });
  expect(Math.min(...hues)).toBeGreaterThan(23);
  expect(choose('#c81e1e')).toBeUndefined();
  expect(choose('#c81e1e', 'dark')?.spot?.paper).toBe(MUSTARD);
  const fixed = chooseTheme([{ color: '#8fb8f0', share: 1 }], { style: 'zine', accent: '#b00020' });
  expect(fixed).toBeUndefined();
});

test('a colour that ink can be read on stays; others become lighter in the same hue', () => {
  expect(choose('#9fc4d6')?.spot?.paper).toBe('#9fc4d6');
  const [lightness, , hue] = oklchOf(choose('#1538b8')?.spot?.paper ?? '#000000');
  expect(lightness).toBeGreaterThan(0.6);
  expect(Math.abs(hue - oklchOf('#1538b8')[2])).toBeLessThan(8);
});

test('text, links and bars are in the two tones, and the spot colour is beside them', () => {
  const theme = choose('#9fc4d6');
  expect(theme).toMatchObject({ accent: '#111111', accentInk: '#f4f1ea', wash: '#f4f1ea' });
  expect(choose('#9fc4d6', 'dark')).toMatchObject({
    accent: '#f1ede4',
    ground: { scheme: 'dark', block: '#f1ede4', blockInk: '#141312' },
    spot: { paper: '#9fc4d6', ink: '#111111' },
  });
  expect(choose('#9fc4d6', '#ffffff')).toMatchObject({ wash: '#ffffff', ground: { blockInk: '#ffffff' } });
});

test('the stylesheet has the colours of pages without a cover', () => {
  const css = readFileSync(join(packageRoot, 'templates/looks/zine/tokens.css'), 'utf8');
  const { light, spot = [] } = recipeOf('zine');
  expect(light).toMatchObject({ paper: '#f4f1ea', ink: '#111111' });
  expect(css).toContain(`--spot: oklch(${spot.join(' ')});`);
  expect(css).toContain(`--spot-ink: #111;`);
  expect(chooseTheme([], { style: 'zine' })).toBeUndefined();
  expect(chooseTheme([{ color: '#222222', share: 1 }], { style: 'zine' })).toBeUndefined();
});
