/** Several changes at once are the same as one after the other. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, type Edit, editAll, type Path } from '../../../../generator/engine/edit/index.ts';

/** More by hand: `EDIT_RUNS=5000`. */
const RUNS = Number(process.env['EDIT_RUNS'] ?? 200);

const key = fc.constantFrom('title', 'a', 'b', 'c');
const value = fc.constantFrom('x', 'two words', 3, 'over\ntwo lines', ['l'], { a: 'in' });
const row = fc.dictionary(key, fc.constantFrom('old', '3:00', '"quoted"', '[k, l]', '{ a: 1 }'), {
  maxKeys: 3,
});

const source = fc
  .record({
    rows: fc.array(row, { maxLength: 5 }),
    isSpaced: fc.boolean(),
    note: fc.constantFrom('', ' # note'),
  })
  .map(({ rows, isSpaced, note }) => {
    const items = rows.map((cells) => {
      const lines = Object.entries(cells).map(([name, text]) => `${name}: ${text}${note}`);
      return `  - ${lines.length > 0 ? lines.join('\n    ') : '{}'}\n`;
    });
    const list = items.length > 0 ? `\n${items.join(isSpaced ? '\n' : '')}` : ' []\n';
    return `title: T\ntracks:${list}after: 1${note}\n`;
  });

const index = fc.nat({ max: 5 });
const path: fc.Arbitrary<Path> = fc.oneof(
  fc.tuple(key),
  { weight: 4, arbitrary: fc.tuple(fc.constant('tracks'), index, key) },
  fc.tuple(fc.constant('tracks'), index, key, key),
);
const set = fc
  .tuple(path, value)
  .map(([to, written]): Edit => ({ path: to, change: { kind: 'set', value: written } }));
const other = fc
  .tuple(
    index,
    fc.constantFrom<Change>(
      { kind: 'remove' },
      { kind: 'insert', value: { a: 'new' } },
      { kind: 'move', to: 0 },
    ),
  )
  .map(([at, change]): Edit => ({ path: ['tracks', at], change }));
const edits = fc.array(fc.oneof({ weight: 6, arbitrary: set }, other), { minLength: 1, maxLength: 12 });

test('values and items of a list', { timeout: 60_000 + 500 * RUNS }, () => {
  let compared = 0;
  fc.assert(
    fc.property(source, edits, (text, all) => {
      let one = text;
      for (const edit of all) {
        const edited = editAll('yaml', one, [edit]);
        if (!edited.ok) return;
        one = edited.text;
      }
      compared++;
      expect(editAll('yaml', text, all)).toEqual({ ok: true, text: one });
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS / 10);
});
