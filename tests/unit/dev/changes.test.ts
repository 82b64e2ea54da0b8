import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSources } from '../../../generator/dev/sources.ts';
import { takeTurns } from '../../../generator/dev/turns.ts';
import { type Changes, gatherBursts } from '../../../generator/lib/watch.ts';
import { makeSite, SITE_YAML } from '../../helpers/site.ts';

describe('a burst', () => {
  const told: Changes[] = [];
  const bursts = gatherBursts({ quiet: 10, longest: 100, tell: (changes) => told.push(changes) });
  beforeEach(() => {
    told.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  test('is told once, when it is over', () => {
    bursts.add('/a', 'edited');
    vi.advanceTimersByTime(8);
    bursts.add('/b', 'moved');
    vi.advanceTimersByTime(8);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(told.map((changes) => [...changes])).toEqual([
      [
        ['/a', 'edited'],
        ['/b', 'moved'],
      ],
    ]);
  });

  test('that does not end is told in parts', () => {
    for (let time = 0; time < 250; time += 5) {
      bursts.add(`/${time}`, 'edited');
      vi.advanceTimersByTime(5);
    }
    expect(told.length).toBe(2);
    vi.advanceTimersByTime(10);
    expect(told.flatMap((changes) => [...changes.keys()])).toHaveLength(50);
  });

  test('keeps a move that is followed by an edit, and forgets what was cancelled', () => {
    bursts.add('/a', 'moved');
    bursts.add('/a', 'edited');
    vi.advanceTimersByTime(10);
    expect(told[0]?.get('/a')).toBe('moved');
    bursts.add('/b', 'edited');
    bursts.cancel();
    vi.advanceTimersByTime(500);
    expect(told).toHaveLength(1);
  });
});

test('work takes turns, and gathers what comes meanwhile', async () => {
  const seen: string[][] = [];
  const ends: (() => void)[] = [];
  const turns = takeTurns((changes) => {
    seen.push([...changes.keys()]);
    return new Promise((end) => ends.push(end));
  });
  for (const path of ['/a', '/b', '/c']) turns.push(new Map([[path, 'edited']]));
  expect([seen, turns.hasMore()]).toEqual([[['/a']], true]);
  ends[0]?.();
  await vi.waitFor(() => expect(seen).toEqual([['/a'], ['/b', '/c']]));
  turns.push(new Map([['/d', 'edited']]));
  turns.stop();
  ends[1]?.();
  await Promise.resolve();
  expect(seen).toHaveLength(2);
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
      sources: openSources(`${site.root}/content`),
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

  test('are listed anew when one came, went or cannot be read', async () => {
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
    const mended = await sources.read(new Map([[path('news/c.md'), 'edited']]));
    expect([mended.read.problems.length, names(mended.changed)]).toEqual([0, ['news/c.md']]);
  });
});
