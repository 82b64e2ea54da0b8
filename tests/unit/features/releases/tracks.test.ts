import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { release as schema } from '../../../../generator/features/releases/schema/release.ts';
import { sortTracks, trackTitle } from '../../../../generator/features/releases/track.ts';
import { lengthOf, listDiscs } from '../../../../generator/features/releases/tracks.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const album = (tracks: object[], keys: object = {}) =>
  schema.parse({ title: 'Album', type: 'ep', tracks, ...keys });
const site = modelSite(makeContent(), '2026-01-01', FEATURES);

function pageOf(data: ReturnType<typeof album>) {
  const own = modelSite(makeContent({ releases: [entry('album', data)] }), '2026-01-01', FEATURES);
  return pageAt(projectPages(own, makeAssets(own)).pages, '/music/releases/album/', 'release');
}

test('without numbers the order of the list counts, starting over on each disc', () => {
  const data = album([{ title: 'A' }, { title: 'B' }, { title: 'C', disc: 2 }, { title: 'D' }]);
  const discs = listDiscs(site, data);
  expect(
    discs.map(({ title, tracks }) => [title, tracks.map(({ id, number }) => `${number} ${id}`)]),
  ).toEqual([
    ['Disc 1', ['01 track-1', '02 track-2']],
    ['Disc 2', ['01 disc-2-track-1', '02 disc-2-track-2']],
  ]);
});

test('with numbers they count, whatever the order of the list', () => {
  const tracks = [
    { title: 'C', track_number: 1, disc: 2 },
    { title: 'B', track_number: 2, disc: 1 },
    { title: 'A', track_number: 1, disc: 1 },
  ];
  expect(sortTracks(album(tracks)).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
});

test('the whole length is that of all tracks, where each is known and nothing else is said', () => {
  const tracks = [
    { title: 'A', duration: '4:00' },
    { title: 'B', duration: '1:30', disc: 2 },
  ];
  expect(lengthOf(album(tracks))).toBe(330);
  expect(lengthOf(album(tracks, { duration: '6:00' }))).toBe(360);
  expect(lengthOf(album([...tracks, { title: 'C' }]))).toBeUndefined();
  expect(listDiscs(site, album(tracks)).map(({ duration }) => duration)).toEqual(['4:00', '1:30']);
  expect(pageOf(album(tracks)).props.total).toBe('5:30');
  expect(pageOf(album(tracks, { duration: '6:00' })).props.total).toBe('');
});

test('a track says which version it is, whom it is by, and what few want to know', () => {
  const [disc] = listDiscs(
    site,
    album([
      {
        title: 'A',
        version: 'Live',
        artists: ['EDDY', { name: 'Somebody', role: 'featuring' }],
        explicit: true,
        bpm: 90,
        key: 'D minor',
        isrc: 'AA-6Q7-20-00047',
        credits: { Oud: 'B' },
        lyrics: 'La\n',
        streaming_links: { bandcamp: 'https://a.bandcamp.com/track/a' },
      },
    ]),
  );
  expect(disc?.tracks).toEqual([
    {
      id: 'track-1',
      number: '01',
      title: 'A (Live)',
      description: '',
      duration: '',
      artist: 'EDDY feat. Somebody',
      composer: '',
      explicit: true,
      facts: ['90 BPM', 'D minor', 'ISRC AA6Q72000047'],
      tempo: '90',
      key: 'D minor',
      credits: [{ role: 'Oud', names: ['B'] }],
      platforms: [{ name: 'Bandcamp', url: 'https://a.bandcamp.com/track/a' }],
      lyrics: 'La',
    },
  ]);
});

test('structured data contains who made each recording, and on which disc it is', () => {
  const data = album(
    [
      { title: 'A', duration: '4:00', credits: { 'Written by': 'B', Producer: 'EDDY', Oud: ['C', 'D'] } },
      { title: 'E', version: 'Live', disc: 2, lyrics: 'La', credits: { Songwriter: 'F' } },
    ],
    { credits: { 'Produced by': 'G', Lyrics: 'H' } },
  );
  const { meta } = pageOf(data);
  const eddy = { '@type': 'Person', '@id': 'https://eddy.example/#artist' };
  const person = (name: string) => ({ '@type': 'Person', name });
  expect(meta.jsonLd[0]).toMatchObject({
    numTracks: 2,
    producer: person('G'),
    author: person('H'),
    track: [
      {
        name: 'A',
        position: 1,
        producer: eddy,
        contributor: [person('C'), person('D')],
        recordingOf: { '@type': 'MusicComposition', name: 'A', composer: person('B') },
      },
      {
        name: 'E (Live)',
        position: 2,
        url: 'https://eddy.example/music/releases/album/#disc-2-track-1',
        recordingOf: { composer: person('F'), lyricist: person('F') },
      },
    ],
  });
  const songs = meta.openGraph.filter(({ property }) => property.startsWith('music:song:'));
  expect(songs.map(({ content }) => content)).toEqual(['1', '1', '2', '1']);
});

test('structured data of a single has its words without their times, and the translation', () => {
  const words = { lyrics: '[00:01]Eins\n[00:02]Zwei\n', lyrics_translation: 'One\nTwo\n', language: 'de' };
  const { meta } = pageOf(schema.parse({ title: 'Album', type: 'single', ...words }));
  expect(meta.jsonLd[0]).toMatchObject({
    track: [
      {
        recordingOf: {
          '@type': 'MusicComposition',
          lyrics: {
            '@type': 'CreativeWork',
            text: 'Eins\nZwei',
            inLanguage: 'de',
            workTranslation: { text: 'One\nTwo', inLanguage: 'en-US' },
          },
        },
      },
    ],
  });
  const none = pageOf(schema.parse({ title: 'Album', type: 'single' }));
  expect(JSON.stringify(none.meta.jsonLd[0])).not.toContain('recordingOf');
});

test('a version is in brackets once, whether the title has it or not', () => {
  const title = fc.constantFrom('Ferry', 'Fähre (Suite)', 'Night [Bus]', 'ليل');
  const version = fc.constantFrom('Live', 'Club Mix', 'Akustik', 'ريمكس', '2024 Remaster');
  const write = fc.constantFrom<(title: string, version: string) => string>(
    (written) => written,
    (written, of) => `${written} (${of})`,
    (written, of) => `${written} [${of.toUpperCase()}]`,
  );
  fc.assert(
    fc.property(title, version, write, (name, of, as) => {
      const whole = trackTitle({ title: as(name, of), version: of }).toLowerCase();
      expect(whole.split(of.toLowerCase())).toHaveLength(2);
      expect(whole.startsWith(name.toLowerCase())).toBe(true);
    }),
  );
});
