/** The program as JavaScript: of a checkout on demand, of the package ahead of time. */
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsPlugin } from './texts.mjs';
import { packageOf, versionPlugin } from './versions.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The hash of the generator's code and of the versions of its packages; the package is compiled in a checkout, which has a lock file. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(packageRoot, name)));
  const files = [...listFiles('generator', true), ...listFiles('bin', false)];
  for (const file of files) hash.update(relative(packageRoot, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder, recursive) {
  return readdirSync(join(packageRoot, folder), { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile() && /\.(m?[jt]s|tsx|css|json|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Packages of plain JavaScript become a part of the program: loading their hundreds of files one by one would take longer than
 * building a small site, and nobody has to install them. They are devDependencies, except for two: sharp, whose binaries come with
 * it, and htmlparser2, which templates import as well. The others stay outside: they bring binaries or data of their own, or are
 * under a licence that asks for it.
 */
export const BUNDLED = new Set([
  '@clack/prompts',
  'aws4fetch',
  'bidi-js',
  'chokidar',
  'commander',
  'csv-parse',
  'csv-stringify',
  'fast-glob',
  'fastest-levenshtein',
  'feedsmith',
  'fflate',
  'fontkit',
  'gray-matter',
  'htmlparser2',
  'linebreak',
  'marked',
  'mp3tag.js',
  'mrmime',
  'music-metadata',
  'pdfkit',
  'qr',
  'sharp',
  'sitemap',
  'uuid',
  'yaml',
  'zod',
]);

/** Esbuild takes an asterisk in the path of an entry for a pattern, so the path is given only when it is resolved. */
const entryPlugin = {
  name: 'liner-entry',
  setup(build) {
    build.onResolve({ filter: /^generator\/.+\.ts$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? { path: join(packageRoot, path) } : undefined,
    );
  },
};

/** The parser of feeds, which only imports need. As CommonJS it is apart from what writes feeds, which every build loads. */
const FEED_READER = join('generator', 'import', 'readers', 'feed', 'index.ts');

const packagePlugin = {
  name: 'liner-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind, resolveDir }) => {
      const isInside = BUNDLED.has(packageOf(path)) || importer.split(sep).includes('node_modules');
      if (kind !== 'entry-point' && !isInside) return { path, external: true };
      if (path !== 'feedsmith' || kind === 'require-call' || !importer.endsWith(FEED_READER))
        return undefined;
      return build.resolve(path, { kind: 'require-call', importer, resolveDir });
    });
  },
};

/**
 * Replacements for parts of packages. Those of fonts decompress in JavaScript, which Node.js does natively in a tenth of the time and
 * without its own tables; two are helpers of a compiler. Gray-matter includes a YAML parser that is never given input: front matter is read
 * by another one, with its places.
 */
const REPLACEMENTS = {
  'js-yaml': 'exports.safeLoad = exports.safeDump = () => { throw new Error("js-yaml is not compiled"); };',
  'tiny-inflate': "module.exports = (packed) => require('node:zlib').inflateRawSync(packed);",
  'brotli/decompress.js': "module.exports = (packed) => require('node:zlib').brotliDecompressSync(packed);",
  '@swc/helpers/_/_define_property': `export const _ = (object, key, value) =>
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });`,
  '@swc/helpers/_/_ts_decorate': `export const _ = (decorators, target, key) => {
    const given = Object.getOwnPropertyDescriptor(target, key);
    const made = decorators.reduceRight((last, decorate) => decorate(target, key, last) || last, given);
    return made && Object.defineProperty(target, key, made), made;
  };`,
};

/** Packages of which nothing is compiled into the program. */
export const REPLACED = new Set(Object.keys(REPLACEMENTS).map(packageOf));

const replacementPlugin = {
  name: 'liner-replacements',
  setup(build) {
    const namespace = 'liner-replacements';
    const names = Object.keys(REPLACEMENTS).map((name) => name.replaceAll('.', '\\.'));
    build.onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter: /^/, namespace }, ({ path }) => ({ contents: REPLACEMENTS[path] }));
  },
};

/** Compiled sharp looks for its binaries from where sharp is installed: only there, every package manager puts them. */
const sharpPlugin = {
  name: 'liner-sharp',
  setup(build) {
    build.onLoad({ filter: /[\\/]sharp[\\/]dist[\\/](?:sharp|utility)\.mjs$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      const moved = code.replace(
        'createRequire(import.meta.url)',
        "createRequire(createRequire(import.meta.url).resolve('sharp'))",
      );
      if (moved === code) throw new Error(`${path} looks for its binaries in another way.`);
      return { contents: moved };
    });
  },
};

/** Packages in CommonJS ask for modules of Node.js by `require`, which ES modules do not have. */
export const REQUIRE =
  "import { createRequire as liner$createRequire } from 'node:module'; const require = liner$createRequire(import.meta.url);";

/** Modules that processes begin with, by the names of their compiled files. */
export const ENTRIES = { cli: 'generator/cli/cli.ts', worker: 'generator/app/worker.ts' };

/**
 * Makes `cli.js`, `worker.js`, their parts and files of texts in a folder.
 * @param others further modules to be imported by name, in the form of `ENTRIES`
 * @returns what each file holds and imports, by its path, as esbuild describes it
 */
export async function compile(outdir, { sourcemap, others = {} }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: { ...ENTRIES, ...others },
    absWorkingDir: packageRoot,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    plugins: [
      ...[entryPlugin, versionPlugin, textsPlugin({ outdir, quality: sourcemap ? 1 : 11 })],
      ...[replacementPlugin, sharpPlugin, packagePlugin],
    ],
    sourcemap,
    // Shipped code need not be readable.
    minifyWhitespace: !sourcemap,
    minifySyntax: !sourcemap,
    metafile: true,
    logLevel: 'silent',
  });
  return metafile.outputs;
}

