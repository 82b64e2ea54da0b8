import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { oklchOf } from '../../../generator/engine/lib/colour.ts';
import { decodePicture } from '../../../generator/engine/media/pictures/encode.ts';
import { extractPalette } from '../../../generator/engine/media/pictures/palette.ts';
import type { Palette } from '../../../generator/engine/media/pictures/picture.ts';
import { LOOKS } from '../../../generator/site/schema/look.ts';
import { lookFile } from '../../../generator/site/schema/look-file.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { checkThemes, measureTheme, reportTheme } from '../../../generator/site/theme/contrast.ts';
import {
  EDGE_SHARE,
  LIGHT,
  MUTED_SHARE,
  PAPER_HEX,
  type Theme,
} from '../../../generator/site/theme/tokens.ts';
import { covers, randomColor, readCover, root } from '../../helpers/colours.ts';
import { chooseTheme, recipeOf } from '../../helpers/looks.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../helpers/model.ts';
import { drawPhotograph, TONES } from '../../helpers/photograph.ts';
import { seeded } from '../../helpers/random.mjs';

function expectReadable(theme: Theme | undefined, of: string): void {
  if (!theme) return;
  for (const { what, contrast, least } of measureTheme(theme)) {
    expect(contrast, `${what} of ${of}`).toBeGreaterThanOrEqual(least);
  }
}

test.each(LOOKS)('the file of the look %s has the colours of its stylesheet', (style) => {
  const read = (file: string) => readFileSync(join(root, 'templates/looks', style, file), 'utf8');
  const { light, accent, accent_ink, flat } = lookFile.parse(parse(read('look.yaml'))).colours;
  const css = read('tokens.css');
  expect(css).toContain(`--paper: oklch(${light.paper.join(' ')});`);
  expect(css).toContain(`--ink: oklch(${light.ink.join(' ')});`);
  if (flat) return;
  expect(css).toContain(`--accent: oklch(${accent.join(' ')});`);
  expect(css).toContain(`--accent-ink: oklch(${accent_ink.join(' ')});`);
});

test('the tokens are those of the stylesheet', () => {
  expect(recipeOf().light).toEqual(LIGHT);
  const css = readFileSync(join(root, 'templates/styles/theme.css'), 'utf8');
  expect(css).toContain(
    `--color-muted: color-mix(in oklab, var(--ink) ${MUTED_SHARE * 100}%, var(--paper));`,
  );
  expect(css).toContain(`--color-edge: color-mix(in oklab, var(--ink) ${EDGE_SHARE * 100}%, var(--paper));`);
});

describe('photographs', () => {
  // Hues in degrees, as below.
  test.each([
    ['wet stone and rain', TONES.river, 220],
    ['brown paper', TONES.kitchen, 65],
    ['a lamp at night', TONES.night, 65],
    ['a meadow', TONES.meadow, 120],
    ['bricks', TONES.brick, 35],
    ['sepia', ['#2e2924', '#6b6259', '#a0968a', '#d9d2c7'], 70],
    ['mud', ['#3a352c', '#4c463a', '#5d5648', '#6f6757'], 85],
  ])('of %s still give an accent', async (of, tones, hue) => {
    const theme = chooseTheme(await paletteOfPhotograph(tones));
    const [, chroma, found] = oklchOf(theme?.accent ?? '#000000');
    expect(chroma, of).toBeGreaterThan(0.07);
    expect(Math.abs(((found - hue + 540) % 360) - 180), `${theme?.accent} has the hue ${found}`).toBeLessThan(
      30,
    );
    expectReadable(theme, of);
  });

  test('in black and white leave the accent to the stylesheet', async () => {
    expect(chooseTheme(await paletteOfPhotograph(TONES.grey))).toBeUndefined();
  });

  async function paletteOfPhotograph(tones: readonly string[]): Promise<Palette> {
    const decoded = await decodePicture(await drawPhotograph({ width: 240, tones, seed: 7 }));
    if ('fault' in decoded) throw new Error(decoded.fault);
    return extractPalette(decoded.bitmap);
  }
});

