/** The changes of one show among those of its file. */
import { expect, test } from 'vitest';
import { applyChanges } from '../../../generator/studio/edits.ts';
import { changesWithout } from '../../../generator/studio/part.ts';
import type { FieldPath, FileChange } from '../../../generator/studio/protocol/index.ts';

const TEXT = ['events:', ...['A', 'B', 'C'].map((title) => `  - title: ${title}\n    city: Old`), ''].join(
  '\n',
);

const set = (path: FieldPath, value: string): FileChange => ({ path, change: { kind: 'set', value } });
const city = (index: number, value: string) => set(['events', index, 'city'], value);
const insert = (index: number, title: string): FileChange => ({
  path: ['events', index],
  change: { kind: 'insert', value: { title } },
});
const remove = (index: number): FileChange => ({ path: ['events', index], change: { kind: 'remove' } });
const move = (index: number, to: number): FileChange => ({
  path: ['events', index],
  change: { kind: 'move', to },
});

/** The shows that are left, each with its city. */
function listShows(changes: readonly FileChange[]): string {
  const edited = applyChanges('pages/events.yaml', TEXT, changes);
  if ('refusal' in edited) return edited.refusal;
  return [...edited.text.matchAll(/title: (\w+)(?:\n +city: (\w+))?/g)]
    .map(([, title, place = '-']) => `${title} ${place}`)
    .join(', ');
}

test.each<[string, FileChange[], number, string]>([
  ['another one keeps its own', [city(0, 'New'), city(1, 'Mine')], 0, 'A Old, B Mine, C Old'],
  ['text elsewhere stays', [set(['intro'], 'Live'), city(1, 'New')], 1, 'A Old, B Old, C Old'],
  ['one was removed before it', [city(2, 'New'), remove(0), city(0, 'Mine')], 1, 'B Mine, C Old'],
  [
    'one was added before it',
    [city(0, 'New'), insert(0, 'D'), city(2, 'Mine')],
    1,
    'D -, A Old, B Mine, C Old',
  ],
  [
    'one was added after it',
    [insert(1, 'D'), city(0, 'New'), city(2, 'Mine')],
    0,
    'A Old, D -, B Mine, C Old',
  ],
  ['it was moved itself, and stays there', [city(0, 'New'), move(0, 2)], 2, 'B Old, C Old, A Old'],
  [
    'another was moved over it',
    [city(0, 'Mine'), city(1, 'New'), move(0, 2), city(0, 'Newer')],
    0,
    'B Old, C Old, A Mine',
  ],
  [
    'another was moved back over it',
    [city(0, 'New'), move(2, 0), city(1, 'Newer')],
    1,
    'C Old, A Old, B Old',
  ],
  ['it was added itself', [insert(1, 'D'), city(1, 'New'), city(2, 'Mine')], 1, 'A Old, B Mine, C Old'],
])('%s', (_, changes, index, left) => {
  expect(listShows(changesWithout(changes, ['events', index]) ?? [])).toBe(left);
});

test('a list that was replaced has no changes of single items', () => {
  const all: FileChange = { path: ['events'], change: { kind: 'set', value: [] } };
  expect(changesWithout([all, insert(0, 'D'), city(0, 'New')], ['events', 1])).toBeUndefined();
  expect(changesWithout([city(0, 'New')], ['title'])).toBeUndefined();
});
