import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { bodyHtml, writePlain } from '../../../../../generator/engine/content/entry.ts';
import { renderBody, renderText } from '../../../../../generator/engine/content/markdown/index.ts';

const OPTIONS = {
  vocabulary: VOCABULARY,
  file: 'a.md',
  firstLine: 10,
  pageAt: (path: string) => GRAMMAR.pageAt(path),
  href: (url: string) => (url.startsWith('/') ? `/site${url}` : url),
};

const START = { file: 'a.md', line: 1, column: 1 };

function render(text: string) {
  const rendered = renderBody(text, OPTIONS);
  return { ...rendered, html: bodyHtml(rendered) };
}

/** `12:3 markdown/link error`. */
function faults(text: string): string[] {
  return render(text).problems.map(({ at, code, level }) => `${at?.line}:${at?.column} ${code} ${level}`);
}

test('each H2 begins a section; what comes before is the introduction', () => {
  const { body, html, problems } = render(
    'Hello.\n\n## Story & Concept\n\nA **night**.\n\n### Later\n\n## Style\n\n- one\n- two\n',
  );
  expect(problems).toEqual([]);
  expect(body.intro).toEqual(['<p>Hello.</p>']);
  expect(body.sections).toEqual([
    {
      id: 'story-concept',
      title: 'Story & Concept',
      text: ['<p>A <strong>night</strong>.</p>\n<h3>Later</h3>'],
    },
    { id: 'style', title: 'Style', text: ['<ul>\n<li>one</li>\n<li>two</li>\n</ul>'] },
  ]);
  expect(html).toBe(
    '<p>Hello.</p>\n<h2 id="story-concept">Story &amp; Concept</h2>\n<p>A <strong>night</strong>.</p>\n<h3>Later</h3>\n' +
      '<h2 id="style">Style</h2>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test('anchors are unique, readable, and none that the page itself uses', () => {
  const { body } = render(
    '## Rêve\n\n## Rêve\n\n## Main\n\n## قصة\n\n## 🌙\n\n## *Loud* & `clear` &amp; more\n',
  );
  expect(body.sections.map(({ id }) => id)).toEqual([
    'reve',
    'reve-2',
    'main-2',
    'qsa',
    'section',
    'loud-clear-more',
  ]);
  expect(body.sections.at(-1)?.title).toBe('Loud & clear & more');
});

test('an empty body is empty', () => {
  expect(render('')).toMatchObject({ body: { intro: [], sections: [], words: 0 }, links: [], html: '' });
});

test('typography is left alone', () => {
  expect(render('"Quotes" -- and... it\'s').html).toBe('<p>&quot;Quotes&quot; -- and... it&#39;s</p>');
});

test('HTML is shown as text, and warned about once for each element', () => {
  const text =
    'A <b onclick="x">bold</b> one.\n\n<script>alert(1)</script>\n\n<pre>\n<img src=x onerror=y>\n</pre>\n';
  const { html } = render(text);
  expect(html).not.toMatch(/<(b|script|pre|img)/);
  expect(html).toContain('A &lt;b onclick=&quot;x&quot;&gt;bold&lt;/b&gt; one.');
  expect(faults(text)).toEqual([
    '10:3 markdown/html warning',
    '12:1 markdown/html warning',
    '14:1 markdown/html warning',
  ]);
});

test.each([
  ['stars', `${'*'.repeat(100_000)}words* x`],
  ['underscores', `${'_'.repeat(100_000)}words_ x`],
  ['underscores within a word', '_a'.repeat(50_000)],
  ['stars around letters', '*a* '.repeat(25_000)],
])('100,000 letters of %s in one paragraph are refused at once', (_, words) => {
  const before = process.cpuUsage();
  expect(render(`One.\n\n${words}`).problems).toMatchObject([
    { code: 'markdown/too-complex', message: 'The text has too many * or _ in one paragraph to be read.' },
  ]);
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});

test.each([
  ['U+200B at the end', 'Hear [it](https://a.example/x\u200b).', 'https://a.example/x'],
  ['U+2060 in an address without words', 'Hear https://a.example/x\u2060 now.', 'https://a.example/x'],
  ['a soft hyphen', 'Write to [us](mailto:us@a.ex\u00adample).', 'mailto:us@a.example'],
  ['a mark of direction', '[here](/music/\u200f)', '/music/'],
])('an address with %s is refused', (_, text, address) => {
  expect(render(text).problems).toMatchObject([
    {
      code: 'markdown/link',
      hint: `There is an invisible character in it. Delete the address and type it again:  ${address}`,
    },
  ]);
});

test.each([
  ['[Season](downloads/season.pdf)', 'file=downloads/season.pdf'],
  ['[Season](season.pdf)', 'file=season.pdf'],
  ['[Season](assets/downloads/My%20season.pdf)', 'file="downloads/My season.pdf"'],
])('%s is answered with the directive of downloads', (text, attribute) => {
  expect(render(text).problems).toMatchObject([
    { code: 'markdown/link', hint: expect.stringContaining(`::download[Its title]{${attribute}}`) },
  ]);
});

test.each([
  ['The drums are hers.[^1]\n\n[^1]: Recorded in one take.', '10:20', 'Footnotes are'],
  ['- One[^drums]\n- Two[^two]', '10:6', 'Footnotes are'],
  ['See [[New Song]].', '10:5', 'Links in double brackets are'],
  ['{{< youtube dQw4w9WgXcQ >}}', '10:1', 'Shortcodes of other generators are'],
  ['Hear it: {% include player.html %}', '10:10', 'Shortcodes of other generators are'],
  ['Words {: .lead}', '10:7', 'Classes and anchors in braces are'],
  ['### Style {#style}', '10:11', 'Classes and anchors in braces are'],
])('a sign of another dialect is reported once: %s', (text, place, name) => {
  expect(faults(text)).toEqual([`${place} markdown/dialect warning`]);
  expect(render(text).problems[0]?.message).toContain(`${name} not supported here: `);
});

test.each(['`[^1]` and `{{< x >}}`', 'A [link](https://a.example/[[x]]) and {artist}.', '[sic] {1} 2^[3]'])(
  'not a sign of another dialect: %s',
  (text) => {
    expect(faults(text)).toEqual([]);
  },
);

test('joiners stay in addresses of scripts that need them', () => {
  expect(render('[wiki](https://fa.wiki.example/می\u200cخواهم)').problems).toEqual([]);
});

test('a long text with many emphases is read', () => {
  expect(render('Some *words* and __more__ of them. '.repeat(500)).problems).toEqual([]);
});

test('a drawing is text as well', () => {
  const { html } = render(
    '<svg onload="x()"><use href="data:,"/></svg>\n\nA <svg><script>x()</script></svg>',
  );
  expect(html).not.toMatch(/<(svg|use|script)/);
});

test('a raw element within a line lets nothing through', () => {
  const { html } = render('a <pre>&lt; <x <img src=x onerror=alert(1)> & </pre> <script>b < c</script>');
  expect(html.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>]/);
});

