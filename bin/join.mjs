/**
 * Joins the many files of a compiled program into a few CommonJS files, which `load.js` loads. Esbuild gives each set of commands a file for what
 * they share, which are a hundred: to find, open and link them took a sixth of the time until a preview answers.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { transform } from 'esbuild';
import { rolldown } from 'rolldown';
import { REQUIRE } from './compile.mjs';

/** Groups of modules that are always needed together. A module belongs to the first group that has it. */
const GROUPS = [
  { name: 'start', modules: ['generator/cli/cli.ts'] },
  { name: 'unchanged', modules: ['generator/cli/build.ts'] },
  {
    name: 'site',
    modules: [
      'generator/app/pipeline/build.ts',
      'generator/app/list/features.ts',
      'generator/cli/make-site.ts',
      'generator/engine/content/parse/file.ts',
      'generator/app/list/extensions.ts',
      'generator/site/feeds/serialize.ts',
      'generator/app/scaffold/samples.ts',
    ],
  },
];

/**
 * @param from the folder of the compiled program
 * @param into an empty folder
 * @param entries names of modules, as `cli`
 * @param outputs what esbuild says of its files, by their paths
 */
export async function joinParts(from, into, entries, outputs) {
  const parts = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const bundle = await rolldown({
    input: entries.map((name) => join(from, `${name}.js`)),
    platform: 'node',
    external: (id) => !parts.has(basename(id)),
    // Esbuild has done that.
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    plugins: [ownRequire, importElsewhere],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      format: 'cjs',
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: group(parts).map(({ name, files }, index) => ({
          name,
          test: (id) => files.has(basename(id)),
          priority: GROUPS.length - index,
        })),
      },
    });
    refuseModules(from, new Set(output.flatMap(({ imports }) => imports)));
    for (const { fileName, code } of output) writeFileSync(join(into, fileName), await toAscii(code));
  } finally {
    await bundle.close();
  }
}

/** Checks for CommonJS: not every supported Node.js gives ES modules to `require`, and none those that wait while they are loaded. */
function refuseModules(from, imports) {
  const { resolve } = createRequire(join(from, 'cli.js'));
  const packages = [...imports].filter((id) => !isBuiltin(id) && !/\.js$/.test(id));
  const refused = packages.filter((id) => isModule(resolve(id)));
  if (refused.length > 0)
    throw new Error(
      `${refused.join(', ')}: an ES module. Import it where it is due by \`await import()\`, or compile it into the program (bin/compile.mjs).`,
    );
}

function isModule(file) {
  if (extname(file) !== '.js') return extname(file) === '.mjs';
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
}

/** Text of other letters takes twice the memory, and longer to read: V8 has a text in one or in two bytes a letter. */
async function toAscii(text) {
  // Names of its own take a thirtieth of the package.
  const { code } = await transform(text, {
    ...{ charset: 'ascii', target: 'node20' },
    ...{ minifyWhitespace: true, minifyIdentifiers: true },
  });
  // Esbuild leaves regular expressions as they are, in which this means the same.
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** CommonJS has the `require` that esbuild's files make for themselves. */
const ownRequire = {
  name: 'liner-require',
  transform: (code) => code.replace(REQUIRE, ''),
};

/** Leaves it to `import.js` to import packages and templates. */
const importElsewhere = {
  name: 'liner-import',
  renderChunk(code) {
    const places = listImports(this.parse(code)).sort((a, b) => b - a);
    if (places.length === 0) return undefined;
    const changed = places.reduce(
      (text, at) => `${text.slice(0, at)}liner$import${text.slice(at + 'import'.length)}`,
      code,
    );
    return `const liner$import=require("../import.js");${changed}`;
  },
};

/** Lists the offsets of each `import(…)` of a program. */
function listImports(node) {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(listImports);
  return node.type === 'ImportExpression' ? [node.start, ...inside] : inside;
}

function group(parts) {
  return GROUPS.map(({ name, modules }) => {
    const files = new Set();
    const visit = (file) => {
      if (files.has(file)) return;
      files.add(file);
      for (const { path, kind } of parts.get(file).imports)
        if (kind === 'import-statement' && parts.has(basename(path))) visit(basename(path));
    };
    for (const module of modules) {
      const found = [...parts].find(([, { entryPoint }]) => entryPoint === module);
      if (!found) throw new Error(`${module} is not imported by name: bin/join.mjs knows it.`);
      visit(found[0]);
    }
    return { name, files };
  });
}
