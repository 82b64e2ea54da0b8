/** Before `npm pack`: compiles the program into bin/compiled. After it, with `--clean`: removes that again. */
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, hashSources } from './compile.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'compiled');

rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clean')) {
  await compile(folder, { sourcemap: false });
  writeFileSync(join(folder, 'hash.txt'), hashSources());
}
