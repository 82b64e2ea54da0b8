/** Pictures and directives of texts: what is read, and what is reported about what cannot be. */

import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../../../generator/app/list/extensions.ts';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { readDirective } from '../../../../../generator/engine/content/markdown/directive.ts';
import { renderBody } from '../../../../../generator/engine/content/markdown/index.ts';
import type { Insert } from '../../../../../generator/engine/content/types.ts';

const OPTIONS = {
  vocabulary: VOCABULARY,
  file: 'a.md',
  firstLine: 1,
  pageAt: (path: string) => GRAMMAR.pageAt(path),
  href: (url: string) => url,
  fill: (text: string) => text.replace('{links.shop}', 'https://shop.example'),
};

const render = (text: string) => renderBody(text, OPTIONS);

/** HTML as it is, and the rest by name. */
function outline(text: string): (string | Partial<Insert>)[] {
  return render(text).body.intro.map((part) => (typeof part === 'string' ? part : withoutPlace(part)));
}

function withoutPlace({ line: _, column: __, ...insert }: Insert) {
  return insert;
}

/** `2:9 directive/attribute message → hint`. */
function faults(text: string): string[] {
  return render(text).problems.map(
    ({ at, code, message, hint }) => `${at?.line}:${at?.column} ${code} ${message} → ${hint}`,
  );
}

const STAGE = { file: 'photos/stage.jpg', alt: 'The stage', caption: '' };

test.each<[string, string, object]>([
  [
    'a video',
    '::video{url=https://youtu.be/abcdefghijk}',
    { name: 'video', url: 'https://youtu.be/abcdefghijk' },
  ],
  [
    'quoted values, one with a brace',
    '::video{url="https://youtu.be/abcdefghijk" title=\'A } "B"\'}',
    { name: 'video', url: 'https://youtu.be/abcdefghijk', title: 'A } "B"' },
  ],
  ['nothing between braces', '::events{}', { name: 'events' }],
  ['a number', '::events{limit=3}', { name: 'events', limit: 3 }],
  [
    'a number in quotes',
    '::releases{ type="single"  limit="4" }',
    { name: 'releases', type: 'single', limit: 4 },
  ],
  ['a name alone, indented', '   ::newsletter  ', { name: 'newsletter' }],
  [
    'a shared link',
    '::button[Shop & **more**]{url={links.shop}}',
    { name: 'button', url: 'https://shop.example', label: 'Shop & more' },
  ],
  [
    'brackets within brackets',
    '::button[Listen [live]]{url=/events/}',
    { name: 'button', url: '/events/', label: 'Listen [live]' },
  ],
  [
    'a short quote',
    '::quote[So *good*.]{by="A B"}',
    { name: 'quote', html: '<p>So <em>good</em>.</p>', by: 'A B' },
  ],
  [
    'a long quote',
    ':::quote{source=Paper}\nOne.\n\nTwo < three.\n:::',
    { name: 'quote', html: '<p>One.</p>\n<p>Two &lt; three.</p>', source: 'Paper' },
  ],
  [
    'a gallery',
    '::::gallery\n![The stage](photos/stage.jpg)\n\n- ![صورة](<photos/صورة الفرقة.jpeg> "By night")\n::::',
    {
      name: 'gallery',
      pictures: [STAGE, { file: 'photos/صورة الفرقة.jpeg', alt: 'صورة', caption: 'By night' }],
    },
  ],
  ['three colons where two would do, closed', ':::events\n:::', { name: 'events' }],
])('%s', (_, text, insert) => {
  expect(faults(text)).toEqual([]);
  expect(outline(text)).toEqual([insert]);
  expect(outline(`Before.\n${text}\nAfter.`)).toEqual(
    text.startsWith(' ') ? expect.anything() : ['<p>Before.</p>', insert, '<p>After.</p>'],
  );
});

