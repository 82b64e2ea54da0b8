/** The player's scripts, and what they are made of that needs no browser. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '../../../../generator/engine/artifact.ts';
import { bundleIslands, type IslandModules } from '../../../../generator/engine/bundle/islands/index.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { player } from '../../../../generator/site/words/en.json';
import { clock, findMoment, readClock, readMoment } from '../../../../islands/player/moment.ts';
import { fill } from '../../../../islands/player/words.ts';

const root = join(import.meta.dirname, '../../../..');
const href = (url: string) => `/site${url}`;

describe('the bundle of a site with recordings', () => {
  const cache = openCache();
  let without: IslandModules;
  let withThem: IslandModules;
  beforeAll(async () => {
    without = await bundleIslands({ root, cache, href });
    withThem = await bundleIslands({ root, cache, href, player: true });
  });

  it('has the player beside all that other sites have', () => {
    expect(without.player).toBeUndefined();
    const { player, artifacts, ...others } = withThem;
    expect(others).toEqual({ ...without, player: undefined, artifacts: undefined, ...others });
    expect(artifacts.slice(0, without.artifacts.length)).toEqual(without.artifacts);
    const more = artifacts
      .slice(without.artifacts.length)
      .map(({ path }) => path.replace(/-[A-Z0-9]{8}/, ''));
    expect(more.sort()).toEqual(
      ['chunk.js', 'player.css', 'player.js', 'press.js'].map((name) => `assets/islands/${name}`),
    );
    expect(player?.script).toMatch(/^\/site\/assets\/islands\/press-[A-Z0-9]{8}\.js$/);
    expect(player?.styles).toMatch(/^\/site\/assets\/islands\/player-[A-Z0-9]{8}\.css$/);
  });

  it('stores nothing under a name that other sites of the host have', () => {
    const texts = withThem.artifacts.map(({ body }) => (typeof body === 'function' ? '' : String(body)));
    const storing = texts.filter((text) => text.includes('player-visit'));
    expect(storing).toHaveLength(1);
    expect(storing[0]).toContain('import.meta.url');
  });

  it('keeps the budget: 2 KB of script before a press, and 7 KB with it', () => {
    const sizes = withThem.artifacts
      .slice(without.artifacts.length)
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, body }) => ({
        isFetched: path.includes('player-'),
        size: typeof body === 'function' ? Number.NaN : gzipSync(readBody(body)).length,
      }));
    expect(sizes).toHaveLength(3);
    const sum = (isFetched: boolean) =>
      sizes.filter((each) => each.isFetched === isFetched).reduce((total, { size }) => total + size, 0);
    expect(sum(false)).toBeLessThanOrEqual(2 * 1024);
    expect(sum(true)).toBeLessThanOrEqual(7 * 1024);
    expect(sum(true)).toBeGreaterThanOrEqual(5.5 * 1024);
  });
});

describe('moments', () => {
  it.each([
    ['#t=1:02:30', { at: 3750 }],
    ['#t=62:30', { at: 3750 }],
    ['#t=65', { at: 65 }],
    ['#t=4.5', { at: 4.5 }],
    ['#track=2', { track: 2, at: 0 }],
    ['#track=2&t=1:05', { track: 2, at: 65 }],
    ['#track=2&t=soon', { track: 2, at: 0 }],
    ['#track=-1&t=3', { at: 3 }],
  ])('%s is a moment', (hash, moment) => {
    expect(readMoment(hash)).toEqual(moment);
  });

  it.each(['', '#main', '#track-2', '#track=x'])('%s is none', (hash) => {
    expect(readMoment(hash)).toBeUndefined();
  });

  it('are found by the number of the track, also where some before it have no recording', () => {
    const list = [2, 5].map((track) => ({ id: `/music/releases/a/#track=${track}` }));
    expect(findMoment(list, { track: 5, at: 0 })).toBe(list[1]);
    expect(findMoment(list, { at: 9 })).toBe(list[0]);
    expect(findMoment(list, { track: 1, at: 0 })).toBeUndefined();
  });

  it('are written as they are read', () => {
    for (const seconds of [0, 9, 65, 600, 3599, 3600, 3750]) expect(readClock(clock(seconds))).toBe(seconds);
    expect(clock(65.9)).toBe('1:05');
  });
});

it('words have their values put in', () => {
  expect(fill(player.positionOf, { at: '1:05', total: '3:00' })).toBe('1:05 of 3:00');
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}');
});
