import { expect, test } from 'vitest';
import { release } from '../../../../generator/features/releases/schema/release.ts';
import { describe, loadFiles, release as write } from '../../../helpers/content.ts';

const read = (credits: unknown) => release.parse({ title: 'One', type: 'single', credits }).credits;

test('credits are roles with names, or a list of groups', () => {
  expect(read({ Producer: 'A', Vocals: ['B', 'C'] })).toEqual([
    { role: 'Producer', names: ['A'] },
    { role: 'Vocals', names: ['B', 'C'] },
  ]);
  expect(
    read([
      { role: 'Oud', name: 'A', url: 'https://a.example' },
      { role: 'Mix', name: ['B', 'C'] },
    ]),
  ).toEqual([
    { role: 'Oud', names: ['A'], url: 'https://a.example' },
    { role: 'Mix', names: ['B', 'C'] },
  ]);
});

test('a role that is written twice is answered with how to name two people', async () => {
  const { problems } = await loadFiles({
    'releases/one.md': write('title: One\ntype: single\ncredits:\n  Vocals: Layla\n  Vocals: Yasmin'),
  });
  expect(problems.map(describe)).toEqual([
    'releases/one.md:6:3 yaml/duplicate-key "Vocals" appears here for the second time. → Write one line with all names in place of the two:  Vocals: [Layla, Yasmin]',
  ]);
});

test('what is wrong within a list of groups has its place', async () => {
  const credits =
    'credits:\n  - {role: Vocals, name: 5}\n  - {role: Oud, nam: A}\n  - {name: B, role: Piano, organ}';
  const { problems } = await loadFiles({ 'releases/one.md': write(`title: One\ntype: single\n${credits}`) });
  expect(problems.map(describe)).toEqual([
    'releases/one.md:5:26 schema/type credits, entry 1, name must be a name, or a list of names in brackets, but is the number 5. → Put quotes around it: name: "5"',
    'releases/one.md:6:17 schema/unknown-key "nam" is not a key of credits, entry 2. → Did you mean "name"?',
    'releases/one.md:7:28 schema/unknown-key "organ" is not a key of credits, entry 3. → Write  role: "Piano, organ"',
  ]);
});
