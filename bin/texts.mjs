/**
 * Translations are files beside the code that uses them, one or a folder for each language: `import texts from 'liner:texts'` gives a
 * module the JSON and YAML files of its folder and of the folders in it, by their names. Each is parsed when it is asked for.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse, relative } from 'node:path';

export const TEXTS = 'liner:texts';

/** The texts that a module receives. */
export function listTexts(importer) {
  const folder = dirname(importer);
  return readdirSync(folder, { recursive: true })
    .filter((name) => /^(?:[a-z]{2,3}(?:-[a-z]{2,4})?[\\/])?[^\\/]+\.(json|yaml)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Lists the texts of a module: each has a name, the number of its keys in `shapes`, and its values. Languages share their keys. */
async function readTexts(importer) {
  // Every start of a checkout imports this file.
  const { parse: parseYaml } = await import('yaml');
  const shapes = [];
  const rows = listTexts(importer).map((file) => {
    const text = readFileSync(file, 'utf8');
    // The program need not parse YAML.
    const texts = file.endsWith('.yaml') ? parseYaml(text) : JSON.parse(text);
    const keys = JSON.stringify(Object.keys(texts));
    if (!shapes.includes(keys)) shapes.push(keys);
    return {
      name: nameOf(file, importer),
      shape: shapes.indexOf(keys),
      values: JSON.stringify(Object.values(texts)),
    };
  });
  return { shapes, rows };
}

/** A module that contains its texts. */
async function writeModule(importer) {
  const { shapes, rows } = await readTexts(importer);
  const texts = rows.map(
    ({ name, shape, values }) =>
      `  ${JSON.stringify(name)}: () => join(shapes[${shape}], JSON.parse(${JSON.stringify(values)})),\n`,
  );
  return `const shapes = [${shapes.join(', ')}];\n${JOIN}export default {\n${texts.join('')}};\n`;
}

/** A module that reads its texts from files in the folder of the program: most runs need those of no language. */
async function writeReader(importer, outdir) {
  const { shapes, rows } = await readTexts(importer);
  const folder = dirname(importer);
  const prefix = `texts-${basename(dirname(folder))}-${basename(folder)}`;
  const write = (name, content) => {
    writeFileSync(join(outdir, name), content);
    return JSON.stringify(name);
  };
  mkdirSync(outdir, { recursive: true });
  const keys = shapes.map((shape, index) => {
    const file = write(`${prefix}.keys-${index}.json`, shape);
    return `once(() => read(${file}))`;
  });
  const texts = rows.map(({ name, shape, values }) => {
    const file = write(`${prefix}.${name.replace('/', '.')}.json`, values);
    return `  ${JSON.stringify(name)}: once(() => join(shapes[${shape}](), read(${file}))),\n`;
  });
  return `${READ}${JOIN}const shapes = [${keys.join(', ')}];\nexport default {\n${texts.join('')}};\n`;
}

/** `ar`, or `ar/messages` for a file in the folder of a language. */
function nameOf(file, importer) {
  const { dir, name } = parse(relative(dirname(importer), file));
  return dir === '' ? name : `${dir}/${name}`;
}

const JOIN =
  'const join = (keys, values) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));\n';

const READ = `import { readFileSync } from 'node:fs';
const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const once = (make) => { let made; return () => (made ??= make()); };
`;

/** Plugin for esbuild. @param outdir the folder of a program, which gets files of texts; without one, they are in the code */
export const textsPlugin = (outdir) => ({
  name: 'liner-texts',
  setup(build) {
    const namespace = 'liner-texts';
    const write = outdir === undefined ? writeModule : writeReader;
    build.onResolve({ filter: /^liner:texts$/ }, ({ importer }) => ({ path: importer, namespace }));
    build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({ contents: await write(path, outdir) }));
  },
});

/** Variant for Vite, which runs the unit tests. */
export const viteTextsPlugin = {
  name: 'liner-texts',
  enforce: 'pre',
  resolveId: (id, importer) => (id === TEXTS ? `\0${TEXTS}:${importer}` : undefined),
  load: (id) => (id.startsWith(`\0${TEXTS}:`) ? writeModule(id.slice(TEXTS.length + 2)) : undefined),
};
