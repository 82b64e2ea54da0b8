/** A guess of an import causes no question and no difference later. */
import { expect, test } from 'vitest';
import { dropGuesses, listGuessed } from '../../../generator/import/guesses.ts';
import { writePlan } from '../../../generator/import/write/write.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { changes, planFor, release, verdicts, writeContent } from './helpers.ts';
import { openWork } from './whole.ts';
import { makeSite } from './write/site.ts';

const makeFolder = prepareFolders();

const FILE = `---
title: Ebb # of the sea
type: single  # from music.html, please check: its address says album
artists: [Oto]
release_date: 2019  # from 1.mp3, please check: the year is in the name of the folder
streaming_links:
  bandcamp: https://oto.bandcamp.com/album/ebb  # from b.html, please check: nothing
---

type: no # from here, it is a text
`;

test('guesses are known by their comments', () => {
  expect(listGuessed(FILE)).toEqual(['type', 'release_date']);
  expect(dropGuesses(FILE, ['type', 'title'])).toBe(
    FILE.replace('  # from music.html, please check: its address says album', ''),
  );
});

test('a source that knows what was guessed replaces it, and takes the comment away', async () => {
  const site = makeSite({ 'content/releases/ebb.md': FILE });
  const item = release(
    { title: 'Ebb', artists: ['Oto'], type: 'album', release_date: '2020-05-08' },
    'discogs',
    { ids: ['https://oto.bandcamp.com/album/ebb'] },
  );
  const plan = await planFor(site.content, [item]);
  expect(changes(plan)).toEqual([
    'fills type: "album", not "single"',
    'fills release_date: "2020-05-08", not 2019',
  ]);
  expect((await writePlan(plan, site)).problems).toEqual([]);
  expect(site.read('content/releases/ebb.md')).toContain(
    'type: album\nartists: [Oto]\nrelease_date: 2020-05-08\n',
  );
  expect(openWork(await planFor(site.content, [item]))).toEqual([]);
});

test('what is checked stays, and a guess is no difference', async () => {
  const checked = FILE.replaceAll(/ {2}# from .*/g, '');
  const content = writeContent(makeFolder(), { 'releases/ebb.md': checked });
  const said = { title: 'Ebb', artists: ['Oto'], type: 'album', release_date: '2019' };
  const more = { ids: ['https://oto.bandcamp.com/album/ebb'] };
  expect(changes(await planFor(content, [release(said, 'discogs', more)]))).toEqual([
    'differs type: "album", not "single"',
  ]);
  const doubts = [{ at: ['type'], why: 'guessed from 8 tracks' }];
  expect(changes(await planFor(content, [release(said, 'audio', { ...more, doubts })]))).toEqual([]);
});

test('a guessed type speaks against nothing', async () => {
  const tracks = ['A', 'B', 'C', 'D'].map((title) => ({ title, duration: '3:20' }));
  const file = `---\ntitle: Ebb\ntype: TYPE\nartists: [Oto]\nrelease_date: 2020-05-08\n---\n`;
  const item = release({ title: 'Ebb', artists: ['Oto'], release_date: '2020-05-08', type: 'album', tracks });
  const write = (type: string) =>
    writeContent(makeFolder(), { 'releases/ebb.md': file.replace('TYPE', type) });
  expect(verdicts(await planFor(write('single'), [item]))).toEqual(['unclear releases/ebb-2.md']);
  const guessed = 'single  # from music.html, please check: no source says what it is';
  expect(verdicts(await planFor(write(guessed), [item]))).toEqual(['fills releases/ebb.md']);
});

test('a release is a draft if no source says what it is, not even by its tracks', async () => {
  const content = writeContent(makeFolder(), {});
  const { entries } = await planFor(content, [
    release({ title: 'Ice' }),
    release({ title: 'Song', isrc: 'AA6Q72000047' }),
    release({ title: 'Record', tracks: [{ title: 'A' }, { title: 'B' }] }),
    release({ title: 'Paper Boats EP' }),
    release({ title: 'Listed', type: 'album' }, 'bandcamp', {
      doubts: [{ at: ['type'], why: 'its address says album', isPlaceholder: true }],
    }),
  ]);
  expect(entries.map(({ name, missing }) => [name, missing])).toEqual([
    ['Ice', ['type']],
    ['Song', []],
    ['Record', []],
    ['Paper Boats EP', []],
    ['Listed', ['type']],
  ]);
});
