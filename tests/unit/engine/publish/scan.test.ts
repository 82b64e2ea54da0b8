/** Most pages are read by a scanner: it finds what a parser finds, or leaves the page to it. */
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { scanAttributes } from '../../../../generator/engine/publish/links/scan.ts';
import { seeded } from '../../../helpers/random.mjs';

const WANTED = new Set(['href', 'src', 'srcset', 'poster', 'id', 'name', 'data', 'content', 'xlink:href']);
/** In each list, what templates write comes first, and is taken most often. */
const ELEMENTS = [
  ...['a', 'p', 'img', 'meta', 'object', 'svg', 'use', 'liner-island', 'br', 'template', 'script', 'style'],
  ...['title', 'textarea', 'A', 'TITLE', 'x-y.z', 'iframe', 'noscript', 'xmp', 'plaintext'],
];
const ATTRIBUTES = [
  ...[
    'href="/a/"',
    'id="a"',
    'name="b"',
    'hidden',
    'srcSet="/c/ 320w"',
    'data-href="/f/"',
    'href=""',
    'href',
  ],
  ...['title="a > b <a"', 'href="&amp;&lt;&gt;&quot;&#x27;&#39;"', 'xlink:href="#g"', 'content="a\n<b>"'],
  ...['data="/f/"', 'HREF="/b/"', "href='/c/'", 'href=/d/', 'href = "/e/"', 'href="', 'href="&copy"'],
  ...['href="&amp"', 'href="a&b=c"', 'href="&#47;"', 'href="&AMP;"', '"', "'", '=', '/'],
];
const SPACES = [' ', ' ', ' ', '', '\n', '  ', '/'];
const ENDS = ['>', '>', '/>', ' >', ' />', ''];
const REST = [
  ...['text', '&amp;', '>', '"', '<!-- -->', '<!doctype html>', '音', '\n', '</a href="/c/">', '</SCRIPT>'],
  ...['</style >', '</script/>', '</scripts>', '</', '</>', '</ a>', '</1>', '<!-- <a href="/g/"> -->'],
  ...[
    '<!--',
    '-->',
    '<!-->',
    '--!>',
    '<!x>',
    '<?',
    '<![CDATA[',
    ']]>',
    '<',
    '<<',
    '< ',
    "'",
    '&',
    '\0',
    '\f',
  ],
];

function scan(html: string): string[] | undefined {
  const found: string[] = [];
  const isRead = scanAttributes(html, WANTED, (name, value, element) =>
    found.push(`${element} ${name}=${value}`),
  );
  return isRead ? found : undefined;
}

function parse(html: string): string[] {
  const found: string[] = [];
  let element = '';
  const parser = new Parser({
    onopentagname(name) {
      element = name;
    },
    onattribute(name, value) {
      if (WANTED.has(name)) found.push(`${element} ${name}=${value}`);
    },
  });
  parser.end(html);
  return found;
}

test('on any markup, a scanner that reads the page to its end finds what a parser finds', () => {
  const random = seeded(1);
  const pick = (words: readonly string[]) => words[Math.floor(random() ** 3 * words.length)] ?? '';
  const some = (most: number, make: () => string) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make).join('');
  const makeTag = () => `<${pick(ELEMENTS)}${some(3, () => pick(SPACES) + pick(ATTRIBUTES))}${pick(ENDS)}`;
  const makePiece = () => {
    const kind = random();
    if (kind < 0.5) return makeTag();
    return kind < 0.8 ? `</${pick(ELEMENTS)}>` : pick(REST);
  };
  let read = 0;
  for (let round = 0; round < 10_000; round += 1) {
    const html = some(6, makePiece);
    const found = scan(html);
    if (found === undefined) continue;
    read += found.length;
    expect(found, JSON.stringify(html)).toEqual(parse(html));
  }
  expect(read).toBeGreaterThan(500);
});
