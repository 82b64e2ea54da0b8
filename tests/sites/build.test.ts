import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPage, readPages } from '../helpers/html.ts';
import { makeSite, RELEASE, type Run, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

/** Every page that a site has, whatever its content. */
const FIXED_PAGES = [
  '404.html',
  'about/index.html',
  'contact/index.html',
  'events/index.html',
  'index.html',
  'music/index.html',
  'music/releases/index.html',
  'news/index.html',
  'press/index.html',
];
const WELL_KNOWN = ['apple-touch-icon.png', 'favicon.ico', 'favicon.svg'];
const FOR_MACHINES = ['robots.txt', 'site.webmanifest', 'sitemap.xml'];

const SECOND = RELEASE.replace('First Light', 'Second Sun').replace('2024-05-03', '2023-01-20');
const TWO_RELEASES = {
  'content/site.yaml': `${SITE_YAML}contact: {simulate: true}\n`,
  'content/releases/first-light.md': RELEASE,
  'content/releases/second-sun.md': SECOND,
};

function pagesOf(site: TestSite): string[] {
  return site.list('dist').filter((path) => path.endsWith('.html'));
}

describe('site.yaml and two releases', () => {
  let site: TestSite;
  let run: Run;
  beforeAll(async () => {
    site = makeSite(TWO_RELEASES, { keep: true });
    run = await site.run(['build']);
  });
  afterAll(() => removeSite(site.root));

  test('are a whole site', () => {
    expect(run.code).toBe(0);
    const slugs = ['first-light', 'second-sun'];
    const releases = slugs.flatMap((slug) => [`music/releases/${slug}/index.html`, `l/${slug}/index.html`]);
    expect(pagesOf(site)).toEqual([...FIXED_PAGES, ...releases].sort());
    expect(site.list('dist')).toEqual(expect.arrayContaining([...WELL_KNOWN, ...FOR_MACHINES]));
  });

  test('are accounted for on stderr, and stdout stays silent', () => {
    const files = site.list('dist').length - 1;
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(new RegExp(`^13 pages, \\d+ images, ${files} files: [\\d.]+ [KM]B in `, 'm'));
    expect(run.stderr).toMatch(/^warning {2}content\/site\.yaml:4:21 {2}contact\/simulated$/m);
    expect(run.stderr).toMatch(/^1 warning$/m);
  });

  test('leave nothing but the site and the cache behind', () => {
    const roots = new Set(site.list('.').map((path) => path.split('/')[0]));
    expect([...roots].sort()).toEqual(['.cache', 'content', 'dist']);
  });

  test('show what they say', () => {
    const page = readPage(site, 'dist/music/releases/first-light/index.html');
    expect(page.texts('title')).toEqual(['First Light – Single (2024) | Artist']);
    expect(page.texts('h1')).toEqual(['First Light']);
    expect(page.text).toContain('It began at dawn.');
    expect(page.text).toContain('124 BPM');
  });

  test('lead to each other, and to nothing that is not there', () => {
    const files = new Set(site.list('dist').map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`));
    for (const [path, { addresses }] of readPages(site)) {
      const inside = addresses.filter((address) => address.startsWith('/'));
      const lost = inside
        .map((address) => address.replace(/[?#].*/, ''))
        .filter((place) => !files.has(place));
      expect(lost, path).toEqual([]);
      expect(inside.length, path).toBeGreaterThan(10);
    }
  });
});

test.concurrent('site.yaml alone is a site', async ({ expect, onTestFinished }) => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML }, { onTestFinished });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(pagesOf(site)).toEqual(FIXED_PAGES);
  expect(readPage(site, 'dist/index.html').texts('h1')).toEqual(['Artist']);
});

test.concurrent('drafts are left out until they are asked for', async ({ expect, onTestFinished }) => {
  const draft = (key: string) => `---\n${key}: Not Yet\ndraft: true\n`;
  const site = makeSite(
    {
      ...TWO_RELEASES,
      'content/releases/not-yet.md': `${draft('title')}type: single\n---\n`,
      'content/remixes/not-yet-remix.md': `${draft('title')}---\n`,
      'content/mixes/not-yet.md': `${draft('episode_title')}---\n`,
      'content/news/not-yet.md': `${draft('title')}date: 2024-01-01\n---\nSoon.\n`,
    },
    { onTestFinished },
  );
  const drafts = ['releases/not-yet', 'releases/not-yet-remix'].map((path) => `music/${path}/index.html`);

  expect((await site.run(['build'])).code).toBe(0);
  const texts = site.list('dist').filter((path) => /\.(html|xml|ics|json)$/.test(path));
  expect(texts.filter((path) => /not[ -]yet/i.test(site.read(`dist/${path}`)))).toEqual([]);

  expect((await site.run(['build', '--drafts'])).code).toBe(0);
  expect(pagesOf(site)).toEqual(expect.arrayContaining([...drafts, 'news/not-yet/index.html']));
  expect(readPage(site, 'dist/music/mixes/index.html').text).toContain('Not Yet');

  expect((await site.run(['build'])).code).toBe(0);
  expect(pagesOf(site).filter((path) => path.includes('not-yet'))).toEqual([]);
});

test.concurrent('--report says what was made, and --fresh makes all of it again', async (context) => {
  const { expect } = context;
  const site = makeSite(TWO_RELEASES, context);
  const build = async (...words: string[]) => {
    const { code, stderr } = await site.run(['build', '--report', 'report.json', ...words]);
    expect(code, stderr).toBe(0);
    return JSON.parse(site.read('report.json'));
  };
  const first = await build();
  const files = site.list('dist').filter((path) => path !== '.liner');
  expect(first).toMatchObject({ pages: 13, files: files.length, written: files.length, kept: 0 });
  expect(first).toMatchObject({ errors: 0, warnings: 1, problems: [{ code: 'contact/simulated' }] });
  expect(first.bytes).toBe(files.reduce((sum, path) => sum + site.size(`dist/${path}`), 0));
  expect(first.documents.map(({ url }: { url: string }) => url)).toEqual(
    pagesOf(site)
      .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`)
      .sort(),
  );
  expect(first.sizes.html).toMatchObject({ files: 13, gzip: expect.any(Number) });
  expect(first.stages.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Reading', 'Checking', 'Pages', 'Writing']),
  );
  expect(await build()).toMatchObject({ written: 0, kept: files.length, cache: { misses: 0 } });
  expect(await build('--fresh')).toMatchObject({ cache: { hits: 0 } });
});

test.concurrent('a build with nothing to do says so, and does what is left to do', async (context) => {
  const { expect } = context;
  const site = makeSite(TWO_RELEASES, context);
  await site.run(['build']);
  const before = site.hashes('dist');
  const again = await site.run(['build']);
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing to build') });
  expect(again.stderr).toContain('contact/simulated');
  site.remove('dist/index.html');
  await site.run(['build']);
  expect(site.hashes('dist')).toEqual(before);
});

test.concurrent('artwork that is not there is a warning, and the placeholder of its type is shown', async (context) => {
  const { expect } = context;
  const artwork = (text: string, file: string) =>
    text.replace('genre:', `artwork_url: artwork/${file}\ngenre:`);
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/one.md': artwork(RELEASE, 'one.jpg'),
      'content/releases/two.md': artwork(SECOND.replace('single', 'ep'), 'two.jpg'),
      'content/remixes/three.md': '---\ntitle: Three\nartwork_url: artwork/three.jpg\n---\n',
    },
    context,
  );
  const { code, stderr } = await site.run(['build']);
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^warning {2}content\/releases\/one\.md:5:14 {2}picture\/missing\n {2}There is no artwork\/one\.jpg in the assets folder, so a placeholder is shown\.$/m,
  );
  for (const [slug, kind] of [
    ['one', 'single'],
    ['two', 'ep'],
    ['three', 'remix'],
  ]) {
    const [cover] = readPage(site, `dist/music/releases/${slug}/index.html`).all('img');
    expect(cover?.['src']).toMatch(new RegExp(`^/assets/pictures/placeholder-${kind}-[0-9a-f]{8}\\.svg$`));
    expect(site.exists(`dist${cover?.['src']}`)).toBe(true);
  }
});

test.concurrent('what is dated depends on the day of the build', async (context) => {
  const { expect } = context;
  const site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}announcement: {text: Out now, until: 2025-06-01}\n`,
      'content/pages/events.yaml': 'events:\n  - {title: Night One, date: 2025-06-01, city: Dubai}\n',
    },
    context,
  );
  const readOn = async (day: string) => {
    const epoch = String(Date.parse(`${day}T23:59:59Z`) / 1000);
    expect((await site.run(['build'], { SOURCE_DATE_EPOCH: epoch })).code).toBe(0);
    const events = readPage(site, 'dist/events/index.html').text;
    const [upcoming = ''] = events.split('Past Performances');
    return {
      announced: readPage(site, 'dist/about/index.html').text.includes('Out now'),
      upcoming: upcoming.includes('Night One'),
      placeholder: events.includes('No dates are announced yet.'),
      copyright: /© \d{4}/.exec(events)?.[0],
    };
  };
  expect(await readOn('2025-06-01')).toEqual({
    announced: true,
    upcoming: true,
    placeholder: false,
    copyright: '© 2025',
  });
  expect(await readOn('2026-06-02')).toEqual({
    announced: false,
    upcoming: false,
    placeholder: true,
    copyright: '© 2026',
  });
});
