import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRelease } from '../../../../generator/app/artist/index.ts';
import { artistSchema } from '../../../../generator/app/artist/schema.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { writeReleaseNotes } from '../../../../generator/features/press/release-notes.ts';
import { albumLd } from '../../../../generator/features/releases/json-ld.ts';
import { release as schema } from '../../../../generator/features/releases/schema/release.ts';
import { releaseWords } from '../../../../generator/features/releases/search-words.ts';
import { listDiscs } from '../../../../generator/features/releases/tracks.ts';
import { fullTitle } from '../../../../generator/features/releases/works.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { listProblems, release } from '../../../helpers/content.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const site = modelSite(makeContent(), '2026-01-01', FEATURES);
const album = (tracks: object[], keys: object = {}) =>
  schema.parse({ title: 'Quartets', type: 'album', tracks, ...keys });

const HAYDN = {
  title: 'Allegro con spirito',
  movement: 1,
  work: 'String Quartet in G major',
  opus: 'Op. 76 No. 1',
  composer: 'Joseph Haydn',
};
const SHORT = [
  HAYDN,
  { title: 'Adagio sostenuto', movement: 2 },
  { title: 'Encore', composer: 'Fanny Hensel', opus: 'WoO 5' },
];

const rowsOf = (tracks: object[]) =>
  listDiscs(site, album(tracks)).flatMap((disc) =>
    disc.tracks.map(({ title, work }) => `${work ? `${work.title} / ${work.composer} / ` : ''}${title}`),
  );
const namesOf = (tracks: object[]) => {
  const data = album(tracks);
  return (data.tracks ?? []).map((track) => fullTitle(data, track, site.words));
};

test('movements stand under their work, which the first of them names', () => {
  expect(rowsOf(SHORT)).toEqual([
    'String Quartet in G major, Op. 76 No. 1 / Joseph Haydn / I. Allegro con spirito',
    'String Quartet in G major, Op. 76 No. 1 / Joseph Haydn / II. Adagio sostenuto',
    'Encore, WoO 5',
  ]);
  expect(listDiscs(site, album(SHORT))[0]?.tracks[2]?.composer).toBe('Fanny Hensel');
});

test('a track is of no work that begins on another disc with the same number', () => {
  expect(rowsOf([{ title: 'Overture' }, { ...HAYDN, disc: 2 }])).toEqual([
    'Overture',
    'String Quartet in G major, Op. 76 No. 1 / Joseph Haydn / I. Allegro con spirito',
  ]);
});

test('alone, a movement is called by its work too', () => {
  expect(namesOf(SHORT)).toEqual([
    'String Quartet in G major, Op. 76 No. 1: I. Allegro con spirito',
    'String Quartet in G major, Op. 76 No. 1: II. Adagio sostenuto',
    'Encore, WoO 5',
  ]);
});

test('a work may be named in each of its tracks, with or without movements', () => {
  const work = { work: 'Sonata', composer: 'B' };
  const rows = rowsOf([
    { ...work, title: 'I. Grave' },
    { ...work, title: 'II. Presto' },
    { ...work, title: 'Other', work: 'Suite' },
    { title: 'Coda' },
  ]);
  expect(rows).toEqual(['Sonata / B / I. Grave', 'Sonata / B / II. Presto', 'Suite / B / Other', 'Coda']);
});

test('works of one name by two composers, or of two numbers, are two', () => {
  const rows = rowsOf([
    { title: 'A', work: 'Sonata', composer: 'B', opus: 2 },
    { title: 'A', work: 'Sonata', composer: 'C', opus: 2 },
    { title: 'A', work: 'Sonata', composer: 'C', opus: 'BWV 3' },
  ]);
  expect(rows).toEqual(['Sonata, Op. 2 / B / A', 'Sonata, Op. 2 / C / A', 'Sonata, BWV 3 / C / A']);
});

test.each([
  [2, 'II. Adagio'],
  ['2', 'II. Adagio'],
  ['II', 'II. Adagio'],
  ['II.', 'II. Adagio'],
  ['iii', 'III. Adagio'],
  ['Ⅱ', 'II. Adagio'],
  ['No. 4', 'IV. Adagio'],
  ['3rd', 'III. Adagio'],
  ['2º', 'II. Adagio'],
  ['IV. Largo', 'IV. Largo: Adagio'],
  ['Largo', 'Largo: Adagio'],
  ['Molto adagio', 'Molto adagio'],
])('movement: %s', (movement, title) => {
  expect(rowsOf([{ title: 'Adagio', work: 'W', movement }])).toEqual([`W /  / ${title}`]);
});

/** Texts of a track that stand beside its title. */
const BESIDE = {
  movement: ['2', 'iii', 'No. 4', '3rd', 'Ⅱ', 'II. Largo', 'Largo', 'vivace ma non troppo', '٣', 'Finale'],
  version: ['Live', 'Instrumental', 'iii'],
  work: ['Sonata', 'Quartet in G', 'Rondo'],
  opus: ['Op. 76', 'K. 331'],
  composer: ['Clara Voss'],
};

