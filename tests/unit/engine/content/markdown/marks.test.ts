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
    '*Titel *von',
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
  ...[
    '[b]fat[/b]',
    '[url=https://a.example]x[/url]',
    '[gallery ids="1"]',
    '%% mine %%',
    "'''fat'''",
    'H~2~O',
  ],
  ...['[^my note]', 'x^[note]', '[x](https://a.example){target=_blank}', '\n\n== Title ==\n\n'],
  ...['\n\na) eins\nb) zwei\n\n', '\n\n١. ليل\n٢. يوم\n\n', '\n\n*eins\n*zwei\n\n', '\n\n— eins\n— zwei\n\n'],
  ...['\n\n| a | b |\n|---|---|\n| c | d | lune |\n\n', '\n\nWir singen.\n---\n\n', '\n\n    lune\n\n'],
  ...['(lune)[https://a.example]', '[lune][nowhere]', '\n\nA | B\nC | D\n\n', '\n\nA\tB\nC\tD\n\n'],
  ...['\n\nI. eins\nII. zwei\n\n', '\n\n19:00 eins\n20:30 zwei\n\n', '\n\n✓ eins\n✓ zwei\n\n'],
  ...[
    '\n\nAda – Gesang\nBo – Bass\n\n',
    '\n\nGesang: Cleo\nBass: Dana\n\n',
    '\n\nليل هادئ\nيوم طويل\nنور\n\n',
  ],
  ...['\n\n[!NOTE]\n\n', '\n\n[TOC]\n\n', '\n\n:: button[x]{url=/a/}\n\n', '\n\n~~~\n\n', '\n\n2. Prize\n\n'],
  ...['\n\nTerm\n: words\n\n', '\n\n**Kim:** eins\n**Bo:** zwei\n\n', '![[a.jpg]]'],
];

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);

