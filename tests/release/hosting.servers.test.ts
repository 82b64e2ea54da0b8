/** The built site on web servers of other people, at the root and below a path: every page, every link, every file. */
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, crawl, listFaults } from '../helpers/crawl.ts';
import {
  checkNginx,
  hasCaddy,
  hasPython,
  nginx,
  startCaddy,
  startNginx,
  startPython,
  startServe,
} from '../helpers/hosts.ts';
import { type BuiltSite, buildSample, NOWHERE, ORIGIN } from '../helpers/sample.ts';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';

/** Types without which browsers refuse a file. */
const VITAL: Record<string, RegExp> = {
  '': /^text\/html$/,
  '.html': /^text\/html$/,
  '.css': /^text\/css$/,
  '.js': /^(?:text|application)\/javascript$/,
};
/** Further types that programs read. */
const COMMON: Record<string, RegExp> = {
  ...VITAL,
  '.avif': /^image\/avif$/,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.ics': /^text\/calendar$/,
  '.jpg': /^image\/jpeg$/,
  '.json': /^application\/json$/,
  '.pdf': /^application\/pdf$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.txt': /^text\/plain$/,
  '.webmanifest': /^application\/manifest\+json$/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:text|application)\/xml$/,
  '.zip': /^application\/zip$/,
};
/** It gives new kinds of picture no type, and browsers look for themselves. */
const SERVED = { ...COMMON, '.avif': /^$/ };

function listOddTypes(answers: ReadonlyMap<string, Answer>, types: Record<string, RegExp>): string[] {
  return [...answers]
    .filter(([path, { type }]) => !(types[extname(new URL(path, 'http://x').pathname)] ?? /./).test(type))
    .map(([path, { type }]) => `${path}: ${type}`);
}

describe('what is missing is answered in the language that it is below', () => {
  const FILES = {
    'index.html': 'Home',
    '404.html': 'Missing',
    'ar/index.html': 'ar',
    'ar/404.html': 'ar: Missing',
  };

  async function answersInLanguages(origin: string): Promise<void> {
    const ask = async (path: string) => {
      const answer = await fetch(origin + path);
      return [path, answer.status, answer.headers.get('cache-control'), await answer.text()];
    };
    for (const path of ['/nothing', '/nothing/', '/music/nothing/', '/arab/nothing.html', '/_headers'])
      expect(await ask(path)).toEqual([path, 404, 'no-cache', 'Missing']);
    for (const path of ['/ar/nothing', '/ar/music/nothing/', '/ar/assets/nothing.css'])
      expect(await ask(path)).toEqual([path, 404, 'no-cache', 'ar: Missing']);
    expect(await ask('/ar/')).toEqual(['/ar/', 200, 'no-cache', 'ar']);
  }

  it.skipIf(!nginx).each(['/', '/site/'])('nginx under %s', async (base) => {
    const named = Object.entries(FILES).map(([path, text]) => [`dist${base}${path}`, text]);
    const { root } = makeSite(Object.fromEntries(named));
    const origin = await startNginx(join(root, 'dist'), base);
    await answersInLanguages(origin + base.slice(0, -1));
  });

  it.skipIf(!hasCaddy)('Caddy', async () => {
    await answersInLanguages(await startCaddy(makeSite(FILES).root));
  });
});

it.skipIf(!nginx)('nginx sends compressed files as they are', async () => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE });
  expect((await site.run(['build', '--compress'])).code).toBe(0);
  const origin = await startNginx(join(site.root, 'dist'), '/');
  const { headers } = await fetch(`${origin}/music/`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('content-length')).toBe(String(site.size('dist/music/index.html.gz')));
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

describe.each([
  { base: '/', baseUrl: ORIGIN },
  // The folder is where the path leads, as it would on a host.
  { base: '/site/', baseUrl: `${ORIGIN}/site` },
])('under $base', ({ base, baseUrl }) => {
  let site: BuiltSite;
  let folder: string;
  beforeAll(async () => {
    site = await buildSample(baseUrl);
    folder = base === '/' ? site.root : dirname(site.root);
  });

  const at = (path: string) => base + path.slice(1);

  async function visitAll(origin: string, types: Record<string, RegExp>): Promise<void> {
    const start = [...site.routes, '/sitemap.xml', '/robots.txt'].map(at);
    const answers = await crawl(start, origin, site.baseUrl);
    expect(listFaults(answers)).toEqual([]);
    expect(listOddTypes(answers, types)).toEqual([]);
    expect([...answers.keys()].filter((path) => !path.startsWith(base))).toEqual([]);
    // Pages without their scripts, pictures and files would be fewer by far.
    expect(answers.size).toBeGreaterThan(site.routes.length * 4);
  }

  // Below a path as well, the pages are the same, and so is what a host does with most of them.
  const isWhole = base === '/';

  it('serve', async () => {
    const origin = await startServe(folder);
    if (isWhole) await visitAll(origin, SERVED);
    const missing = await fetch(origin + at(NOWHERE));
    expect(missing.status).toBe(404);
    // It knows one not-found page, that of its root.
    const isOurs = (await missing.text()) === readFileSync(join(site.root, '404.html'), 'utf8');
    expect(isOurs).toBe(isWhole);
  });

  it.skipIf(!hasPython || !isWhole)("Python's http.server", async () => {
    const origin = await startPython(folder);
    await visitAll(origin, VITAL);
    expect((await fetch(origin + at(NOWHERE))).status).toBe(404);
  });

  describe.skipIf(!nginx)('nginx with the settings of the guide', () => {
    it('has every page and file', async () => {
      await visitAll(await startNginx(folder, base), COMMON);
    });

    it('answers as a host should', async () => answersWell(await startNginx(folder, base)));

    it('has nothing to warn of', () => {
      expect(checkNginx(folder)).not.toMatch(/\[(?:warn|emerg)\]/);
    });
  });

  it.skipIf(!hasCaddy || !isWhole)('Caddy with the settings of the guide', async () => {
    const origin = await startCaddy(folder);
    await answersWell(origin);
    for (const [path, type] of [
      ['/events.ics', /^text\/calendar/],
      ['/site.webmanifest', /^application\/manifest\+json$/],
    ] as const)
      expect((await fetch(origin + path)).headers.get('content-type')).toMatch(type);
    const odd = await fetch(`${origin}//music`, { redirect: 'manual' });
    expect(odd.headers.get('location') ?? '').not.toMatch(/^\/\//);
  });

  async function answersWell(origin: string): Promise<void> {
    const get = (path: string, headers = {}) =>
      fetch(origin + at(path), {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'identity', ...headers },
      });
    const missing = await get(NOWHERE);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(readFileSync(join(site.root, '404.html'), 'utf8'));
    for (const query of ['', '?q=two%20words&tab=1']) {
      const detour = await get(`/music${query}`);
      expect([detour.status, detour.headers.get('location')]).toEqual([301, at(`/music/${query}`)]);
    }
    for (const file of ['/_headers', '/.liner', '/.nojekyll'])
      expect((await get(file)).status, file).toBe(404);

    const page = await get('/music/');
    const script = (await page.text()).match(/\/assets\/islands\/[\w.-]+\.js/)?.[0] ?? '';
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const absent = await get('/assets/nothing.css');
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    for (const { headers } of [page, missing, absent, await get(script)]) {
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const again = await get('/music/', { 'If-None-Match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  }
});
