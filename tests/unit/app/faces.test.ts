/** The fonts of the looks: the letters that a page fetches besides those of English are as heavy as these. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { packageRoot } from '../../helpers/site.ts';

const templates = join(packageRoot, 'templates');
const pairs = readdirSync(templates, { recursive: true, encoding: 'utf8' }).flatMap((part) => {
  const main = part.replace(/-(?:others|western|southeast|central)(?=\.woff2$)/, '');
  return main !== part && existsSync(join(templates, main)) ? [{ part, main }] : [];
});

function weightsOf(file: string) {
  const font = create(readFileSync(join(templates, file)));
  const { wght } = 'variationAxes' in font ? font.variationAxes : {};
  return wght && [wght.min, wght.max];
}

test.each(pairs)('$part varies as $main does', ({ part, main }) => {
  expect(weightsOf(part)).toEqual(weightsOf(main));
});

test('each look has such a pair, or the fonts of all', () => {
  expect(pairs.length).toBeGreaterThan(10);
});
