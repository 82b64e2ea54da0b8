/** `look` of site.yaml: colours that the artist chose, instead of those of covers. */

import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { contrast, type Hex, oklchOf } from '../../../../generator/engine/lib/colour.ts';
import { checkLook } from '../../../../generator/site/checks/look.ts';
import type { Look } from '../../../../generator/site/schema/look.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { measureTheme } from '../../../../generator/site/theme/contrast.ts';
import type { Theme } from '../../../../generator/site/theme/tokens.ts';
import { themeStyle } from '../../../../templates/layout/theme.ts';
import { randomColor } from '../../../helpers/colours.ts';
import { chooseTheme, recipeOf } from '../../../helpers/looks.ts';
import { makeContent } from '../../../helpers/model.ts';
import { seeded } from '../../../helpers/random.mjs';

const COVER = [{ color: '#1538b8', share: 1 }] as const;
const GROUNDS = ['light', 'dark', 'auto'] as const;

function problemsOf(look: Look) {
  const content = makeContent();
  content.site.data.look = look;
  return checkLook({
    site: modelSite(content, '2025-09-01', FEATURES),
    assets: { recipe: recipeOf(look.style) },
  });
}

function failures(theme: Theme | undefined) {
  return (theme ? measureTheme(theme) : []).filter(({ contrast, least }) => contrast < least);
}

test('a colour of the artist is the accent, whatever the cover, and leaves the paper alone', () => {
  const theme = chooseTheme(COVER, { accent: '#8a1c4a' });
  expect(theme).toEqual({
    accent: '#8a1c4a',
    accentInk: '#f5f0e7',
    wash: '#f5f0e7',
    field: { paper: '#8a1c4a', ink: '#f5f0e7' },
  });
  expect(themeStyle(theme)).not.toHaveProperty('--paper');
  expect(chooseTheme(COVER, { accent: 'stylesheet' })).toBeUndefined();
  expect(chooseTheme(COVER, {})).toEqual(chooseTheme(COVER));
});

test('on a dark ground the colour of a cover is lifted, and light text is on it', () => {
  const theme = chooseTheme(COVER, { ground: 'dark' });
  const style = themeStyle(theme);
  expect(style).toMatchObject({ '--paper': '#1d1813', '--ink': '#f5f0e7', colorScheme: 'dark' });
  const [lightness, , hue] = oklchOf(theme?.accent ?? '#000000');
  expect(lightness).toBeGreaterThan(oklchOf('#1538b8')[0]);
  expect(Math.abs(hue - oklchOf('#1538b8')[2])).toBeLessThan(8);
});

test('where the device decides, a page has both', () => {
  const theme = chooseTheme(COVER, { ground: 'auto' });
  expect(themeStyle(theme)).toMatchObject({
    '--accent': `light-dark(${chooseTheme(COVER)?.accent}, ${chooseTheme(COVER, { ground: 'dark' })?.accent})`,
    '--paper': 'light-dark(#f5f0e7, #1d1813)',
    colorScheme: 'light dark',
  });
});

test.each(['poster', 'cutout', 'zine'])(
  'a second colour is that of %s, with any cover and without',
  (style) => {
    const random = seeded(3);
    for (let run = 0; run < 100; run++) {
      const second = randomColor(random);
      const shown = [[{ color: randomColor(random), share: 1 }], []].map((palette) => {
        const theme = chooseTheme(palette, { style, second, ground: 'auto' });
        expect(failures(theme), second).toEqual([]);
        return theme?.field ?? theme?.spot ?? theme?.bands?.second;
      });
      expect(shown[0]).toBeDefined();
      expect(shown[0]).toEqual(shown[1]);
    }
    expect(problemsOf({ style, second: '#ffd23f' })).toEqual([]);
  },
);

test.each(['programme', 'board'])('%s shows no second colour', (style) => {
  expect(problemsOf({ style, second: '#ffd23f' })).toMatchObject([{ code: 'look/second-unused' }]);
});

