/** Nothing that is typed as a value is thrown away without a word, whatever YAML makes of it. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Content } from '../../../../../generator/engine/content/types.ts';
import { describe, loadFiles, SITE } from '../../../../helpers/content.ts';

const SIGNS = [...' #:&*?>|@%!`{}[],"\'-~=<\\.$^/()', '“', '’', '…', '{artist}', '&amp;'];
const WORDS = [
  'Soul',
  'b',
  '28',
  '007',
  'é',
  'null',
  'true',
  'no',
  '0x1F',
  '1e3',
  '2026-01-01',
  '12:30',
  '+1',
  '.5',
];

/** Signs and words, one of them at least a word; a comment of the writer begins with # and a space. */
const text = fc
  .tuple(
    fc.array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 3 }),
    fc.constantFrom(...WORDS),
    fc.array(fc.constantFrom(...SIGNS, ...WORDS), { maxLength: 3 }),
  )
  .map(([before, word, after]) => [...before, word, ...after].join('').trim())
  .filter((written) => !/(?:^|\s)#(?:[\s#]|$)/.test(written));

const release = (keys: string) => ({ 'releases/one.md': `---\ntitle: A\ntype: single\n${keys}---\n` });
const dataOf = (content: Content | undefined) => content?.releases[0]?.data;

const places: {
  write(written: string): Record<string, string>;
  read(content: Content | undefined): unknown;
}[] = [
  { write: (written) => release(`note: ${written}\n`), read: (content) => dataOf(content)?.note },
  { write: (written) => release(`genre:\n  - ${written}\n`), read: (content) => dataOf(content)?.genre?.[0] },
  { write: (written) => release(`genre: [${written}]\n`), read: (content) => dataOf(content)?.genre?.[0] },
  {
    write: (written) => release(`label:\n  name: ${written}\n`),
    read: (content) => dataOf(content)?.label?.name,
  },
  {
    write: (written) => release(`label: {name: ${written}}\n`),
    read: (content) => dataOf(content)?.label?.name,
  },
  {
    write: (written) => ({
      'pages/events.yaml': `events:\n  - date: 2027-01-01\n    city: B\n    venue: ${written}\n`,
    }),
    read: (content) => content?.pages.events?.data.events?.[0]?.venue,
  },
];

test('a value is what was typed, or a message names its line', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...places), async (written, { write, read }) => {
      // A comma at the end of brackets divides nothing, and within them several entries.
      fc.pre(!/,/.test(written));
      const { content, problems } = await loadFiles(write(written));
      const named = problems.filter(({ code }) => /^(?:yaml|schema|markdown|values|quotes)\//.test(code));
      if (named.length > 0) return;
      expect([written, read(content), problems.map(describe)]).toEqual([
        written,
        written.replaceAll('{artist}', 'EDDY'),
        problems.map(describe),
      ]);
    }),
    { numRuns: 80 },
  );
});

test.each([
  ['genre:\n  - Soul:\n', 'schema/type'],
  ['genre:\n  - Soul:\n  - Jazz\n', 'schema/type'],
  ['label:\n  Soul:\n', 'schema/unknown-key'],
  ['artists:\n  - Ada:\n', 'schema/unknown-key'],
  ['tracks:\n  - One:\n', 'schema/unknown-key'],
])('words with a colon behind them in %j are no key that was left empty', async (keys, code) => {
  const { problems } = await loadFiles(release(keys));
  expect(problems.map((each) => each.code)).toContain(code);
});

test.each(['label:\n  name:\n', 'tracks:\n  - title:\n', 'video:\n', 'genre:\n  -\n'])(
  '%j is left empty',
  async (keys) => {
    const { problems } = await loadFiles(release(keys));
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('a release with nobody behind private: is refused, and not published', async () => {
  const { content, problems } = await loadFiles({
    'site.yaml': SITE,
    'releases/one.md': '---\nprivate:\ntitle: One\ntype: album\n---\n',
  });
  expect(content?.releases).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual(['private must be a list, but is empty.']);
});
