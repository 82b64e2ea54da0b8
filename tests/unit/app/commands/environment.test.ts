/** What messages call Liner. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { isInstalledFor, nameCommands } from '../../../../generator/app/commands/environment.ts';

test.each([
  ['/home/you/liner', '/tmp/site', true],
  ['/home/you/site/node_modules/linernotes', '/home/you/site', true],
  ['/home/you/site/node_modules/linernotes', '/home/you/site/content', true],
  ['/home/you/site/node_modules/.pnpm/linernotes@0.1.0/node_modules/linernotes', '/home/you/site', true],
  ['/home/you/site/node_modules/linernotes', '/home/you/sites', false],
  ['/home/you/.npm/_npx/0a1b/node_modules/linernotes', '/home/you/site', false],
])('%s is at hand in %s: %s', (packageRoot, folder, expected) => {
  expect(isInstalledFor(packageRoot, folder)).toBe(expected);
});

test('where nothing is installed, messages name the package', () => {
  // Streams of a terminal have more, of which nothing is asked here.
  const stream = new PassThrough() as unknown as NodeJS.WriteStream;
  const packageRoot = '/home/you/.npm/_npx/0a1b/node_modules/linernotes';
  const given = { packageRoot, codeHash: 'x', worker: 'x', stdout: stream, stderr: stream };
  nameCommands(given, '/home/you').stderr.write('Run npx liner check, then npx liner build.\n');
  nameCommands(given, '/home/you/.npm/_npx/0a1b').stderr.write('Run npx liner check.\n');
  expect(stream.read().toString()).toBe(
    'Run npx linernotes check, then npx linernotes build.\nRun npx liner check.\n',
  );
});
