/** How far an import from the studio is, and that it can be stopped. */
import { beforeAll, expect, test } from 'vitest';
import { loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { readSourceFiles } from '../../../generator/import/plan/read.ts';
import { readSite } from '../../../generator/import/site/index.ts';
import {
  describeImport,
  openImporter,
  readImport,
  readTable,
  writeImport,
} from '../../../generator/studio/importing.ts';
import type { ImportTableRequest, StudioEvent } from '../../../generator/studio/protocol/index.ts';
import { openWorkspace } from '../../../generator/studio/workspace.ts';
import { until } from '../../helpers/dev.ts';
import { SOUNDS, TAG } from '../../helpers/tagged.mjs';
import { makeSite } from '../import/write/site.ts';

beforeAll(loadSchemas);

function setUp() {
  const site = makeSite({ 'assets/kept.txt': 'kept' });
  for (const number of [1, 2, 3])
    site.write(
      `music/0${number}.mp3`,
      TAG.mp3(SOUNDS.mp3, {
        title: `Song ${number}`,
        artist: 'Noor Vale',
        album: 'Tides',
        tracknumber: number,
      }),
    );
  const events: StudioEvent[] = [];
  let onEvent = (_: StudioEvent) => {};
  const importer = openImporter({
    workspace: openWorkspace({ ...site, now: () => 0 }),
    events: {
      send(event) {
        events.push(event);
        onEvent(event);
      },
    },
    readSite: () => readSite(site.content, () => site.today, openCache()),
    readSources: (sources, facts, watching) => readSourceFiles(sources, facts, { columns: {}, ...watching }),
  });
  const hasEnded = () =>
    until(() => {
      const answer = describeImport(importer);
      return ['reading', 'writing'].includes(answer.phase) ? undefined : answer;
    });
  return {
    ...{ site, importer, events },
    async read(path = 'music') {
      readImport(importer, path);
      return hasEnded();
    },
    async say(request: ImportTableRequest) {
      readTable(importer, request);
      return hasEnded();
    },
    async writeAll() {
      const { step, plan } = describeImport(importer);
      const entries = plan?.entries.map(({ number }) => ({ number, facts: [], files: [] })) ?? [];
      writeImport(importer, { step, entries }, async () => {});
      return hasEnded();
    },
    /** At the next sign of progress. */
    cancelSoon() {
      onEvent = (event) => {
        if (event.type === 'import' && event.job.progress) importer.job.cancel();
      };
    },
    goOn() {
      onEvent = () => {};
    },
  };
}

const progressOf = (events: readonly StudioEvent[]) =>
  events.flatMap((event) => (event.type === 'import' && event.job.progress ? [event.job.progress] : []));

test('recordings are counted while they are read, and again while they are copied', async () => {
  const { events, read, writeAll, site } = setUp();
  expect(await read()).toMatchObject({ phase: 'planned' });
  expect(progressOf(events).at(-1)).toMatchObject({ done: 3, total: 3 });
  events.length = 0;
  expect(await writeAll()).toMatchObject({ phase: 'done' });
  expect(progressOf(events).at(-1)).toMatchObject({ done: 3, total: 3, name: '03.mp3' });
  expect(site.list().filter((path) => path.startsWith('assets/audio/'))).toHaveLength(3);
});

test('reading and writing can be stopped, with nothing left of either, and be done again', async () => {
  const { site, importer, read, writeAll, cancelSoon, goOn } = setUp();
  const before = site.list();
  cancelSoon();
  const stopped = await read();
  expect([stopped.phase, stopped.plan, stopped.progress]).toEqual(['none', undefined, undefined]);
  goOn();
  expect(await read()).toMatchObject({ phase: 'planned' });
  cancelSoon();
  expect(await writeAll()).toMatchObject({ phase: 'planned', plan: { entries: [{ verdict: 'new' }] } });
  expect(site.list()).toEqual(before);
  goOn();
  importer.job.cancel();
  expect(await writeAll()).toMatchObject({ phase: 'done' });
});

test('what the rows and columns of a table are is chosen from menus', async () => {
  const { site, read, say } = setUp();
  site.write('list.csv', 'Name,Laji,Hometown\nTote bag,22 EUR,Turku\n');
  const [asked] = (await read('list.csv')).plan?.tables ?? [];
  expect(asked).toMatchObject({ rows: 1, shapes: expect.arrayContaining(['merch', 'members']) });
  expect(asked?.shape).toBeUndefined();
  const { place = '' } = asked ?? {};
  const named = (await say({ place, as: 'merch', columns: {} })).plan;
  expect(named?.entries).toMatchObject([{ kind: 'merch', title: 'Tote bag', file: 'pages/merch.yaml' }]);
  const priced = (await say({ place, columns: { Laji: 'price' } })).plan;
  expect(priced?.tables).toMatchObject([
    { shape: 'merch', columns: [{ key: 'title' }, { key: 'price' }, {}] },
  ]);
  expect(priced?.entries[0]?.facts).toMatchObject([{ value: 'Tote bag' }, { value: '22 EUR' }]);
});
