import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import {
  hashOf,
  lockOf,
  removeStaging,
  replaceContent,
  replaceFile,
  stagingOf,
} from '../../../generator/app/site-files/disk.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { testInRelease } from '../../helpers/matrix.ts';

const makeFolder = prepareFolders();

test('a file is replaced if it is the one that was meant, and never another one or none', () => {
  const folder = makeFolder();
  const file = join(folder, 'one.md');
  expect(replaceContent(file, 'mine', hashOf('before'))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(file, 'theirs');
  expect(replaceContent(file, 'mine', hashOf('before'))).toBe(false);
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(replaceContent(file, 'mine', hashOf('theirs'))).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(readdirSync(folder)).toEqual(['one.md']);
});

testInRelease(
  'of several programs that each replace what they have read, none loses what another one has written',
  async () => {
    const folder = makeFolder();
    const [file, program] = [join(folder, 'sum.txt'), join(folder, 'program.mjs')];
    writeFileSync(file, '0');
    // Large enough that looking at it takes a moment, in which the others write.
    const contents = `
    import { hashOf, readBytes, replaceContent } from './disk.ts';
    for (let done = 0; done < 100; ) {
      const now = readBytes(process.argv[2]);
      const next = String(parseInt(now) + 1) + ' '.repeat(300_000);
      if (replaceContent(process.argv[2], next, hashOf(now))) done += 1;
    }`;
    const resolveDir = fileURLToPath(new URL('../../../generator/app/site-files', import.meta.url));
    const output = { bundle: true, platform: 'node', format: 'esm', outfile: program } as const;
    await build({ stdin: { contents, resolveDir }, ...output, logLevel: 'silent' });
    const run = promisify(execFile);
    await Promise.all([1, 2, 3].map(() => run(process.execPath, [program, file])));
    expect(parseInt(readFileSync(file, 'utf8'), 10)).toBe(300);
  },
);

testInRelease('the lock of a program that was killed holds nobody for long', () => {
  const folder = makeFolder();
  const file = join(folder, 'one.md');
  writeFileSync(file, 'before');
  writeFileSync(lockOf(file), '');
  expect(replaceContent(file, 'mine', hashOf('before'))).toBe(true);
  expect(readdirSync(folder)).toEqual(['one.md']);
});

test('what a program was about to write is removed once it has ended, and never while it runs', () => {
  const folder = makeFolder();
  const own = stagingOf(join(folder, 'one.md'));
  const locks = ['one.md', 'two.md'].map((name) => lockOf(join(folder, name)));
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(own, 'half');
  writeFileSync(own.replace(String(process.pid), String(pid)), 'half');
  for (const [index, id] of [process.pid, pid].entries()) writeFileSync(locks[index] ?? '', String(id));
  writeFileSync(join(folder, '.99999999999999999-a.studio.tmp'), 'half');
  removeStaging(folder);
  expect(
    readdirSync(folder)
      .map((name) => join(folder, name))
      .sort(),
  ).toEqual([own, locks[0]].sort());
});

test('a link to a content file stays; one in place of a file of its own goes, and its target is as it was', () => {
  const folder = makeFolder();
  const [target, link] = [join(folder, 'target'), join(folder, 'link')];
  writeFileSync(target, 'before');
  symlinkSync('target', link);
  replaceContent(link, 'mine', hashOf('before'));
  expect(readFileSync(target, 'utf8')).toBe('mine');
  replaceFile(link, 'own');
  expect([readFileSync(target, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['mine', 'own']);
});
