import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { openFolder } from '../../../../../generator/engine/lib/files.ts';
import { openFonts } from '../../../../../generator/engine/media/fonts/index.ts';
import { planPictures } from '../../../../../generator/engine/media/pictures/index.ts';
import { findPictures } from '../../../../../generator/features/press/kit-pictures.ts';
import { drawPlaceholders } from '../../../../../generator/site/placeholder-art.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { recipeOf } from '../../../../helpers/looks.ts';
import { writeAsset } from '../../../../helpers/pictures.ts';
import { packageRoot } from '../../../../helpers/site.ts';

const makeFolder = prepareFolders();
const place = { file: 'content/releases/a.md', line: 4, column: 14 };

// Tests may run as root, who may read everything.
beforeEach(() => {
  const { open, readFile } = promises;
  vi.spyOn(promises, 'readFile').mockImplementation((path) =>
    String(path).includes('forbidden')
      ? Promise.reject(Object.assign(new Error('permission denied'), { code: 'EACCES' }))
      : readFile(path),
  );
  vi.spyOn(promises, 'open').mockImplementation((path) =>
    String(path).includes('forbidden')
      ? Promise.reject(Object.assign(new Error('permission denied'), { code: 'EACCES' }))
      : open(path),
  );
  syncBuiltinESMExports();
  return () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  };
});

test('a picture that may not be read is a problem that says so', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'photos/forbidden.jpg', 'picture');
  const options = {
    assets,
    cache: openCache(),
    placeholders: drawPlaceholders(recipeOf()),
    href: (url: string) => url,
  };
  const { problems } = await planPictures([{ file: 'photos/forbidden.jpg', at: [place] }], options);
  expect(problems).toMatchObject([
    {
      code: 'picture/no-permission',
      level: 'error',
      at: place,
      message: expect.stringContaining('permission'),
    },
  ]);
  const words = { title: '', description: '', creator: '', credit: '', rights: '', terms: '' };
  const asked = [{ file: 'photos/forbidden.jpg', words }];
  expect(await findPictures(asked, openFolder(assets), openCache(), 'en')).toEqual([]);
});

test('a font that may not be read is a problem, and replaced', async () => {
  const root = join(makeFolder(), 'forbidden');
  writeAsset(root, 'fonts/archivo.woff2', 'font');
  const cache = openCache();
  const { fonts, problems } = await openFonts({ assets: root, root, packageRoot, cache, ownCache: cache });
  expect(problems).toMatchObject([{ code: 'styles/unreadable-font' }]);
  expect(fonts.wide.characters).toContain('A');
});
