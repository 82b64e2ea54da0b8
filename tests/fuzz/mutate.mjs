/** Changes to the files of a site, such as people, editors, disks and uploads make them. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ODD_LINES } from './lines.mjs';
import { SVG_PARTS } from './svg-values.mjs';
import { LONG, ODD_BYTES, ODD_TEXTS, ODD_VALUES } from './values.mjs';

const PRESS = fileURLToPath(new URL('press.yaml', import.meta.url));

const ODD_NAMES = [
  ...[
    'a b.md',
    'a#b.md',
    'a?b.md',
    'a%20b.md',
    'é.md',
    'e\u0301.md',
    'INDEX.md',
    'index.md',
    '.hidden.md',
    'x.MD',
    'x.markdown',
  ],
  ...[
    'con.md',
    'a\nb.md',
    'a\u001b[31mb.md',
    '😀.md',
    'مرحبا.md',
    'x.yaml',
    'x.yml',
    'x.md~',
    'x.ar.md',
    `${'n'.repeat(240)}.md`,
  ],
  ...[
    "'.md",
    '".md',
    '<b>.md',
    '&.md',
    '-.md',
    '...md',
    '28-ep.md',
    'a\\b.md',
    '\u202ex.md',
    'x',
    'x.md.md',
    '__proto__.md',
  ],
];

/** Each changes the bytes of one file. */
const BYTE_CHANGES = {
  flip(bytes, { below }) {
    const changed = Buffer.from(bytes);
    if (changed.length > 0) changed[below(changed.length)] ^= 1 << below(8);
    return changed;
  },
  cut: (bytes, { below }) => bytes.subarray(0, below(bytes.length + 1)),
  insert: (bytes, random) => splice(bytes, random, 0, Buffer.from(random.pick(ODD_BYTES))),
  drop: (bytes, random) => splice(bytes, random, 1 + random.below(30), Buffer.alloc(0)),
  repeat: (bytes, random) => splice(bytes, random, 0, bytes.subarray(0, 1 + random.below(4000))),
  empty: () => Buffer.alloc(0),
  noise: (bytes, { below }) => Buffer.from(bytes, 0).map((byte) => (below(20) === 0 ? below(256) : byte)),
};

function splice(bytes, { below }, removed, added) {
  const at = below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
}

const changeLines = (change) => (text, random) => {
  const lines = text.split('\n');
  change(lines, random.below(lines.length), random);
  return lines.join('\n');
};

