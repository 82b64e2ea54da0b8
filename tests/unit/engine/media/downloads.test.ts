import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { planDownloads } from '../../../../generator/engine/media/downloads.ts';
import { checkPublished } from '../../../../generator/site/secrets.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { writeAsset } from '../../../helpers/pictures.ts';

const makeFolder = prepareFolders();
const at = [{ file: 'content/pages/lessons.md', line: 5, column: 1 }];

function plan(assets: string, ...files: string[]) {
  return planDownloads(
    files.map((file) => ({ file, at })),
    {
      ...{ assets, language: 'de', cache: openCache() },
      readDrawing: async () => Buffer.from(''),
      inspect: (file, path) => checkPublished(file, path, assets),
    },
  );
}

test('files are published as they are, with names that addresses can have', async () => {
  const assets = makeFolder();
  const names = ['downloads/season.pdf', 'riders/Bühne Ä 2026.PDF', 'static/plan.pdf'];
  for (const name of names) writeAsset(assets, name, '%PDF-1.7'.padEnd(1200));
  const { files, artifacts, problems } = await plan(assets, ...names);
  expect(problems).toEqual([]);
  expect(names.map((name) => [files[name]?.url, files[name]?.bytes])).toEqual([
    ['/downloads/season.pdf', 1200],
    ['/downloads/riders/Buehne-Ae-2026.pdf', 1200],
    ['/plan.pdf', 1200],
  ]);
  // What is in static/ is published anyway.
  expect(artifacts.map(({ path }) => path)).toEqual([
    'downloads/season.pdf',
    'downloads/riders/Buehne-Ae-2026.pdf',
  ]);
});

test('a web page by the name of a PDF is published, and reported at its place', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'downloads/season.pdf', '<!doctype html><title>404</title>');
  const { artifacts, problems } = await plan(assets, 'downloads/season.pdf');
  expect(artifacts).toHaveLength(1);
  expect(problems).toMatchObject([{ code: 'download/other-kind', at: at[0] }]);
});

test('a file that is missing, elsewhere or secret is reported', async () => {
  const assets = makeFolder();
  writeAsset(assets, 'downloads/season.pdf', 'x');
  writeAsset(assets, 'downloads/keys.txt', '-----BEGIN RSA PRIVATE KEY-----\nMIIE\n');
  symlinkSync('/etc/hostname', join(assets, 'outside.txt'));
  const { files, problems } = await plan(assets, 'downloads/saeson.pdf', 'outside.txt', 'downloads/keys.txt');
  expect(Object.keys(files)).toEqual(['downloads/keys.txt']);
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['download/missing', 'Did you mean downloads/season.pdf?'],
    ['download/outside', 'Put the file itself there.'],
    ['static/secret', expect.any(String)],
  ]);
});