const VISIBLE =
  /\*\*|(?<!\w)\*Titel \*von|(?<!\w)__\w|~~|`|\[\^|\[\[|\{\{|\{%|\{\.|\]\s?\((?=[\d+]|\S*[./@:])|==\w|\+\+\w[^+]*\+\+|\|\|\w|\^\w\^|\$\$|:smile:|\\textbf|\[\/?(?:b|url)\b|\[gallery|%%|'''|~2~|\^\[|\{target|== T|a\) eins b|١\. ليل ٢|\*eins \*|— eins —|##|\| a|\[!|\[TOC|::|\)\[|\]\[|A \| B|A\tB|I\. eins\sII|19:00 eins\s20|✓ eins\s✓|Gesang\sBo|Cleo\sBass|Term\s+: w|eins\s+Bo:|هادئ\sيوم/;

const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(' '));

test('each sign that is left on the page is named', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { words, problems } = read(source);
      if (VISIBLE.test(words)) expect([source, problems.length]).not.toEqual([source, 0]);
    }),
    { numRuns: RUNS },
  );
});

test('each word that was written is on the page, or its place is named', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { words, problems } = read(source);
      const lost = (source.match(/\p{L}{4,}/gu) ?? []).filter((word) => !words.includes(word));
      if (lost.length > 0) expect([source, problems.length]).not.toEqual([source, 0]);
    }),
    { numRuns: RUNS },
  );
});

test.each([
  ...[
    '**bold** and *slanted*, __bold__ and ~~gone~~',
    'Sänger*innen, 5* Hotel, 2 * 3',
    'C++ and D++, a == b',
    'the *NSYNC years, *A* *B*, 2 * a * b',
  ],
  ...[
    'Ein Satz [sic] (siehe unten).',
    'At 10:30, a:b',
    '1. One\n\nMore.\n\n2. Two',
    '`[^1] ** ~~`',
    '\\*\\* and 2\\. Prize',
  ],
  ...["7'' and 12''", "rock 'n' roll", 'Title\n---\n\nMore', 'a ~gone~ word', '100% and 50%'],
  ...['| a | b |\n|---|---|\n| c \\| d | e |', 'I am here.\nB. is there'],
  ...['One sentence here.\nA second one.\nA third', 'Two short\nlines', 'One, two,\nthree, four,\nfive'],
  ...['Ada – vocals\\\nBo – drums', `${'A line that a program has broken where it was full\n'.repeat(3)}end`],
  ...['We meet at 19:00 and\n20:00 is the show', 'A | B', 'either | or\n\nA | B', 'see (below) [sic]'],
  ...['**Kim:** a\\\n**Bo:** b', '**Kim:** words that\ngo on', 'me@[here](https://a.example)', 'a_(x)_y'],
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
  ['*Titel *von', '\\*Titel \\*'],
  ['<< Words >>', '«Words»'],
  ['2. Prize', '2\\. Prize'],
  ['1977. Founded', '1977\\. Founded'],
  ['Church Lane 4\n01999 Meadow\nGermany', 'Church Lane 4\\\n01999 Meadow\\\nGermany'],
  ['[b]fat[/b]', '**fat**'],
  ['[url=https://a.example]x[/url]', '[x](https://a.example)'],
  ['a) one\nb) two', 'a) one\\\nb) two'],
  ['١. واحد\n٢. اثنان\n٣. ثلاثة', '١. واحد\\\n٢. اثنان\\\n٣. ثلاثة'],
  ['Words:\n2. two\n3. three', undefined],
  ['I. Act\nII. Act', 'I. Act\\\nII. Act'],
  ['Ada – vocals\nBo – drums', 'Ada – vocals\\\nBo – drums'],
  ['Roses are red\nViolets are blue\nSugar is sweet', 'Roses are red\\\nViolets are blue\\\nSugar is sweet'],
  ['19:00 Doors\n20:00 Show', '19:00 Doors\\\n20:00 Show'],
  ['Name\tYear\nAna\t2026', 'Name\tYear\\\nAna\t2026'],
  ['Name | Year\nAna | 2026', 'Name | Year\n| --- | --- |'],
  ['(words)[https://a.example]', undefined],
  ['[words][nowhere]', undefined],
  ['H~2~O', undefined],
  ['We sing.\n---\nMore', undefined],
  ['    Roses are red', undefined],
  ['| a | b |\n|---|---|\n| c | d | e |', undefined],
  ['%% nobody reads this %%', undefined],
  ['**Kim:** one\n**Bo:** two', '**Kim:** one\\\n**Bo:** two'],
  ['__Kim__: one.\n__Bo__: two.', '__Kim__: one.\\\n__Bo__: two.'],
  ['Term\n: words of it', '- words of it'],
  ['_(one)_two', '\\_(one)\\_'],
  ['10 St James Street\nSW1A 1AA London', '10 St James Street\\\nSW1A 1AA London'],
])('%j is answered with %j, which is right', (source, line) => {
  const { problems } = read(source);
  expect(problems.map(({ code }) => code)).toEqual(['markdown/dialect']);
  expect(problems[0]?.values).toMatchObject(line === undefined ? {} : { line });
  if (line?.startsWith('![') === false)
    expect(read(source.replace(source.split('\n| c')[0] ?? '', () => line)).problems).toEqual([]);
});

test.each([
  ['![[photos/a.jpg]]', 'picture'],
  ['[[page]]', 'wiki'],
  ['@[youtube](https://youtu.be/dQw4w9WgXcQ)', 'shortcode'],
])('%s is named as what it is: %s', (source, dialect) => {
  expect(read(source).problems.map(({ values }) => values)).toMatchObject([{ dialect }]);
});

test.each([
  ['https://a.example words', 'https://a.example "words"'],
  ['https://a.example/b/ More words', 'https://a.example/b/ "More words"'],
  ['https://a.example/b c', '%20'],
  ['https://a.example/b c.pdf', '%20'],
])('the title of a link is in quotes, and spaces are no part of an address: %s', (address, meant) => {
  expect(read(`[a](${address})`).problems).toMatchObject([{ hint: expect.stringContaining(meant) }]);
});