test.each([
  ['```\n::video{}\n:::nothing\n```', '<pre><code>::video{}\n:::nothing\n</code></pre>'],
  ['    ::video{}', '<pre><code>::video{}\n</code></pre>'],
  ['\\::video{url=x}', '<p>::video{url=x}</p>'],
  [':: so it goes', '<p>:: so it goes</p>'],
  ['::so it goes', '<p>::so it goes</p>'],
  ['At 10::30 and `::video{}`', '<p>At 10::30 and <code>::video{}</code></p>'],
  ['Doors: 20:00\n:) see you', '<p>Doors: 20:00\n:) see you</p>'],
])('%j is text', (text, html) => {
  expect(faults(text)).toEqual(text.startsWith(' ') ? [expect.stringContaining('is shown as code')] : []);
  expect(outline(text)).toEqual([html]);
});

test.each([
  ['Text.\n\n::vidoe{url=x}', '3:1 directive/unknown There is no directive "vidoe". → Did you mean "video"?'],
  [
    '::carousel',
    '1:1 directive/unknown There is no directive "carousel". → There are gallery, video, quote, download, button, releases, player, events, newsletter and form.',
  ],
  [
    '::events{limt=3}',
    '1:10 directive/attribute "limt" is not an attribute of ::events. → Did you mean "limit"?',
  ],
  ['::newsletter{a=1}', '1:14 directive/attribute "a" is not an attribute of ::newsletter. → It takes none.'],
  [
    'Hi.\n::events{limit=ten}',
    '2:16 schema/type limit must be a number, but is "ten". → For example:  limit=3',
  ],
  ['::events{limit=99}', '1:16 schema/value limit must be at most 48, but is the number 99. → undefined'],
  [
    '::video{title=A url=youtu.be/x}',
    '1:21 schema/value url must be a web address that starts with https://, but is "youtu.be/x". → Write  url=https://youtu.be/x',
  ],
  ['::releases{type=singel}', /^1:17 schema\/value type must be .*single/],
  ['::video{title=A}', /^1:1 directive\/missing ::video needs "url"\. → Its address on YouTube/],
  ['::video', /^1:1 directive\/missing ::video needs "url"/],
  [
    '::video{url}',
    '1:9 directive/braces The attribute "url" has no value. → Write a name, an equals sign and a value, in quotes if it has spaces: url="…"',
  ],
  [
    '::video{https://youtu.be/x}',
    '1:9 directive/braces The address https://youtu.be/x has no name. → Write  url=https://youtu.be/x',
  ],
  [
    '::releases{limit: 4}',
    '1:12 directive/braces An attribute has an equals sign between its name and its value, not a colon. → Write  limit=4',
  ],
  ['::player{release=releases/new-song.md}', /→ Write {2}new-song$/],
  [
    '::video{url=a url=b}',
    '1:15 directive/braces The attribute "url" is given twice. → Remove one of the two.',
  ],
  ['::quote[A]{by=“B C”}', /^1:15 directive\/braces Curly quotes do not count: “B/],
  ['::video{#id}', /^1:9 directive\/braces "#id" between the braces is not an attribute/],
  ['::video{url=https://x.example', /^1:1 directive\/form The brace after video is not closed/],
  ['::button[Book{url=/x/}', /^1:1 directive\/form The square bracket after button is not closed/],
  ['::video{url=https://x.example} and more', /^1:1 directive\/form Something follows ::video/],
  [':::video{url=https://x.example}', /^1:1 directive\/form .*two colons.*::video/],
  [':::gallery\n![A](a.jpg)', /^1:1 directive\/form The directive :::gallery has no end/],
  ['Text.\n\n:::', /^3:1 directive\/form The line ::: ends a directive/],
  ['::button{url=/x/}', /^1:1 directive\/contents ::button needs its words/],
  ['::button[]{url=/x/}', /^1:1 directive\/contents ::button needs its words/],
  ['::events[Now]', /^1:1 directive\/contents ::events takes no text/],
  [':::gallery\n:::', /^1:1 directive\/contents :::gallery needs pictures/],
  [':::gallery\n![A](a.jpg)\nWords.\n:::', /^3:1 directive\/gallery/],
  [':::gallery\n::events\n:::', /^2:1 directive\/gallery/],
  ['- one\n- ::events', /^2:3 directive\/place The directive "events" would be shown as text/],
  ['> ::events', /^1:3 directive\/place/],
  [':video{url=x}', /^1:1 directive\/place The directive "video" would be shown as text here/],
  [':::quote\n::events\n:::', /^2:1 directive\/place/],
])('%j is reported', (text, expected) => {
  const wanted = typeof expected === 'string' ? expected : expect.stringMatching(expected);
  expect(faults(text)).toEqual([wanted]);
});

