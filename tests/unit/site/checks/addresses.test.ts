/** Addresses that lead visitors nowhere, each with the line to write. */
import { expect, test } from 'vitest';
import { listProblems, SITE } from '../../../helpers/content.ts';

const [, ...rest] = SITE.split('\n');

function problemsAt(url: string): Promise<string[]> {
  return listProblems({ 'site.yaml': [`base_url: ${url}`, ...rest].join('\n') });
}

test.each([
  ['https://www.noor.example/index.html', '/index.html', 'https://www.noor.example'],
  ['http://www.noor.example/index.html', '/index.html', 'https://www.noor.example'],
  ['https://noor.example/site/start.php', '/start.php', 'https://noor.example/site'],
  ['https://noor.example/index', '/index', 'https://noor.example'],
  ['https://noor.example/?utm_source=mail', '?utm_source=mail', 'https://noor.example'],
  ['https://noor.example/#top', '#top', 'https://noor.example'],
])('base_url %s is the address of a page', async (url, ending, wanted) => {
  expect(await problemsAt(url)).toEqual([
    `error site.yaml:1:11 site/page-address base_url ends in "${ending}", and all addresses of the site would go on behind it. → Write  base_url: ${wanted}`,
  ]);
});

test.each([
  ['https://app.netlify.com/sites/third-mainland/overview', 'https://third-mainland.netlify.app'],
  ['https://app.netlify.com/teams/noor', 'https://your-name.netlify.app'],
  ['https://github.com/noor/site/settings/pages', 'https://noor.github.io/site'],
  ['https://github.com/noor/noor.github.io', 'https://noor.github.io'],
  ['https://dash.cloudflare.com/1a2b/pages/view/noor', 'https://noor.pages.dev'],
  ['https://vercel.com/noors-team/noor/settings/domains', 'https://noor.vercel.app'],
  ['https://www.noor.example/wp-admin/', 'https://your-name.example'],
])('base_url %s is where a site is set up', async (url, wanted) => {
  expect(await problemsAt(url)).toEqual([expect.stringMatching(/^error site\.yaml:1:11 site\/host-page /)]);
  expect((await problemsAt(url))[0]).toContain(`such as  base_url: ${wanted}`);
});

test('a base_url without encryption is allowed, and reported', async () => {
  expect(await problemsAt('http://www.noor.example')).toEqual([
    'warning site.yaml:1:11 site/insecure base_url begins with http:, so browsers call the site "not secure". → If the site has a certificate, which most hosts give for free, write  base_url: https://www.noor.example',
  ]);
});

test.each([
  'https://noor.example',
  'https://noor.example/',
  'https://noor.md',
  'https://noor.github.io/site',
  'https://noor.github.io/noor.music/',
  'http://localhost:4000',
  'http://192.168.0.10:4000',
])('base_url %s is right', async (url) => {
  // The form of the site is encrypted, whatever the site is.
  expect(await problemsAt(url)).toEqual([]);
});

test.each([
  ['https://artists.spotify.com/c/artist/1A2b/song/3C4d/stats', 'https://open.spotify.com/track/3C4d'],
  ['https://artists.spotify.com/c/artist/1A2b/home', 'https://open.spotify.com/artist/1A2b'],
  ['https://artists.spotify.com/c/de/artist/1A2b', 'https://open.spotify.com/artist/1A2b'],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', 'https://youtu.be/dQw4w9WgXcQ'],
  ['https://artists.apple.com/a/artist/1', 'Open the page in a private window'],
  ['https://soundcloud.com/you/tracks', 'Open the page in a private window'],
  ['https://www.instagram.com/', 'Open the page in a private window'],
  ['https://x.com/home', 'Open the page in a private window'],
  ['https://www.linkedin.com/feed/', 'Open the page in a private window'],
  ['https://web.whatsapp.com/', 'Open the page in a private window'],
  ['https://shop.example/wp-admin/edit.php', 'Open the page in a private window'],
  ['https://shop.example/login', 'Open the page in a private window'],
  ['https://formspree.io/forms/abcd/settings', 'https://formspree.io/f/abcd'],
])('a link to %s is one for those who log in', async (url, hint) => {
  const post = `---\ntitle: A\ndate: 2026-01-01\n---\n[Here](${url})\n`;
  const [found, ...others] = await listProblems({ 'news/a.md': post });
  expect(others).toEqual([]);
  expect(found).toMatch(/^warning news\/a\.md:5:\d+ link\/log-in /);
  expect(found).toContain(hint);
});

test('links of site.yaml are looked at as well', async () => {
  const platforms = 'platforms: [{name: Spotify, url: https://artists.spotify.com/c/artist/1A2b}]\n';
  expect(await listProblems({ 'site.yaml': SITE + platforms })).toEqual([
    'warning site.yaml:11:34 link/log-in https://artists.spotify.com/c/artist/1A2b is behind a log-in: visitors cannot open it. → Use the page that everybody can open:  https://open.spotify.com/artist/1A2b',
  ]);
});

test.each([
  'https://open.spotify.com/artist/1A2b',
  'https://noor.bandcamp.com/track/login',
  'https://soundcloud.com/noor/dashboard',
  'https://www.youtube.com/@admin',
  'https://x.com/homebody',
  'https://www.instagram.com/noor',
  'https://github.com/noor/site',
])('a link to %s is for everybody', async (url) => {
  expect(
    await listProblems({ 'news/a.md': `---\ntitle: A\ndate: 2026-01-01\n---\n[Here](${url})\n` }),
  ).toEqual([]);
});

const sent = (keys: string) =>
  listProblems({ 'site.yaml': SITE.replace('contact: {endpoint: https://forms.example/eddy}\n', keys) });

test.each([
  ['https://docs.google.com/forms/d/e/1FA/viewform', 'is a form that is filled in at its own page'],
  ['https://forms.gle/abc', 'is a form that is filled in at its own page'],
  ['https://noor.typeform.com/to/abc', 'is a form that is filled in at its own page'],
  ['https://tally.so/r/abc', 'is a form that is filled in at its own page'],
  ['https://help.formspree.io/hc/en-us', 'is a page to read'],
  ['https://forms.example/docs/start', 'is a page to read'],
])('no form can be sent to %s', async (url, what) => {
  const wanted = expect.stringMatching(/^warning site\.yaml:10:\d+ form\/no-endpoint /);
  for (const keys of [
    `contact: {endpoint: "${url}"}\n`,
    `newsletter: {provider: form, endpoint: "${url}"}\n`,
  ]) {
    const problems = await sent(keys);
    expect(problems).toEqual([wanted]);
    expect(problems[0]).toContain(`${url} ${what}, so nothing`);
  }
});

test.each(['https://formspree.io/f/abcd', 'https://api.web3forms.com/submit', 'https://noor.example/send'])(
  'a form can be sent to %s',
  async (url) => {
    expect(await sent(`contact: {endpoint: "${url}"}\n`)).toEqual([]);
  },
);
