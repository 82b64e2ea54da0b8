import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { escapeMarkup } from '../../../../generator/engine/lib/markup.ts';
import { FEED_LIMIT, listAlternates } from '../../../../generator/site/feed.ts';
import { planFeeds, projectFeeds } from '../../../../generator/site/feeds/index.ts';
import { absoluteHtml } from '../../../../generator/site/feeds/serialize.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, release } from '../../../helpers/model.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(10 + index));

function feeds(parts: Parameters<typeof makeContent>[0], today = '2025-09-01') {
  const site = modelSite(makeContent(parts), today, FEATURES);
  const [all, news, releases, mixes] = projectFeeds({ site, assets: makeAssets(site) });
  return { site, all, news, releases, mixes };
}

test('a feed ends after the newest entries', () => {
  const { all, news, releases } = feeds({
    news: numbered(60).map((number) => entry(`n${number}`, { title: number, date: `20${number}-01-01` })),
    releases: numbered(60).map((number) => release(`r${number}`, { release_date: `20${number}-06` })),
  });
  expect(news?.entries).toHaveLength(FEED_LIMIT);
  expect(news?.entries[0]?.date).toBe('2069-01-01');
  // Those of later years are not out yet.
  expect(releases?.entries[0]?.date).toBe('2025-06-01');
  expect(all?.entries).toHaveLength(FEED_LIMIT);
  expect(all?.updated).toBe('2069-01-01');
});

test('a feed without entries has an empty list of them in JSON Feed', async () => {
  const { site, news } = feeds({});
  const file = planFeeds(news ? [news] : [], site).find(({ path }) => path.endsWith('.json'));
  const body = file && typeof file.body === 'function' ? await file.body() : file?.body;
  expect(JSON.parse(String(body))).toMatchObject({ title: 'EDDY: News', items: [] });
});

test.each([
  [['first-name', 'second-name'], 'first-name/'],
  [['/music/mixes/first-name.html', 'second-name'], 'first-name.html'],
  [['/radio/07/', 'first-name'], 'first-name/'],
  [['/radio/07/'], 'new-name/'],
])('an entry that was renamed, with redirect_from %j, keeps its id', (redirect_from, id) => {
  const mix = { episode_title: 'A', release_date: '2025-02-01', redirect_from };
  const { mixes } = feeds({ mixes: [entry('new-name', mix)] });
  expect(mixes?.entries.map((each) => [each.id, each.url])).toEqual([
    [`https://eddy.example/music/mixes/${id}`, 'https://eddy.example/music/mixes/new-name/'],
  ]);
});

test('releases and posts that were renamed keep their ids', () => {
  const { news, releases } = feeds({
    news: [entry('b', { title: 'B', date: '2025-01-01', redirect_from: ['a'] })],
    releases: [release('d', { release_date: '2025-01-15', redirect_from: ['c'] })],
  });
  expect([news, releases].map((feed) => feed?.entries[0]?.id)).toEqual([
    'https://eddy.example/news/a/',
    'https://eddy.example/music/releases/c/',
  ]);
});

test('a post that was corrected has both its days', async () => {
  const { site, news } = feeds({
    news: [entry('a', { title: 'A', date: '2025-01-01', updated: '2025-02-03' })],
  });
  const files = planFeeds(news ? [news] : [], site);
  const bodies = files.map(async ({ body }) => String(typeof body === 'function' ? await body() : body));
  const [atom = '', , json = ''] = await Promise.all(bodies);
  expect(atom).toMatch(/<published>2025-01-01.*<updated>2025-02-03/s);
  expect(JSON.parse(json).items[0]).toMatchObject({
    date_published: '2025-01-01T00:00:00.000Z',
    date_modified: '2025-02-03T00:00:00.000Z',
  });
});

test('mixes that are out have a feed, and are in that of all', () => {
  const { site, all, releases, mixes } = feeds({
    mixes: [
      entry(
        'late-2',
        {
          episode_title: 'Late 2',
          release_date: '2025-02',
          duration: 3725,
          description: 'Said <short>.',
          genre: ['Ambient'],
          soundcloud_url: 'https://soundcloud.com/a/late-2',
          tracklist: [{ time: 65, artist: 'A & B', title: 'One', label: 'A Label' }, { title: 'Two' }],
        },
        { intro: ['<p>At length.</p>'] },
      ),
      entry('late-1', { episode_title: 'Late 1', release_date: '2024' }),
      entry('later', { episode_title: 'Later', release_date: '2025-12-01' }),
      entry('undated', { episode_title: 'Undated' }),
    ],
    releases: [release('between', { release_date: '2025-01-15' })],
  });
  expect(mixes?.title).toBe('EDDY: Mixes');
  expect(mixes?.url).toBe('https://eddy.example/music/mixes/');
  expect(all?.entries.map(({ title }) => title)).toEqual(['Late 2', 'between', 'Late 1']);
  expect(releases?.entries).toHaveLength(1);
  expect(mixes?.entries.map(({ id, date }) => [id, date])).toEqual([
    ['https://eddy.example/music/mixes/late-2/', '2025-02-01'],
    ['https://eddy.example/music/mixes/late-1/', '2024-01-01'],
  ]);
  const [newest] = mixes?.entries ?? [];
  expect(newest).toMatchObject({ summary: 'Said <short>.', categories: ['Mix', 'Ambient'] });
  for (const html of [
    '<p>Said &lt;short&gt;.</p>',
    '<p>Mix · February 2025 · 62:05 · Ambient</p>',
    '<p>At length.</p>',
    '<ol><li>1:05 A &amp; B: One (A Label)</li><li>Two</li></ol>',
    '<a href="https://soundcloud.com/a/late-2">SoundCloud</a>',
  ])
    expect(newest?.html).toContain(html);
  const named = (route: string) => listAlternates(site, route).map(({ href }) => href);
  expect(named('/music/mixes/late-2/')).toContain('/music/mixes/feed.xml');
  expect(named('/music/')).not.toContain('/music/mixes/feed.xml');
});

