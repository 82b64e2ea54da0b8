/**
 * Translations are files beside the code that uses them, one or a folder for each language: `import texts from 'liner:texts'` gives a
 * module the JSON and YAML files of its folder and of the folders in it, by their names. Each is parsed when it is asked for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';

export const TEXTS = 'liner:texts';

/** The texts that a module receives. */
export function listTexts(importer) {
  const folder = dirname(importer);
  return readdirSync(folder, { recursive: true })
    .filter((name) => /^(?:[a-z]{2,3}(?:-[a-z]{2,4})?[\\/])?[^\\/]+\.(json|yaml)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

async function writeModule(importer) {
  // Every start of a checkout imports this file.
  const { parse: parseYaml } = await import('yaml');
  const shapes = [];
  const rows = listTexts(importer).map((file) => {
    const text = readFileSync(file, 'utf8');
    // The program need not parse YAML.
    const texts = file.endsWith('.yaml') ? parseYaml(text) : JSON.parse(text);
    const keys = JSON.stringify(Object.keys(texts));
    if (!shapes.includes(keys)) shapes.push(keys);
    const values = JSON.stringify(JSON.stringify(Object.values(texts)));
    return `  ${JSON.stringify(nameOf(file, importer))}: () => join(shapes[${shapes.indexOf(keys)}], JSON.parse(${values})),\n`;
  });
  return `const shapes = [${shapes.join(', ')}];\n${JOIN}export default {\n${rows.join('')}};\n`;
}

/** `ar`, or `ar/messages` for a file in the folder of a language. */
function nameOf(file, importer) {
  const { dir, name } = parse(relative(dirname(importer), file));
  return dir === '' ? name : `${dir}/${name}`;
}

/** Languages share their keys. */
const JOIN =
  'const join = (keys, values) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));\n';

/** Plugin for esbuild. */
export const textsPlugin = {
  name: 'liner-texts',
  setup(build) {
    const namespace = 'liner-texts';
    build.onResolve({ filter: /^liner:texts$/ }, ({ importer }) => ({ path: importer, namespace }));
    build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({ contents: await writeModule(path) }));
  },
};

/** Variant for Vite, which runs the unit tests. */
export const viteTextsPlugin = {
  name: 'liner-texts',
  enforce: 'pre',
  resolveId: (id, importer) => (id === TEXTS ? `\0${TEXTS}:${importer}` : undefined),
  load: (id) => (id.startsWith(`\0${TEXTS}:`) ? writeModule(id.slice(TEXTS.length + 2)) : undefined),
};
