import { expect, test } from 'vitest';
import { tryDrawing } from '../../../../../generator/engine/media/logo/trial.ts';

const MB = 1_000_000;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
const CIRCLE = svg('<circle cx="32" cy="32" r="20"/>');
const BLUR =
  '<filter id="f" x="-50" y="-50" width="100" height="100"><feGaussianBlur stdDeviation="1e5"/></filter>';

test('a drawing that looks the same once it is cleaned is sound', async () => {
  expect(await tryDrawing(CIRCLE, CIRCLE.replace('svg"', 'svg" id="a"'))).toBeUndefined();
});

test.each([
  ['different', CIRCLE, CIRCLE.replace('r="20"', 'r="21"')],
  ['undrawable', svg('<g>'), CIRCLE],
  ['undrawable', CIRCLE, 'no drawing'],
  ['undrawable', svg('<!-- \u0001 -->'), CIRCLE],
])('%s: refuses %s beside %s', async (fault, original, cleaned) => {
  expect(await tryDrawing(original, cleaned)).toEqual({ fault });
});

test.each([
  ['takes too long', BLUR, { seconds: 1, memory: 900 * MB }],
  [
    'takes too much memory',
    '<g opacity=".5">'.repeat(20) + '</g>'.repeat(20),
    { seconds: 60, memory: 40 * MB },
  ],
])('stops a drawing that %s', async (_, inside, limits) => {
  const drawing = svg(`${inside}${'<g filter="url(#f)"><circle r="20"/></g>'.repeat(200)}`);
  expect(await tryDrawing(drawing, drawing, limits)).toEqual({ fault: 'heavy' });
});
