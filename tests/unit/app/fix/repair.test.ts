/** Fixes in rounds: those that show other problems, and those that make them. */
import { expect, test } from 'vitest';
import { repair, type Texts } from '../../../../generator/app/fix/repair.ts';
import type { Problem } from '../../../../generator/engine/problems/index.ts';

const FILE = 'content/a.yaml';

/** A problem for each rule whose word is in the text; with the word that the fix writes in its place. */
const checkFor =
  (rules: Record<string, string | undefined>) =>
  async (texts: Texts): Promise<Problem[]> => {
    const text = texts.get(FILE) ?? '';
    return Object.entries(rules).flatMap(([word, meant]): Problem[] => {
      const from = text.indexOf(word);
      if (from === -1) return [];
      const line = text.slice(0, from).split('\n').length;
      const edit = { file: FILE, from, to: from + word.length, text: meant ?? '' };
      const fix = meant === undefined ? undefined : { how: 'word' as const, edits: [edit] };
      return [
        {
          code: 'a/b',
          level: 'error',
          message: word,
          at: { file: FILE, line, column: 1 },
          ...(fix && { fix }),
        },
      ];
    });
  };

const fix = async (text: string, rules: Record<string, string | undefined>) => {
  const { texts, fixed, problems } = await repair(new Map([[FILE, text]]), checkFor(rules));
  return { text: texts.get(FILE), fixed: fixed.length, left: problems.map(({ message }) => message) };
};

test('what is found once something else is fixed is fixed as well', async () => {
  expect(await fix('one\ntwo', { one: 'first', first: '1st', two: '2nd' })).toEqual({
    text: '1st\n2nd',
    fixed: 3,
    left: [],
  });
});

test('a fix that leads to another error is not made, and the others are', async () => {
  expect(await fix('one\ntwo', { one: 'worse', worse: undefined, two: '2nd' })).toEqual({
    text: 'one\n2nd',
    fixed: 1,
    left: ['one'],
  });
});

test('a fix that changes nothing about its problem is not made', async () => {
  expect(await fix('one', { one: 'one one' })).toEqual({ text: 'one', fixed: 0, left: ['one'] });
});

test('fixes that undo each other come to an end', async () => {
  const { text } = await fix('one', { one: 'two', two: 'one' });
  expect(['one', 'two']).toContain(text);
});
