/** The program as JavaScript: of a checkout on demand, of the package ahead of time. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { versionPlugin } from './versions.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Of the generator's code and the versions of what it uses: part of every cache key. */
export function hashSources() {
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  const files = [...listFiles('generator', true), ...listFiles('bin', false)];
  for (const file of files) hash.update(relative(packageRoot, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder, recursive) {
  return readdirSync(join(packageRoot, folder), { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Makes `cli.js` and its parts in a folder; packages stay outside. */
export async function compile(outdir, { sourcemap }) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(packageRoot, 'generator/cli.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [versionPlugin],
    sourcemap,
    logLevel: 'silent',
  });
}

/**
 * The path of the program that has this hash. It is compiled into a folder of its own and moved into place, so that
 * two runs at once never meet half a program.
 */
export async function compileOnce(codeHash) {
  const home = cacheHome();
  const folder = join(home, codeHash);
  const cli = join(folder, 'cli.js');
  if (existsSync(cli)) return cli;
  const staging = join(home, `.${codeHash}-${process.pid}`);
  await compile(staging, { sourcemap: true });
  removeOld(home);
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another run was faster; its program is the same.
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(cli)) throw error;
  }
  return cli;
}

/** Removes programs of earlier versions of the code, but none that may still be running. */
function removeOld(home) {
  for (const name of readdirSync(home)) {
    const folder = join(home, name);
    if (statSync(folder).mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** Beside node_modules, so that the compiled program finds its packages. */
function cacheHome() {
  const home = join(packageRoot, '.cache/cli');
  mkdirSync(home, { recursive: true });
  return home;
}
