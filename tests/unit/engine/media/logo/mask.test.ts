/** A drawing that is shown in one colour is to have one. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { openFolder } from '../../../../../generator/engine/lib/files.ts';
import { checkMask } from '../../../../../generator/engine/media/logo/index.ts';

const path = (fill: string, from: number) => `<path fill="${fill}" d="M${from} 10h120v80h-120z"/>`;

test.each([
  ['one colour', path('#c00', 10) + path('#c00', 160), []],
  ['the colour of the text', path('currentColor', 10), []],
  ['shades of one', path('#c00', 10) + path('#b00', 160), []],
  ['white', path('#fff', 10), []],
  ['two colours', path('#c00', 10) + path('#00c', 160), ['logo/colours']],
  ['black and white', path('#000', 10) + path('#fff', 160), ['logo/colours']],
  ['a background', '<path d="M0 0h300v100H0z"/>', ['logo/filled']],
  ['a background and letters', `<path d="M0 0h300v100H0z"/>${path('#fff', 10)}`, ['logo/filled']],
])('%s', async (_, drawing, codes) => {
  const folder = mkdtempSync(join(tmpdir(), 'mask-'));
  writeFileSync(
    join(folder, 'a.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${drawing}</svg>`,
  );
  const named = { file: 'a.svg', at: { file: 'content/site.yaml', line: 1, column: 1 } };
  const found = await checkMask(named, openFolder(folder), openCache());
  expect(found.map(({ code }) => code)).toEqual(codes);
});