/** Codes of what has no field of a form. */
const OF_FILES =
  /^(?:dev|directive|files|front-matter|islands|markdown|output|static|styles|template|yaml)\//;

/** The pages of the studio need only the sentences of the catalogue that differ beside a field. */
const messagesPlugin = {
  name: 'liner-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]messages\.json$/ }, ({ path }) => {
      const rows = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
      const shown = rows
        .map(([code, { message, hint, form }]) => [code, { message, hint, form }])
        .filter(
          ([code, texts]) =>
            texts.form || (!OF_FILES.test(code) && /`|\{@|:field\}/.test(JSON.stringify(texts))),
        );
      return { contents: JSON.stringify(Object.fromEntries(shown)), loader: 'json' };
    });
  },
};

/** The letters of the studio are those of the sleeve, which its server has. */
const fontsPlugin = {
  name: 'liner-fonts',
  setup(build) {
    build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
      path: `/fonts/${basename(path)}`,
      external: true,
    }));
  },
};

/** Compiles the pages of the studio, `studio-pages.js` and `.css`, and the script of pages in its frame, `preview-framed.js`. */
export async function compilePages(outdir) {
  const { build } = await import('esbuild');
  const shared = {
    absWorkingDir: packageRoot,
    outdir,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing for the browser extension that shows the components of a page.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    charset: 'utf8',
    // The licences are in generator/LICENSES.md.
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [textsPlugin(), messagesPlugin, fontsPlugin],
  };
  const folder = 'generator/studio/ui';
  const pages = ['main.tsx', 'studio.css'].map((name) => join(packageRoot, folder, name));
  const framed = join(packageRoot, 'generator/app/dev/framed/index.ts');
  await Promise.all([
    build({ ...shared, entryPoints: pages, entryNames: 'studio-pages', format: 'esm' }),
    build({ ...shared, entryPoints: { 'preview-framed': framed }, format: 'iife', globalName: 'framed' }),
  ]);
}

/**
 * The path of the program that has this hash. It is compiled into a folder of its own and moved into place, so that
 * two runs at once never meet half a program; one that a full disk has cut short is compiled again.
 */
export async function compileOnce(codeHash) {
  const home = cacheHome();
  const folder = join(home, codeHash);
  if (!isWhole(folder)) {
    // Two containers may have one process id.
    const staging = join(home, `.${codeHash}-${process.pid}-${randomBytes(4).toString('hex')}`);
    await Promise.all([compile(staging, { sourcemap: true }), compilePages(staging)]);
    writeFileSync(join(staging, FILES), JSON.stringify(measure(staging)));
    removeOld(home);
    moveInto(staging, folder);
  }
  claim(folder);
  return join(folder, 'cli.js');
}

/** Names and contents of all files of a program. */
const FILES = 'files.json';
/** The prefix of files that name a process which runs the program. */
const RUN = 'run-';

function measure(folder) {
  const names = readdirSync(folder).filter((name) => name !== FILES && !name.startsWith(RUN));
  return names.map((name) => [name, describe(join(folder, name))]);
}

/** Size and hash of a file: a power loss may leave one of the right size without its content. */
function describe(file) {
  if (!file.endsWith('.js')) return statSync(file).size;
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}

function isWhole(folder) {
  try {
    const files = JSON.parse(readFileSync(join(folder, FILES), 'utf8'));
    return files.every(([name, content]) => describe(join(folder, name)) === content);
  } catch (error) {
    // The list of files may be damaged itself.
    if (error.code === undefined && !(error instanceof SyntaxError || error instanceof TypeError))
      throw error;
    return false;
  }
}

function moveInto(staging, folder) {
  const broken = `${staging}-broken`;
  try {
    // Another run may have been faster; its program is the same.
    if (existsSync(folder) && !isWhole(folder)) renameSync(folder, broken);
    renameSync(staging, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  } finally {
    for (const left of [staging, broken]) rmSync(left, { recursive: true, force: true });
  }
}

/** Marks a folder as in use by this process, which imports parts of the program later. */
function claim(folder) {
  const file = join(folder, RUN + process.pid);
  try {
    writeFileSync(file, '');
    process.once('exit', () => rmSync(file, { force: true }));
  } catch (error) {
    // A folder that cannot be written cannot be removed either.
    if (error.code === undefined) throw error;
  }
}

/** Removes programs of earlier versions of the code, but none that is running. What cannot be removed stays. */
function removeOld(home) {
  for (const name of readdirSync(home)) {
    const folder = join(home, name);
    try {
      const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > DAY_MS && !isRunning(folder)) rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Another run may be removing it at this moment, or it belongs to another user.
      if (error.code === undefined) throw error;
    }
  }
}

function isRunning(folder) {
  return readdirSync(folder)
    .filter((name) => name.startsWith(RUN))
    .some((name) => isAlive(Number(name.slice(RUN.length))));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Cache folder beside node_modules, so that the compiled program finds its packages. */
function cacheHome() {
  const home = join(packageRoot, '.cache/cli');
  mkdirSync(home, { recursive: true });
  return home;
}
