import { expect, test } from 'vitest';
import { describe, loadFiles, release, SITE } from '../../../helpers/content.ts';

async function listProblems(artists: string, type = 'single'): Promise<string[]> {
  const text = release(`title: A\ntype: ${type}\nartists: ${artists}`);
  const { problems } = await loadFiles({ 'releases/a.md': text });
  return problems.map((problem) => `${problem.level} ${describe(problem)}`);
}

test.each([
  '[EDDY]',
  '[EDDY, Mona]',
  '[Mona, {name: EDDY, role: featuring}]',
  '[{name: Mona, role: featuring}]',
  '[Various Artists]',
  '[Simon & Garfunkel]',
  '[Daft Draft, Left Feat]',
])('artists %s are right', async (artists) => {
  expect(await listProblems(artists)).toEqual([]);
});

test('the artist of the site cannot be the guest of nobody', async () => {
  expect(await listProblems('[{name: EDDY, role: featuring}]')).toEqual([
    'error releases/a.md:4:11 artists/no-main "A" has no main artist: EDDY is listed as featuring, and nobody else is listed. → Add the artist whose release it is, or remove the role.',
  ]);
});

test('nor by another of their names', async () => {
  const { problems } = await loadFiles({
    'site.yaml': SITE.replace('name: EDDY\n', 'name: EDDY\n  alternate_names: [Eddy Band]\n'),
    'releases/a.md': release('title: A\ntype: single\nartists: [{name: eddy band, role: with}]'),
    'releases/b.md': release('title: B\ntype: single\nartists: [EDDY, Eddy Band]'),
  });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'artists/no-main "A" has no main artist: eddy band is listed as with, and nobody else is listed.',
    'artists/repeated Eddy Band is listed twice among the artists.',
  ]);
});

test('an artist is listed once, whatever the spelling', async () => {
  expect(await listProblems('[Zoë, zoe]')).toEqual([
    'warning releases/a.md:4:16 artists/repeated zoe is listed twice among the artists. → Keep one of the two.',
  ]);
});

test.each([['Mona feat. Tariq'], ['Mona (ft Tariq)'], ['Mona featuring Tariq']])(
  '%s is two artists',
  async (name) => {
    expect(await listProblems(`[${name}]`)).toEqual([
      `warning releases/a.md:4:10 artists/several "${name}" looks like several artists. → Write  artists: [Mona, {name: Tariq, role: featuring}]`,
    ]);
  },
);

test.each([
  ['EDDY with Mona', "['{artist}', {name: Mona, role: with}]"],
  ['Eddy mit Mona', "['{artist}', {name: Mona, role: with}]"],
  ['EDDY & Mona', "['{artist}', Mona]"],
])('%s is the artist of the site and another', async (name, list) => {
  expect(await listProblems(`[${name}]`)).toEqual([
    `warning releases/a.md:4:10 artists/several "${name}" looks like several artists. → Write  artists: ${list.replaceAll("'", '"')}`,
  ]);
});

test('a name of the artist of the site that joins two is one', async () => {
  const { problems } = await loadFiles({
    'site.yaml': SITE.replace('name: EDDY\n', 'name: EDDY\n  alternate_names: [EDDY & Mona]\n'),
    'releases/a.md': release('title: A\ntype: single\nartists: [EDDY & Mona]'),
    'releases/b.md': release('title: B\ntype: single\nartists: [EDDY & Mona with Tariq]'),
  });
  expect(problems.map(({ hint }) => hint)).toEqual([
    'Write  artists: ["{artist}", {name: Tariq, role: with}]',
  ]);
});

test('an album has tracks, but one of others need not', async () => {
  expect(await listProblems('[EDDY]', 'album')).toEqual([
    'warning releases/a.md:3:7 tracks/none "A" is an album without tracks. → List them under  tracks:  with title and duration.',
  ]);
  expect(await listProblems('[Mona, {name: EDDY, role: with}]', 'live')).toEqual([]);
});

test('tracks have artists of their own, who are checked alike', async () => {
  const tracks =
    'tracks:\n  - {title: B, artists: [{name: eddy, role: featuring}]}\n  - {title: C, artists: [D, d]}';
  const { problems } = await loadFiles({ 'releases/a.md': release(`title: A\ntype: ep\n${tracks}`) });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'artists/no-main "B" has no main artist: eddy is listed as featuring, and nobody else is listed.',
    'artists/repeated d is listed twice among the artists.',
  ]);
});

test.each([
  ['Layla Nour', 0],
  ['ليلى نور', 0],
  ['Laila Nour', 1],
  ['Mona', 0],
])('a name in two scripts is two names, and a slip in one is reported: %s', async (name, count) => {
  const { problems } = await loadFiles({
    'site.yaml': SITE.replace('name: EDDY\n', "name: 'Layla Nour | ليلى نور'\n"),
    'releases/a.md': release(`title: A\ntype: single\nartists: [${name}]`),
  });
  expect(problems.map(({ code }) => code)).toEqual(Array(count).fill('artists/nearly-own'));
});
