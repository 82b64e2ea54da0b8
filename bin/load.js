/**
 * Loads the compiled program, and keeps beside the packages what V8 has compiled of it, for the next start. Node.js does so by itself
 * from version 22 on, but without the functions that are compiled when they are first called, which are most of them.
 */
const { createHash } = require('node:crypto');
const {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} = require('node:fs');
const { createRequire } = require('node:module');
const { basename, dirname, join, sep } = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const { Script } = require('node:vm');
const { withoutFlags } = require('./flags.js');

/** The number of runs that add the functions that they called to the cached code of a part: a first build calls others than an edit. */
const RUNS = 5;

/** In bytes: a file ends with the number of runs, and with the hash of all before it. V8 does not verify cached data. */
const HASH_LENGTH = 20;

/** The wrapper around the code of a part. */
const HEAD = '(function (exports, require, module, __filename, __dirname) {';

let opened;

/** The loader that `openParts` returned in this thread. */
exports.findLoader = () => opened;

/**
 * @param {string} packageRoot in a folder `node_modules`
 * @param {string} codeHash of the program
 * @returns {(path: string) => any} gives what a file exports: a part of the program, or one in CommonJS that stands alone
 */
exports.openParts = (packageRoot, codeHash) => {
  const home = join(findPackages(packageRoot), '.cache/linernotes');
  // Code is of use to the same V8 with the same flags alone.
  const engine = [process.version, process.arch, cachedDataVersionTag().toString(36)];
  const kept = join(home, [codeHash, ...engine].join('-'));
  const isKept = !process.env.NODE_DISABLE_COMPILE_CACHE;
  const modules = new Map();
  const grown = [];

  function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    try {
      const run = compile(path).runInThisContext();
      run.call(module.exports, module.exports, requireFrom(path), module, path, dirname(path));
    } catch (error) {
      // Do not cache a module that threw.
      modules.delete(path);
      throw error;
    }
    return module.exports;
  }

  function compile(path) {
    const text = `${HEAD}${readFileSync(path, 'utf8')}\n})`;
    const file = join(kept, `${basename(path)}-${Math.round(statSync(path).mtimeMs)}`);
    const { cachedData, runs } = isKept ? readCached(file) : { runs: RUNS };
    const script = withoutFlags(
      // Places in errors are those of the file.
      () => new Script(text, { filename: path, cachedData, columnOffset: -HEAD.length }),
    );
    if (runs < RUNS) grown.push({ file, script, runs: runs + 1 });
    return script;
  }

  function requireFrom(path) {
    const others = createRequire(path);
    const find = (id) => (id.startsWith('./') ? load(join(dirname(path), id)) : others(id));
    return Object.assign(find, { resolve: others.resolve });
  }

  // At the end of the process, every function that was called has been compiled.
  process.once('exit', () => {
    if (grown.length === 0) return;
    try {
      removeOthers(home, codeHash);
      mkdirSync(kept, { recursive: true });
      withoutFlags(() => grown.forEach(writeCached));
    } catch (error) {
      // The folder may be read-only or the disk full: the next start takes as long as this one.
      if (error.code === undefined) throw error;
    }
  });
  opened = load;
  return load;
};

/** The folder `node_modules` that a package is in. */
function findPackages(packageRoot) {
  const name = `${sep}node_modules`;
  return packageRoot.slice(0, packageRoot.lastIndexOf(name + sep)) + name;
}

function readCached(file) {
  try {
    // A link may lead to a device, which never ends.
    const bytes = lstatSync(file).isFile() ? readFileSync(file) : Buffer.of();
    const content = bytes.subarray(0, -HASH_LENGTH);
    const isWhole = content.length > 0 && hash(content).equals(bytes.subarray(-HASH_LENGTH));
    if (isWhole) return { cachedData: content.subarray(0, -1), runs: content.at(-1) };
  } catch (error) {
    // Nothing is cached yet, or it cannot be read.
    if (error.code === undefined) throw error;
  }
  return { runs: 0 };
}

function writeCached({ file, script, runs }) {
  const content = Buffer.concat([script.createCachedData(), Buffer.of(runs)]);
  // Two runs may end at once.
  const staging = `${file}-${process.pid}`;
  try {
    writeFileSync(staging, Buffer.concat([content, hash(content)]));
    renameSync(staging, file);
  } finally {
    rmSync(staging, { force: true });
  }
}

/** Removes cached code of other versions of the program. */
function removeOthers(home, codeHash) {
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home))
    if (!name.startsWith(`${codeHash}-`)) rmSync(join(home, name), { recursive: true, force: true });
}

function hash(bytes) {
  return createHash('sha1').update(bytes).digest();
}
