/** Whom records are by, above all on the site of a label: never by the label because a source names nobody, or everybody. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReleaseFacts, TrackFacts } from '../../../generator/import/catalogue.ts';
import { joinLeaves } from '../../../generator/import/plan/merge.ts';
import { changes, itemOf, planFor, release, verdicts, writeContent } from './helpers.ts';

const LABEL = '{name: Copper Wire, kind: label}';
const ROSTER = {
  'artists/mila.md': '---\nname: Mila Voss\n---\n',
  'artists/oto.md': '---\nname: Oto\n---\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liner-artists-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The new entry for a release of a source. */
async function become(facts: ReleaseFacts, artist = LABEL): Promise<Record<string, unknown>> {
  const { entries } = await planFor(writeContent(folder, ROSTER, artist), [release(facts)]);
  return joinLeaves(entries.flatMap((entry) => entry.facts));
}

function tracksBy(...artists: (string | string[] | undefined)[]): TrackFacts[] {
  return artists.map((each, index) => ({
    title: `Part ${index + 1}`,
    ...(each !== undefined && { artists: [each].flat() }),
  }));
}

describe('a record by many', () => {
  const tracks = tracksBy('Mila Voss', 'Oto', 'Nadir', 'Cole');

  test.each(['Various Artists', 'Various', 'VA', 'V.A.', 'Verschiedene', 'Divers', 'Artisti vari', 'Varios'])(
    'is a compilation, as %s is no artist',
    async (written) => {
      const facts = await become({ title: 'Wire Vol. 1', artists: [written], tracks });
      expect(facts).toMatchObject({ type: 'compilation', artists: ['Various Artists'], tracks });
    },
  );

  test('is a compilation, whatever has been guessed from the number of its tracks', async () => {
    const content = writeContent(folder, ROSTER, LABEL);
    const doubts = [{ at: ['type'], why: 'guessed from 4 tracks' }];
    const item = release({ title: 'Wire', type: 'ep', artists: ['Various'], tracks }, 'audio', { doubts });
    const [entry] = (await planFor(content, [item])).entries;
    expect(entry?.facts.find(({ path }) => path[0] === 'type')).toMatchObject({ value: 'compilation' });
    expect(entry?.facts.flatMap(({ doubt }) => doubt ?? [])).toEqual([]);
  });

  test('is what a source says', async () => {
    const facts = { title: 'Wire', type: 'soundtrack', artists: ['Various'], tracks };
    expect(await become(facts)).toMatchObject({ type: 'soundtrack', artists: ['Various Artists'] });
  });

  test('is the same in whatever words a source or the site says so', async () => {
    const file =
      '---\ntitle: Wire\ntype: compilation\nrelease_date: 2023-12-01\nartists: [Verschiedene]\n---\n';
    const content = writeContent(folder, { ...ROSTER, 'releases/wire.md': file }, LABEL);
    const said = { title: 'Wire', release_date: '2023-12-01' };
    const plan = await planFor(content, [
      release({ ...said, artists: ['Various'] }, 'discogs'),
      release({ ...said, artists: ['V.A.'] }, 'bandcamp'),
    ]);
    expect(verdicts(plan)).toEqual(['same releases/wire.md']);
  });

  test('on the site of an artist is by others', async () => {
    const facts = await become({ title: 'Wire', artists: ['VA'], tracks }, '{name: Mara Voss}');
    expect(facts).toMatchObject({ artists: ['Various Artists'] });
  });
});

