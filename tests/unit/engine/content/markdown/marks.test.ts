/** Signs of Markdown that a visitor would see, and words that nobody would. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { bodyHtml } from '../../../../../generator/engine/content/entry.ts';
import { renderBody } from '../../../../../generator/engine/content/markdown/index.ts';

function read(text: string) {
  const rendered = renderBody(text, {
    ...{ vocabulary: VOCABULARY, file: 'a.md', firstLine: 1 },
    pageAt: () => undefined,
    href: (url) => url,
  });
  const html = bodyHtml(rendered);
  const words = html
    .replace(/<code>[\s\S]*?<\/code>/g, (code) => code.replace(/[^\p{L}\s<>/]/gu, ''))
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|amp|quot|#39);/g, ' ');
  return { html, words, problems: rendered.problems };
}

/** Words, and pieces of Markdown as people and programs write it, whole and broken. */
const PIECES = [
  ...['lune', 'Straße', 'вечер', 'ليل', '5*', '2026', '(live)', '[sic]', 'A & B', '#moon', 'C++'],
  ...[
    '**',
    '__',
    '~~',
    '`',
    '**fat**',
    '** fat **',
    '[^1]',
    '[[page]]',
    '{{< x >}}',
    '{% y %}',
    '{{ z }}',
    '{.lead}',
  ],
  ...[
    '[tel](03999 123456)',
    '[mail] (a@b.example)',
    '![x](photos/a.jpg',
    '[x](https://a.example',
    '==mark==',
    '++new++',
  ],
  ...['||secret||', '<<quote>>', 'x^2^', '$$e$$', ':smile:', '\\textbf{x}'],
  ...[
    '\n\n',
    '\n\n## Title\n\n',
    '\n\n##Title\n\n',
    '\n\n| a | b |\n| c | d |\n\n',
    '\n\n- [ ] box\n\n',
    '\n\n[x] box\n\n',
  ],
  ...['\n\n[!NOTE]\n\n', '\n\n[TOC]\n\n', '\n\n:: button[x]{url=/a/}\n\n', '\n\n~~~\n\n', '\n\n2. Prize\n\n'],
];

const VISIBLE =
  /\*\*|(?<!\w)__\w|~~|`|\[\^|\[\[|\{\{|\{%|\{\.|\]\s?\((?=[\d+]|\S*[./@:])|==\w|\+\+\w[^+]*\+\+|\|\|\w|\^\w\^|\$\$|:smile:|\\textbf|##|\| a|\[!|\[TOC|::/;

const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(' '));

test('each sign that is left on the page is named', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { words, problems } = read(source);
      if (VISIBLE.test(words)) expect([source, problems.length]).not.toEqual([source, 0]);
    }),
    { numRuns: 100 },
  );
});

test('each word that was written is on the page, or its place is named', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { words, problems } = read(source);
      const lost = (source.match(/\p{L}{4,}/gu) ?? []).filter((word) => !words.includes(word));
      if (lost.length > 0) expect([source, problems.length]).not.toEqual([source, 0]);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ...[
    '**bold** and *slanted*, __bold__ and ~~gone~~',
    'Sänger*innen, 5* Hotel, 2 * 3',
    'C++ and D++, a == b',
  ],
  ...[
    'Ein Satz [sic] (siehe unten).',
    'At 10:30, a:b',
    '1. One\n\nMore.\n\n2. Two',
    '`[^1] ** ~~`',
    '\\*\\* and 2\\. Prize',
  ],
  ...['We sing.\n01999 voices', '#moon and #sun', '[a][note]\n\n[note]: https://a.example'],
])('nothing is wrong with %s', (source) => {
  expect(read(source).problems).toEqual([]);
});

test.each([
  ['[tel](03999 123456)', '[tel](tel:03999123456)'],
  ['[x] (https://a.example/b)', undefined],
  ['![x](photos/a.jpg', '![x](photos/a.jpg)'],
  ['| a | b |\n| c | d |', '| a | b |\n| --- | --- |'],
  ['##Title', '## Title'],
  ['<< Words >>', '«Words»'],
  ['2. Prize', '2\\. Prize'],
  ['1977. Founded', '1977\\. Founded'],
  ['Church Lane 4\n01999 Meadow\nGermany', 'Church Lane 4\\\n01999 Meadow\\\nGermany'],
  ['10 St James Street\nSW1A 1AA London', '10 St James Street\\\nSW1A 1AA London'],
])('%j is answered with %j, which is right', (source, line) => {
  const { problems } = read(source);
  expect(problems.map(({ code }) => code)).toEqual(['markdown/dialect']);
  expect(problems[0]?.values).toMatchObject(line === undefined ? {} : { line });
  if (line?.startsWith('![') === false)
    expect(read(source.replace(source.split('\n| c')[0] ?? '', () => line)).problems).toEqual([]);
});
