/** The packages of others that come with Liner: what they allow, and what they run when they are installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'generator/LICENSES.md'), 'utf8');
const rows = [...list.matchAll(/^\| (\S+) \| ([\d.]+\S*) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, name = '', version = '', license = '', places = '']) => ({ name, version, license, places }),
);

/** They ask for no more than to be named, so their code may be part of Liner's. */
const PERMISSIVE = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];
/** It requires changes to be stated as well. */
const APACHE = 'Apache-2.0';
/** May be installed beside Liner, as packages of their own that anybody can replace. */
const BESIDE = [...PERMISSIVE, APACHE, 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0', 'Zlib'];

const partsOf = (license: string) => license.replace(/[()]/g, '').split(/ (?:AND|OR) /);

test('all of them are listed, with the texts of those that are compiled into Liner', () => {
  const { stdout } = spawnSync(process.execPath, ['bin/licenses.mjs', '--print'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(list === stdout, 'npm run licenses writes the list again').toBe(true);
  for (const name of [
    'zod',
    'yaml',
    'feedsmith',
    'commander',
    'react',
    'react-dom',
    'sonner',
    'embla-carousel',
    '@codemirror/view',
  ]) {
    expect(rows.find((row) => row.name === name)?.places, name).not.toBe('');
    expect(list, name).toMatch(new RegExp(`^## (?:.*, )?${name}(?:,|$)`, 'm'));
  }
});

test('libraries within packages that are under the LGPL are named, and only beside Liner', () => {
  const inside = [...list.matchAll(/^- `(\S+)` has (.+) in it/gm)].map(([, name = '', has = '']) => ({
    name,
    has,
  }));
  const packages = inside.map(({ name }) => rows.find((row) => row.name === name));
  expect(packages.map((row) => row?.places)).toEqual(inside.map(() => ''));
  expect(inside.filter(({ has }) => has.includes('LGPL')).map(({ name }) => name)).toEqual([
    'mpg123-decoder',
    'wasm-media-encoders',
  ]);
});

test('their licences allow it', () => {
  expect(rows.length).toBeGreaterThan(100);
  const odd = rows.filter(({ license, places }) =>
    partsOf(license).some((part) => !(places === '' ? BESIDE : [...PERMISSIVE, APACHE]).includes(part)),
  );
  expect(odd).toEqual([]);
  // Of those under Apache-2.0, esbuild changes this one.
  expect(list).toMatch(/^## Changes\n\n- `sharp`: it looks for its binaries /m);
});

test('one of them runs a script when it is installed, and none is given up by its makers', () => {
  const {
    packages,
  }: { packages: Record<string, { dev?: boolean; hasInstallScript?: boolean; deprecated?: string }> } =
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(([, { dev }]) => !dev);
  const running = shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(running).toEqual(['node_modules/esbuild']);
  expect(shipped.filter(([, { deprecated }]) => deprecated !== undefined)).toEqual([]);
});
