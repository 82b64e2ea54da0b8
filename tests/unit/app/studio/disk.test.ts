import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceContent } from '../../../../generator/app/site-files/disk.ts';
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
