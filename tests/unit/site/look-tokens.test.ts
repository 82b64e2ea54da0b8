/** A look has its colours twice: in its file, and in its stylesheet. */
import { expect, test } from 'vitest';
import { findDifferent } from '../../../generator/site/looks/check/tokens.ts';
import { recipeOf } from '../../helpers/looks.ts';

test.each([
  ['cutout', '--field: #808080', '--field'],
  ['zine', '--spot: oklch(0.5 0.1 20)', '--spot'],
  ['poster', '--band: #808080', '--band'],
  ['poster', '--band-other: #808080', '--band-other'],
  ['sleeve', '--paper: #808080', '--paper'],
])('%s with %s in its stylesheet differs from its file', (look, token, name) => {
  const css = `:root { ${token}; }`;
  expect(findDifferent(css, recipeOf(look))).toMatchObject([{ token: name }]);
});
