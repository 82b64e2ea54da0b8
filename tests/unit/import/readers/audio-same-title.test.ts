/** Albums that have one title are distinguished, and parts of one album belong together. */
import { expect, test } from 'vitest';
import { audio } from '../../../../generator/import/readers/audio/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { mp3Frames } from '../../../helpers/mp3.ts';
import { readFolder, SITE, writeFiles } from '../../../helpers/reading.ts';
import { TAG, type WrittenTags } from '../../../helpers/tagged.mjs';

const folder = prepareFolders();

type Tagged = Record<string, WrittenTags & { seconds?: number }>;

/** The releases: `2015 Live: One, Two`, with numbers that the order does not give. */
async function albumsIn(tagged: Tagged): Promise<string[]> {
  const path = folder();
  writeFiles(
    path,
    Object.fromEntries(
      Object.entries(tagged).map(([name, { seconds = 4, ...tags }]) => [
        `${name}.mp3`,
        Buffer.concat([TAG.mp3(Buffer.alloc(0), tags), mp3Frames(Math.round(seconds * 38.28))]),
      ]),
    ),
  );
  const { items } = await readFolder(audio, path, { ...SITE, isLabel: true });
  return items.flatMap(({ kind, facts }) => {
    if (kind !== 'releases') return [];
    const { title, release_date = '', tracks = [] } = facts;
    return `${release_date} ${title}: ${tracks.map((track) => [track.track_number, track.title].filter(Boolean).join(' ')).join(', ')}`.trim();
  });
}

/** Songs of an album by one artist, in a folder; their titles are numbered from 1 on. */
function songs(at: string, letters: string, tags: WrittenTags & { seconds?: number }): Tagged {
  const names = [...letters];
  return Object.fromEntries(
    names.map((name, index) => [
      `${at}${index + 1}`,
      { TITLE: name, ARTIST: 'Cole', ALBUM: 'Live', TRACKNUMBER: index + 1, ...tags },
    ]),
  );
}

test.each<[string, Tagged, string[]]>([
  [
    'two folders of other years',
    { ...songs('Live/', 'AB', { DATE: 2015 }), ...songs('Live 2/', 'AB', { DATE: 2018 }) },
    ['2018 Live: A, B', '2015 Live: A, B'],
  ],
  [
    'two folders with other years in their names',
    { ...songs('Live (2015)/', 'AB', {}), ...songs('2018 - Live/', 'AB', {}) },
    ['Live: A, B', 'Live: A, B'],
  ],
  [
    'two folders without a year, with songs of other lengths',
    { ...songs('Live/', 'AB', {}), ...songs('Live 2/', 'AB', { seconds: 9 }) },
    ['Live: A, B', 'Live: A, B'],
  ],
  [
    'a copy in another folder',
    { ...songs('Live/', 'AB', { DATE: '2015-03-01' }), ...songs('Live copy/', 'AB', { DATE: 2015 }) },
    ['2015-03-01 Live: A, B'],
  ],
  [
    'a copy without a year',
    { ...songs('Live/', 'AB', { DATE: 2015 }), ...songs('Live copy/', 'AB', {}) },
    ['2015 Live: A, B'],
  ],
  [
    'a reissue with the date of the original',
    { ...songs('Live/', 'AB', { DATE: 1998 }), ...songs('New/', 'AB', { DATE: 2020, ORIGINALDATE: 1998 }) },
    ['1998 Live: A, B'],
  ],
  [
    'discs of other years',
    { ...songs('Live/CD1/', 'AB', { DATE: 2015 }), ...songs('Live/CD2/', 'CD', { DATE: 2016 }) },
    ['2015 Live: A, B, C, D'],
  ],
  [
    'a compilation with one numbering',
    Object.fromEntries(
      ['Cole', 'Mara', 'Cole', 'Jo'].map((name, index) => [
        `VA/${index}`,
        { TITLE: `${index}`, ARTIST: name, ALBUM: 'Live', TRACKNUMBER: index + 1, DATE: 2010 + index },
      ]),
    ),
    ['2010 Live: 0, 1, 2, 3'],
  ],
  [
    'a compilation with a number twice',
    Object.fromEntries(
      [1, 2, 3, 3].map((number, index) => [
        `VA/${index}`,
        { TITLE: `${index}`, ARTIST: `Artist ${index}`, ALBUM: 'Live', TRACKNUMBER: number },
      ]),
    ),
    ['Live: 1 0, 2 1, 3 2, 3 3'],
  ],
])('%s', async (_name, tagged, albums) => {
  expect((await albumsIn(tagged)).sort()).toEqual([...albums].sort());
});
