import { expect, test } from 'vitest';
import { type History, openHistory, type Step, snapshotOf } from '../../../generator/studio/history.ts';
import { sentence } from '../../../generator/studio/sentences.ts';

const draft = (text: string) => ({ path: 'a.md', base: '', before: '', text, changed: '' });
const labelOf = (path: string) => sentence('step-edit', { path });
const edit = (from: string, to: string, more: Partial<Step> = {}): Step => ({
  label: labelOf(`${from} → ${to}`),
  files: [],
  drafts: [{ path: 'a.md', before: draft(from), after: draft(to) }],
  ...more,
});
const textsOf = (history: History) => {
  const { undo, redo } = history.describe();
  return [undo?.text, redo?.text];
};
const write = (file: string): Step => ({
  label: sentence('step-save', { path: file, more: '' }),
  files: [{ file, before: snapshotOf('a'), after: snapshotOf('b') }],
  drafts: [],
});

test('steps are taken back in order, and done again, until something new is done', () => {
  const history = openHistory();
  for (const step of [edit('a', 'b'), edit('b', 'c')]) history.add(step);
  expect(textsOf(history)).toEqual(['Edit b → c', undefined]);
  history.take('undo', edit('b', 'c'));
  expect(textsOf(history)).toEqual(['Edit a → b', 'Edit b → c']);
  history.take('redo', edit('b', 'c'));
  expect(textsOf(history)).toEqual(['Edit b → c', undefined]);
  history.take('undo', edit('b', 'c'));
  history.add(edit('b', 'd'));
  expect(textsOf(history)).toEqual(['Edit b → d', undefined]);
});

test('what goes on in the same place is one step', () => {
  const history = openHistory();
  history.add(edit('', 'a', { place: 'title', continues: true }));
  history.add(edit('a', 'ab', { place: 'title', continues: true }));
  history.add(edit('ab', 'abc', { place: 'key', continues: true }));
  history.add(edit('abc', 'abcd', { place: 'key' }));
  expect(history.peek('undo')?.drafts[0]?.before?.text).toBe('abc');
  history.take('undo', edit('abc', 'abcd'));
  expect(history.peek('undo')?.drafts[0]?.before?.text).toBe('ab');
  history.take('undo', edit('ab', 'abc'));
  expect(history.peek('undo')?.drafts[0]?.before?.text).toBe('');
  expect(history.peek('undo')?.drafts[0]?.after?.text).toBe('ab');
});

test('the first of the last steps of a place is where its editing began', () => {
  const history = openHistory();
  for (const step of [edit('', 'a', { place: 'title' }), edit('a', 'b', { place: 'key' })]) history.add(step);
  expect(history.firstOf('title')).toBeUndefined();
  history.add(edit('b', 'c', { place: 'key' }));
  expect(history.firstOf('key')?.drafts[0]?.before?.text).toBe('a');
  history.add(write('a.md'));
  expect(history.firstOf('key')).toBeUndefined();
});

test('steps of a file that others have changed are forgotten with all before them, and later ones are kept', () => {
  const history = openHistory();
  for (const file of ['one', 'two', 'three']) history.add(write(file));
  history.forget(({ files }) => files.some(({ file }) => file === 'two'));
  expect(textsOf(history)).toEqual(['Save three', undefined]);
  history.take('undo', write('three'));
  expect(textsOf(history)).toEqual([undefined, 'Save three']);
});
