/** Starts the command line: the compiled one of the installed package, or this checkout's, compiled on demand. */
import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
// The package holds the sources as well, and a checkout may hold what packing has left.
const isInstalled = packageRoot.split(sep).includes('node_modules');

export async function start() {
  try {
    const { cli, codeHash } = isInstalled ? findCompiled() : await compileCheckout();
    const { run } = await import(pathToFileURL(cli).href);
    process.exitCode = await run({ argv: process.argv.slice(2), packageRoot, codeHash });
  } catch (error) {
    const detail = process.argv.includes('--verbose') && error instanceof Error ? error.stack : error.message;
    process.stderr.write(
      `Liner could not start: ${detail}\nRun npm ${isInstalled ? 'install' : 'ci'} in the project's folder, then try again.\n`,
    );
    process.exitCode = 3;
  }
}

async function compileCheckout() {
  const { compileOnce, hashSources } = await import('./compile.js');
  const codeHash = hashSources();
  return { cli: await compileOnce(codeHash), codeHash };
}

function findCompiled() {
  const folder = join(packageRoot, 'bin/compiled');
  return { cli: join(folder, 'cli.js'), codeHash: readFileSync(join(folder, 'hash.txt'), 'utf8') };
}
