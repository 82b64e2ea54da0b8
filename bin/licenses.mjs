/**
 * Writes generator/LICENSES.md: every package that comes with Liner, under which licence, and the licences' texts of those that
 * are compiled into the program, the pages of the studio or a site's scripts. With `--print` it only shows what it would write.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED, REPLACED } from './compile.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** Packages that the pages of the studio import. */
const PAGES = [
  ...['react', 'react-dom', '@lezer/highlight', '@lezer/markdown'],
  ...['autocomplete', 'commands', 'lang-yaml', 'language', 'lint', 'state', 'view'].map(
    (name) => `@codemirror/${name}`,
  ),
];

/** Packages that islands import; the browser gets them with every site. */
const BROWSER = ['react', 'react-dom', 'sonner', 'embla-carousel'];

/**
 * Packages in WebAssembly, whose own licence is not that of the library in them. What is under the LGPL can be replaced, as the
 * packages are installed beside Liner and nothing of them is compiled into it.
 */
const INSIDE = {
  '@wasm-audio-decoders/flac': 'libFLAC (BSD-3-Clause)',
  '@wasm-audio-decoders/ogg-vorbis': 'libogg and libvorbis (BSD-3-Clause)',
  'mpg123-decoder': 'libmpg123 (LGPL-2.1-only, https://www.mpg123.de)',
  'opus-decoder': 'libopus (BSD-3-Clause)',
  'wasm-media-encoders':
    'LAME (LGPL-2.0-or-later, https://lame.sourceforge.io), libogg and libvorbis (BSD-3-Clause)',
};

/** Changes in code that is compiled into the program, which Apache-2.0 requires to be stated. */
const CHANGED = {
  sharp:
    'it looks for its binaries from where it is installed, not from where its code is (`bin/compile.mjs`)',
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Finds a package as Node.js does for another one: in the nearest folder above it. */
function locate(name, from) {
  const above = from.split('/node_modules/');
  const folders = above.map((_, index) => above.slice(0, above.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => packages[path],
  );
}

/** Nothing of them is left in compiled code. */
const TYPES = /^(?:@types\/.*|undici-types)$/;

/** The packages of these names, and all that they need. @param without names of those that are left out */
function collect(names, without = new Set()) {
  const found = new Set();
  const visit = (name, from) => {
    const path = locate(name, from);
    if (path === undefined || found.has(path) || TYPES.test(name) || without.has(name)) return;
    found.add(path);
    for (const needed of Object.keys(packages[path].dependencies ?? {})) visit(needed, path);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** License in package.json; the lock file leaves out old forms of the key. */
function licenseOf(path) {
  const { license } = packages[path];
  if (license) return license;
  const own = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const written = own.license ?? own.licenses?.[0];
  if (written) return written.type ?? written;
  return /^(?:The )?MIT License/m.test(textOf(path)) ? 'MIT' : 'unknown';
}

function textOf(path) {
  const folder = join(root, path);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(name)).sort();
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.join('\n\n');
}

const NOTICE = /^\s*(?:Copyright\b|\(c\)|©)/i;
const TITLE = /^\s*\(?(?:The )?(?:MIT|ISC) License(?: \(MIT\))?\)?\s*$/i;

/** Splits off the holders' names: most licences differ only by these, so that each text is listed once. */
function divide(whole) {
  const lines = whole.split('\n');
  // The Apache License has an example of a notice in its appendix.
  const notices = /Apache License/.test(whole) ? [] : lines.filter((line) => NOTICE.test(line));
  const text = lines.filter((line) => !notices.includes(line) && !TITLE.test(line)).join('\n');
  return { notices: notices.map((line) => line.trim()), text: text.trim() };
}

function list() {
  const program = collect(BUNDLED, REPLACED);
  const pages = collect(PAGES);
  const scripts = collect(BROWSER);
  const compiled = new Set([...program, ...pages, ...scripts]);
  const shipped = Object.keys(packages).filter(
    (path) => path !== '' && (compiled.has(path) || !packages[path].dev),
  );
  const rows = shipped.map((path) => {
    const places = [
      program.has(path) && 'program',
      pages.has(path) && 'studio',
      scripts.has(path) && 'scripts',
    ]
      .filter(Boolean)
      .join(', ');
    return { path, name: nameOf(path), version: packages[path].version, license: licenseOf(path), places };
  });
  rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
  const texts = new Map();
  for (const { path, name, license, places } of rows) {
    if (places === '') continue;
    const { notices, text } = divide(
      textOf(path) || `It has no file of its own; its package.json says ${license}.`,
    );
    const key = text.replace(/[\s*#_"“”']+/g, ' ').toLowerCase();
    const entry = texts.get(key) ?? { text, notices: new Map() };
    entry.notices.set(name, new Set([...(entry.notices.get(name) ?? []), ...notices]));
    texts.set(key, entry);
  }
  return { rows, texts };
}

function write({ rows, texts }) {
  const unique = new Set(
    rows.map(({ name, version, license, places }) => `| ${[name, version, license, places].join(' | ')} |`),
  );
  const parts = [...texts.values()].map(({ text, notices }) => {
    const holders = [...notices].flatMap(([name, lines]) => [...lines].map((line) => `- ${name}: ${line}\n`));
    const body = `\`\`\`\`text\n${text}\n\`\`\`\`\n`;
    return `## ${[...notices.keys()].join(', ')}\n\n${holders.length > 0 ? `${holders.join('')}\n` : ''}${body}`;
  });
  const inside = Object.entries(INSIDE).map(
    ([name, libraries]) => `- \`${name}\` has ${libraries} in it, as WebAssembly.`,
  );
  const changed = Object.entries(CHANGED).map(([name, change]) => `- \`${name}\`: ${change}.`);
  return `# Packages of others

Everything that comes with Liner. "program" is compiled into \`bin/compiled\`, "studio" into the pages of the studio, "scripts" into what a
site gives to browsers; their licences are below in full. All others are installed beside it, each with its own. Written by \`npm run licenses\`.

| package | version | licence | compiled into |
|---|---|---|---|
${[...unique].join('\n')}

## Libraries within packages

${inside.join('\n')}

## Changes

${changed.join('\n')}

${parts.join('\n')}`;
}

const text = write(list());
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(join(root, 'generator/LICENSES.md'), text);