test('a comment is left out', () => {
  expect(render('One <!-- note --> two.\n\n<!-- a note\nof two lines -->\n\nThree.').html).toBe(
    '<p>One  two.</p>\n<p>Three.</p>',
  );
  expect(render('<!-- a --> text <!-- b -->').html).toContain('text');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '&#106;avascript:alert(1)',
  'java&Tab;script:alert(1)',
  '//evil.example',
  '/\\\\evil.example',
  '<java script:x>',
  'music/',
  '../music/',
  '',
])('a link to %s is refused, and its text stays', (url) => {
  const { html, links, problems } = render(`A [label](${url}).`);
  expect(html).toBe('<p>A label.</p>');
  expect(links).toEqual([]);
  expect(problems).toMatchObject([{ code: 'markdown/link', level: 'error', at: { line: 10, column: 3 } }]);
});

test.each([
  '[label](https://me:word@a.test/x)',
  '<https://me@a.test/x>',
  'https://me:word@a.test/x',
  '[label][1]\n\n[1]: https://me:word@a.test/x',
])('a link with a user is refused: %s', (text) => {
  const { links, problems } = render(text);
  expect(links).toEqual([]);
  expect(problems).toMatchObject([{ code: 'markdown/link-user', hint: 'Write  https://a.test/x' }]);
});