describe('on the site of a collective', () => {
  const COLLECTIVE = '{name: Copper Wire, kind: collective}';
  const tracks = tracksBy('Nadir', 'Cole', 'Ines', 'Juno');

  test.each([
    ['by many on its own label', { artists: ['VA'], label: 'Copper Wire' }],
    ['by many that names it', { artists: ['Copper Wire', 'Various'] }],
    ['that only names it', { artists: ['Copper Wire'] }],
  ])('a record %s is its own compilation', async (_, said) => {
    const facts = await become({ title: 'Wire', tracks, ...said }, COLLECTIVE);
    expect(facts).toMatchObject({ type: 'compilation', tracks });
    expect(facts).not.toHaveProperty('artists');
  });

  test('a record by many on another label is by others', async () => {
    const facts = await become({ title: 'Wire', tracks, artists: ['VA'], label: 'Tin Roof' }, COLLECTIVE);
    expect(facts).toMatchObject({ type: 'compilation', artists: ['Various Artists'] });
  });

  test('a record of one of its artists is theirs, though it is named', async () => {
    const said = { title: 'Tide', artists: ['Copper Wire'], tracks: tracksBy('Mila Voss', 'Mila Voss') };
    expect(await become(said, COLLECTIVE)).toMatchObject({ artists: ['Mila Voss'] });
  });
});

test('on the site of a label, its own record by many keeps what is on the cover', async () => {
  const said = { title: 'Wire', artists: ['VA'], label: 'Copper Wire', tracks: tracksBy('Nadir', 'Cole') };
  expect(await become(said)).toMatchObject({ artists: ['Various Artists'] });
});

describe('on the site of a label, a record whose artist no source names', () => {
  test('is by the artist of most of its tracks', async () => {
    const tracks = tracksBy('Mila Voss', 'Mila Voss', 'Nadir');
    expect(await become({ title: 'Tide', tracks })).toMatchObject({
      artists: ['Mila Voss'],
      tracks: [{ title: 'Part 1' }, { title: 'Part 2' }, { title: 'Part 3', artists: ['Nadir'] }],
    });
  });

  test('is by those of its tracks if they are few', async () => {
    const facts = await become({ title: 'Split', tracks: tracksBy('Mila Voss', 'Oto') });
    expect(facts).toMatchObject({ artists: ['Mila Voss', 'Oto'], type: 'single' });
  });

  test('is a compilation if they are many', async () => {
    const facts = await become({ title: 'Wire', tracks: tracksBy('A', 'B', 'C', 'D') });
    expect(facts).toMatchObject({ artists: ['Various Artists'], type: 'compilation' });
  });

  test('is so where the label itself is named, and with a comment that asks to check it', async () => {
    const content = writeContent(folder, ROSTER, LABEL);
    const item = release({ title: 'Wire', artists: ['Copper Wire'], tracks: tracksBy('Nadir', 'Cole') });
    const [entry] = (await planFor(content, [item])).entries;
    expect(entry?.facts.find(({ path }) => path[0] === 'artists')).toMatchObject({
      value: ['Nadir', 'Cole'],
      doubt: 'no source names an artist of the record, so these are those of its tracks',
    });
  });

  test('is by the label if its tracks name nobody, or the label', async () => {
    expect(await become({ title: 'A', tracks: tracksBy(undefined, undefined) })).not.toHaveProperty(
      'artists',
    );
    const named = tracksBy('Copper Wire & Nadir', 'Copper Wire');
    expect(await become({ title: 'B', tracks: named })).not.toHaveProperty('artists');
  });

  test('stays that of an artist on a site of an artist', async () => {
    const artist = '{name: Mara Voss}';
    const content = writeContent(folder, {}, artist);
    const plan = await planFor(content, [release({ title: 'Split', tracks: tracksBy('Nadir', 'Cole') })]);
    expect(changes(plan).filter((each) => /^new artists/.test(each))).toEqual([]);
  });
});