describe('covers', () => {
  const palettes = new Map<string, Palette>();

  beforeAll(async () => {
    for (const cover of covers) palettes.set(cover, extractPalette(await readCover(cover)));
  });

  test('all can be read', () => {
    for (const cover of covers) {
      const theme = chooseTheme(palettes.get(cover));
      expect(theme, cover).toBeDefined();
      expectReadable(theme, cover);
    }
  });

  // Hues in degrees: 0 pink, 30 red, 60 orange, 110 yellow, 165 green, 230 blue, 290 violet.
  test.each([
    ['match-weddy', 51, 'marigold, not teal'],
    ['resolution-19', 227, 'ice blue'],
    ['reve', 295, 'lavender'],
    ['way-to-tomorrowland', 14, 'between magenta and orange'],
    ['dark-energy', 290, 'ultraviolet'],
    ['dreamville', 1, 'pink'],
    ['exult', 32, 'vermilion'],
    ['andalus', 265, 'cobalt'],
    ['underneath-your-love', 6, 'rose'],
    ['fighter-ep', 121, 'acid yellow'],
    ['strange-love', 30, 'coral'],
    ['survival-tale', 165, 'emerald'],
    ['tanto-tiempo', 44, 'terracotta'],
    ['to-the-ones-we-hate', 25, 'blood red'],
    ['find-me-tonight', 52, 'amber, not night blue'],
    ['28-ep', 38, 'one orange dot'],
  ])('%s has the hue of its idea', (cover, hue) => {
    const accent = chooseTheme(palettes.get(cover))?.accent ?? '#000000';
    const [, chroma, found] = oklchOf(accent);
    const difference = Math.abs(((found - hue + 540) % 360) - 180);
    expect(difference, `${accent} has the hue ${found}`).toBeLessThan(5);
    expect(chroma).toBeGreaterThan(0.08);
  });
});

test('a report lists the colours of a page, and how well they can be read', () => {
  const { contrasts, ...theme } = reportTheme({ accent: '#a15900', accentInk: '#f4efe6', wash: '#f5ecdd' });
  expect(theme).toEqual({ accent: '#a15900', accentInk: '#f4efe6', wash: '#f5ecdd' });
  expect(contrasts['accent on wash']).toBe(4.54);
});

test('whatever the colours, they can be read', () => {
  const random = seeded(2020);
  for (let round = 0; round < 500; round++) {
    const count = 1 + Math.floor(random() * 8);
    const palette = Array.from({ length: count }, () => ({ color: randomColor(random), share: 1 / count }));
    expectReadable(chooseTheme(palette), JSON.stringify(palette));
  }
});

test.each(LOOKS)('with the look %s, all colours can be read on all grounds', (style) => {
  const parts = ['00', '40', '80', 'c0', 'ff'];
  for (const ground of ['light', 'dark', 'auto'] as const) {
    for (const red of parts) {
      for (const green of parts) {
        for (const blue of parts) {
          const color = `#${red}${green}${blue}` as const;
          expectReadable(chooseTheme([{ color, share: 1 }], { style, ground }), `${color} on ${ground}`);
        }
      }
    }
  }
});

test('the look programme has the cover in its thread alone', () => {
  const css = readFileSync(join(root, 'templates/looks/programme/tokens.css'), 'utf8');
  const { light, accent, accentInk } = recipeOf('programme');
  expect(css).toContain(`--accent: oklch(${accent.join(' ')});`);
  expect(css).toContain(`--accent-ink: oklch(${accentInk.join(' ')});`);
  expect(css).toContain('--paper: oklch(0.985 0.004 95);');
  expect(light).toMatchObject({ paper: '#fbfaf7', ink: '#231e1b', block: light.paper });
  const red = chooseTheme([{ color: '#c00000', share: 1 }], { style: 'programme' });
  expect(red).toEqual({ accent: '#c00000', accentInk: light.paper, wash: light.paper, ground: light });
});

test('the edges of what screens show can be read', () => {
  const parts = ['00', '40', '80', 'c0', 'ff'];
  for (const red of parts) {
    for (const green of parts) {
      for (const blue of parts) {
        const color = `#${red}${green}${blue}` as const;
        expectReadable(chooseTheme([{ color, share: 1 }]), color);
      }
    }
  }
});

