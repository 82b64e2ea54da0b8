import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  removeStaging,
  replaceContent,
  replaceFile,
  stagingOf,
} from '../../../../generator/app/site-files/disk.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

test('a file that another program has saved meanwhile is not replaced', () => {
  const folder = makeFolder();
  const file = join(folder, 'one.md');
  writeFileSync(file, 'before');
  const isReplaced = replaceContent(file, 'mine', () => {
    // All but the rename has been done.
    expect(readdirSync(folder)).toHaveLength(2);
    writeFileSync(file, 'theirs');
    return readFileSync(file, 'utf8') === 'before';
  });
  expect(isReplaced).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(readdirSync(folder)).toEqual(['one.md']);
});

test('one that is as it was is', () => {
  const file = join(makeFolder(), 'one.md');
  writeFileSync(file, 'before');
  expect(replaceContent(file, 'mine', () => readFileSync(file, 'utf8') === 'before')).toBe(true);
  expect(replaceContent(file, 'again')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('again');
});

test('what a program was about to write is removed once it has ended, and never while it runs', () => {
  const folder = makeFolder();
  const own = stagingOf(join(folder, 'one.md'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(own, 'half');
  writeFileSync(own.replace(String(process.pid), String(pid)), 'half');
  writeFileSync(join(folder, '.99999999999999999-a.studio.tmp'), 'half');
  removeStaging(folder);
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([own]);
});

test('a link to a content file stays; one in place of a file of its own goes, and its target is as it was', () => {
  const folder = makeFolder();
  const [target, link] = [join(folder, 'target'), join(folder, 'link')];
  writeFileSync(target, 'before');
  symlinkSync('target', link);
  replaceContent(link, 'mine');
  expect(readFileSync(target, 'utf8')).toBe('mine');
  replaceFile(link, 'own');
  expect([readFileSync(target, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['mine', 'own']);
});
