/** Findings about this computer, and about the files of hosts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkLiner,
  checkNode,
  checkNpm,
  checkSource,
  compareVersions,
} from '../../../../generator/app/doctor/computer.ts';
import { checkPlace } from '../../../../generator/app/doctor/folder.ts';
import { checkHosts } from '../../../../generator/app/doctor/hosts.ts';

test.each([
  ['v18.19.0', 'error'],
  ['v20.18.9', 'error'],
  ['v20.19.0', 'warning'],
  ['v22.1.0', 'ok'],
  ['v23.1.0', 'warning'],
  ['v26.0.0', 'ok'],
])('Node.js %s: %s', (version, level) => {
  expect(checkNode(version, '>=20.19', '2026-11-22').level).toBe(level);
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('0.10.0', '0.9.9')).toBeGreaterThan(0);
  expect(compareVersions('v1.2', '>=1.2.0')).toBe(0);
  expect(checkLiner('0.1.0', '0.2.0')).toMatchObject({
    level: 'error',
    advice: expect.stringContaining('npm ci'),
  });
  expect([checkLiner('0.1.0', undefined).level, checkLiner('0.1.0', '0.1.0').level]).toEqual(['ok', 'ok']);
  expect(checkNpm(undefined).level).toBe('warning');
});

test.each([
  ['file:../linernotes-0.1.0.tgz', 'npm install ./vendor/linernotes-0.1.0.tgz'],
  ['file:/home/a/linernotes-0.1.0.tgz', 'npm install ./vendor/linernotes-0.1.0.tgz'],
  ['file:vendor/linernotes-0.1.0.tgz', undefined],
  ['https://registry.npmjs.org/linernotes/-/linernotes-0.1.0.tgz', undefined],
  [undefined, undefined],
])('Liner from %s', (source, advice) => {
  expect(checkSource(source)?.advice).toEqual(advice && expect.stringContaining(advice));
});

test.each([
  '/Users/a/Dropbox/site',
  '/Users/a/Library/CloudStorage/GoogleDrive-a@b.example/My Drive/site',
  'C:\\Users\\a\\OneDrive - Band\\site',
  '/home/a/Nextcloud',
])('%s is copied into a cloud', (path) => expect(checkPlace(path)).toMatchObject([{ level: 'warning' }]));

test.each(['/home/a/My Site', '/home/a/dropboxes/site', '/srv/inbox/site', '/home/a/Boxer'])(
  '%s is not',
  (path) => expect(checkPlace(path)).toEqual([]),
);

const OUT = { 'dist/index.html': '', 'dist/404.html': '', 'dist/_headers': '' };
const NIGHT = `on:
  schedule:
    - cron: '17 0 * * *'
      timezone: Europe/Lisbon
`;

function examine(files: Record<string, string>, baseUrl = 'https://night-owl.band/'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'liner-hosts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkHosts({ root, out: 'dist', baseUrl, timezone: 'Europe/Lisbon' })
    .filter(({ level }) => level !== 'ok')
    .map(({ level, topic, message }) => `${level} ${topic}: ${message}`);
}

const GOOD = {
  ...OUT,
  '.github/workflows/nightly.yml': NIGHT,
  'netlify.toml': '[build]\n  publish = "dist"\n',
};

test('of files that agree with site.yaml, nothing is reported', () => {
  expect(examine(GOOD)).toEqual([]);
  const nginx = 'server_name night-owl.band www.night-owl.band;\n~^/site/assets/ x;';
  expect(
    examine(
      { ...OUT, '.github/workflows/publish.yml': NIGHT, 'hosting/nginx.conf': nginx },
      'https://night-owl.band/site/',
    ),
  ).toEqual([]);
});

const BAD: [name: string, files: Record<string, string>, baseUrl: string | undefined, says: RegExp][] = [
  ['an address for examples', GOOD, 'https://you.example.com/', /^warning address: .*only an example/],
  ['an address that is not encrypted', GOOD, 'http://night-owl.band/', /^warning address: .*not encrypted/],
  ['no nightly build', { ...OUT }, undefined, /^warning nightly build: No workflow/],
  [
    'a workflow that is no YAML',
    { ...OUT, '.github/workflows/a.yml': 'a: [' },
    undefined,
    /^warning nightly build: No workflow/,
  ],
  [
    'a nightly build by another clock',
    { ...GOOD, '.github/workflows/nightly.yml': NIGHT.replace(/ *timezone.*\n/, '') },
    undefined,
    /^warning nightly build: .* by the time of UTC, but timezone in content\/site\.yaml is Europe\/Lisbon/,
  ],
  [
    'a host that publishes another folder',
    { ...GOOD, 'netlify.toml': '[build]\n' },
    undefined,
    /^error host: netlify\.toml does not name/,
  ],
  [
    'a path at a host that has none',
    GOOD,
    'https://night-owl.band/site/',
    /^warning host: base_url has the path \/site\//,
  ],
  [
    'a server of another name',
    { ...GOOD, 'hosting/nginx.conf': 'server_name other.band;\n~^/assets/ x;' },
    undefined,
    /^error host: hosting\/nginx\.conf is for other\.band/,
  ],
];

test.each(BAD)('%s is reported', (_, files, baseUrl, says) => {
  expect(examine(files, baseUrl)).toEqual([expect.stringMatching(says)]);
});

test('a finished site that is missing, or not whole, is reported', () => {
  const { 'dist/_headers': _, ...rest } = GOOD;
  expect(examine(rest)).toEqual(['error finished site: dist lacks _headers.']);
  const night = { '.github/workflows/nightly.yml': NIGHT };
  expect(examine(night)).toEqual(['warning finished site: There is no folder dist yet.']);
});