/** `key: value` and `- value`, with what comes before the value. */
const BEFORE_VALUE = /^(\s*(?:- )*(?:[\w"' -]+: +|- ))\S.*$/;

/** Puts a text in the place of a value, on a line that has one. */
const changeValue = (values) =>
  changeLines((lines, _, { pick }) => {
    const places = lines.flatMap((line, index) => (BEFORE_VALUE.test(line) ? [index] : []));
    const at = places.length > 0 ? pick(places) : 0;
    lines[at] = (BEFORE_VALUE.exec(lines[at])?.[1] ?? '') + pick(values);
  });

const insertText =
  (texts) =>
  (text, { below, pick }) => {
    const at = below(text.length + 1);
    return text.slice(0, at) + pick(texts) + text.slice(at);
  };

/** Each changes the text of one file. */
const TEXT_CHANGES = {
  value: changeValue(ODD_VALUES),
  value2: changeValue(ODD_VALUES),
  value3: changeValue(ODD_VALUES),
  longValue: changeValue(LONG),
  double: changeLines((lines, at) => lines.splice(at, 0, lines[at])),
  remove: changeLines((lines, at) => lines.splice(at, 1)),
  move: changeLines((lines, at, { below }) => lines.splice(below(lines.length), 0, ...lines.splice(at, 1))),
  indent: changeLines((lines, at, { pick }) => {
    lines[at] = pick([' ', '  ', '\t', '      ']) + lines[at];
  }),
  outdent: changeLines((lines, at) => {
    lines[at] = lines[at].trimStart();
  }),
  line: changeLines((lines, at, { pick }) => lines.splice(at, 0, pick(ODD_LINES))),
  line2: changeLines((lines, at, { pick }) => lines.splice(at, 0, pick(ODD_LINES))),
  renameKey: changeLines((lines, at, { pick }) => {
    lines[at] = lines[at].replace(
      /[\w-]+(?=:)/,
      pick(['x', '__proto__', 'title', '', '<<', 'a b', '1', 'constructor']),
    );
  }),
  longLine: changeLines((lines, at, { pick }) => lines.splice(at, 0, pick(LONG))),
  nest: changeLines((lines, at, { pick }) => {
    const depth = pick([50, 500, 5000]);
    const open = pick(['a: ', '- ', '> ']);
    lines.splice(
      at,
      0,
      ...Array.from({ length: depth }, (_, n) => `${'  '.repeat(Math.min(n, 300))}${open}`),
    );
  }),
  aliases: changeLines((lines, at) => {
    const levels = Array.from({ length: 9 }, (_, n) =>
      n === 0 ? 'l0: &l0 [x, x]' : `l${n}: &l${n} [${`*l${n - 1},`.repeat(9)}]`,
    );
    lines.splice(at, 0, ...levels);
  }),
  text: insertText(ODD_TEXTS),
  text2: insertText(ODD_TEXTS),
  longText: insertText(LONG),
  mark: (text) => `\ufeff${text}`,
  windows: (text) => text.replaceAll('\n', '\r\n'),
  old: (text) => text.replaceAll('\n', '\r'),
  tabs: (text) => text.replaceAll('  ', '\t'),
  decompose: (text) => text.normalize('NFD'),
  twice: (text) => text + text,
  noFront: (text) => text.replace(/^---\n/, ''),
};

/** Each changes a table of translations: texts from everywhere come into its cells. */
const TABLE_CHANGES = {
  cell: changeCell([...ODD_VALUES, ...ODD_TEXTS, ...ODD_LINES]),
  cell2: changeCell(ODD_LINES),
  longCell: changeCell(LONG),
  double: TEXT_CHANGES.double,
  remove: TEXT_CHANGES.remove,
  move: TEXT_CHANGES.move,
  text: TEXT_CHANGES.text,
  semicolons: (text) => text.replaceAll(',', ';'),
  newlines: (text) => text.replaceAll('\r\n', '\n'),
  many: changeLines((lines, at) => lines.splice(at, 0, ...Array(5000).fill(lines[at]))),
  noQuotes: (text) => text.replaceAll('"', ''),
  utf16: (text) => Buffer.from(`\ufeff${text.replace(/^\ufeff/, '')}`, 'utf16le'),
};

/** Puts a text in the place of a translation, or of another cell. */
function changeCell(texts) {
  return changeLines((lines, at, { below, pick }) => {
    const cells = lines[at].split(',');
    cells[below(3) === 0 ? below(cells.length) : Math.min(2, cells.length - 1)] =
      `"${pick(texts).replaceAll('"', '""')}"`;
    lines[at] = cells.join(',');
  });
}

/** One to three changes of a table of translations, as `mutate` gives them. */
export function mutateTable(path, table, random) {
  let bytes = table;
  const names = [];
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left -= 1) {
    const changes = random.below(5) === 0 ? BYTE_CHANGES : TABLE_CHANGES;
    const name = random.pick(Object.keys(changes));
    const changed = changes[name](changes === BYTE_CHANGES ? bytes : bytes.toString('utf8'), random);
    bytes = Buffer.from(changed).subarray(0, 4_000_000);
    names.push(name);
  }
  return [{ path, name: names.join(' '), bytes }];
}

const SVG_CHANGES = {
  part: (text, { pick }) => text.replace('</svg>', () => `${pick(SVG_PARTS)}</svg>`),
  number: (text, { pick }) =>
    replaceOne(text, /[\d.]+/g, pick, ['1e30', '-1', '0', '1e-30', 'NaN', '99999999']),
  attribute: (text, { pick }) =>
    replaceOne(text, /"[^"]*"/g, pick, [
      '"url(#f)"',
      '"url(https://x.example/)"',
      '"#svg5"',
      '""',
      '"&#10;"',
      '"100000%"',
    ]),
  tag: (text, { pick }) =>
    replaceOne(text, /<\/?[\w:]+/g, pick, ['<script', '<a', '<i:x', '<', '</svg', '<use', '<svg']),
  doctype: (text) => `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${text}`,
  utf16: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
};

