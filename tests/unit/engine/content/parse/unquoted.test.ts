/** Texts that begin with a sign of Markdown, without quotes: the advice is right at once, wherever only words are shown or Markdown is. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe, loadFiles } from '../../../../helpers/content.ts';

const word = fc.constantFrom('Home', 'Night Ferry', 'A & B', 'Über', 'No. 5', '28');
const styled = fc
  .tuple(
    word,
    fc.constantFrom(
      (text: string) => `**${text}**`,
      (text: string) => `***${text}***`,
      (text: string) => `\`${text}\``,
      (text: string) => `*${text}* again`,
      (text: string) => `**${text}** again`,
      (text: string) => `[${text}](https://a.example/)`,
      (text: string) => `[${text}](https://a.example/) again`,
      (text: string) => `&amp; ${text}`,
      (text: string) => `**${text}** and **more**`,
    ),
  )
  .map(([text, write]) => write(text));

/** Files with a text in them, its key, and whether that is Markdown. */
const places: [(text: string) => Record<string, string>, key: string, isMarkdown: boolean][] = [
  [(text) => ({ 'releases/one.md': `---\ntitle: ${text}\ntype: single\n---\n` }), 'title', false],
  [
    (text) => ({ 'releases/one.md': `---\ntitle: A\ntype: ep\ntracks:\n  - {title: ${text}}\n---\n` }),
    'title',
    false,
  ],
  [(text) => ({ 'releases/one.md': `---\ntitle: A\ntype: single\nnote: ${text}\n---\n` }), 'version', false],
  [
    (text) => ({ 'pages/events.yaml': `events:\n  - title: ${text}\n    date: 2027-01-01\n    city: B\n` }),
    'title',
    false,
  ],
  [(text) => ({ 'pages/press.yaml': `rider: ${text}\n` }), 'rider', true],
];

/** The text that a hint puts in place of the value. */
function readHint(hint: string, key: string): string | undefined {
  const [, written] = /(?:Write {2}|quotes around (?:it|all of it): )(.*)$/.exec(hint) ?? [];
  return written?.replace(new RegExp(`^${key}: `), '');
}

test('what the advice says to write is accepted, without another word about its signs', async () => {
  await fc.assert(
    fc.asyncProperty(styled, fc.constantFrom(...places), async (text, [files, key, isMarkdown]) => {
      const isFlow = JSON.stringify(files('x')).includes('{title');
      fc.pre(!isFlow || !/[[\]&]/.test(text));
      const [first] = (await loadFiles(files(text))).problems;
      expect(first?.code).toBe('yaml/needs-quotes');
      const written = readHint(first?.hint ?? '', key) ?? '';
      const { content, problems } = await loadFiles(files(written));
      const left = problems.filter(({ code }) => /^(?:yaml|markdown|schema)\//.test(code));
      expect([text, written, left.map(describe)]).toEqual([text, written, []]);
      expect(content).toBeDefined();
      if (isMarkdown) expect(written).toMatch(/^["']/);
      else expect(written).not.toMatch(/\*\*|`|\]\(|&amp;/);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['**x**', 'x'],
  ['**28**', '"28"'],
  ['**a: b**', '"a: b"'],
  ['*x*', '"*x*"'],
  ['*NSYNC', '"*NSYNC"'],
  ['**', '"**"'],
])('a title %s is advised to be %s', async (text, written) => {
  const { problems } = await loadFiles({ 'releases/one.md': `---\ntitle: ${text}\ntype: single\n---\n` });
  expect(readHint(problems[0]?.hint ?? '', 'title')).toBe(written);
});

test('no sign at the beginning of a text keeps a file from being read or reported', async () => {
  const sign = fc.constantFrom(...'&*!?>|@%`{}[],#:-"\'', '**', '&amp;', '<b>', '[a](b.c)');
  const text = fc.tuple(sign, fc.constantFrom('', '*', '!', '&'), word, sign).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      const { content, problems } = await loadFiles({
        'releases/one.md': `---\ntitle: ${written}\ntype: single\n---\n`,
      });
      expect(content !== undefined || problems.length > 0).toBe(true);
    }),
    { numRuns: 150 },
  );
});