test('a directive ends a paragraph, and sections go on below it', () => {
  const { body, problems, links } = render(
    'One.\n::button[A]{url=https://a.example/}\n\n## Two\n\n::events\n\nThree.',
  );
  expect(problems).toEqual([]);
  expect(body.intro).toEqual([
    '<p>One.</p>',
    expect.objectContaining({ name: 'button', line: 2, column: 1 }),
  ]);
  expect(body.sections).toMatchObject([
    { id: 'two', text: [{ name: 'events', line: 6, column: 1 }, '<p>Three.</p>'] },
  ]);
  expect(links).toEqual([{ url: 'https://a.example/', line: 2, column: 17 }]);
});

test.each<[string, (string | object)[]]>([
  ['![The stage](photos/stage.jpg)', [{ name: 'picture', ...STAGE }]],
  [
    'One.\n![The stage](photos/stage.jpg "By *night* & day")\nTwo **bold**.',
    [
      '<p>One.</p>',
      { name: 'picture', ...STAGE, caption: 'By *night* & day' },
      '<p>Two <strong>bold</strong>.</p>',
    ],
  ],
  [
    '![The stage](photos/stage.jpg) ![B](b%20c.png)',
    [
      { name: 'picture', ...STAGE },
      { name: 'picture', file: 'b c.png', alt: 'B', caption: '' },
    ],
  ],
  [
    '![The band](photos/صورة الفرقة.jpeg "Live")',
    [{ name: 'picture', file: 'photos/صورة الفرقة.jpeg', alt: 'The band', caption: 'Live' }],
  ],
])('the picture in %j', (text, parts) => {
  expect(faults(text)).toEqual([]);
  expect(outline(text)).toEqual(parts);
});

test.each([
  ['A\n\n![](photos/a.jpg)', /^3:1 markdown\/no-alt The picture photos\/a\.jpg has no description/],
  ['![A](https://x.example/a.jpg)', /^1:1 markdown\/remote-picture A picture cannot come from another site/],
  [
    '![A](/assets/photos/a.jpg)',
    /^1:1 markdown\/picture-file .*Write {2}!\[What it shows\]\(photos\/a\.jpg\)$/,
  ],
  ['![A](../a.jpg)', /^1:1 markdown\/picture-file .*\(a\.jpg\)/],
  ['![A]()', /^1:1 markdown\/picture-file The picture has no file/],
  ['Words ![A](a.jpg) words', /^1:7 markdown\/image-place/],
  ['- ![A](a.jpg)', /^1:3 markdown\/image-place/],
  ['[![A](a.jpg)](/x/)', /^1:2 markdown\/image-place/],
  ['[A demo](/audio/My demo.wav)', /^1:1 markdown\/link .*Write spaces as %20/],
])('%j is reported', (text, expected) => {
  expect(faults(text)).toEqual([expect.stringMatching(expected)]);
});

test('pictures are noted with their places', () => {
  const { pictures } = render('One.\n\n![A](a.jpg)\n\n:::gallery\n![B](b.jpg)\n:::\n');
  expect(pictures).toEqual([
    { file: 'a.jpg', line: 3, column: 1, isInText: true },
    { file: 'b.jpg', line: 6, column: 1, isInText: true },
  ]);
});

test('many openings without an end are read once each', () => {
  const text = ':::gallery\n'.repeat(20_000);
  const token = readDirective(text, VOCABULARY.directives);
  expect(token).toMatchObject({ name: 'gallery', raw: ':::gallery\n', fault: 'unclosed' });
  expect(render(text).problems).toHaveLength(20_000);
});
