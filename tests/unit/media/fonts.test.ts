import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../generator/lib/cache/index.ts';
import { openFonts } from '../../../generator/media/fonts/index.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { packageRoot } from '../../helpers/site.ts';

const makeFolder = prepareFolders();
const own = join(packageRoot, 'templates/fonts');

function open(assets: string) {
  const cache = openCache();
  return openFonts({ assets, root: process.cwd(), packageRoot, cache, ownCache: cache });
}

test("the artist's font is used instead of Liner's own of the same name", async () => {
  const assets = makeFolder();
  mkdirSync(join(assets, 'fonts'));
  copyFileSync(join(own, 'martian-mono.woff2'), join(assets, 'fonts/archivo.woff2'));
  const { fonts, problems } = await open(assets);
  expect(problems).toEqual([]);
  expect(fonts.archivo.digest).toBe(fonts['martian-mono'].digest);
});

test.each([
  ['a pipe', (path: string) => execFileSync('mkfifo', [path])],
  ['a folder', (path: string) => mkdirSync(path)],
  ['a link that leads out', (path: string) => symlinkSync(join(own, 'archivo.woff2'), path)],
  ['a link to nowhere', (path: string) => symlinkSync('nowhere.woff2', path)],
  ['a text', (path: string) => writeFileSync(path, 'not a font')],
])("%s in a font's place is an error, and Liner's own font is used", async (name, put) => {
  const assets = makeFolder();
  mkdirSync(join(assets, 'fonts'));
  put(join(assets, 'fonts/archivo.woff2'));
  const { fonts, problems } = await open(assets);
  // An empty folder has no files, so it is no file of the assets.
  if (name === 'a folder') expect(problems).toEqual([]);
  else expect(problems).toMatchObject([{ code: 'styles/unreadable-font', level: 'error' }]);
  expect(fonts.archivo.digest).toBe((await open(makeFolder())).fonts.archivo.digest);
});
