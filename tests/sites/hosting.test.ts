/** Output for a host: headers, redirects, a domain, compressed files. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const OWN_DOMAIN = SITE_YAML.replace('artist.example', 'www.artist.com');
const MOVED = RELEASE.replace('type:', 'redirect_from: [old-light, /songs/light.html, /light.php]\ntype:');
const NEWS = '---\ntitle: One\ndate: 2025-01-01\nredirect_from: [first-headline]\n---\nIt began.\n';
const MIX = '---\nepisode_title: Seven\nredirect_from: [/radio/7]\n---\n';

describe('a site on a domain of its own', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = makeSite(
      {
        'content/site.yaml': OWN_DOMAIN,
        'content/releases/first-light.md': MOVED,
        'content/news/one.md': NEWS,
        'content/mixes/seven.md': MIX,
        'content/pages/about.yaml': 'redirect_from: [/bio/]\n',
        'assets/static/CNAME': 'artist.com\n',
        'assets/static/robots.txt': 'User-agent: GPTBot\nDisallow: /\n',
      },
      { keep: true },
    );
    const { code, stderr } = await site.run(['build', '--compress']);
    expect(stderr).not.toContain('error');
    expect(code).toBe(0);
  });
  afterAll(() => removeSite(site.root));

  test('tells its host about headers, its domain, and itself', () => {
    expect(site.read('dist/_headers')).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(site.read('dist/CNAME'), 'which the artist has made').toBe('artist.com\n');
    expect(site.read('dist/.nojekyll')).toBe('');
    expect(site.read('dist/robots.txt'), 'which the artist has made').toContain('GPTBot');
    const lines = site.read('dist/_headers').split('\n');
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  });

  test('keeps for ever only what has a hash in its name', () => {
    const names = site.list('dist/assets').filter((path) => !/\.(?:br|gz)$/.test(path));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !/[-.][0-9A-Za-z]{8}[-.]/.test(name))).toEqual([]);
  });

  test('leads old addresses to their pages, on hosts that read redirects', () => {
    expect(site.read('dist/_redirects').trim().split('\n')).toEqual([
      '/music/releases/old-light/ /music/releases/first-light/ 301',
      '/music/releases/old-light /music/releases/first-light/ 301',
      '/songs/light.html /music/releases/first-light/ 301',
      '/light.php /music/releases/first-light/ 301',
      '/radio/7/ /music/mixes/seven/ 301',
      '/radio/7 /music/mixes/seven/ 301',
      '/news/first-headline/ /news/one/ 301',
      '/news/first-headline /news/one/ 301',
      '/bio/ /about/ 301',
      '/bio /about/ 301',
      '/l/old-light/ /l/first-light/ 301',
      '/l/old-light /l/first-light/ 301',
    ]);
  });

  test('and on those that do not, by pages that search engines understand', () => {
    const page = site.read('dist/songs/light.html');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/music/releases/first-light/">');
    expect(page).toContain(
      '<link rel="canonical" href="https://www.artist.com/music/releases/first-light/">',
    );
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(site.read('dist/radio/7/index.html')).toContain('<a href="/music/mixes/seven/">');
    expect(site.read('dist/music/mixes/index.html')).toContain(' id="seven"');
    expect(site.exists('dist/light.php')).toBe(false);
    expect(site.read('dist/sitemap.xml')).not.toMatch(/light\.html|old-light|radio|bio/);
  });

  test('has its texts compressed as well, and nothing else', () => {
    const files = site.list('dist');
    const encoded = files.filter((path) => path.endsWith('.br')).map((path) => path.slice(0, -'.br'.length));
    expect(files.filter((path) => path.endsWith('.gz')).map((path) => path.slice(0, -'.gz'.length))).toEqual(
      encoded,
    );
    const large = files.filter(
      (path) => /\.(?:html|css|js|xml|json|svg)$/.test(path) && site.size(`dist/${path}`) >= 1000,
    );
    expect(encoded).toEqual(expect.arrayContaining(large));
    expect(
      encoded.filter((path) => !/\.(?:html|css|js|xml|json|svg|ics|txt|webmanifest)$/.test(path)),
    ).toEqual([]);
    for (const path of encoded) {
      const read = (ending: string) => readFileSync(join(site.root, 'dist', path + ending));
      expect(brotliDecompressSync(read('.br')).equals(read('')), path).toBe(true);
      expect(gunzipSync(read('.gz')).equals(read('')), path).toBe(true);
    }
  });

  test('follows its pages: what did not change is kept, what is not asked for any more goes', async () => {
    const before = statSync(join(site.root, 'dist/about/index.html.br')).mtimeMs;
    site.write('content/news/one.md', NEWS.replace('It began.', 'It began again.'));
    expect((await site.run(['build', '--compress'])).code).toBe(0);
    expect(statSync(join(site.root, 'dist/about/index.html.br')).mtimeMs).toBe(before);
    const post = readFileSync(join(site.root, 'dist/news/one/index.html.br'));
    expect(brotliDecompressSync(post).toString()).toContain('It began again.');
    expect((await site.run(['build'])).code).toBe(0);
    expect(site.list('dist').filter((path) => /\.(?:br|gz)$/.test(path))).toEqual([]);
  });
});

test('below a path, rules and redirects carry the path, and no domain is claimed', async () => {
  const site = makeSite({
    'content/site.yaml': OWN_DOMAIN.replace('artist.com', 'artist.com/site'),
    'content/releases/first-light.md': MOVED,
  });
  expect((await site.run(['build'])).code).toBe(0);
  expect(site.read('dist/_headers')).toMatch(/^\/site\/\*\n[\s\S]*\n\/site\/assets\/\*\n/);
  expect(site.read('dist/_redirects')).toContain('/site/light.php /site/music/releases/first-light/ 301\n');
  expect(site.read('dist/songs/light.html')).toContain('url=/site/music/releases/first-light/"');
  expect(site.read('dist/index.html')).toContain('{"href_matches":"/site/*"}');
  expect(site.exists('dist/CNAME')).toBe(false);
});

test('an old address must be free, and lead to one page', async () => {
  const site = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE.replace(
      'type:',
      'redirect_from:\n  - second-light\n  - /Press\n  - /old/\n  - /robots.txt\ntype:',
    ),
    'content/releases/second-light.md': RELEASE.replace('First', 'Second').replace(
      'type:',
      'redirect_from: [/old/index.html, Not Right, /a b/]\ntype:',
    ),
  });
  const wrong = await site.run(['check', '--format', 'json']);
  expect(wrong.stdout).toContain('must be an old name such as first-title, or an address on this site');
  site.write(
    'content/releases/second-light.md',
    site.read('content/releases/second-light.md').replace(', Not Right, /a b/', ''),
  );
  const { code, stdout } = await site.run(['check', '--format', 'json']);
  expect(code).toBe(1);
  const { problems }: { problems: { code: string; message: string; file: string; line: number }[] } =
    JSON.parse(stdout);
  const messages = problems
    .filter(({ code: name }) => name.startsWith('redirect/'))
    .map(({ code: name, message, file, line }) => `${file}:${line} ${name} ${message}`);
  expect(messages).toEqual([
    expect.stringMatching(
      /first-light\.md:4 redirect\/taken .* \/music\/releases\/second-light\/ .*content\/releases\/second-light\.md/,
    ),
    expect.stringMatching(/first-light\.md:5 redirect\/taken .* \/Press\/ /),
    expect.stringMatching(/first-light\.md:7 redirect\/taken .* \/robots\.txt /),
    expect.stringMatching(/second-light\.md:3 redirect\/twice .*content\/releases\/first-light\.md:6:5/),
  ]);
});
