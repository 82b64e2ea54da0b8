/** Values as they are typed, before the server has answered. */
import { expect, test } from 'vitest';
import type { FileChange, StudioProblem } from '../../../../generator/studio/protocol/index.ts';
import { addChange, currentValue, problemsAt } from '../../../../generator/studio/ui/state/values.ts';

const DATA = { title: 'One', tracks: [{ title: 'A' }, { title: 'B' }] };
const set = (path: (string | number)[], value: string): FileChange => ({
  path,
  change: { kind: 'set', value },
});

test('the last edit is shown instead of the value in the file', () => {
  const waiting = [set(['title'], 'Two'), set(['title'], 'Three'), set(['tracks', 0, 'title'], 'C')];
  expect(currentValue(DATA, waiting, ['title'])).toBe('Three');
  expect(currentValue(DATA, waiting, ['tracks', 1, 'title'])).toBe('B');
  const removed: FileChange = { path: ['title'], change: { kind: 'remove' } };
  expect(currentValue(DATA, [...waiting, removed], ['title'])).toBeUndefined();
});

test('letters of one word are one change; what depends on a change stays behind it', () => {
  const typed = ['T', 'Tw', 'Two'].reduce<FileChange[]>(
    (all, text) => addChange(all, set(['title'], text)),
    [],
  );
  expect(typed).toEqual([set(['title'], 'Two')]);
  const move: FileChange = { path: ['tracks', 0], change: { kind: 'move', to: 1 } };
  const mixed = [set(['tracks', 0, 'title'], 'C'), move, set(['tracks', 0, 'title'], 'D')];
  expect(mixed.reduce<FileChange[]>(addChange, [])).toEqual(mixed);
  expect([{ body: 'a' }, { body: 'ab' }].reduce<FileChange[]>(addChange, [])).toEqual([{ body: 'ab' }]);
});

test('problems belong to their own entry; those of a file that cannot be read to all of it', () => {
  const about = (field?: (string | number)[]): StudioProblem => {
    return { code: 'x', level: 'error', message: String(field), ...(field && { field }) };
  };
  const problems = [
    about(['events', 0]),
    about(['events', 1, 'date']),
    about(['events', 10]),
    about(['title']),
    about(),
  ];
  expect(problemsAt({ data: {}, problems }, ['events', 1])).toEqual([about(['events', 1, 'date'])]);
  expect(problemsAt({ data: {}, problems }, ['events', 0])).toEqual([about(['events', 0])]);
  expect(problemsAt({ data: {}, problems }, [])).toEqual(problems);
  expect(problemsAt({ problems: [about()] }, ['events', 1])).toEqual([about()]);
});
