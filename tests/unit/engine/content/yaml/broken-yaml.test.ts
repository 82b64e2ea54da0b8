import { expect, test } from 'vitest';
import { describe, loadFiles, release, SITE } from '../../../../helpers/content.ts';

/** A description, the front matter of a release, and every problem reported. */
const RELEASES: [string, string, string[]][] = [
  [
    'a colon within a text',
    'title: A: B\ntype: single',
    [
      'releases/one.md:2:8 yaml/colon A colon and a space within the text begin a second key on the same line. → Put quotes around the text:  title: "A: B"',
    ],
  ],
  [
    'an indented line',
    'title: A\n type: single',
    [
      'releases/one.md:3:2 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs with the line above, remove the space before it.',
    ],
  ],
  [
    'a key one space too far left in a list of groups',
    'title: A\ntype: ep\ntracks:\n  - title: X\n    note: "22"\n   isrc: B\n    duration: 1\n    spotify: C\n  - title: Y\n    isrc: D',
    [
      'releases/one.md:7:1 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs with the line above, put 4 spaces before it, not 3.',
    ],
  ],
  [
    'a key one space too far right in a list of groups',
    'title: A\ntype: ep\ntracks:\n  - title: X\n    duration: 1\n     isrc: B\n    spotify: C',
    [
      'releases/one.md:7:6 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs with the line above, put 4 spaces before it, not 5.',
    ],
  ],
  [
    'a hyphen one space too far left',
    'title: A\ntype: ep\ngenre:\n  - B\n - C\n  - D',
    [
      'releases/one.md:6:1 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs to the list whose entries have 2 spaces, put 2 before it, not 1, and move the other lines of the entry as far.',
    ],
  ],
  [
    'a space before its first key',
    ' title: A\ntype: ep\ngenre: [B]',
    [
      'releases/one.md:2:2 yaml/indentation This line starts further left or right than the lines it belongs to. → Remove the space before it.',
    ],
  ],
  [
    'a tab',
    'title: A\n\ttype: single',
    ['releases/one.md:3:1 yaml/tab This line is indented with a tab. → Delete the tab.'],
  ],
  [
    'a tab that makes the lines below look wrong',
    'title: A\ntype: single\nstreaming_links:\n\tspotify: https://a.example\n  apple: https://b.example',
    ['releases/one.md:5:1 yaml/tab This line is indented with a tab. → Put 2 spaces in place of the tab.'],
  ],
  [
    'a line that begins too far right, below a note',
    'title: A\ntype: single\n\n# Not yet.\n draft: true',
    [
      'releases/one.md:6:1 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs with the line above, remove the space before it.',
    ],
  ],
  [
    'a colon within curly quotes',
    'title: “A: B”\ntype: single',
    [
      'releases/one.md:2:8 yaml/colon A colon and a space within the text begin a second key on the same line. → Curly quotes do not count, only straight ones: "A: B"',
    ],
  ],
  [
    'an open quote',
    'title: "A\ntype: single',
    [
      'releases/one.md:2:8 yaml/quote A quotation mark is opened here and never closed. → Add the closing one at the end of the text.',
    ],
  ],
  [
    'an open bracket',
    'title: A\ntype: single\ngenre: [a, b',
    [
      'releases/one.md:4:8 yaml/bracket The bracket that opens here is not closed, or a comma is missing after it. → Write lists as [one, two], with a bracket at both ends.',
    ],
  ],
  [
    'a missing colon',
    'title A\ntype: single',
    [
      'releases/one.md:2:1 yaml/no-colon This line should have a key, a colon, a space and a value. → Write it like  title: New Song',
    ],
  ],
  [
    'a key given twice',
    'title: A\ntitle: B\ntype: single',
    [
      'releases/one.md:3:1 yaml/duplicate-key "title" appears here for the second time. → Keep one of the two.',
    ],
  ],
  [
    'an at sign',
    'title: @eddy\ntype: single',
    [
      'releases/one.md:2:8 yaml/needs-quotes A text cannot begin with @ unless it is in quotes. → Put quotes around it: "@eddy"',
    ],
  ],
  [
    'an at sign in brackets, with other keys behind it',
    'title: A\ntype: single\nartists: [{name: @eddy, url: https://a.example}]',
    [
      'releases/one.md:4:18 yaml/needs-quotes A text cannot begin with @ unless it is in quotes. → Put quotes around it: "@eddy"',
    ],
  ],
  [
    'an at sign in a list',
    'title: A\ntype: single\nartists: [@eddy, @ada]',
    [
      'releases/one.md:4:11 yaml/needs-quotes A text cannot begin with @ unless it is in quotes. → Put quotes around it: "@eddy"',
    ],
  ],
  [
    'a percent sign',
    'title: %x\ntype: single',
    [
      'releases/one.md:2:8 yaml/needs-quotes A text cannot begin with % unless it is in quotes. → Put quotes around it: "%x"',
    ],
  ],
  [
    'an exclamation mark',
    'title: !Wow\ntype: single',
    [
      'releases/one.md:2:8 yaml/needs-quotes A text cannot begin with ! unless it is in quotes. → Put quotes around it: "!Wow"',
    ],
  ],
  [
    'a star',
    'title: *x\ntype: single',
    [
      'releases/one.md:2:8 yaml/needs-quotes A text cannot begin with * unless it is in quotes. → Put quotes around it: "*x"',
    ],
  ],
  [
    'a placeholder and more without quotes',
    'title: {artist} live\ntype: single',
    [
      'releases/one.md:2:17 yaml/needs-quotes The value ends before this point, because it begins with {. → Put quotes around all of it: "{artist} live"',
    ],
  ],
  [
    'a quote within quotes',
    "title: 'it's'\ntype: single",
    [
      'releases/one.md:2:12 yaml/needs-quotes The value ends before this point, because it begins with \'. → Put quotes around all of it: "it\'s"',
    ],
  ],
  [
    'a text that goes on after quotes',
    'title: "A" B\ntype: single',
    [
      'releases/one.md:2:12 yaml/needs-quotes The value ends before this point, because it begins with ". → Put quotes around all of it: \'"A" B\'',
    ],
  ],
  [
    'a backslash in quotes',
    'title: "\\q"\ntype: single',
    [
      'releases/one.md:2:9 yaml/backslash Within double quotes, a backslash begins a special character, and this is not one. → Write two backslashes for one, or use single quotes.',
    ],
  ],
  [
    'a list on the line of its key',
    'title: A\ntype: ep\ntracks: - title: x',
    [
      'releases/one.md:4:9 yaml/list A list with hyphens cannot begin on the line of its key or among keys. → Put each entry on its own line below the key, two spaces further in:  - title: x',
    ],
  ],
  [
    'a text on the line of its bar',
    'title: A\ntype: single\nlyrics: |la la',
    [
      'releases/one.md:4:10 yaml/needs-quotes After | or > the text begins on the next line. → Move the text to the next line, indented by two spaces, or put quotes around all of it.',
    ],
  ],
  [
    'a list among keys',
    'title: A\ntype: single\n- x',
    [
      'releases/one.md:4:1 yaml/no-colon This line should have a key, a colon, a space and a value. → Write it like  title: New Song',
    ],
  ],
  [
    'lines that begin too far left',
    'title: A\ntype: single\nvideo:\n    title: V\n  url: https://youtu.be/x',
    [
      'releases/one.md:6:1 yaml/indentation This line starts further left or right than the lines it belongs to. → If it belongs with the line above, put 4 spaces before it, not 2.',
    ],
  ],
  [
    'a placeholder and more within brackets',
    'title: A\ntype: single\nvideo: {title: {artist} live, url: https://youtu.be/x}',
    [
      'releases/one.md:4:25 yaml/needs-quotes The value ends before this point, because it begins with {. → Put quotes around all of it: "{artist} live"',
    ],
  ],
  [
    'a key that begins with a bracket',
    'title: A\ntype: single\n{artist}: x',
    [
      'releases/one.md:4:1 yaml/needs-quotes A text cannot begin with { unless it is in quotes. → Put quotes around it: "{artist}: x"',
    ],
  ],
  [
    'text after a list in brackets',
    'title: A\ntype: single\ngenre: [a] b',
    [
      'releases/one.md:4:12 yaml/needs-quotes The value ends before this point, because it begins with [. → Put quotes around all of it: "[a] b"',
    ],
  ],
  [
    'a line of dots',
    'title: A\n...\ntype: single',
    [
      'releases/one.md:4:1 yaml/documents A line of three hyphens or dots ends the YAML here, and what follows would be lost. → Remove the line; only .md files are divided by such lines.',
    ],
  ],
];

