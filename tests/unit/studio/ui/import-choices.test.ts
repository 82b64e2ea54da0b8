/** The selection from an import. */
import { expect, test } from 'vitest';
import type { ImportEntry, ImportFact, ImportPlan } from '../../../../generator/studio/protocol/index.ts';
import {
  type Flipped,
  flip,
  keyOfEntry,
  keyOfRow,
  listChosen,
  tickDifference,
} from '../../../../generator/studio/ui/import/choices.ts';

const fact = (number: number, key: string, value: string, isDifferent = false): ImportFact => ({
  ...{ number, field: [key], value, isDifferent, source: 'csv', place: 'a.csv' },
});
const entry = (number: number, parts: Partial<ImportEntry>): ImportEntry => ({
  ...{ number, verdict: 'fills', kind: 'releases', title: `Song ${number}`, file: `${number}.md`, at: [] },
  ...{ source: 'csv', place: 'a.csv', missing: [], isDrafted: false, facts: [], files: [] },
  ...parts,
});
const [label, one, other] = [
  fact(1, 'label', 'A'),
  fact(2, 'release_date', '2019', true),
  fact(5, 'release_date', '2020', true),
];
const fresh = entry(0, { verdict: 'new' });
const known = entry(1, {
  facts: [label, one, other],
  files: [{ number: 0, field: ['artwork_url'], name: 'a.jpg', target: 'artwork/a.jpg' }],
});
const drafted = entry(2, { facts: [label], isDrafted: true });
const plan: ImportPlan = {
  ...{ entries: [fresh, known, drafted], tables: [], questions: [], absent: [], left: [], problems: [] },
};
const NONE: Flipped = new Set();

test('at first new entries and facts are ticked, and neither differences nor what has a draft', () => {
  expect(listChosen(plan, NONE)).toEqual([
    { number: 0, facts: [], files: [] },
    { number: 1, facts: [1], files: [0] },
  ]);
});

test('what is unticked is left out', () => {
  const keys = [keyOfEntry(fresh), keyOfRow(known, label)];
  expect(listChosen(plan, flip(NONE, keys))).toEqual([{ number: 1, facts: [], files: [0] }]);
});

test('of what differs in one field, one is taken', () => {
  const first = tickDifference(known, one, NONE);
  expect(listChosen(plan, first)[1]?.facts).toEqual([1, 2]);
  const second = tickDifference(known, other, first);
  expect(listChosen(plan, second)[1]?.facts).toEqual([1, 5]);
  expect(listChosen(plan, tickDifference(known, other, second))[1]?.facts).toEqual([1]);
});
