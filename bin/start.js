/** Starts the command line: the compiled one of the published package, or this checkout's, compiled on demand. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const DAY_MS = 24 * 60 * 60 * 1000;

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

export async function start() {
  try {
    const { cli, codeHash } = await locate();
    const { run } = await import(pathToFileURL(cli).href);
    process.exitCode = await run({ argv: process.argv.slice(2), packageRoot, codeHash });
  } catch (error) {
    const detail = process.argv.includes('--verbose') && error instanceof Error ? error.stack : error.message;
    process.stderr.write(
      `Liner could not start: ${detail}\nRun npm ci in the project's folder, then try again.\n`,
    );
    process.exitCode = 3;
  }
}

/** The program's entry and a hash of its code, which is part of every cache key. */
async function locate() {
  const packaged = join(packageRoot, 'bin/compiled/cli.js');
  const codeHash = hashSources();
  if (!existsSync(join(packageRoot, 'generator/cli.ts'))) return { cli: packaged, codeHash };
  return { cli: await compileOnce(codeHash), codeHash };
}

/** Hashes the generator's code and the versions of what it uses. */
function hashSources() {
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  for (const folder of ['generator', 'bin']) {
    for (const file of listFiles(join(packageRoot, folder))) {
      hash.update(relative(packageRoot, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Compiles into a folder of its own and moves it into place, so that two runs at once never meet half a program. */
async function compileOnce(codeHash) {
  const home = cacheHome();
  const folder = join(home, codeHash);
  const cli = join(folder, 'cli.js');
  if (existsSync(cli)) return cli;
  const { build } = await import('esbuild');
  const staging = join(home, `.${codeHash}-${process.pid}`);
  await build({
    entryPoints: [join(packageRoot, 'generator/cli.ts')],
    outdir: staging,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  });
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
