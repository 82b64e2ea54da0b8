/** The files that hosts read from a site's folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOST_TABLE, HOSTS, type Host } from '../../../../generator/app/scaffold/hosts/index.ts';
import { ENGLISH } from '../../../../generator/cli/speech.ts';

const checkout = join(import.meta.dirname, '../../../..');
const GUIDE = readFileSync(join(checkout, 'generator/docs/hosts.md'), 'utf8');
const FACTS = {
  slug: 'night-owl',
  baseUrl: 'https://your-name.example',
  timezone: 'Africa/Cairo',
  today: '2026-11-21',
};

function filesOf(host: Host, facts = FACTS): Record<string, string> {
  return Object.fromEntries(HOST_TABLE[host].files(facts).map(({ path, text }) => [path, text]));
}

function readGuide(language: string): string {
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1] ?? '';
}

test('each host has its files, and says what is left to do', () => {
  expect(Object.fromEntries(HOSTS.map((host) => [host, Object.keys(filesOf(host))]))).toEqual({
    github: ['.github/workflows/publish.yml'],
    netlify: ['netlify.toml', '.github/workflows/nightly.yml'],
    cloudflare: ['wrangler.toml', '.github/workflows/nightly.yml'],
    vercel: ['vercel.json', '.github/workflows/nightly.yml'],
    nginx: ['hosting/nginx.conf'],
    none: [],
  });
  expect(HOSTS.filter((host) => HOST_TABLE[host].title === undefined)).toEqual(['nginx', 'none']);
});

test('each builds at night, or says how that is set up or done by hand', () => {
  for (const host of HOSTS) {
    const said = [...Object.values(filesOf(host)), ENGLISH.write(`steps-${host}`)].join('\n');
    expect(said, host).toMatch(/schedule:\n|crontab|on each release day/);
  }
});

test('they are those of the guide', () => {
  expect(JSON.parse(filesOf('vercel')['vercel.json'] ?? '')).toEqual(JSON.parse(readGuide('json')));
  expect(readGuide('nginx').length).toBeGreaterThan(1000);
  expect(filesOf('nginx')['hosting/nginx.conf']).toContain(readGuide('nginx'));
});

test('the settings of a server name the address, and the path below it', () => {
  const text = filesOf('nginx', { ...FACTS, baseUrl: 'http://owl.example/site' })['hosting/nginx.conf'];
  expect(text).toContain('server_name  owl.example;');
  expect(text).toContain('~^/site/assets/ ');
  expect(text).toContain('try_files $missing /site/404.html ');
  expect(text).toContain('~^(?<folder>/site/[^/]+)/ ');
  // Only where the address begins with https://.
  expect(text).not.toContain('Strict-Transport-Security');
  expect(text).not.toContain('your-name');
});

test('workflows build every night where the artist is, with the actions of this repository', () => {
  const known = readFileSync(join(checkout, '.github/workflows/publish.yml'), 'utf8');
  for (const [host, path] of [
    ['github', '.github/workflows/publish.yml'],
    ['netlify', '.github/workflows/nightly.yml'],
  ] as const) {
    const text = filesOf(host)[path] ?? '';
    const workflow = parse(text);
    expect(workflow.on.schedule).toEqual([{ cron: '17 0 * * *', timezone: 'Africa/Cairo' }]);
    expect(workflow.permissions).toEqual({});
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBe(host === 'github' ? 6 : 0);
    for (const line of uses) expect(known).toContain(line);
  }
});

test('players for other sites may be framed, and no other page', () => {
  const framed = ['/embed/low-water/', '/ar/embed/low-water/'];
  const own = ['/', '/music/', '/ar/music/', '/news/embed/', '/embedded/'];
  const nginx = /~(\^\S+embed\/) "";/.exec(filesOf('nginx')['hosting/nginx.conf'] ?? '')?.[1];
  const { headers } = JSON.parse(filesOf('vercel')['vercel.json'] ?? '');
  const vercel = headers.filter((rule: object) => JSON.stringify(rule).includes('frame-ancestors'));
  expect(vercel).toHaveLength(1);
  for (const path of [...framed, ...own]) {
    expect(new RegExp(nginx ?? '').test(path), `nginx ${path}`).toBe(framed.includes(path));
    expect(new RegExp(`^${vercel[0].source}$`).test(path), `Vercel ${path}`).toBe(own.includes(path));
  }
  const below = filesOf('nginx', { ...FACTS, baseUrl: 'https://owl.example/site' })['hosting/nginx.conf'];
  expect(below).toContain('~^/site/(?:[a-z][a-z]/)?embed/ "";');
  expect(readGuide('caddyfile')).toContain(
    `@own not path /embed/* /??/embed/*\n\theader @own Content-Security-Policy "frame-ancestors 'none'"`,
  );
});