test.each(RELEASES)('a release with %s', async (_, keys, expected) => {
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  expect(problems.map(describe)).toEqual(expected);
});

test('brackets within brackets without end are refused, not followed', async () => {
  const { problems } = await loadFiles({
    'releases/one.md': release(`title: A\ngenre: ${'['.repeat(3000)}`),
  });
  expect(problems.map(({ code }) => code)).toEqual(['yaml/too-complex']);
});

test.each(['[', '{a: ', '!['])(
  'thousands of %s are reported where they begin, however deep the stack is',
  async (open) => {
    const files = { 'releases/one.md': release(`title: A\ngenre: ${open.repeat(20_000)}`) };
    const deeper = (levels: number): ReturnType<typeof loadFiles> =>
      levels === 0 ? loadFiles(files) : deeper(levels - 1);
    const places = [await deeper(0), await deeper(500)].map(({ problems }) => problems.map(({ at }) => at));
    expect(places[1]).toEqual(places[0]);
    expect(places[0]).toMatchObject([{ line: 3, column: open === '![' ? 9 : 8 }]);
  },
);

test('aliases that multiply are refused', async () => {
  const eight = (name: string) => `[${Array(8).fill(name).join(', ')}]`;
  const bomb = `a: &a ${eight('x')}\nb: &b ${eight('*a')}\nc: &c ${eight('*b')}\nd: ${eight('*c')}`;
  const { problems } = await loadFiles({ 'pages/about.yaml': bomb });
  expect(problems.map(({ code }) => code)).toEqual(['yaml/too-complex']);
});

