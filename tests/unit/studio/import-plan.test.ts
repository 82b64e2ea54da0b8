/** The plan of an import for the studio, and what is chosen of it. */
import { expect, test } from 'vitest';
import { problem } from '../../../generator/app/messages.ts';
import { choosePlan, describePlan, describeProblems } from '../../../generator/studio/import-plan.ts';
import { gatherQuestions } from '../../../generator/studio/import-questions.ts';
import { fact, knownEntry, newEntry, pictureFile, planOf } from '../import/write/site.ts';

const discogs = { source: 'discogs', place: '/tmp/in/discogs.json' };
const plan = planOf(
  newEntry(
    'releases',
    'releases/one.md',
    { title: 'One', type: 'single' },
    {
      files: [pictureFile(['artwork_url'], 'artwork/one.jpg', '/music/one.jpg')],
    },
  ),
  knownEntry('releases/old.md', [
    fact(['title'], 'Old', { verdict: 'same', before: 'Old' }),
    fact(['label'], 'Halve Maan'),
    fact(['release_date'], '2019', { verdict: 'differs', before: '2018', origin: discogs }),
  ]),
  { ...newEntry('releases', 'releases/odd.md', { title: 'Odd' }), verdict: 'unclear' },
);

const pathsOf = (chosen: Parameters<typeof choosePlan>[1]) => {
  const { plan: made, take } = choosePlan(plan, chosen);
  const entries = made.entries.map(({ file, facts, files }) => [
    file,
    ...facts.map(({ path }) => path.join()),
    ...files.map(({ target }) => target),
  ]);
  return { entries, take };
};

test('a new entry is written whole', () => {
  expect(pathsOf([{ number: 0, facts: [], files: [] }])).toEqual({
    entries: [['releases/one.md', 'title', 'type', 'artwork/one.jpg']],
    take: [{ source: 'bandcamp' }],
  });
});

test('of others, only what is chosen is', () => {
  expect(pathsOf([{ number: 1, facts: [2], files: [] }])).toEqual({
    entries: [['releases/old.md', 'release_date']],
    take: [{ source: 'discogs' }],
  });
});

test('what is the same, unclear or not there cannot be chosen', () => {
  const chosen = [1, 2, 9].map((number) => ({ number, facts: [0, 7], files: [3] }));
  expect(pathsOf(chosen)).toEqual({ entries: [], take: [] });
});

test('places leave out the folders of the sources, and what is the same is left out', () => {
  const described = describePlan(plan, ['/tmp/in'], (file) => file === 'releases/old.md');
  expect(described.entries.map(({ file, isDrafted }) => [file, isDrafted])).toEqual([
    ['releases/one.md', false],
    ['releases/old.md', true],
  ]);
  expect(described.entries[1]?.facts).toMatchObject([
    { number: 1, field: ['label'], value: 'Halve Maan', isDifferent: false },
    { number: 2, place: 'discogs.json', value: '2019', before: '2018', isDifferent: true },
  ]);
});

test.each([
  [
    problem('import/note', undefined, { note: 'N', advice: 'Name them', option: 'or add  --columns' }),
    'Name them',
  ],
  [problem('import/note', undefined, { note: 'N', option: 'To fetch it, add  --online' }), undefined],
  [problem('import/offline', undefined, { source: 'S' }), undefined],
])('advice has what the studio has too: $hint', (found, shown) => {
  expect(describeProblems([found], []).map((each) => each.hint)).toEqual([shown]);
});

test('a question names the new entry that something may be, and why', () => {
  const alike = { title: 'Roof', why: 'same place, 1 day apart' };
  const odd = planOf({
    ...newEntry('events', 'pages/events.yaml', { title: 'Roof', date: '2027-06-13' }),
    verdict: 'unclear',
    alike,
  });
  expect(gatherQuestions(odd, [], [])).toMatchObject([{ name: 'Roof', candidates: [], alike }]);
});
