/**
 * Before `npm pack`: compiles the program into bin/compiled, with the results that need no site, and the types of what a site
 * may import. After it, with `--clean`: removes that again. With `--into FOLDER`: packs a copy, so that the checkout stays as
 * it is, and prints the path of the package.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compile, compilePages, ENTRIES, hashSources } from './compile.mjs';
import { writeTypes } from './types.mjs';

/** Files that are packed without being listed in package.json, or needed for packing. */
const BESIDE = ['LICENSE', 'README.md', 'package.json', 'package-lock.json', 'tsconfig.json'];

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(packageRoot, 'bin/compiled');
const [mode, target = '.'] = process.argv.slice(2);

try {
  if (mode === '--into') process.stdout.write(`${packCopy(resolve(target))}\n`);
  else rmSync(folder, { recursive: true, force: true });
  if (mode === undefined) await fill();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function fill() {
  // Beside node_modules, so that what is compiled finds its packages.
  mkdirSync(join(packageRoot, '.cache'), { recursive: true });
  const staging = mkdtempSync(join(packageRoot, '.cache/pack-'));
  try {
    const outputs = await compile(staging, {
      sourcemap: false,
      others: { shipped: 'generator/app/shipped.ts' },
    });
    const { makeShipped } = await import(pathToFileURL(join(staging, 'shipped.js')).href);
    await makeShipped(packageRoot, join(folder, 'results'));
    const { joinParts } = await import('./join.mjs');
    await joinParts(staging, folder, Object.keys(ENTRIES), outputs);
    const texts = readdirSync(staging).filter((name) => name.endsWith('.br'));
    for (const name of texts) cpSync(join(staging, name), join(folder, name));
    await compilePages(folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  await writeTypes(join(folder, 'types'));
  writeFileSync(join(folder, 'hash.txt'), hashSources());
}

/** The failed step has printed its reason; and a clone without installed packages is no fault of the program. */
function explain(error) {
  if (['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(error.code))
    return 'Packing needs the packages that Liner is made with. Run npm ci first, then npm pack again.';
  return error.status === undefined ? error : 'Liner could not be packed.';
}

function packCopy(into) {
  const { files, name, version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  mkdirSync(into, { recursive: true });
  const copy = mkdtempSync(join(tmpdir(), 'liner-pack-'));
  try {
    const wanted = new Set([...files.map((path) => path.split('/')[0]), ...BESIDE]);
    const parts = readdirSync(packageRoot).filter((part) => wanted.has(part));
    for (const part of parts) cpSync(join(packageRoot, part), join(copy, part), { recursive: true });
    symlinkSync(join(packageRoot, 'node_modules'), join(copy, 'node_modules'), 'junction');
    // npm is a script of the shell on Windows.
    const shell = process.platform === 'win32';
    execFileSync('npm', ['pack', '--silent', '--pack-destination', into], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell,
    });
    return join(into, `${name}-${version}.tgz`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