describe('everything can be read', () => {
  const random = seeded(7);
  const colors = Array.from({ length: 60 }, () => randomColor(random));
  test.each(GROUNDS)('with the colours of covers on %s ground', (ground) => {
    for (const color of colors)
      expect(failures(chooseTheme([{ color, share: 1 }], { ground })), color).toEqual([]);
    expect(failures(chooseTheme([], { ground }))).toEqual([]);
  });

  test('with the colours that messages name', () => {
    const namesOf = (look: Look) => {
      const [problem] = problemsOf(look);
      return problem && (/"(#[0-9a-f]{6})"/.exec(problem.hint ?? '')?.[1] as Hex | undefined);
    };
    let refused = 0;
    for (const color of colors) {
      const ground = namesOf({ ground: color }) ?? color;
      expect(problemsOf({ ground }), color).toEqual([]);
      for (const other of ['light', 'dark', ground] as const) {
        const accent = namesOf({ accent: color, ground: other });
        if (accent) refused++;
        const look = { accent: accent ?? color, ground: other };
        expect(problemsOf(look), JSON.stringify(look)).toEqual([]);
        expect(failures(chooseTheme(COVER, look)), JSON.stringify(look)).toEqual([]);
      }
    }
    expect(refused).toBeGreaterThan(30);
  });

  test('on a ground of a colour, with the colours of covers', () => {
    for (const ground of ['#101820', '#fff4d6', '#0a2a1c'] as const)
      for (const color of colors)
        expect(failures(chooseTheme([{ color, share: 1 }], { ground })), `${color} on ${ground}`).toEqual([]);
  });
});

test('what cannot be read is refused, with what can', () => {
  const [pale] = problemsOf({ accent: '#ffd166' });
  expect(pale).toMatchObject({ code: 'look/accent', level: 'error', at: { file: 'content/site.md' } });
  expect(pale?.message).toBe(
    'The accent #ffd166 is hard to read on the ground #f5f0e7: the contrast is 1.3, and 4.5 is needed.',
  );
  expect(pale?.hint).toMatch(
    /^Use "#[0-9a-f]{6}", the nearest shade that can be read, or put it on a dark ground: {2}ground: dark\.$/,
  );
  expect(problemsOf({ accent: '#ffd166', ground: 'dark' })).toEqual([]);
  const [grey] = problemsOf({ ground: '#808080' });
  expect(grey?.message).toMatch(
    /^Text is hard to read on the ground #808080: the contrast is [34]\.\d, and 7/,
  );
  expect(problemsOf({ accent: 'stylesheet', ground: 'dark' }).map(({ code }) => code)).toEqual([
    'look/ground-unused',
  ]);
  // In two tones, the ground is moved instead.
  expect(problemsOf({ style: 'board', accent: '#ffd166' })).toEqual([]);
  expect(problemsOf({ style: 'board', ground: '#808080' })).toEqual([]);
  // Either is shown in its nearest shade.
  expect(problemsOf({ accent: '#ffd166', ground: 'auto' })).toEqual([]);
  const both = chooseTheme(COVER, { accent: '#ffd166', ground: 'auto' });
  expect(both?.dark?.accent).toBe('#ffd166');
  expect(contrast(both?.accent ?? '#ffffff', '#f5f0e7')).toBeGreaterThanOrEqual(4.5);
});

test('a spot colour may be any, as ink is on it; the ground beside it may not', () => {
  expect(problemsOf({ style: 'zine', accent: '#ffd166' })).toEqual([]);
  expect(problemsOf({ style: 'zine', accent: '#000080', ground: 'dark' })).toEqual([]);
  expect(problemsOf({ style: 'zine', ground: '#203040' })).toEqual([]);
  const [hard] = problemsOf({ style: 'zine', ground: '#888888' });
  expect(hard?.code).toBe('look/ground');
});

test('a font is reported in looks that have their own', () => {
  expect(problemsOf({ font: 'Anton' })).toEqual([]);
  const [unused] = problemsOf({ style: 'programme', font: { headings: 'Anton' } });
  expect(unused?.message).toBe('The look programme has its own fonts, so this one is not used.');
  expect(unused?.hint).toBe('Remove the line, or write  style: sleeve');
});
