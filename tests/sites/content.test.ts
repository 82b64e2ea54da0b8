/** The one test that reads this repository's own content/ and assets/, which change with the artist. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placesOf } from '../helpers/problems.ts';
import { makeSite, packageRoot, runInTurn } from '../helpers/site.ts';

// A check finds what a build would find, and makes no pictures.
test('the site of this repository can be published', async () => {
  const { code, stderr } = await runInTurn(packageRoot, ['check']);
  expect({ code, errors: placesOf(stderr, 'error') }, stderr).toEqual({ code: 0, errors: [] });
});

test('its schemas and its reference are those of the code: run liner schema', async () => {
  const site = makeSite({});
  cpSync(join(packageRoot, 'content'), join(site.root, 'content'), { recursive: true });
  const before = site.hashes('content');
  expect((await site.run(['schema'])).code).toBe(0);
  expect(site.hashes('content')).toEqual(before);
});