describe('names', () => {
  test('of two whom the site knows are divided, and others are not', async () => {
    const facts = await become({ title: 'Tide', artists: ['Oto & Mila Voss'] });
    expect(facts).toMatchObject({ artists: ['Oto', 'Mila Voss'] });
    expect(await become({ title: 'Bridge', artists: ['Oto & Garfunkel'] })).toMatchObject({
      artists: ['Oto & Garfunkel'],
    });
  });

  test('of artists of the same import are known as those of the site are', async () => {
    const content = writeContent(folder, {}, LABEL);
    const artists = ['Mila Voss', 'Oto'].map((name) => itemOf('artists', { name }));
    const plan = await planFor(content, [
      release({ title: 'Tide', artists: ['Oto & Mila Voss'] }),
      ...artists,
    ]);
    expect(changes(plan)).toContain('new artists: ["Oto","Mila Voss"]');
  });

  test('of who made a remix are not credited once more', async () => {
    const credits = { Remix: ['Oto'], Mastering: ['Nadir'] };
    const tracks = [
      { title: 'Tide (Oto Remix)', credits },
      { title: 'Ebb', credits: { Remix: ['Oto'] } },
    ];
    expect(await become({ title: 'Tide', artists: ['Mila Voss'], tracks })).toMatchObject({
      tracks: [{ credits: { Mastering: ['Nadir'] } }, { credits: { Remix: ['Oto'] } }],
    });
  });

  test('of the artist of the record beside a guest of a track go without saying', async () => {
    const guest = { name: 'Nadir', role: 'featuring' as const };
    const written = (artists: TrackFacts['artists']) => ({
      title: 'Ebb',
      type: 'album',
      artists: ['Mila Voss'],
      tracks: [{ title: 'A' }, { title: 'B', ...(artists && { artists }) }],
    });
    expect(await become(written(['Mila Voss', guest]))).toMatchObject({
      tracks: [{ title: 'A' }, { title: 'B', artists: [guest] }],
    });
    const file =
      '---\ntitle: Ebb\ntype: album\nrelease_date: 2020-05-08\nartists: [Mila Voss]\ntracks:\n  - title: A\n  - title: B\n    artists: [{name: Nadir, role: featuring}]\n---\n';
    const content = writeContent(folder, { ...ROSTER, 'releases/ebb.md': file }, LABEL);
    const item = release({ ...written(['Mila Voss', guest]), release_date: '2020-05-08' });
    expect(changes(await planFor(content, [item]))).toEqual([]);
  });
});

test('a mix is by those of its artists who have a file, and others are listed', async () => {
  const content = writeContent(folder, ROSTER, LABEL);
  const mix = itemOf('mixes', {
    episode_title: 'Night',
    artists: ['Oto & Mila Voss', 'Nadir', 'Copper Wire'],
  });
  const { entries, left } = await planFor(content, [mix]);
  expect(joinLeaves(entries.flatMap(({ facts }) => facts))).toMatchObject({ artists: ['Oto', 'Mila Voss'] });
  expect(left.map(({ example }) => example)).toEqual(['Nadir']);
});

describe('names in one', () => {
  test.each(['&', ',', ';', '/', '+', ' x ', ' × ', ' vs. ', ' vs ', ' b2b ', ' und ', ' and ', ' y '])(
    'are divided at %s where each is an artist of the site',
    async (joint) => {
      const tracks = tracksBy(`Oto${joint}Mila Voss`);
      const facts = await become({ title: 'Wire', artists: [`Mila Voss${joint}Oto`], tracks });
      expect(facts).toMatchObject({ artists: ['Mila Voss', 'Oto'] });
    },
  );

  test.each<[string, string | undefined]>([
    ['Mila Voss x Cole', '"Mila Voss x Cole" may be several artists'],
    ['Cole/Oto', '"Cole/Oto" may be several artists'],
    ['Salt & Cole', undefined],
    ['Mila Voss', undefined],
    ['Otox', undefined],
  ])('are left in %s, with a doubt where one is an artist of the site', async (name, doubt) => {
    const items = [release({ title: 'Wire', artists: [name], tracks: tracksBy('Oto', name) })];
    const [entry] = (await planFor(writeContent(folder, ROSTER, LABEL), items)).entries;
    const fact = entry?.facts.find(({ path }) => path[0] === 'artists');
    expect([fact?.value, fact?.doubt]).toEqual([[name], doubt]);
  });
});

