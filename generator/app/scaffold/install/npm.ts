/** Installs Liner by npm: its origin, its package in the site's folder, and the lock file. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { makeFolder } from '../write.ts';

/** The reason of a failure; undefined for success. */
export type Outcome = string | undefined;

/** Packs Liner into the site's folder. An installed copy has all files of its package, even if the package file is gone. */
export async function packInto(root: string, packageRoot: string): Promise<Outcome> {
  const vendor = makeFolder(join(root, VENDOR));
  if (findOrigin(packageRoot) === 'checkout')
    return run(process.execPath, [join(packageRoot, 'bin/pack.mjs'), '--into', vendor], packageRoot);
  return run('npm', ['pack', '--ignore-scripts', '--pack-destination', vendor], packageRoot);
}

/** Writes package-lock.json, and installs nothing. */
export async function lock(root: string): Promise<Outcome> {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0'];
  return run('npm', ['install', '--package-lock-only', '--ignore-scripts', ...quiet], root);
}

/** The line for people in the output of a program that failed. */
function findReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const npm = lines.find((line) =>
    /^npm error (?!code |errno |syscall |path |command |A complete log)/.test(line),
  );
  return (npm?.replace('npm error ', '') ?? lines[0] ?? 'it did not say why.').trim();
}

function run(command: string, words: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    // npm is a script of the shell on Windows, which takes a space for the end of a word.
    const shell = command === 'npm' && process.platform === 'win32';
    const child = spawn(command, shell ? words.map((word) => `"${word}"`) : words, { cwd, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      resolve(isMissing ? `${command} was not found.` : error.message);
    });
    child.once('close', (code) => resolve(code === 0 ? undefined : findReason(output)));
  });
}

const NAME = 'linernotes';

/**
 * True once `linernotes` and `create-linernotes` in the npm registry are this project's. Until somebody has published them, others could
 * take the names first and run code on the computers of readers: nothing suggests or installs them.
 */
export const IS_IN_REGISTRY: boolean = false;

/**
 * - `registry`: any host can install the version.
 * - `file`: installed from a package file, which may be gone, and which no host has.
 * - `checkout`: the repository itself.
 */
export type Origin = 'registry' | 'file' | 'checkout';

/** npm records where each installed package came from; of other package managers it is not known. */
export function findOrigin(packageRoot: string): Origin {
  if (!packageRoot.split(sep).includes('node_modules')) return 'checkout';
  const resolved = readPackages(join(dirname(packageRoot), '.package-lock.json'))?.[`node_modules/${NAME}`]
    ?.resolved;
  const isFetched = resolved === undefined ? IS_IN_REGISTRY : /^https?:/.test(resolved);
  return isFetched ? 'registry' : 'file';
}

/** Returns the dependency for a site's package.json: a version, or the file that is put into the site's folder. */
export function wantedFrom(origin: Origin, version: string): string {
  return origin === 'registry' ? `^${version}` : `file:${VENDOR}/${NAME}-${version}.tgz`;
}

/** Folder of a site for the package that no registry has. */
export const VENDOR = 'vendor';

/** A package in a lock file of npm. */
type Locked = Record<string, { resolved?: string }>;

/**
 * A lock file with the versions that Liner runs with here, for npm to complete: a new site gets what was tested, and nothing
 * has to be looked up.
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
    const { packages }: { packages?: Locked } = JSON.parse(readFileSync(file, 'utf8'));
    return packages;
  } catch {
    return undefined;
  }
}