test('an @ that is not before a host stays in a link', () => {
  const { problems } = render('[a](https://a.test/@me) [b](https://a.test?c=d@e) [c](mailto:me@a.test)');
  expect(problems).toEqual([]);
});

test('bare addresses of other kinds are refused as well', () => {
  expect(render('<javascript:alert(1)>').html).toBe('<p>javascript:alert(1)</p>');
});

test('links on this site go through href, others are marked', () => {
  const { html } = render(
    '[a](/music/) [b](https://x.example/?a=1&b="2") [c](#story) <mail@x.example> [d](/x "T")',
  );
  expect(html).toBe(
    '<p><a href="/site/music/">a</a> ' +
      '<a href="https://x.example/?a=1&amp;b=&quot;2&quot;" rel="noopener">b</a> ' +
      '<a href="#story">c</a> <a href="mailto:mail@x.example">mail@x.example</a> ' +
      '<a href="/site/x" title="T">d</a></p>',
  );
});

test('links are noted as written, with their places', () => {
  const text = [
    'One [a](/a/) and `[a](/a/)` and [a](/a/).',
    '',
    '> quoted',
    '> [b](/b/) and',
    '> [c][ref]',
    '',
    '- item',
    '',
    '  - nested [d](/d/)',
    '    https://e.example',
    '',
    '| x | y |',
    '|---|---|',
    '| 1 | **[f](/f/)** |',
    '',
    '## On [g](/g/)',
    '',
    '[ref]: /c/',
  ];
  const expected = [
    '10:5 /a/',
    '10:33 /a/',
    '13:3 /b/',
    '14:3 /c/',
    '18:12 /d/',
    '19:5 https://e.example',
    '23:9 /f/',
    '25:7 /g/',
  ];
  for (const lineEnd of ['\n', '\r\n']) {
    const { links } = render(text.join(lineEnd));
    expect(links.map(({ url, line, column }) => `${line}:${column} ${url}`)).toEqual(expected);
  }
});

test('a picture is refused, and its description stays', () => {
  expect(render('See ![the cover](x.jpg)!').html).toBe('<p>See the cover!</p>');
  expect(faults('See ![the cover](x.jpg)!')).toEqual(['10:5 markdown/image-place error']);
});

test('an H1 is warned about and counts as a section', () => {
  expect(faults('# Title\n\nText')).toEqual(['10:1 markdown/title warning']);
  expect(render('# Title\n\nText').body.sections).toMatchObject([{ id: 'title', text: ['<p>Text</p>'] }]);
});

test('words are counted as they are read', () => {
  const text =
    '## The title\n\nOne **two**three [four five](/x/ "not counted") – `six`.\n\n- seven\n- eight\n\n| nine | ten |\n|---|---|\n| 11 | 12 |\n';
  expect(render(text).body.words).toBe(13);
});

test('tables and task lists use nothing that HTML has given up', () => {
  const { html } = render('| a |\n|:-:|\n| b |\n\n- [x] done\n- [ ] open\n');
  expect(html).toContain('<th>a</th>');
  expect(html).toContain('☑ done');
  expect(html).not.toContain('<input');
});

