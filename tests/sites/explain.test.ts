/** `liner explain`: problems in words, also for those who only half remember a code. */
import { expect, test } from 'vitest';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';

test('a code that was printed can be explained', async () => {
  const site = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/releases/one.md': '---\ntitel: One\n---\n',
  });
  const { stderr } = await site.run(['check']);
  const codes = readProblems(stderr).map(({ code }) => code);
  expect(codes).toContain('schema/unknown-key');
  expect(stderr).toContain(`To read more about one: npx liner explain ${codes[0]}`);
  for (const each of new Set(codes)) {
    const { code, stdout } = await site.run(['explain', each]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${each}\\n\\nAn? (error|warning)\\.\\n\\n\\S`));
  }
});

test.each([
  ['de', 'yaml/quote', /^yaml\/quote\n\nEin Fehler\.\n\n.*Anführungszeichen/],
  ['pt', 'yaml/colons', /^Não há nenhum problema chamado yaml\/colons\. Queria dizer yaml\/colon\?\n$/],
])('in %s, %s', async (language, word, words) => {
  const { stdout, stderr } = await makeSite({}).run(['explain', word, '--lang', language]);
  expect(stdout || stderr).toMatch(words);
});

test('without a code, all are listed', async () => {
  const { code, stdout } = await makeSite({}).run(['explain']);
  expect(code).toBe(0);
  expect(stdout).toContain('\n  schema/type\n');
});

test.each([
  ['yaml/colons', 'Did you mean yaml/colon?'],
  ['unknown-key', 'Did you mean schema/unknown-key?'],
  [
    'tracks/whatever-else',
    'There are: tracks/duplicate-number, tracks/length, tracks/movement-differs, tracks/movement-order, tracks/no-work, tracks/none, tracks/some-numbers.',
  ],
  ['xyzzy', 'Run node liner.js explain to see all of them.'],
])('%s is unknown: %s', async (word, words) => {
  const { code, stdout, stderr } = await makeSite({}).run(['explain', word]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  // Where no site is, messages name the program by its path.
  expect(stderr.replace(/\S+(?=liner\.js)/, '')).toBe(`There is no problem called ${word}. ${words}\n`);
});
