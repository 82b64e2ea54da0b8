/**
 * Translations are files beside the code that uses them, one or a folder for each language: `import texts from 'liner:texts'` gives a
 * module the JSON and YAML files of its folder and of the folders in it, by their names. Each is parsed when it is asked for.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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

/**
 * A module that reads its texts from files in the folder of the program, one for each language: most runs need those of none.
 * @param quality of Brotli, which takes seconds at its best
 */
async function writeReader(importer, { outdir, quality }) {
  const { shapes, rows } = await readTexts(importer);
  const folder = dirname(importer);
  const prefix = `texts-${basename(dirname(folder))}-${basename(folder)}`;
  const write = (name, content) => {
    const file = `${prefix}.${name}.br`;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(join(outdir, file), brotliCompressSync(content, { params }));
    return `once(() => read(${JSON.stringify(file)}))`;
  };
  mkdirSync(outdir, { recursive: true });
  const keys = write('keys', `[${shapes.join()}]`);
  const languageOf = ({ name }) => name.split('/', 1)[0];
  const texts = [...new Set(rows.map(languageOf))].map((language) => {
    const files = rows.filter((row) => languageOf(row) === language);
    const values = write(language, `[${files.map((file) => file.values).join()}]`);
    const getters = files.map(
      ({ name, shape }, index) =>
        `${JSON.stringify(name)}: once(() => join(keys()[${shape}], values()[${index}])),\n`,
    );
    return `...((values) => ({\n${getters.join('')}}))(${values}),\n`;
  });
  return `${READ}${JOIN}const keys = ${keys};\nexport default {\n${texts.join('')}};\n`;
}

/** `ar`, or `ar/messages` for a file in the folder of a language. */
function nameOf(file, importer) {
  const { dir, name } = parse(relative(dirname(importer), file));
  return dir === '' ? name : `${dir}/${name}`;
}

const JOIN =
  'const join = (keys, values) => Object.fromEntries(keys.map((key, index) => [key, values[index]]));\n';

const READ = `import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const read = (name) => JSON.parse(brotliDecompressSync(readFileSync(new URL(name, import.meta.url))).toString());
const once = (make) => { let made; return () => (made ??= make()); };
`;

/** Plugin for esbuild. @param files the folder of a program, which gets files of texts; without one, they are in the code */
export const textsPlugin = (files) => ({
  name: 'liner-texts',
  setup(build) {
    const namespace = 'liner-texts';
    const write = files === undefined ? writeModule : writeReader;
    build.onResolve({ filter: /^liner:texts$/ }, ({ importer }) => ({ path: importer, namespace }));
    build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({ contents: await write(path, files) }));
  },
});

/** Variant for Vite, which runs the unit tests. */
export const viteTextsPlugin = {
  name: 'liner-texts',
  enforce: 'pre',
  resolveId: (id, importer) => (id === TEXTS ? `\0${TEXTS}:${importer}` : undefined),
  load: (id) => (id.startsWith(`\0${TEXTS}:`) ? writeModule(id.slice(TEXTS.length + 2)) : undefined),
};
