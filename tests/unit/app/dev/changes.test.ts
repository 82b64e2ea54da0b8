import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openQueue, type RebuildOptions, startRebuilding } from '../../../../generator/app/dev/rebuild.ts';
import { type ContentSources, openSources } from '../../../../generator/app/dev/sources.ts';
import type { Build } from '../../../../generator/app/pipeline/report.ts';
import { type Changes, debounceChanges } from '../../../../generator/engine/lib/watch.ts';
import { makeSite, SITE_YAML } from '../../../helpers/site.ts';

describe('debounced changes', () => {
  const received: Changes[] = [];
  const changes = debounceChanges({ quiet: 10, longest: 100, onChanges: (all) => received.push(all) });
  beforeEach(() => {
    received.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('come together, when nothing more happens', () => {
    changes.add('/a', 'edited');
    vi.advanceTimersByTime(8);
    changes.add('/b', 'moved');
    vi.advanceTimersByTime(8);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(received.map((all) => [...all])).toEqual([
      [
        ['/a', 'edited'],
        ['/b', 'moved'],
      ],
    ]);
  });

  test('that do not end come in parts', () => {
    for (let time = 0; time < 250; time += 5) {
      changes.add(`/${time}`, 'edited');
      vi.advanceTimersByTime(5);
    }
    expect(received.length).toBe(2);
    vi.advanceTimersByTime(10);
    expect(received.flatMap((all) => [...all.keys()])).toHaveLength(50);
  });

  test('keep a move that is followed by an edit, and forget what was cancelled', () => {
    changes.add('/a', 'moved');
    changes.add('/a', 'edited');
    vi.advanceTimersByTime(10);
    expect(received[0]?.get('/a')).toBe('moved');
    changes.add('/b', 'edited');
    changes.cancel();
    vi.advanceTimersByTime(500);
    expect(received).toHaveLength(1);
  });
});

test('work is queued, and what comes meanwhile is the next piece', async () => {
  const seen: string[][] = [];
  const ends: (() => void)[] = [];
  const queue = openQueue((changes) => {
    seen.push([...changes.keys()]);
    return new Promise<void>((end) => ends.push(end));
  });
  for (const path of ['/a', '/b', '/c']) queue.push(new Map([[path, 'edited']]));
  expect(seen).toEqual([['/a']]);
  ends[0]?.();
  await vi.waitFor(() => expect(seen).toEqual([['/a'], ['/b', '/c']]), { timeout: 40_000 });
  queue.push(new Map([['/d', 'edited']]));
  queue.stop();
  ends[1]?.();
  await Promise.resolve();
  expect(seen).toHaveLength(2);
});

describe('rebuilding', () => {
  const read = { sources: [], problems: [] };
  const sources = (changed: () => string[]): ContentSources => ({
    read: async () => ({ read, changed: changed() }),
  });
  const options = {
    root: '/',
    content: '/content',
    stamp: () => new Map(),
    note: () => [],
    forget: () => {},
  };
  const failed: Build = {
    problems: [],
    levels: [],
    hidden: [],
    ignored: new Set<string>(),
    made: undefined,
    inputs: { files: [], folders: [] },
  };
  const start = (changes: Partial<RebuildOptions>) => {
    const builds: Build[] = [];
    const errors: unknown[] = [];
    const rebuilder = startRebuilding({
      ...{ ...options, sources: sources(() => []), build: async () => failed, buildRest: async () => failed },
      onBuild: async (build) => void builds.push(build),
      onError: (error) => errors.push(error),
      ...changes,
    });
    onTestFinished(rebuilder.stop);
    return { builds, errors, rebuilder };
  };

  test('goes on when files vanish while they are looked at', async () => {
    let looks = 0;
    const { builds, rebuilder } = start({
      sources: sources(() => {
        looks += 1;
        if (looks > 1) return looks === 3 ? ['one.md'] : [];
        throw new Error('ENOENT: one.md');
      }),
    });
    await vi.waitFor(() => expect(builds).toHaveLength(1), { timeout: 40_000 });
    expect(builds[0]?.problems).toMatchObject([
      { code: 'dev/failed', message: 'The site could not be built: ENOENT: one.md' },
    ]);
    rebuilder.push(new Map([['/content/one.md', 'edited']]));
    await vi.waitFor(() => expect(builds[1]).toBe(failed), { timeout: 40_000 });
  });

  test('builds what has changed during a build that used more files', async () => {
    const stamps = new Map([['/assets', '1']]);
    let builds = 0;
    start({
      stamp: () => new Map(stamps),
      build: async () => {
        builds += 1;
        if (builds > 1) return failed;
        // Somebody saves a stylesheet; the build has found a file elsewhere.
        stamps.set('/assets', '2').set('/elsewhere.css', '1');
        return failed;
      },
      note: () => (builds === 1 ? ['/elsewhere.css'] : []),
    });
    await vi.waitFor(() => expect(builds).toBe(2), { timeout: 40_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(builds).toBe(2);
  });

  test('finds what is saved while it builds once more, though no watcher reports it', async () => {
    let changed = ['one.md'];
    let builds = 0;
    const { rebuilder } = start({
      sources: sources(() => changed.splice(0)),
      build: async () => {
        builds += 1;
        if (builds === 2) changed = ['two.md'];
        return failed;
      },
    });
    await vi.waitFor(() => expect(builds).toBe(1), { timeout: 40_000 });
    rebuilder.renew();
    await vi.waitFor(() => expect(builds).toBe(3), { timeout: 40_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(builds).toBe(3);
  });

  test('reports a failure that stays once, and does not try for ever', async () => {
    let looks = 0;
    const { builds } = start({
      sources: sources(() => {
        looks += 1;
        throw new Error('EIO');
      }),
    });
    await vi.waitFor(() => expect(builds).toHaveLength(1), { timeout: 40_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([builds.length, looks]).toEqual([1, 1]);
  });

  test('goes on where what follows a build fails', async () => {
    let changed = ['one.md'];
    let built = 0;
    const { errors, rebuilder } = start({
      sources: sources(() => changed.splice(0)),
      build: async () => {
        built += 1;
        return failed;
      },
      onBuild: async () => {
        throw new Error('closed');
      },
    });
    await vi.waitFor(() => expect(errors).toEqual([new Error('closed')]), { timeout: 40_000 });
    changed = ['two.md'];
    rebuilder.look();
    await vi.waitFor(() => expect(built).toBe(2), { timeout: 40_000 });
  });
});

describe('sources', () => {
  const open = () => {
    const site = makeSite({
      'content/site.yaml': SITE_YAML,
      'content/news/a.md': 'A',
      'content/news/b.md': 'B',
    });
    return {
      site,
      sources: openSources(`${site.root}/content`, process.cwd()),
      path: (name: string) => `${site.root}/content/${name}`,
    };
  };
  const names = (changed: string[]) => changed.map((file) => file.split('/content/').at(-1));

  test('are read where they were edited, and nowhere else', async () => {
    const { site, sources, path } = open();
    expect((await sources.read()).changed).toHaveLength(3);
    site.write('content/news/a.md', 'A2');
    site.write('content/news/b.md', 'B2');
    const { read, changed } = await sources.read(new Map([[path('news/a.md'), 'edited']]));
    expect(names(changed)).toEqual(['news/a.md']);
    expect(read.sources.map(({ text }) => text)).toEqual(['A2', 'B', SITE_YAML]);
    expect(names((await sources.read()).changed)).toEqual(['news/b.md']);
    expect((await sources.read()).changed).toEqual([]);
  });

  test('are listed again when one came, went or cannot be read', async () => {
    const { site, sources, path } = open();
    await sources.read();
    site.remove('content/news/a.md');
    site.write('content/news/c.md', 'C');
    const moved = await sources.read(new Map([[path('news/a.md'), 'moved']]));
    expect(names(moved.changed).sort()).toEqual(['news/a.md', 'news/c.md']);
    site.write('content/news/c.md', new Uint8Array([0xff, 0xfe]));
    const wrong = await sources.read(new Map([[path('news/c.md'), 'edited']]));
    expect([wrong.read.problems.length, names(wrong.changed)]).toEqual([1, ['news/c.md']]);
    site.write('content/news/c.md', 'C');
    const fixed = await sources.read(new Map([[path('news/c.md'), 'edited']]));
    expect([fixed.read.problems.length, names(fixed.changed)]).toEqual([0, ['news/c.md']]);
  });
});
