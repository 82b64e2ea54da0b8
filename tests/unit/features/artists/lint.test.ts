import { expect, test } from 'vitest';
import { lintOwners, lintSpellings } from '../../../../generator/features/artists/lint.ts';
import type { Lint } from '../../../../generator/site/check.ts';
import { describe, loadFiles, release, SITE } from '../../../helpers/content.ts';

const KEMI = { 'artists/kemi-blaze.md': '---\nname: Kemi Blaze\n---\nOn the bus.\n' };
const withKind = (kind: string) => ({
  'site.yaml': SITE.replace('name: EDDY\n', `name: EDDY\n  kind: ${kind}\n`),
});
const withKeys = (keys: string, slug = 'a') => ({
  [`releases/${slug}.md`]: release(`title: A\ntype: single\n${keys}`),
});

async function advise(lint: Lint, files: Record<string, string>): Promise<string[]> {
  const { content } = await loadFiles(files);
  if (!content) throw new Error('no content');
  return lint({ content, today: '2026-11-25', latest: undefined, sizes: new Map() }).map(describe);
}

const NOBODY =
  'releases/a.md:4:10 artist/nobody "A" is by Guest Star, and none of the artists of this site is on it. → Run  npx liner new artist "Guest Star"  or name who else is on it, such as  artists: [Guest Star, {name: kemi-blaze, role: with}]';
const NONE =
  'releases/a.md:2:8 artist/none "A" names no artist, so it is by EDDY. → Add a line such as  artists: [kemi-blaze]  with the name of its artist, or  artists: [\'{artist}\']  if it is by the label.';

test.each([
  ['label', 'artists: [Guest Star]', [NOBODY]],
  ['collective', 'artists: [Guest Star]', [NOBODY]],
  ['label', '', [NONE]],
  ['collective', '', []],
  ['band', 'artists: [Guest Star]', []],
  ['label', 'artists: [kemi-blaze]', []],
  ['label', 'artists: [Guest Star, {name: Kemi Blaze, role: featuring}]', []],
  ['label', 'artists: [Guest Star]\ncredits: {Producer: kemi-blaze}', []],
  ['label', "artists: ['{artist}']", []],
  ['label', 'artists: [Various Artists]\ntracks: [{title: B, artists: [kemi-blaze]}]', []],
  ['label', 'tracks: [{title: B, artists: [Guest Star]}]', []],
  // That has been reported as a typing error.
  ['label', 'artists: [Kemi Blase]', []],
])('a release on the site of a %s with "%s"', async (kind, keys, found) => {
  expect(await advise(lintOwners, { ...KEMI, ...withKind(kind), ...withKeys(keys) })).toEqual(found);
});

test.each(['Various Artists', 'Vários Artistas', 'V.A.'])(
  'nobody is asked to add %s as an artist',
  async (name) => {
    const files = { ...KEMI, ...withKind('label'), ...withKeys(`artists: [${name}]`) };
    expect(await advise(lintOwners, files)).toEqual([
      `releases/a.md:4:10 artist/nobody "A" is by ${name}, and none of the artists of this site is on it. → Name who is on it, as the artists of its tracks or beside them, such as  artists: [${name}, {name: kemi-blaze, role: with}]`,
    ]);
  },
);

test('a label without files of artists has no advice about whose releases are', async () => {
  expect(await advise(lintOwners, { ...withKind('label'), ...withKeys('artists: [Guest Star]') })).toEqual(
    [],
  );
});

test('a mark that nobody sees makes no second way to write a name, and is never advised', async () => {
  const [marked, plain] = ['artists: ["DJ\u2060 Ama"]', 'artists: [DJ Ama]'].map((keys, at) =>
    withKeys(keys, 'ab'[at]),
  );
  expect(await advise(lintSpellings, { ...KEMI, ...marked, ...plain })).toEqual([]);
  const [advice] = await advise(lintSpellings, {
    ...KEMI,
    ...marked,
    ...plain,
    ...withKeys('artists: [Dj-Ama]', 'c'),
  });
  expect(advice).toContain('Write  DJ Ama  as');
});

test('a name that is written in two ways', async () => {
  const files = {
    ...KEMI,
    ...withKeys('artists: [DJ Ama, EDDY]', 'a'),
    ...withKeys('artists: [kemi blaze, {name: Dj-Ama, role: featuring}]', 'b'),
    ...withKeys('artists: [EDDY]\ncredits: {Mixing: [DJ Ama, Ama]}', 'c'),
  };
  expect(await advise(lintSpellings, files)).toEqual([
    'releases/b.md:4:23 artist/two-spellings "Dj-Ama" is written "DJ Ama" elsewhere. → Write  DJ Ama  as at content/releases/a.md:4:11, if they are the same.',
  ]);
});
