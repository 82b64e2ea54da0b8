/** The Node that README asks for is enough for all that is installed with Liner. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, test } from 'vitest';

interface Installed {
  dev?: boolean;
  engines?: { node?: string };
}

const root = join(import.meta.dirname, '../..');
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

test('every package runs on the oldest Node that Liner runs on', () => {
  const oldest = minVersion(read('package.json').engines.node)?.version ?? '';
  const packages: Record<string, Installed> = read('package-lock.json').packages;
  const tooNew = Object.entries(packages).filter(
    ([, { dev, engines }]) => !dev && !satisfies(oldest, engines?.node ?? '*'),
  );
  expect(oldest).toBe('20.19.0');
  expect(tooNew.map(([path, { engines }]) => `${path} wants Node ${engines?.node}`)).toEqual([]);
});
