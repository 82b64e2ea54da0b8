/** The types of what templates and islands of a site may import: whatever they reach, and nothing else. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Sites import from these folders. */
const FOLDERS = ['templates', 'islands'];

/** Packages that nobody installs, since they are compiled into the program: their types come along in this folder. */
const COPIED = { names: ['zod'], folder: 'packages' };

const IMPORT = /((?<!['"])\b(?:from|import)\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** @param into an empty folder */
export async function writeTypes(into) {
  mkdirSync(join(packageRoot, '.cache'), { recursive: true });
  const emitted = mkdtempSync(join(packageRoot, '.cache/types-'));
  try {
    emit(emitted);
    const files = new Map();
    for (const file of listEntries(emitted)) collect(file, emitted, files);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(into, file)), { recursive: true });
      writeFileSync(join(into, file), text);
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function emit(outDir) {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const settings = join(packageRoot, 'bin/tsconfig.types.json');
  // With several threads it takes twice the processor time, and longer.
  const words = [join(dirname(compiler), 'bin/tsc'), '-p', settings, '--outDir', outDir, '--singleThreaded'];
  execFileSync(process.execPath, words, { stdio: 'inherit' });
}

function listEntries(emitted) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(emitted, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.d.ts')),
  );
}

/** Adds a file, and all that it imports, with the imports of copied packages by their places. */
function collect(file, emitted, files) {
  if (files.has(file)) return;
  const reached = [];
  const text = readFileSync(locate(file, emitted), 'utf8').replace(
    IMPORT,
    (whole, start, quote, specifier) => {
      const target = targetOf(specifier, file);
      if (target === undefined) return whole;
      reached.push(target);
      if (specifier.startsWith('.')) return whole;
      return start + quote + posix.relative(posix.dirname(file), target).replace(/\.d\.ts$/, '.js') + quote;
    },
  );
  files.set(file, text);
  for (const next of reached) collect(next, emitted, files);
}

/** @returns undefined for a package that is installed */
function targetOf(specifier, file) {
  if (specifier.startsWith('.'))
    return posix.join(posix.dirname(file), specifier).replace(/\.[jt]sx?$/, '.d.ts');
  // The packages have examples in comments.
  const isCopied = COPIED.names.includes(specifier.split('/')[0]) && !file.startsWith(`${COPIED.folder}/`);
  return isCopied ? `${COPIED.folder}/${specifier}/index.d.ts` : undefined;
}

/** JSON is where its source is. */
function locate(file, emitted) {
  if (file.startsWith(`${COPIED.folder}/`))
    return join(packageRoot, 'node_modules', file.slice(COPIED.folder.length + 1));
  return join(file.endsWith('.json') ? packageRoot : emitted, file);
}
