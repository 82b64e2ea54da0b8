import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import {
  type FontRole,
  type Fonts,
  NO_FONTS,
  openFonts,
} from '../../../../generator/engine/media/fonts/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { packageRoot } from '../../../helpers/site.ts';

const makeFolder = prepareFolders();
const own = join(packageRoot, 'templates/fonts/whole');

function open(assets: string, roles?: Parameters<typeof openFonts>[0]['roles']) {
  const cache = openCache();
  return openFonts({
    ...(roles && { roles }),
    assets,
    root: process.cwd(),
    packageRoot,
    cache,
    ownCache: cache,
  });
}

test("the artist's font is used instead of Liner's own of the same name", async () => {
  const assets = makeFolder();
  mkdirSync(join(assets, 'fonts'));
  copyFileSync(join(own, 'martian-mono.woff2'), join(assets, 'fonts/archivo.woff2'));
  const { fonts, problems } = await open(assets);
  expect(problems).toEqual([]);
  expect(fonts.wide.digest).toBe(fonts.mono.digest);
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
  expect(fonts.wide.digest).toBe((await open(makeFolder())).fonts.wide.digest);
});

test('what the pages are set in is drawn and printed in, each weight with its file', async () => {
  const folder = makeFolder();
  const [regular, bold] = ['regular', 'bold'].map((name) => join(folder, `${name}.woff2`));
  copyFileSync(join(own, 'martian-mono.woff2'), `${regular}`);
  copyFileSync(join(own, 'archivo.woff2'), `${bold}`);
  writeFileSync(join(folder, 'broken.woff2'), 'not a font');
  const { fonts, problems } = await open(makeFolder(), {
    ...NO_FONTS,
    sans: [
      { file: `${regular}`, weights: [400, 400] },
      { file: `${bold}`, weights: [700, 700] },
    ],
    wide: [{ file: join(folder, 'broken.woff2'), weights: [400, 400] }],
    mono: [{ file: join(packageRoot, 'templates/fonts/martian-mono.woff2'), weights: [400, 700] }],
  });
  const ours = (await open(makeFolder())).fonts;
  const fileOf = async (role: FontRole, from: Fonts, wght: number) => {
    const [main] = await from[role].instances({ wght });
    return Buffer.from(main?.file ?? []);
  };
  expect(await fileOf('sans', fonts, 400)).toEqual(await fileOf('mono', ours, 400));
  expect(await fileOf('sans', fonts, 800)).toEqual(await fileOf('wide', ours, 800));
  expect(fonts.sans.digest).not.toBe(ours.sans.digest);
  expect([fonts.wide.digest, fonts.narrow.digest]).toEqual([ours.wide.digest, ours.narrow.digest]);
  expect(problems).toMatchObject([{ code: 'styles/unreadable-font' }]);
  expect(problems[0]?.at?.file).toMatch(/broken\.woff2$/);
});

test('a look is drawn and printed in its own font, with the letters of every language', async () => {
  const file = join(packageRoot, 'templates/looks/programme/fonts/eb-garamond.woff2');
  const { fonts } = await open(makeFolder(), { ...NO_FONTS, sans: [{ file, weights: [400, 400] }] });
  expect(fonts.sans.characters).toContain('Ł');
  expect(fonts.sans.digest).not.toBe(fonts.wide.digest);
});

test('a look that has no file for all letters is drawn in those that it has, and Arabic in its own, then in that of Liner', async () => {
  const inLook = (name: string) => ({
    file: join(packageRoot, 'templates/looks/board/fonts', name),
    weights: [400, 800] as [number, number],
  });
  const handjet = ['handjet-others.woff2', 'handjet-arabic.woff2', 'handjet.woff2'].map(inLook);
  const arabicName = [inLook('handjet-arabic.woff2')];
  const { fonts } = await open(makeFolder(), { ...NO_FONTS, wide: handjet, arabicName });
  const familiesOf = async (role: FontRole) =>
    (await fonts[role].instances({ wght: 600 })).map(({ family }) => family);
  expect(await familiesOf('wide')).toEqual(['handjet', 'handjet', 'archivo']);
  expect(await familiesOf('arabicName')).toEqual(['handjet-arabic', 'cairo']);
  expect(await familiesOf('arabicText')).toEqual(['vazirmatn']);
});
