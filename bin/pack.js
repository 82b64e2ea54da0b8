/** Before `npm pack`: compiles the program into bin/compiled, with the results that need no site. After it, with `--clean`: removes that again. */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile, hashSources } from './compile.js';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(packageRoot, 'bin/compiled');

rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clean')) {
  await compile(folder, { sourcemap: false, others: ['shipped'] });
  const { makeShipped } = await import(pathToFileURL(join(folder, 'shipped.js')).href);
  await makeShipped(packageRoot, join(folder, 'results'));
  writeFileSync(join(folder, 'hash.txt'), hashSources());
}