test('an everyday alias is followed', async () => {
  const { content, problems } = await loadFiles({
    'pages/about.yaml': 'title: &name Night Drive\ndescription: *name\n',
  });
  expect(problems).toEqual([]);
  expect(content?.pages.about?.data.description).toBe('Night Drive');
});

test('several mistakes in a file are reported together, one a line', async () => {
  const { problems } = await loadFiles({
    'pages/about.yaml': 'title: @a\ndescription: "x\\q"\ntitle: b\nimage: !c\n',
  });
  expect(problems.map(({ code, at }) => `${at?.line} ${code}`)).toEqual([
    '1 yaml/needs-quotes',
    '2 yaml/backslash',
    '3 yaml/duplicate-key',
    '4 yaml/needs-quotes',
  ]);
});

test.each([
  ['releases/one.md', '---\ntitle: A\ntype: single\nlyrics: &a [*a]\n---\n', '4:13'],
  ['site.yaml', `${SITE}share_images: &a {b: [1, *a]}\n`, '11:26'],
])('an alias within what it refers to is reported with its place: %s', async (path, text, place) => {
  const { problems } = await loadFiles({ [path]: text });
  expect(problems.map(describe)).toEqual([
    `${path}:${place} yaml/too-complex This refers to something that it is part of, so it would never end. → ` +
      'Write values out instead of referring to others with *, and use fewer brackets.',
  ]);
});

test.each([
  ['title: "A\\0"', '2:10', 'U+0000', '\\0'],
  ['title: "A\\n\\\\e\\tB\\x1b[2J"', '2:18', 'U+001B', '\\x1b'],
  ['title: A\nartwork_url: "artwork/a\\u0000.png"', '3:24', 'U+0000', '\\u0000'],
  ['title: A\naudio: "audio/\\U0000007F.mp3"', '3:15', 'U+007F', '\\U0000007F'],
  ['title: A\nmood_tags: [a, "\\a"]', '3:17', 'U+0007', '\\a'],
  ['title: A\ncredits: {"Mi\\Nx": B}', '3:14', 'U+0085', '\\N'],
  ['title: A\nextra: {"a": {b: "\\e"}}', '3:19', 'U+001B', '\\e'],
])('a control character as an escape: %s', async (keys, place, code, spelling) => {
  const { problems } = await loadFiles({ 'releases/one.md': release(`${keys}\ntype: single`) });
  expect(problems.map(describe)).toEqual([
    `releases/one.md:${place} files/control-character There is a control character here (${code}), which no page can show. → Delete  ${spelling}  from the text.`,
  ]);
});

test('escapes of other characters stay', async () => {
  const title = 'title: "A\\tB\\n\\r\\u00e9\\_\\\\0"';
  const { problems } = await loadFiles({ 'releases/one.md': release(`${title}\ntype: single`) });
  expect(problems).toEqual([]);
});

test.each([
  'logo: "icons/\\0.svg"',
  'menu: [{label: A, url: "/music/\\x1b/"}]',
  'extra: {a: "https://a\\0.example"}',
])('a control character in site.yaml: %s', async (line) => {
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}${line}\n` });
  expect(problems.map(({ code }) => code)).toContain('files/control-character');
});
