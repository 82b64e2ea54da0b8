import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAllowedPath, PATH_RULES } from '../../../generator/app/site-files/places.ts';

let folder: string;
let root: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'liner-places-')));
  root = join(folder, 'content');
  mkdirSync(join(root, 'releases'), { recursive: true });
  mkdirSync(join(folder, 'outside'));
  mkdirSync(join(root, 'news/folder.md'), { recursive: true });
  for (const file of [
    'content/releases/song.md',
    'content/site.yaml',
    'outside/other.md',
    'outside/site.yaml',
  ])
    writeFileSync(join(folder, file), 'a: b\n');
  symlinkSync('../../outside/other.md', join(root, 'releases/leads-out.md'));
  symlinkSync('song.md', join(root, 'releases/leads-in.md'));
  symlinkSync('nowhere.md', join(root, 'releases/broken.md'));
  symlinkSync('../outside', join(root, 'mixes'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ATTACKS: [path: string, rules: string[]][] = [
  ['../outside/other.md', ['steps', 'hidden', 'kind', 'links']],
  ['releases/../../outside/other.md', ['steps', 'hidden', 'kind', 'links']],
  ['releases/./song.md', ['steps', 'hidden', 'kind']],
  ['releases//song.md', ['steps', 'kind']],
  ['/etc/passwd', ['steps', 'kind']],
  ['', ['steps', 'kind', 'links']],
  ['releases/a\\..\\..\\x.md', ['letters']],
  ['releases/song.md:stream.md', ['letters']],
  ['releases/so\0ng.md', ['letters', 'links']],
  ['releases/so\nng.md', ['letters']],
  ['releases/.hidden.md', ['hidden']],
  ['.schemas/release.json', ['hidden', 'kind']],
  ['.git/config', ['hidden', 'kind']],
  ['README.md', ['kind']],
  ['notes.txt', ['kind']],
  ['Releases/song.md', ['kind']],
  ['releases/deeper/song.md', ['kind']],
  ['releases/leads-out.md', ['links']],
  ['releases/broken.md', ['links']],
  ['mixes/other.md', ['links']],
  ['mixes/new.md', ['links']],
  ['news/folder.md', ['links']],
];

test.each(ATTACKS)('%j is refused, and allowed without its rules', (path, rules) => {
  expect(isAllowedPath(path, root)).toBe(false);
  const rest = PATH_RULES.filter(({ name }) => !rules.includes(name));
  expect(rest).toHaveLength(PATH_RULES.length - rules.length);
  expect(isAllowedPath(path, root, rest)).toBe(true);
  for (const name of rules) {
    const one = PATH_RULES.filter((rule) => rule.name === name);
    // The file system refuses such names itself.
    if (!path.includes('\0')) expect([name, isAllowedPath(path, root, one)]).toEqual([name, false]);
  }
});

test.each([
  'site.yaml',
  'releases/song.md',
  'releases/new.md',
  'news/new.ar.md',
  'pages/about.yaml',
  'releases/leads-in.md',
])('%s is allowed', (path) => {
  expect(isAllowedPath(path, root)).toBe(true);
});

test('nothing is allowed in a folder that is not there', () => {
  expect(isAllowedPath('site.yaml', join(folder, 'nowhere'))).toBe(false);
});