test('black and white leave the colours of the stylesheet', () => {
  expect(chooseTheme(undefined)).toBeUndefined();
  expect(chooseTheme([])).toBeUndefined();
  expect(
    chooseTheme([
      { color: '#101010', share: 0.6 },
      { color: '#ede7db', share: 0.4 },
    ]),
  ).toBeUndefined();
});

test('a vivid dot speaks for a neutral cover', () => {
  const theme = chooseTheme([
    { color: '#f7f6f2', share: 0.72 },
    { color: '#11110f', share: 0.27 },
    { color: '#fe5b22', share: 0.01 },
  ]);
  expect(oklchOf(theme?.accent ?? '#000000')[2]).toBeCloseTo(38, 0);
});

test('a colour that can be read already stays as it is', () => {
  expect(chooseTheme([{ color: '#a8101d', share: 1 }])?.accent).toBe('#a8101d');
});

test('pale colours become rich ones, and dark ones are lifted from the ink', () => {
  const [, pale] = oklchOf(chooseTheme([{ color: '#bfe3f3', share: 1 }])?.accent ?? '#000000');
  expect(pale).toBeGreaterThan(0.09);
  const [lightness] = oklchOf(chooseTheme([{ color: '#0c1634', share: 1 }])?.accent ?? '#000000');
  expect(lightness).toBeCloseTo(0.42, 1);
});

test('the wash is paper with a breath of the cover', () => {
  const { wash } = chooseTheme([{ color: '#1538b8', share: 1 }]) ?? { wash: '#000000' };
  const [paper, washed, cover] = [PAPER_HEX, wash, '#1538b8' as const].map((hex) => oklchOf(hex)[0]);
  expect(((paper ?? 0) - (washed ?? 0)) / ((paper ?? 0) - (cover ?? 0))).toBeCloseTo(0.06, 2);
});

const palettesOf: Record<string, Palette> = {
  'red.jpg': [{ color: '#c00000', share: 1 }],
  'blue.jpg': [{ color: '#1538b8', share: 1 }],
};

test('a release has the colours of its own cover, everything else those of the latest', () => {
  const content = makeContent({
    releases: [
      release('new', { artwork_url: 'red.jpg', release_date: '2025' }),
      release('old', { artwork_url: 'blue.jpg', release_date: '2020' }),
      release('bare', { release_date: '2019' }),
    ],
  });
  const site = modelSite(content, '2025-09-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site, palettesOf));
  const red = chooseTheme(palettesOf['red.jpg']);
  expect(pageAt(pages, '/music/releases/old/', 'release').theme).toEqual(chooseTheme(palettesOf['blue.jpg']));
  expect(pageAt(pages, '/music/releases/bare/', 'release').theme).toEqual(red);
  expect(
    new Set(pages.filter(({ url }) => !url.endsWith('/old/')).map(({ theme }) => theme?.accent)),
  ).toEqual(new Set([red?.accent]));
  expect(checkThemes(pages)).toEqual([]);
});

test('without a release, pages have the colours of the newest mix', () => {
  const mixes = [
    entry('old', { episode_title: 'Old', artwork_url: 'red.jpg', release_date: '2024' }),
    entry('new', { episode_title: 'New', artwork_url: 'blue.jpg', release_date: '2025' }),
  ];
  const site = modelSite(makeContent({ mixes }), '2025-09-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site, palettesOf));
  expect(pageAt(pages, '/about/', 'about').theme).toEqual(chooseTheme(palettesOf['blue.jpg']));
});

test('a page that cannot be read is a problem', () => {
  const site = modelSite(makeContent(), '2025-09-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  const [page] = pages;
  const theme: Theme = { accent: '#ffb01f', accentInk: PAPER_HEX, wash: PAPER_HEX };
  const problems = checkThemes(page ? [{ ...page, theme }] : []);
  expect(problems.map(({ code, level }) => `${level} ${code}`)).toEqual(
    Array.from({ length: 3 }, () => 'error colour/contrast'),
  );
  expect(problems[0]?.message).toContain('accent on wash has a contrast of 1.6');
});
