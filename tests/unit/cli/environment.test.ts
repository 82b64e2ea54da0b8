/** Liner's name in messages. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isInstalledFor, nameCommands } from '../../../generator/cli/environment.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';

test.each([
  ['/home/you/liner', '/home/you/liner/tests', true],
  ['/home/you/liner', '/tmp/nowhere', false],
  ['/home/you/liner', fileURLToPath(new URL('../../..', import.meta.url)), true],
  ['/home/you/site/node_modules/linernotes', '/home/you/site', true],
  ['/home/you/site/node_modules/linernotes', '/home/you/site/content', true],
  ['/home/you/site/node_modules/.pnpm/linernotes@0.1.0/node_modules/linernotes', '/home/you/site', true],
  ['/home/you/site/node_modules/linernotes', '/home/you/sites', false],
  ['/home/you/.npm/_npx/0a1b/node_modules/linernotes', '/home/you/site', false],
])('%s is at hand in %s: %s', (packageRoot, folder, expected) => {
  expect(isInstalledFor(packageRoot, folder)).toBe(expected);
});

test('where nothing is installed, and for a new site, messages name a command that works anywhere', () => {
  // Streams of a terminal have more, of which nothing is asked here.
  const stream = new PassThrough() as unknown as NodeJS.WriteStream;
  const packageRoot = '/home/you/.npm/_npx/0a1b/node_modules/linernotes';
  const streams = { stdout: stream, stderr: stream };
  const given = { packageRoot, codeHash: 'x', worker: 'x', speech: ENGLISH, ...streams };
  nameCommands(given, '/home/you').stderr.write('Run npx liner check, then npx liner build.\n');
  nameCommands(given, '/home/you/.npm/_npx/0a1b').stderr.write('npx liner check, npx liner init x\n');
  nameCommands({ ...given, packageRoot: '/home/My Liner' }, '/tmp').stderr.write('npx liner init x\n');
  const program = `node ${packageRoot}/bin/liner.js`;
  expect(stream.read().toString()).toBe(
    `Run ${program} check, then ${program} build.\nnpx liner check, ${program} init x\nnode "/home/My Liner/bin/liner.js" init x\n`,
  );
});

test('a package that npx fetched from a file has the name that was typed, as long as it is there', () => {
  const root = mkdtempSync(join(tmpdir(), 'npx-'));
  const home = join(root, '_npx/0a1b');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"_npx": {"packages": ["./linernotes-0.1.0.tgz"]}}');
  writeFileSync(join(root, 'linernotes-0.1.0.tgz'), '');
  const stream = new PassThrough() as unknown as NodeJS.WriteStream;
  const packageRoot = join(home, 'node_modules/linernotes');
  const given = { packageRoot, codeHash: 'x', worker: 'x', speech: ENGLISH, stdout: stream, stderr: stream };
  nameCommands(given, root).stderr.write('npx liner --help\n');
  nameCommands(given, join(root, 'other')).stderr.write('npx liner init\n');
  expect(stream.read().toString()).toBe(
    `npx ./linernotes-0.1.0.tgz --help\nnode ${packageRoot}/bin/liner.js init\n`,
  );
});
