/** The YAML of all fixtures, read by the parser alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { type Document, isAlias, isScalar, Parser, parseDocument, visit } from 'yaml';
import { divideFrontMatter } from '../../../../generator/engine/content/source/front-matter.ts';
import { hideAmounts, showAmounts } from '../../../../generator/engine/content/yaml/amounts.ts';
import { parseYaml } from '../../../../generator/engine/content/yaml/index.ts';
import { type Change, editAll, type Order, type Path } from '../../../../generator/engine/edit/index.ts';

const root = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** Makes one change. */
export const editorOf =
  (ending: 'yaml' | 'md') => (text: string, path: Path, change: Change, order?: Order) =>
    editAll(ending, text, [{ path, change }], order);

export interface Fixture {
  file: string;
  /** Text around the YAML: fences and the body; both empty for a YAML file. */
  before: string;
  yaml: string;
  after: string;
}

/** Forms missing in the fixtures: other indents, nested lists, brackets on several lines, texts of every style. */
const ODD = [
  'list:\n- a\n- b: 1\n  c: [x, y]\n- - d\n  - e\n-\n- f # note\nmap:\n    x: 1\n    y:\n        z: 2\n',
  '- - a\n  - b\n- k: v\n  l:\n    - m\n-   wide\n-   x: 1\n    y: 2\n',
  '# head\n\na: |\n  one\n   two\n\n  three\n\nb: >-\n  folded lines\n  of words\n\n  and more\nc: |+\n  kept\n\n\nd: |2-\n   lead\ne: >+ # note\n  x\n\n',
  'tags: [\n  one, # first\n  two,\n  # above\n  three # last\n]\nmore: [a, b,]\ntight: [a,b]\nmap: { a: 1, "b": x, c: , d }\nlines: {\n  a: 1,\n  b: { c: [] },\n}\nempty: []\nnone: {}\n',
  "plain: over\n  two lines\nsingle: 'it''s\n  two'\ndouble: \"a\\nb \\\n  c\"\n\"quoted key\": 1\n'it''s': 2\n28: y\nbelow:\n  text\nnull:\nlast: ~",
  '---\na: 1\n\n\n\nb: 2   # far\n\n  # deep\nc:\n  # inside\n\n  d: x\n\n# end\n...\n',
  'base: &base\n  a: 1\nother: *base\nmerged:\n  <<: *base\n  b: 2\nlist: [*base, {c: 3}]\nfree: {d: 4}\ntag: !!str 28\n',
  '? a\n: b\n? c\n:\n  - d\ne:\t1\nf: {? g : h, i: j}\nseq: [k: 1, l]\n',
  '{a: 1, b: [x, {y: z}], c: "d"}\n',
  '[a, {b: c},\n  d]\n',
  '# nothing but notes\n',
  '',
];

const ofContent = glob
  .sync('**/content/**/*.{yaml,md}', { cwd: root })
  .sort()
  .map((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (file.endsWith('.yaml')) return { file, before: '', yaml: text, after: '' };
    const { block } = divideFrontMatter(file, text);
    if (!block) return { file, before: '', yaml: '', after: '' };
    const start = block.start + 1;
    return {
      file,
      before: text.slice(0, start),
      yaml: text.slice(start, block.end),
      after: text.slice(block.end),
    };
  });

export const ofOdd = ODD.flatMap((yaml) => [
  { file: 'odd.yaml', before: '', yaml, after: '' },
  {
    file: 'odd.md',
    before: '---\n',
    yaml: yaml.replace(/^---\n|\n?\.\.\.\n$/g, ''),
    after: '---\n\nText *with* marks.\n',
  },
]).map((fixture) =>
  fixture.yaml !== '' && !fixture.yaml.endsWith('\n') && fixture.after !== ''
    ? { ...fixture, yaml: `${fixture.yaml}\n` }
    : fixture,
);

export const FIXTURES: Fixture[] = [...ofContent, ...ofOdd].filter(
  ({ yaml }) => parseYaml('', yaml).problems.length === 0,
);

/** Data as the parser gives it: maps keep the order of their keys. */
export type Data = unknown;

export interface Read {
  data: Data;
  document: Document.Parsed;
}

/** As the site reads YAML, by the parser itself. */
export function read(source: string): Read {
  const readable = hideAmounts(source);
  const document = parseDocument(readable, { schema: 'core', stringKeys: true, prettyErrors: false });
  if (readable !== source) showAmounts(document);
  if (document.errors.length > 0) throw new Error(`${document.errors[0]?.message} in\n${source}`);
  return { data: document.toJS({ mapAsMap: true }), document };
}

/** Offsets of something in a source. */
export interface Span {
  start: number;
  end: number;
}

/** All keys and values that are not made of others, in the order of the source. */
export function listLeaves(source: string, document: Document.Parsed): Span[] {
  const spans: Span[] = [];
  visit(document, {
    Node(_, node) {
      const isLeaf = isScalar(node) || isAlias(node) || (!isAlias(node) && node.items.length === 0);
      if (isLeaf && node.range && node.range[0] < node.range[1])
        spans.push({
          start: node.range[0],
          end: node.range[0] + source.slice(node.range[0], node.range[1]).replace(/\r?\n$/, '').length,
        });
    },
  });
  return spans;
}

/** Paths of all values, with what they are. */
export function listPaths({ data }: Pick<Read, 'data'>): { path: Path; data: Data }[] {
  const found: { path: Path; data: Data }[] = [];
  const walk = (each: Data, path: Path) => {
    found.push({ path, data: each });
    if (each instanceof Map) for (const [key, value] of each) walk(value, [...path, String(key)]);
    if (Array.isArray(each)) for (const [index, value] of each.entries()) walk(value, [...path, index]);
  };
  walk(data, []);
  return found;
}

/** Comments as they are written. */
export function listComments(source: string): (Span & { text: string })[] {
  const found: (Span & { text: string })[] = [];
  const walk = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    if ('type' in token && token.type === 'comment' && 'offset' in token && 'source' in token) {
      const [start, text] = [Number(token.offset), String(token.source)];
      found.push({ start, end: start + text.length, text });
    } else for (const each of Object.values(token)) walk(each);
  };
  for (const token of new Parser().parse(source)) walk(token);
  return found;
}
