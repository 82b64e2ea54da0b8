import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines } from '../../../../generator/engine/lib/line-diff.ts';

test('lines in place of others, with the place of the first', () => {
  expect(diffLines('a\nb\nc\nd', 'a\nB\nc\nd\ne')).toEqual([
    { line: 2, removed: ['b'], added: ['B'] },
    { line: 5, removed: [], added: ['e'] },
  ]);
});

test('the differences lead from one text to the other', () => {
  const lines = fc.array(fc.constantFrom<string>('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (old, now) => {
      const made = [...old];
      for (const { line, removed, added } of diffLines(old.join('\n'), now.join('\n')).toReversed())
        expect(made.splice(line - 1, removed.length, ...added)).toEqual(removed);
      expect(made.join('\n')).toBe(now.join('\n'));
    }),
  );
});
