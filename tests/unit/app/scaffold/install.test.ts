/** Where a new site gets its Liner from, which depends on where the running one came from. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installLiner } from '../../../../generator/app/scaffold/install/index.ts';
import { findOrigin } from '../../../../generator/app/scaffold/install/npm.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

/** @param resolved what npm has written down; undefined for other package managers */
function installedFrom(resolved: string | undefined): string {
  const home = join(makeFolder(), 'node_modules');
  const packageRoot = join(home, 'linernotes');
  mkdirSync(packageRoot, { recursive: true });
  writeFileSync(
    join(packageRoot, 'package.json'),
    '{"name": "linernotes", "version": "0.4.2", "engines": {"node": ">=20.19"}}',
  );
  const packages = { 'node_modules/linernotes': { resolved } };
  if (resolved) writeFileSync(join(home, '.package-lock.json'), JSON.stringify({ packages }));
  return packageRoot;
}

test.each([
  ['https://registry.npmjs.org/linernotes/-/linernotes-0.4.2.tgz', 'registry', '^0.4.2'],
  [undefined, 'file', 'file:vendor/linernotes-0.4.2.tgz'],
  ['file:../../linernotes-0.4.2.tgz', 'file', 'file:vendor/linernotes-0.4.2.tgz'],
  ['git+ssh://git@host.example/liner.git#abc', 'file', 'file:vendor/linernotes-0.4.2.tgz'],
])('installed from %s', async (resolved, origin, wanted) => {
  const packageRoot = installedFrom(resolved);
  expect(findOrigin(packageRoot)).toBe(origin);
  const root = makeFolder();
  const { notes, step } = await installLiner(root, packageRoot, 'night-owl', {
    npm: false,
    notify: () => {},
  });
  expect(step).toBe('npm install');
  expect(notes.join()).toContain(
    origin === 'file' ? `npm pack --pack-destination vendor ${packageRoot}` : '',
  );
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies).toEqual({
    linernotes: wanted,
  });
});

test('where npm cannot make the lock file, its reason is given, and half a lock file is not left', async () => {
  const root = makeFolder();
  vi.stubEnv('npm_config_offline', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const packageRoot = installedFrom('https://registry.npmjs.org/linernotes/-/linernotes-0.4.2.tgz');
  writeFileSync(join(dirname(dirname(packageRoot)), 'package-lock.json'), SEED);
  const { notes, step } = await installLiner(root, packageRoot, 'night-owl', { npm: true, notify: () => {} });
  expect(step).toBe('npm install');
  expect(notes.join()).toContain('There is no package-lock.json yet');
  expect(notes.join()).toMatch(/npm said: .*ENOTCACHED|npm said: .*linernotes/);
  expect(readdirSync(root)).toEqual(['package.json']);
});

test('where the registry lacks Liner, it is put into the folder, whatever it was installed by', async () => {
  const registry = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((listening) => registry.listen(0, '127.0.0.1', listening));
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    registry.close();
  });
  const root = makeFolder();
  const { notes, step, vendor } = await installLiner(root, installedFrom(undefined), 'night-owl', {
    npm: true,
    notify: () => {},
  });
  expect([step, vendor, notes]).toEqual(['npm ci', 'vendor', []]);
  expect(readdirSync(root)).toEqual(['package-lock.json', 'package.json', 'vendor']);
  expect(readdirSync(join(root, 'vendor'))).toEqual(['linernotes-0.4.2.tgz']);
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies).toEqual({
    linernotes: 'file:vendor/linernotes-0.4.2.tgz',
  });
});

const SEED = '{"lockfileVersion": 3, "packages": {"node_modules/yaml": {"version": "2.9.1"}}}';