describe('a show of two who have a file', () => {
  const at = { title: 'Gala', date: '2027-03-07', city: 'Porto' };
  const become = async (facts: object) => {
    const item = itemOf('events', { ...at, ...facts });
    const { entries } = await planFor(writeContent(folder, ROSTER, LABEL), [item]);
    return joinLeaves(entries.flatMap((entry) => entry.facts));
  };

  test('has the support that a source parts from who plays', async () => {
    const facts = await become({ artists: ['Mila Voss'], support: ['Oto', 'Nadir'] });
    expect(facts).toMatchObject({ artists: ['Mila Voss'], support: ['Oto', 'Nadir'] });
  });

  test('is of a known support of another act, which is said beside the names, and of no one else', async () => {
    const known = fc.constantFrom('Mila Voss', 'Oto', 'Copper Wire');
    const other = fc.constantFrom('Nadir', 'Kivi');
    const bill = fc.record({ main: fc.option(fc.oneof(known, other)), support: fc.oneof(known, other) });
    await fc.assert(
      fc.asyncProperty(bill, async ({ main, support }) => {
        const facts = { ...at, ...(main && { artists: [main] }), support: [support] };
        const { entries } = await planFor(writeContent(folder, ROSTER, LABEL), [itemOf('events', facts)]);
        const leaves = entries.flatMap((entry) => entry.facts);
        const isOwn = (name: string | null) => name !== 'Nadir' && name !== 'Kivi';
        const isAsked = leaves.some(
          ({ path, doubt }) => path[0] === 'support' && doubt?.includes('main act'),
        );
        expect([main, support, isAsked]).toEqual([
          main,
          support,
          main !== null && !isOwn(main) && isOwn(support),
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('is of those whom it names as support alone', async () => {
    const facts = await become({ support: ['Mila Voss', 'Nadir'] });
    expect(facts).toMatchObject({ artists: ['Mila Voss'], support: ['Nadir'] });
  });
});

describe('somebody of the site', () => {
  const and = fc.constantFrom('&', '+', 'and', 'und', 'og', 'y');
  const roster = {
    'artists/salt.md': '---\nname: Salt & Lantern\n---\n',
    'artists/cut.md': '---\nname: Cut and Dry\n---\n',
  };

  test('is named as the site does, whatever is between two words', async () => {
    await fc.assert(
      fc.asyncProperty(and, and, async (one, other) => {
        const artists = [`Salt ${one} Lantern / Cut ${other} Dry`];
        const content = writeContent(folder, roster, LABEL);
        const { entries } = await planFor(content, [release({ title: 'Split', type: 'split', artists })]);
        const facts = joinLeaves(entries.flatMap((entry) => entry.facts));
        expect(facts).toMatchObject({ artists: ['Salt & Lantern', 'Cut and Dry'] });
      }),
      { numRuns: 30 },
    );
  });

  test.each(['Oto (DJ set)', 'Oto DJ set', 'Oto - acoustic set', 'Oto (akustinen)'])(
    'plays as %s, which is asked about',
    async (name) => {
      const at = { title: 'Hall', date: '2027-03-12', city: 'Pori', venue: 'Hall' };
      const facts = { ...at, support: [name] };
      const { entries } = await planFor(writeContent(folder, ROSTER, LABEL), [itemOf('events', facts)]);
      const leaves = entries.flatMap((entry) => entry.facts);
      expect(joinLeaves(leaves)).toMatchObject({ artists: ['Oto'] });
      expect(leaves.find(({ path }) => path[0] === 'artists')?.doubt).toBe(`the source says "${name}"`);
    },
  );

  test.each([
    ['Oto – Mila Voss', ['Oto', 'Mila Voss'], 'Oto – Mila Voss'],
    ['Oto / Mila Voss - Two', ['Oto', 'Mila Voss'], 'Two'],
    ['Oto - Oto', ['Oto'], 'Oto'],
  ])('is whom the title %s names', async (title, artists, expected) => {
    expect(await become({ title, type: 'split' })).toMatchObject({ title: expected, artists });
  });
});
