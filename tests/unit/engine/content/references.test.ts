/** Addresses that were copied from the source of a page, with the signs of HTML in them. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeReferences } from '../../../../generator/engine/lib/references.ts';
import { describe, loadFiles, release } from '../../../helpers/content.ts';

/** How programs write a sign in the source of a page. */
const written = (sign: string) => {
  const code = sign.charCodeAt(0);
  const hex = code.toString(16);
  const names: Record<string, string> = {
    '&': '&amp;',
    '=': '&equals;',
    '?': '&quest;',
    '/': '&sol;',
    ':': '&colon;',
  };
  return fc.constantFrom(
    ...[`&#${code};`, `&#0${code};`, `&#x${hex};`, `&#X0${hex.toUpperCase()};`, names[sign] ?? `&#${code};`],
    ...['&amp;', '&#38;'].map((and) => `${and}#${code};`),
  );
};

const part = fc.string({ unit: fc.constantFrom(...'abcxyz019-_'), maxLength: 5 }).map((text) => `${text}z`);
const address = fc
  .tuple(part, fc.array(fc.tuple(part, part), { minLength: 2, maxLength: 4 }))
  .map(([name, pairs]) => `https://a.example/${name}?${pairs.map((pair) => pair.join('=')).join('&')}`);

/** An address, and the same as the source of a page may have it: at least one sign is written otherwise. */
const copied = address.chain((plain) =>
  fc
    .tuple(
      written('&'),
      fc.array(fc.tuple(fc.boolean(), written('='), written('&')), { minLength: 9, maxLength: 9 }),
    )
    .map(([first, others]) => {
      let count = 0;
      const source = plain.replace(/[&=]/g, (sign) => {
        const [isWritten, equals = '', and = ''] = others[count] ?? [];
        count += 1;
        if (sign === '=') return isWritten ? equals : sign;
        return count === 2 ? first : isWritten ? and : sign;
      });
      return { plain, source };
    }),
);

const escaped = (text: string) => text.replaceAll('&', '&amp;');

test('a link of a text leads to the address that the source of the page meant', async () => {
  const form = fc.constantFrom(
    (url: string) => `[Words](${url})`,
    (url: string) => `[Words](<${url}> "Title")`,
    (url: string) => `[Words][1]\n\n[1]: ${url}`,
    (url: string) => `<${url}>`,
    (url: string) => `See ${url} for more.`,
  );
  await fc.assert(
    fc.asyncProperty(copied, form, async ({ plain, source }, write) => {
      const { content, problems } = await loadFiles({
        'releases/one.md': release('title: One\ntype: single', write(source)),
      });
      const [one] = content?.releases ?? [];
      expect(problems.map(describe)).toEqual([]);
      expect(one?.body.intro.map(String).join('') ?? '').toContain(`href="${escaped(plain)}"`);
    }),
    { numRuns: 60 },
  );
});

test('an address among the keys is refused with the one that it means', async () => {
  const keys: [key: string, files: (url: string) => Record<string, string>][] = [
    [
      'spotify',
      (url) => ({
        'releases/one.md': `---\ntitle: One\ntype: single\nrelease_date: 2020\nbpm: 120\nstreaming_links:\n  spotify: ${url}\n---\n`,
      }),
    ],
    ['url', (url) => ({ 'pages/videos.yaml': `videos:\n  - title: A\n    url: ${url}\n` })],
    ['url', (url) => ({ 'pages/links.yaml': `rows:\n  - label: A\n    url: ${url}\n` })],
    [
      'tickets',
      (url) => ({
        'pages/events.yaml': `events:\n  - title: A\n    date: 2027-01-01\n    city: B\n    tickets: ${url}\n`,
      }),
    ],
    ['url', (url) => ({ 'pages/merch.yaml': `items:\n  - title: A\n    url: ${url}\n` })],
  ];
  await fc.assert(
    fc.asyncProperty(copied, fc.constantFrom(...keys), async ({ plain, source }, [key, files]) => {
      const { problems } = await loadFiles(files(source));
      const hints = problems.filter(({ level }) => level === 'error').map(({ hint }) => hint);
      expect(hints).toEqual([`Write  ${key}: ${plain}`]);
      const right = await loadFiles(files(plain));
      expect(right.problems.filter(({ level }) => level === 'error').map(describe)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each([
  'https://a.example/?a=1&copy=2',
  'https://a.example/?a=1&b;c=2',
  'https://a.example/?a&amp',
  'https://a.example/R&D',
])('%s is as it is meant', (url) => {
  expect(decodeReferences(url)).toBe(url);
});

test('a picture is described in the signs that its text means', async () => {
  const line = '![Ada &amp; Bo](photos/a&amp;b.jpg "&copy; Tom &#38; &amp;lt;")';
  const { content } = await loadFiles({ 'releases/one.md': release('title: One\ntype: single', line) });
  expect(content?.releases[0]?.body.intro).toMatchObject([
    { file: 'photos/a&b.jpg', alt: 'Ada & Bo', caption: '© Tom & &lt;' },
  ]);
});
