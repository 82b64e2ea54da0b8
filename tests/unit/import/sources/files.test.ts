/** Files of sources that cannot be read: each is a problem, and the others are read. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../../../../generator/import/plan/read.ts';
import { asOwner, prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();
const SITE = { artist: 'Noor Vale', timezone: 'UTC', today: '2026-11-26' };
const TABLE = 'Title,Type,Release Date\nHarbour,Single,2024-01-01\n';

async function read(folder: string, ...sources: string[]) {
  const paths = sources.map((source) => join(folder, source));
  const readings = await asOwner(folder, () => readSourceFiles(paths, SITE, { columns: {} }));
  const said = readings.flatMap(({ problems }) =>
    problems.map(({ message }) => message.replaceAll(folder, '')),
  );
  return {
    titles: readings.flatMap(({ items }) => items.map(({ facts }) => 'title' in facts && facts.title)),
    said: said.filter((message) => !message.includes('is read as')),
  };
}

test('what may not be read', async () => {
  const folder = makeFolder();
  for (const path of ['closed', 'open']) mkdirSync(join(folder, path));
  for (const path of ['closed/a.csv', 'open/b.csv', 'open/c.csv']) writeFileSync(join(folder, path), TABLE);
  chmodSync(join(folder, 'closed'), 0);
  chmodSync(join(folder, 'open/b.csv'), 0);
  const refused = (name: string) => `${name} cannot be read: you have no permission to read it.`;
  expect(await read(folder, '.')).toEqual({
    titles: ['Harbour'],
    said: [refused('/closed'), refused('/open/b.csv')],
  });
  expect(await read(folder, 'open/b.csv', 'open/c.csv')).toEqual({
    titles: ['Harbour'],
    said: [refused('/open/b.csv')],
  });
  expect(await read(folder, 'closed')).toEqual({ titles: [], said: [refused('/closed')] });
  chmodSync(join(folder, 'closed'), 0o755);
});

test('what is no file waits for nobody', async () => {
  const folder = makeFolder();
  execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
  writeFileSync(join(folder, 'c.csv'), TABLE);
  expect(await read(folder, 'pipe.csv')).toEqual({
    titles: [],
    said: ['/pipe.csv cannot be read: it is neither a file nor a folder.'],
  });
  expect(await read(folder, '.')).toEqual({ titles: ['Harbour'], said: [] });
});

test.each([
  ['album.zip', 'it is packed.', 'Unpack it, and import the folder.'],
  ['Takeout.tar.gz', 'it is packed.', 'Unpack it, and import the folder.'],
  ['shop.XLSX', 'it is a spreadsheet.', 'Save it as CSV, and import that file.'],
])('what has to be turned into a source: %s', async (name, reason, advice) => {
  const folder = makeFolder();
  writeFileSync(join(folder, name), 'PK\u0003\u0004');
  const [{ problems } = { problems: [] }] = await readSourceFiles([join(folder, name)], SITE, {
    columns: {},
  });
  expect(problems).toMatchObject([
    { code: 'import/unreadable', message: `${join(folder, name)} cannot be read: ${reason}`, hint: advice },
  ]);
});
