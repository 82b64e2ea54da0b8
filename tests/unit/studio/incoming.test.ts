/** Files that a page sends to be imported. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { openIncoming, safeName } from '../../../generator/studio/incoming.ts';

test.each([
  ['shop.csv', 'shop.csv'],
  ['Sommer Tour 2026.csv', 'Sommer Tour 2026.csv'],
  ['قائمة.csv', 'قائمة.csv'],
  ['../../content/site.yaml', 'site.yaml'],
  ['C:\\Users\\me\\shop.csv', 'shop.csv'],
  ['..', 'file'],
  ['', 'file'],
  ['.hidden', 'hidden'],
  ['...csv', 'csv'],
  ['a\u0000b\u202ec.csv', 'a bc.csv'],
  ['what? "this": <x>|*.csv', 'what this x.csv'],
  ['nul.csv', 'file-nul.csv'],
  ['COM1.csv', 'file-COM1.csv'],
  ['nul.tar.csv', 'file-nul.tar.csv'],
  ['nul .tar.csv', 'file-nul .tar.csv'],
  ['COM¹.csv', 'file-COM¹.csv'],
  ['name.', 'name'],
  [`${'a'.repeat(49)}. ${'b'.repeat(300)}`, 'a'.repeat(49)],
  [`${'a'.repeat(300)}.csv`, `${'a'.repeat(50)}.csv`],
  [`${'😀'.repeat(300)}.csv`, `${'😀'.repeat(50)}.csv`],
  [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(48)}`],
])('%j is called %j', (name, expected) => {
  expect(safeName(name)).toBe(expected);
});

function open() {
  const root = mkdtempSync(join(tmpdir(), 'liner-incoming-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { root, incoming: openIncoming(root) };
}

test('files of one name are two, and both are gone at the end', async () => {
  const { root, incoming } = open();
  for (const text of ['one', 'two']) await incoming.take('a.csv', Readable.from([Buffer.from(text)]));
  expect(incoming.list()).toEqual(['a.csv', 'a (2).csv']);
  incoming.remove('a.csv');
  writeFileSync(join(root, 'mine'), '');
  incoming.remove('../../../../mine');
  expect(existsSync(join(root, 'mine'))).toBe(true);
  expect(readdirSync(incoming.folder)).toEqual(['a (2).csv']);
  incoming.clear();
  expect(existsSync(incoming.folder)).toBe(false);
});

test('they are for nobody else on this computer, and stay while their studio runs', async () => {
  const { root, incoming } = open();
  await incoming.take('a.csv', Readable.from([Buffer.from('one')]));
  expect(statSync(incoming.folder).mode & 0o077).toBe(0);
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(incoming.folder, '..', String(pid)));
  const others = join(root, '.liner/imports/incoming', String(process.ppid));
  mkdirSync(others);
  openIncoming(root);
  expect(readdirSync(join(root, '.liner/imports/incoming'))).toEqual([String(process.ppid)]);
});

test('what a page stops sending is not kept', async () => {
  const { incoming } = open();
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(incoming.take('a.csv', broken)).rejects.toThrow('gone');
  expect(incoming.list()).toEqual([]);
  expect(readdirSync(incoming.folder)).toEqual([]);
});
