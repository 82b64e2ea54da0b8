/** The colours of what a site has once: its icon, its manifest, and records that are drawn for lack of a cover. */
import { expect, test } from 'vitest';
import { contrast, type Hex } from '../../../generator/engine/lib/colour.ts';
import { drawPlaceholders } from '../../../generator/site/placeholder-art.ts';
import { LOOKS, type Look } from '../../../generator/site/schema/look.ts';
import { chooseTheme, siteGrounds } from '../../../generator/site/theme/index.ts';
import { recipeOf } from '../../helpers/looks.ts';

const SITES: Look[] = LOOKS.flatMap((style) =>
  (['light', 'dark', 'auto', '#203050'] as const).flatMap((ground) => [
    { style, ground },
    { style, ground, accent: '#8a1c4a' as const },
  ]),
);

test.each(SITES)('%o: icon and placeholders are on the ground of pages without a cover', (look) => {
  const recipe = recipeOf(look.style);
  const { ground, dark } = siteGrounds(recipe, look);
  const theme = chooseTheme([], recipe, look);
  expect(ground).toEqual(theme?.ground ?? recipe.light);
  expect(dark).toEqual(look.ground === 'auto' ? theme?.dark?.ground : undefined);
  expect(contrast(ground.ink, ground.paper)).toBeGreaterThanOrEqual(7);
  for (const { svg } of Object.values(drawPlaceholders(recipe, look))) {
    const colours: Hex[] = [ground, dark].flatMap((each) => (each ? [each.paper, each.ink] : []));
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(colours));
  }
});

test('pages in the colours of the stylesheet have placeholders in those of the look', () => {
  expect(siteGrounds(recipeOf(), { accent: 'stylesheet' })).toEqual({ ground: recipeOf().light });
});