test('whatever is beside a title, its words are still there', () => {
  const beside = fc.record(
    Object.fromEntries(Object.entries(BESIDE).map(([key, values]) => [key, fc.constantFrom(...values)])),
    { requiredKeys: [] },
  );
  const title = fc.constantFrom(
    'Rondo alla turca',
    'Adagio',
    'III',
    'Sonata: Largo',
    'Quartet in G, Op. 76: II. Adagio',
    'Ночь',
  );
  fc.assert(
    fc.property(title, beside, (name, keys) => {
      const track = { title: name, ...keys };
      for (const shown of [rowsOf([track]), namesOf([track])]) {
        const words = [name, keys['version'] ?? ''].join(' ').match(/[\p{L}\d]+/gu) ?? [];
        expect(words.filter((word) => !shown.join(' ').includes(word))).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
});

test('a title that begins with its number has it once, and one that has its work names that once', () => {
  expect(namesOf([{ title: 'II. Adagio', work: 'W', movement: 2 }])).toEqual(['W: II. Adagio']);
  expect(
    namesOf([{ title: 'Quartet in G: II. Adagio', work: 'Quartet in G', movement: 'II. Adagio' }]),
  ).toEqual(['Quartet in G: II. Adagio']);
});

test('a title that names its work and its number in a catalogue is shortened below the heading', () => {
  const title = 'Quartet in G, Op. 76: II. Adagio';
  const track = { title, work: 'Quartet in G', opus: 76, movement: 2 };
  expect(rowsOf([track])).toEqual(['Quartet in G, Op. 76 /  / II. Adagio']);
  expect(namesOf([track])).toEqual([title]);
  expect(rowsOf([{ title: 'Sonata', work: 'Sonata' }])).toEqual(['Sonata /  / Sonata']);
});

test('where the movements of a work start over, another work of that name begins', () => {
  const track = { work: 'Sonata', composer: 'B' };
  const numbers = [1, 2, 1, 2].map((movement) => ({ ...track, title: 'T', movement }));
  const [disc] = listDiscs(site, album(numbers));
  expect(disc?.tracks.map(({ work }) => work?.id)).toEqual(['work-1', 'work-1', 'work-2', 'work-2']);
});

test('who performs a work is in its heading, and who performs a movement only, with its credits', () => {
  const [disc] = listDiscs(
    site,
    album([
      { ...HAYDN, soloists: [{ name: 'Elif', role: 'Piano' }], ensemble: 'Chamber Choir', conductor: 'C' },
      { title: 'B', movement: 2, composer: 'Joseph Haydn', arranger: 'D', credits: { Vocals: 'E' } },
    ]),
  );
  expect(disc?.tracks[0]?.work?.performers).toEqual([
    { role: 'Conductor', names: ['C'] },
    { role: 'Piano', names: ['Elif'] },
    { role: 'Ensemble', names: ['Chamber Choir'] },
  ]);
  expect(disc?.tracks.map(({ credits }) => credits)).toEqual([
    [],
    [
      { role: 'Arranger', names: ['D'] },
      { role: 'Vocals', names: ['E'] },
    ],
  ]);
});

const page = { url: 'https://eddy.example/music/releases/a/', images: [], description: '' };

test('data has the composition of each movement, its work and its composer', () => {
  const data = album(SHORT, { composer: 'Somebody Else', conductor: 'C', ensemble: ['Choir'] });
  const work = {
    '@type': 'MusicComposition',
    '@id': `${page.url}#work-1`,
    name: 'String Quartet in G major, Op. 76 No. 1',
    composer: { '@type': 'Person', name: 'Joseph Haydn' },
  };
  const ld = albumLd(site, entry('a', data), page);
  expect(ld).toMatchObject({
    author: { '@type': 'Person', name: 'Somebody Else' },
    contributor: [
      { '@type': 'MusicGroup', name: 'Choir' },
      { '@type': 'Person', name: 'C' },
    ],
    track: [
      {
        name: 'String Quartet in G major, Op. 76 No. 1: I. Allegro con spirito',
        recordingOf: {
          '@type': 'MusicComposition',
          name: 'I. Allegro con spirito',
          composer: { '@type': 'Person', name: 'Joseph Haydn' },
          isPartOf: work,
        },
      },
      { recordingOf: { name: 'II. Adagio sostenuto', isPartOf: work } },
      { name: 'Encore, WoO 5', recordingOf: { composer: { name: 'Fanny Hensel' } } },
    ],
  });
});

test('the composer of a release composed all of its tracks that name none', () => {
  const data = album([{ title: 'A' }], { composer: 'B' });
  expect(albumLd(site, entry('a', data), page)).toMatchObject({
    track: [{ recordingOf: { name: 'A', composer: { '@type': 'Person', name: 'B' } } }],
  });
});

test('artist.json, the notes of the kit and the search have works and composers', () => {
  const release = entry('a', album(SHORT, { conductor: 'Cara' }));
  const own = modelSite(makeContent({ releases: [release] }), '2026-01-01', FEATURES);
  const described = describeRelease({ site: own, assets: makeAssets(own) }, release);
  expect(described).toMatchObject({
    conductor: ['Cara'],
    tracks: [
      { work: 'String Quartet in G major', opus: 'Op. 76 No. 1', movement: 1, composer: ['Joseph Haydn'] },
      {},
      {},
    ],
  });
  expect(
    artistSchema.shape.releases.element.safeParse(JSON.parse(JSON.stringify(described))).error,
  ).toBeUndefined();
  const notes = writeReleaseNotes(own, release);
  expect(notes).toContain(
    'Joseph Haydn: String Quartet in G major, Op. 76 No. 1\n1. I. Allegro con spirito\n2. II. Adagio sostenuto\n3. Encore, WoO 5 – Fanny Hensel\n',
  );
  expect(notes).toContain('Conductor: Cara');
  expect(releaseWords(own, release.data)).toMatch(/(?=.*haydn)(?=.*quartet)(?=.*76)(?=.*cara)/);
});

test('a release says where it was recorded, and offers its booklet', () => {
  const data = schema.parse({ title: 'A', type: 'single', recorded: 'Leipzig, 2025', booklet: '/a.pdf' });
  const own = modelSite(makeContent({ releases: [entry('a', data)] }), '2026-01-01', FEATURES);
  const { props } = pageAt(projectPages(own, makeAssets(own)).pages, '/music/releases/a/', 'release');
  expect(props.smallPrint).toEqual([{ term: 'Recorded', text: 'Leipzig, 2025' }]);
  expect(props.booklet).toEqual({ label: 'Download', url: '/a.pdf', external: false });
});

const inAlbum = (tracks: string) =>
  listProblems({ 'releases/a.md': release(`title: A\ntype: ep\ntracks:\n${tracks}`) });

test('a movement is of some work', async () => {
  expect(await inAlbum('  - {title: X, movement: 1}\n  - {title: Y, movement: 2}')).toEqual([
    'warning releases/a.md:5:26 tracks/no-work "X" is a movement, but of no work. → Add a line to the first movement of the work such as  work: String Quartet in G major',
    'warning releases/a.md:6:26 tracks/no-work "Y" is a movement, but of no work. → Add a line to the first movement of the work such as  work: String Quartet in G major',
  ]);
  expect(await inAlbum('  - {title: X, movement: 1, work: W}\n  - {title: Y, movement: 2}')).toEqual([]);
});

test('a number in a title that is not that of the movement is named, however both are written', async () => {
  const numeral = fc.constantFrom(...['I', 'II', 'III', 'IV'].map((roman, at) => [at + 1, roman] as const));
  const track = fc.record({
    title: numeral,
    form: fc.constantFrom(
      '%',
      '%.',
      '%. Adagio',
      '%: Adagio',
      'W: %. Adagio',
      'W, Op. 2: %. Adagio',
      'Adagio',
    ),
    movement: numeral,
    key: fc.constantFrom('number', 'roman', 'named'),
  });
  await fc.assert(
    fc.asyncProperty(track, async ({ title: [found, roman], form, movement: [number, numeral], key }) => {
      const title = form.replace('%', () => roman);
      const movement = { number, roman: numeral, named: `${numeral}. Adagio` }[key];
      const problems = await inAlbum(
        `  - {title: "${title}", movement: "${movement}", work: W, opus: Op. 2}`,
      );
      const isWrong = form.includes('%') && found !== number && title.length > 1;
      expect([title, movement, problems.map((each) => /tracks\/\S+/.exec(each)?.[0])]).toEqual([
        ...[title, movement],
        isWrong ? ['tracks/movement-differs'] : [],
      ]);
      if (isWrong) expect(problems[0]).toContain(`write  movement: ${found}  here`);
    }),
    { numRuns: 60 },
  );
});

test.each([1, 2])('movement %i does not follow movement 2', async (number) => {
  expect(await inAlbum(`  - {title: X, movement: 2, work: W}\n  - {title: Y, movement: ${number}}`)).toEqual([
    `warning releases/a.md:6:26 tracks/movement-order "Y" is movement ${number}, and comes after movement 2 of the same work. → Correct the number; or, if another work begins there, write  work: String Quartet in G major`,
  ]);
});

test.each([
  ['piece: Sonata', 'work: Sonata'],
  ['Werk: Sonata', 'Write  work: Sonata'],
  ['komponist: Haydn', 'Write  composer: Haydn'],
  ['compositeur: Haydn', 'Write  composer: Haydn'],
  ['satz: 2', 'Write  movement: 2'],
  ['dirigentin: Name', 'Write  conductor: Name'],
  ['besteci: Haydn', 'Write  composer: Haydn'],
  ['produzent: Name', 'Write  credits: {Producer: Name}'],
  ['titel: Y', 'That is title here, which is there already.'],
  ['orchestra: Name', 'ensemble: Name'],
  ['bwv: 1004', 'opus: BWV 1004'],
  ['soloist: Name', 'soloists: [Name]'],
  ['movements: [A, B]', 'Write each movement as a track'],
])('%s is answered with %s', async (written, line) => {
  const [problem] = await inAlbum(`  - title: X\n    ${written}`);
  expect(problem).toContain(line);
});