function replaceOne(text, pattern, pick, values) {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { index, 0: old } = pick(found);
  return text.slice(0, index) + pick(values) + text.slice(index + old.length);
}

/** Each changes what is where, instead of what is in it. */
const PLACE_CHANGES = {
  remove: (path) => [{ path }],
  rename: (path, { pick }) => [{ path }, { path: path.replace(/[^/]+$/, pick(ODD_NAMES)), copyOf: path }],
  copy: (path, { pick }) => [{ path: path.replace(/[^/]+$/, pick(ODD_NAMES)), copyOf: path }],
  stray: (path, { pick }) => [
    {
      path: `${pick(['content', 'content/pages', 'content/x', 'assets/static/music'])}/${pick(ODD_NAMES)}`,
      copyOf: path,
    },
  ],
  folder: (path) => [{ path, kind: 'folder' }],
  pipe: (path) => [{ path, kind: 'pipe' }],
  linkOut: (path) => [{ path, kind: 'link', to: '/etc/hostname' }],
  linkNowhere: (path) => [{ path, kind: 'link', to: 'nowhere' }],
  linkLoop: (path) => [{ path, kind: 'link', to: path.replace(/.*\//, '') }],
  linkUp: (path) => [{ path: `${path}.d`, kind: 'link', to: '..' }],
  exchange: (path, { pick }, paths) => [{ path, copyOf: pick(paths) }],
};

const isText = (path) => /\.(md|yaml|css|svg)$/.test(path) || path.endsWith('CNAME');

/** Takes a second to build: one input in thirty has it. */
const SLOW = 'content/pages/press.yaml';

/**
 * One to three changes of the files of a site, as `{ path, name, bytes | kind, to }`; without bytes and kind, the file is
 * removed.
 */
export function mutate(files, random) {
  const changes = [];
  const now = new Map(files);
  const slow = random.below(30) === 0;
  if (slow) now.set(SLOW, readFileSync(PRESS));
  const count = random.pick([1, 1, 1, 2, 3]);
  for (let round = 0; round < count; round++) {
    for (const change of mutateOnce(now, random, slow && round === 0 ? SLOW : undefined)) {
      changes.push(change);
      if (change.bytes) now.set(change.path, change.bytes);
      else now.delete(change.path);
    }
  }
  return changes;
}

function mutateOnce(files, random, given) {
  const paths = [...files.keys()];
  const path = given ?? choosePath(paths, random);
  const bytes = files.get(path);
  const dice = random.below(100);
  if (dice < 10) {
    const name = random.pick(Object.keys(PLACE_CHANGES));
    return PLACE_CHANGES[name](path, random, paths).map(({ copyOf, ...place }) => ({
      ...place,
      ...(copyOf && { bytes: files.get(copyOf) }),
      name,
    }));
  }
  const changes =
    path.endsWith('.svg') && dice < 70
      ? SVG_CHANGES
      : isText(path) && dice < 90
        ? TEXT_CHANGES
        : BYTE_CHANGES;
  const name = random.pick(Object.keys(changes));
  const changed = changes[name](changes === BYTE_CHANGES ? bytes : bytes.toString('utf8'), random);
  return [{ path, name, bytes: Buffer.from(changed).subarray(0, 2_000_000) }];
}

/** Words are what people write every week; pictures, drawings and styles come now and then. */
function choosePath(paths, random) {
  const words = paths.filter((path) => path.startsWith('content/'));
  return random.pick(words.length === 0 || random.below(100) < 10 ? paths : words);
}
