import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { bundleIslands, type IslandModules } from '../../../../generator/engine/bundle/islands/index.ts';
import { dropInjection } from '../../../../generator/engine/bundle/islands/plugins.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { ENGLISH_WORDS } from '../../../../generator/site/words/index.ts';
import type { Json } from '../../../../islands/json.ts';
import { indexAfterKey } from '../../../../islands/parts/focus.ts';
import { describeResults, matchesQuery } from '../../../../islands/parts/search.ts';
import { type IslandProps, islands, type SlotName } from '../../../../islands/registry.ts';
import { storageKey } from '../../../../islands/runtime/storage-key.ts';
import { Island, IslandAssets } from '../../../../templates/Island.tsx';
import { makeSite, removeSite } from '../../../helpers/site.ts';

const root = join(import.meta.dirname, '../../../..');
const href = (url: string) => `/site${url}`;

it.each([
  ['https://you.example/assets/islands/loader-1.js', 'language'],
  ['https://you.example/a/assets/islands/loader-1.js', 'language/a'],
  ['https://you.example/a/b/assets/islands/loader-1.js?x#y', 'language/a/b'],
])('what a site with the script %s stores is called %s', (script, key) => {
  expect(storageKey('language', script)).toBe(key);
});

describe('the bundle', () => {
  const cache = openCache();
  let modules: IslandModules;
  const gzip = new Map<string, number>();
  beforeAll(async () => {
    modules = await bundleIslands({ root, cache, href, languages: true });
    for (const { path, body } of modules.artifacts) {
      if (typeof body !== 'function') gzip.set(path, gzipSync(body).length);
    }
  }, 20_000);

  const sizeOf = (url: string) => gzip.get(url.slice('/site/'.length)) ?? Number.POSITIVE_INFINITY;

  it('stores nothing under a name that other sites of the host have', () => {
    const texts = modules.artifacts.map(({ body }) => (typeof body === 'function' ? '' : String(body)));
    const storing = texts.filter((text) => text.includes('localStorage'));
    expect(storing).toHaveLength(2);
    for (const text of storing) expect(text).toContain('import.meta.url');
  });

  it('has a module for each island of the registry, under the base path', () => {
    expect(modules.problems).toEqual([]);
    expect(Object.keys(modules.islands).sort()).toEqual(Object.keys(islands).sort());
    for (const [name, { url, imports }] of Object.entries(modules.islands)) {
      expect(url).toMatch(new RegExp(`^/site/assets/islands/${name}-[A-Z0-9]{8}\\.js$`));
      for (const file of [url, ...imports]) expect(gzip.has(file.slice('/site/'.length))).toBe(true);
    }
  });

  it('keeps the budget: 1.6 KB for the loader, 3.5 KB an island, 108 KB for all, of which no page loads more than a part', () => {
    expect(sizeOf(modules.loader)).toBeLessThanOrEqual(1600);
    for (const { url } of Object.values(modules.islands)) expect(sizeOf(url)).toBeLessThanOrEqual(3500);
    const scripts = [...gzip].filter(([path]) => path.endsWith('.js'));
    expect(scripts.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(108_000);
  });

  it('is made once, and the same again', async () => {
    const { misses } = cache;
    const warm = await bundleIslands({ root, cache, href, languages: true });
    expect(cache.misses).toBe(misses);
    expect(warm).toEqual(modules);
    const fresh = await bundleIslands({ root, cache: openCache(), href, languages: true });
    expect(fresh).toEqual(modules);
    const { artifacts } = await bundleIslands({ root, cache, href });
    const missing = modules.artifacts.filter(({ path }) => !artifacts.some((each) => each.path === path));
    expect(missing.map(({ path }) => `/site/${path}`)).toEqual([modules.scripts?.languages]);
  }, 20_000);

  it('takes the stylesheet out of the toasts, and says so when it cannot', () => {
    const script = 'before;wt(`:where(html[dir="ltr"]),b{c:d}`);after';
    expect(dropInjection(script)).toBe('before;after');
    expect(() => dropInjection('export {}')).toThrow('sonner');
  });
});

describe('a bundle that fails', () => {
  let folder: string;
  beforeAll(() => {
    const files = { 'a*b/package.json': '{}', 'a*b/islands/broken.tsx': 'export default (' };
    const { root } = makeSite(files, { keep: true });
    folder = join(root, 'a*b');
    return () => removeSite(root);
  });

  it('is a problem, also in a folder whose name looks like a pattern', async () => {
    const { problems, artifacts } = await bundleIslands({
      root: folder,
      cache: openCache(),
      href,
    });
    expect(artifacts).toEqual([]);
    const at = { file: 'islands/broken.tsx', line: 1, column: 17 };
    expect(problems).toContainEqual(expect.objectContaining({ code: 'islands/bundle', level: 'error', at }));
  });
});

describe('the marker', () => {
  const assets = { 'video-player': { url: '/assets/islands/video.js', imports: ['/a.js', '/b.js'] } };
  const props = { title: 'A "title" & <more>', watchUrl: '/watch', embedUrl: '/embed' };
  const html = renderToStaticMarkup(
    <IslandAssets value={assets}>
      <Island name="video-player" props={props} when="visible" params={['play']}>
        <p>Poster</p>
      </Island>
    </IslandAssets>,
  );

  it('holds what the loader needs', () => {
    expect(html).toContain('data-name="video-player" data-when="visible"');
    expect(html).toContain(
      'data-src="/assets/islands/video.js" data-imports="/a.js /b.js" data-params="play"',
    );
    const json = /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(JSON.parse((json ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toEqual(props);
  });

  it('holds the component as HTML, with its slot', () => {
    expect(html).toMatch(/<div[^>]*data-slot="default"><p>Poster<\/p><\/div>/);
    expect(html).toContain('aria-label="Play video: A &quot;title&quot; &amp; &lt;more&gt;"');
  });

  it('gives each island ids of its own', () => {
    const item = { label: 'A', url: '/', current: false };
    const menu = (
      <Island name="music-menu" props={{ label: 'Music', current: false, items: [item] }} when="load" />
    );
    const ids = [
      ...renderToStaticMarkup([menu, menu].map((each, key) => <div key={String(key)}>{each}</div>)).matchAll(
        /<ul id="([^"]+)"/g,
      ),
    ];
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2);
  });

  it('knows props and slots by the name', () => {
    expectTypeOf<IslandProps['copy-button']>().toMatchTypeOf<{ text: string; label: string }>();
    expectTypeOf<SlotName<'discography'>>().toEqualTypeOf<string>();
    expectTypeOf<SlotName<'copy-button'>>().toBeNever();
    expectTypeOf<Json<() => void>>().toBeNever();
    expectTypeOf<Json<{ at: Date }>>().toEqualTypeOf<{ at: never }>();
  });
});

describe('small parts', () => {
  it.each([
    ['ArrowRight', 2, 'x', 0],
    ['ArrowLeft', 0, 'x', 2],
    ['ArrowDown', -1, 'y', 0],
    ['ArrowUp', -1, 'y', 2],
    ['ArrowLeft', 2, 'xRtl', 0],
    ['ArrowRight', 0, 'xRtl', 2],
    ['Home', 1, 'x', 0],
    ['End', 1, 'y', 2],
    ['ArrowUp', 1, 'x', undefined],
    ['a', 1, 'x', undefined],
  ] as const)('%s at %i along %s leads to %s', (key, index, axis, next) => {
    expect(indexAfterKey(key, index, 3, axis)).toBe(next);
  });

  it('matches every term of a query', () => {
    expect(matchesQuery('fighter ep 2021 future rave', 'Rave  FIGHT')).toBe(true);
    expect(matchesQuery('fighter ep 2021 future rave', 'rave 2019')).toBe(false);
    expect(matchesQuery('anything', '')).toBe(true);
    expect(matchesQuery('reve خلينا', 'RÊVE خلّينا')).toBe(true);
  });

  it('says how many results there are', () => {
    const { search } = ENGLISH_WORDS;
    expect(describeResults('reve', { singles: 1 }, search)).toBe('1 result for “reve”');
    expect(describeResults('x', { singles: 0, eps: 0 }, search)).toBe('No results for “x”');
    expect(describeResults('ep', { singles: 1, eps: 2 }, search)).toBe('3 results for “ep”');
  });
});