test('code shows what it holds', () => {
  expect(render('```html\n<b> & </b>\n```').html).toBe(
    '<pre><code class="language-html">&lt;b&gt; &amp; &lt;/b&gt;\n</code></pre>',
  );
});

test('nesting without end is refused', () => {
  const { html, problems } = render(`${'>'.repeat(20000)} x`);
  expect(problems.map(({ code }) => code)).toEqual(['markdown/too-complex']);
  expect(html).toBe('');
});

test.each([
  ['quotes', (levels: number) => `${'> '.repeat(levels)}a`],
  ['lists', (levels: number) => `${'- '.repeat(levels)}a`],
  ['emphases', (levels: number) => `${'*a **b '.repeat(levels / 2)}${'c** d*'.repeat(levels / 2)}`],
])('a few levels of %s are read, and more than anyone writes are refused', (_, write) => {
  expect(render(write(12)).problems.filter(({ level }) => level === 'error')).toEqual([]);
  expect(render(write(200)).problems).toMatchObject([
    { code: 'markdown/too-complex', message: 'The text is nested too deeply to be read.' },
  ]);
});

test('a text of a page is rendered in blocks, its headings below the section titles', () => {
  expect(renderText('# One\n\n[a](/a/) <b>\n\n## Two', { ...OPTIONS, at: () => START }).html).toBe(
    '<h3>One</h3>\n<p><a href="/site/a/">a</a> &lt;b&gt;</p>\n<h3>Two</h3>',
  );
});

test('what is rendered twice is the same', () => {
  const text = '## A\n\n[a][r]\n\n[r]: /x/';
  expect(render(text)).toEqual(render(text));
});

function plain(text: string): string {
  return writePlain(renderText(text, { ...OPTIONS, at: () => START }).blocks);
}

test('a text for paper keeps the words, the lists and the numbers', () => {
  const text =
    'One *two*\nthree & [four](https://x.example) &amp; **five**.\n\n### Head\n\n- a\n- b\n  1. c\n\n> said\n';
  expect(plain(text)).toBe('One two three & four & five.\n\nHead\n\n– a\n– b\n  1. c\n\nsaid');
});

test('a text for paper has no HTML and no references', () => {
  expect(plain('a <b>c</b> \\*d\\* `e`  \nf')).toBe('a <b>c</b> *d* e f');
});

test.each([
  ['a bullet and a tab', '•\tOne\n•\tTwo'],
  ['a bullet and spaces', '•       One\n•       Two'],
  ['a hyphen and a space that is not an ordinary one', '-\u00a0One\n-\u202fTwo'],
  ['a bullet and a space that does not break', '•\u00a0One\n•\u00a0Two'],
  ["the sign of Word's font", '\uf0b7\tOne\n\uf0b7\tTwo'],
  ['a dot', '· One\n· Two'],
  ['a dash', '– One\n– Two'],
])('%s begin entries of a list, as word processors write them', (_, list) => {
  const html = '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>';
  const { problems, body } = render(`${list}\n`);
  expect(problems).toEqual([]);
  expect(body.intro).toEqual([html]);
  const text = renderText(list, { ...OPTIONS, at: () => START });
  expect(text.html).toBe(html);
  expect(text.blocks).toMatchObject([{ kind: 'item' }, { kind: 'item' }]);
  expect(render(`Prices:\n${list}\n`).body.intro).toEqual([`<p>Prices:</p>\n${html}`]);
});

test.each([
  ['> Words\n\n– Ada', '<blockquote>\n<p>Words</p>\n</blockquote>\n<p>– Ada</p>'],
  ['A • B\n·C', '<p>A • B\n·C</p>'],
  ['```\n• code\n```', '<pre><code>• code\n</code></pre>'],
])('%j has no list', (text, html) => {
  expect(render(text).body.intro).toEqual([html]);
});

test('a fault in a pasted list has its place', () => {
  expect(faults('• One\n• [Two](x.y)\n')).toEqual(['11:3 markdown/link error']);
});
