/** Messages of the files in bin when they cannot do their work. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareFolders } from '../helpers/folders.ts';

const checkout = join(import.meta.dirname, '../..');
const makeFolder = prepareFolders();

test('packing in a clone where nothing is installed says what to do first, and leaves nothing', () => {
  const clone = makeFolder();
  for (const part of ['bin', 'generator', 'templates', 'package.json', 'package-lock.json'])
    cpSync(join(checkout, part), join(clone, part), { recursive: true });
  const run = spawnSync(process.execPath, ['bin/pack.mjs'], { cwd: clone, encoding: 'utf8' });
  expect(run.stderr).toContain('Run npm ci first, then npm pack again.\n');
  expect(run.stderr).not.toMatch(/^ +at /m);
  expect(run.status).toBe(1);
  expect(existsSync(join(clone, 'bin/compiled'))).toBe(false);
});

test('an error in the code of a checkout is shown with its place, and no advice to install anything', () => {
  const clone = makeFolder();
  for (const part of ['bin', 'generator', 'templates', 'package.json', 'package-lock.json'])
    cpSync(join(checkout, part), join(clone, part), { recursive: true });
  symlinkSync(join(checkout, 'node_modules'), join(clone, 'node_modules'));
  const start = () =>
    spawnSync(process.execPath, ['bin/liner.js', 'check'], { cwd: clone, encoding: 'utf8' });
  appendFileSync(join(clone, 'generator/engine/lib/hash.ts'), 'export const = 1;\n');
  const broken = start();
  expect(broken.stderr).toMatch(
    /^Liner could not start: .*\ngenerator\/engine\/lib\/hash\.ts:\d+:13: ERROR: /,
  );
  expect(broken.stderr).not.toContain('npm ci');
  expect(broken.status).toBe(3);

  cpSync(join(checkout, 'generator/engine/lib/hash.ts'), join(clone, 'generator/engine/lib/hash.ts'));
  rmSync(join(clone, 'node_modules'));
  mkdirSync(join(clone, 'node_modules'));
  symlinkSync(join(checkout, 'node_modules/esbuild'), join(clone, 'node_modules/esbuild'));
  expect(start().stderr).toContain("Run npm ci in the project's folder, then try again.\n");
});

test('who has an old Node.js learns which one is needed, by any command', () => {
  const old = `Object.defineProperties(process, {
    version: { value: 'v18.20.8' }, versions: { value: { ...process.versions, node: '18.20.8' } },
  })`;
  const words = [
    '--import',
    `data:text/javascript,${encodeURIComponent(old)}`,
    join(checkout, 'bin/liner.js'),
  ];
  const run = spawnSync(process.execPath, [...words, 'init', 'x'], { cwd: makeFolder(), encoding: 'utf8' });
  expect(run.stderr).toBe(
    'Liner needs Node.js 20.19 or newer, and this is v18.20.8.\nGet the newest one at https://nodejs.org, then run the same command again.\n',
  );
  expect(run.status).toBe(3);
});
