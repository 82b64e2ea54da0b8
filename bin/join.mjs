/**
 * Makes few files of a compiled program's many. Esbuild gives each set of commands a file for what they share, which are
 * a hundred: to find, open and link them took a sixth of the time until a preview answers.
 */
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** What is always needed together, by the modules that it is imported with. What an earlier group has is not in a later one. */
const GROUPS = [
  { name: 'start', modules: ['generator/cli.ts'] },
  { name: 'unchanged', modules: ['generator/commands/build.ts'] },
  {
    name: 'site',
    modules: ['generator/build.ts', 'generator/content/parse/file.ts', 'generator/scaffold/samples.ts'],
  },
];

/**
 * @param folder of the compiled program; all its files of JavaScript are replaced
 * @param entries names of modules, as `cli`
 * @param outputs what esbuild says of its files, by their paths
 */
export async function joinParts(folder, entries, outputs) {
  const parts = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const staging = mkdtempSync(join(dirname(folder), '.joined-'));
  const bundle = await rolldown({
    input: entries.map((name) => join(folder, `${name}.js`)),
    platform: 'node',
    external: (id) => !parts.has(basename(id)),
    // Esbuild has done that.
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
  });
  try {
    await bundle.write({
      dir: staging,
      format: 'esm',
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
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) rmSync(join(folder, name));
    for (const name of readdirSync(staging)) renameSync(join(staging, name), join(folder, name));
  } finally {
    await bundle.close();
    rmSync(staging, { recursive: true, force: true });
  }
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
      if (!found) throw new Error(`${module} is not imported by name: bin/join.js knows it.`);
      visit(found[0]);
    }
    return { name, files };
  });
}
