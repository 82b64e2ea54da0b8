/** The origin of the running copy of Liner, which decides how it is installed in a new site. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const NAME = 'linernotes';

/**
 * - `registry`: any host can install the version.
 * - `file`: installed from a package file, which may be gone, and which no host has.
 * - `checkout`: the repository itself.
 */
export type Origin = 'registry' | 'file' | 'checkout';

/** npm records where each installed package came from; other package managers are assumed to have used the registry. */
export function findOrigin(packageRoot: string): Origin {
  if (!packageRoot.split(sep).includes('node_modules')) return 'checkout';
  const resolved = readPackages(join(dirname(packageRoot), '.package-lock.json'))?.[`node_modules/${NAME}`]
    ?.resolved;
  return resolved !== undefined && !/^https?:/.test(resolved) ? 'file' : 'registry';
}

/** What a site's package.json asks for: a version, or the file that is put into the site's folder. */
export function wantedFrom(origin: Origin, version: string): string {
  return origin === 'registry' ? `^${version}` : `file:${VENDOR}/${NAME}-${version}.tgz`;
}

/** In the folder of a site: the package that no registry has. */
export const VENDOR = 'vendor';

/** A package in a lock file of npm. */
type Locked = Record<string, { resolved?: string }>;

/**
 * A lock file with the very versions that Liner runs with here, for npm to complete: so that a new site gets what was
 * tested, and nothing has to be looked up.
 *
 * @returns undefined without a lock file to take them from
 */
export function seedLock(packageRoot: string): string | undefined {
  const home = findOrigin(packageRoot) === 'checkout' ? packageRoot : dirname(dirname(packageRoot));
  const {
    '': _,
    [`node_modules/${NAME}`]: __,
    ...packages
  } = readPackages(join(home, 'package-lock.json')) ?? {};
  if (Object.keys(packages).length === 0) return undefined;
  return `${JSON.stringify({ lockfileVersion: 3, requires: true, packages }, null, 2)}\n`;
}

function readPackages(file: string): Locked | undefined {
  if (!existsSync(file)) return undefined;
  try {
    // npm's own file; without packages it is one of an old npm, and of no use here.
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages?: Locked };
    return packages;
  } catch {
    return undefined;
  }
}
