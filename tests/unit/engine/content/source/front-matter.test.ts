import { afterEach, expect, test } from 'vitest';
import { divideFrontMatter, stripMark } from '../../../../../generator/engine/content/source/front-matter.ts';
import { parseYaml } from '../../../../../generator/engine/content/yaml/index.ts';

const FILE = 'content/releases/one.md';

function divide(text: string) {
  return divideFrontMatter(FILE, text);
}

/** The YAML of a file, as it is handed on. */
function yamlOf(text: string): string | undefined {
  const { block } = divide(text);
  return block && text.slice(block.start, block.end);
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'evaluated');
});

test('front matter and body are divided at the fences', () => {
  const text = '---\ntitle: A\ntype: single\n---\n## Story\n\nText.\n';
  expect(yamlOf(text)).toBe('\ntitle: A\ntype: single\n');
  expect(divide(text)).toMatchObject({ body: '## Story\n\nText.\n', bodyLine: 5, problems: [] });
});

test.each([
  ['Windows line ends', '---\r\ntitle: A\r\n---\r\nText\r\n', 'Text\r\n', 4],
  ['no body', '---\ntitle: A\n---', '', 3],
  ['a rule in the body', '---\ntitle: A\n---\nOne\n\n---\n\nTwo', 'One\n\n---\n\nTwo', 4],
  ['spaces after the fences', '---  \ntitle: A\n--- \nText', ' \nText', 3],
  ['yaml named as the language', '---yaml\ntitle: A\n---\nText', 'Text', 4],
])('division copes with %s', (_, text, body, bodyLine) => {
  expect(divide(text)).toMatchObject({ body, bodyLine, problems: [] });
  const { block } = divide(text);
  expect(parseYaml(FILE, text, block).data).toEqual({ title: 'A' });
  expect(parseYaml(FILE, text, block).at(['title'])).toEqual({
    file: FILE,
    line: 2,
    column: 8,
    path: ['title'],
  });
});

test('a byte order mark is not part of a file', () => {
  expect(stripMark('\ufeff---\n')).toBe('---\n');
  expect(stripMark('---\n')).toBe('---\n');
});

test('hyphens within a block of text do not end the front matter', () => {
  const text = '---\ntitle: A\nlyrics: |\n  one\n  ---\n  two\n---\nText';
  expect(divide(text).body).toBe('Text');
});

test.each(['js', 'javascript', 'JS', 'json', 'coffee', 'toml', 'constructor', '__proto__', 'toString'])(
  'front matter in %s is refused, and nothing is evaluated',
  (language) => {
    const text = `---${language}\n(globalThis.evaluated = true, {title: "A"})\n---\nText`;
    const { block, problems } = divide(text);
    expect(block).toBeUndefined();
    expect(problems).toMatchObject([
      {
        code: 'front-matter/language',
        level: 'error',
        message: `The keys at the top of a file are written in YAML; "${language}" is not supported.`,
        at: { file: FILE, line: 1, column: 4 },
      },
    ]);
    expect(globalThis).not.toHaveProperty('evaluated');
  },
);

test('the same broken file is as broken the second time', () => {
  const text = '---\ntitle: A\n';
  expect(divide(text).problems).toEqual(divide(text).problems);
  expect(divide(text).problems).toHaveLength(1);
});

test('the same whole file is as whole the second time', () => {
  const text = '---\ntitle: A\n---\nText';
  expect(divide(text)).toEqual(divide(text));
});