test('a site without mixes has no feed of them', () => {
  const { site, mixes } = feeds({});
  expect(mixes).toBeUndefined();
  expect(listAlternates(site, '/music/mixes/').map(({ href }) => href)).not.toContain(
    '/music/mixes/feed.xml',
  );
});

test('a post without a text is found on the page of the list that it is on', () => {
  const { news } = feeds({
    news: numbered(28).map((number) => entry(`n${number}`, { title: number, date: `2020-01-${number}` })),
  });
  const urls = Object.fromEntries((news?.entries ?? []).map(({ id, url }) => [id.slice(-4, -1), url]));
  // The newest is the featured story, above the first 24 others.
  expect(urls['n37']).toBe('https://eddy.example/news/#post-n37');
  expect(urls['n13']).toBe('https://eddy.example/news/#post-n13');
  expect(urls['n12']).toBe('https://eddy.example/news/page/2/#post-n12');
});

test('a feed without entries has a day all the same', () => {
  expect(feeds({}).all).toMatchObject({ entries: [], updated: '2025-01-01' });
});

test('entries of one day have moments of their own in Atom, which others do not move', async () => {
  const moments = async (slugs: string[]) => {
    const { site, releases } = feeds({
      releases: slugs.map((slug) => release(slug, { release_date: '2018' })),
    });
    const [atom] = releases ? planFeeds([releases], site) : [];
    const text = typeof atom?.body === 'function' ? String(await atom.body()) : '';
    const [whole = '', ...each] = [...text.matchAll(/<updated>([^<]+)</g)].map(([, moment = '']) => moment);
    const ids = [...text.matchAll(/<id>[^<]*\/([\w-]+)\/<\/id>/g)].map(([, id = '']) => id).slice(1);
    expect(whole).toBe(each.toSorted().at(-1));
    return Object.fromEntries(ids.map((id, index) => [id, each[index]]));
  };
  const slugs = ['reve', 'exult', 'dreamville', 'andalus', 'dark', 'light'];
  const found = await moments(slugs);
  expect(Object.keys(found)).toHaveLength(slugs.length);
  expect(new Set(Object.values(found)).size).toBe(slugs.length);
  for (const moment of Object.values(found)) expect(moment).toMatch(/^2018-01-01T00:0\d:\d\d/);
  expect(await moments([...slugs, 'new'])).toMatchObject(found);
});

test('the day of the build makes no difference', async () => {
  const parts = { news: [entry('a', { title: 'A', date: '2025-01-01' })] };
  const written = async (today: string) => {
    const { site } = feeds(parts, today);
    const files = planFeeds(projectFeeds({ site, assets: makeAssets(site) }), site);
    return Promise.all(
      files.map(async ({ path, key, body }) => [path, key, typeof body === 'function' ? await body() : body]),
    );
  };
  expect(await written('2025-09-01')).toEqual(await written('2026-03-04'));
});

test.each([
  ['<a href="/site/music/">x</a>', '<a href="https://a.example/site/music/">x</a>'],
  ['<a href="#part">x</a>', '<a href="https://a.example/site/post/#part">x</a>'],
  ['<a href="https://b.example/?a=1&amp;b=2">x</a>', '<a href="https://b.example/?a=1&amp;b=2">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<p>a &lt;b&gt; &amp; “ü” 🔥<br>c</p>', '<p>a &lt;b&gt; &amp; “ü” 🔥<br>c</p>'],
])('%s can be read elsewhere', (html, expected) => {
  expect(absoluteHtml(html, 'https://a.example/site/post/', 'en')).toBe(expected);
});

test('readers whose language is read from left to right learn that Arabic is not', () => {
  expect(absoluteHtml('<p>ملح</p>', 'https://a.example/', 'ar')).toBe(
    '<div lang="ar" dir="rtl"><p>ملح</p></div>',
  );
});

test('what XML forbids is left out, and what it reads is escaped', () => {
  expect(escapeMarkup('a\u0000\u001f\ufffe\ud800b\t\n<&">🔥')).toBe('ab\t\n&lt;&amp;&quot;&gt;🔥');
});
