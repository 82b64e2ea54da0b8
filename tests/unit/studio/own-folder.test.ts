/** Attacks through `.liner` of a foreign site: links that lead out of it. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRecord } from '../../../generator/app/deploy/record/index.ts';
import { openOwnFolder } from '../../../generator/app/site-files/own-folder.ts';
import { isAllowedPath } from '../../../generator/app/site-files/places.ts';
import { openBin } from '../../../generator/studio/bin.ts';
import { openDrafts } from '../../../generator/studio/drafts.ts';
import { prepareFolders } from '../../helpers/folders.ts';

const makeFolder = prepareFolders();

/** Two folders: that of the site, and one of things that are nobody's business. */
function makeSite() {
  const folder = makeFolder();
  const [root, home] = [join(folder, 'site'), join(folder, 'home')];
  for (const each of [root, home]) mkdirSync(each);
  for (let number = 0; number < 101; number++) writeFileSync(join(home, `${number}`), 'mine');
  return { root, home };
}

test.each(['.liner', '.liner/bin', '.liner/imports', '.liner/imports/incoming'])(
  'nothing is written or deleted where %s leads',
  (link) => {
    const { root, home } = makeSite();
    mkdirSync(join(root, link, '..'), { recursive: true });
    symlinkSync(home, join(root, link));
    const part = link.slice('.liner/'.length) || 'bin';
    expect(() => openBin(openOwnFolder(root, part), () => '')).toThrow(
      `${join(root, link)} is a link to another folder`,
    );
    expect(readdirSync(home)).toHaveLength(101);
  },
);

test('a folder keeps what is old within the site', () => {
  const { root } = makeSite();
  const folder = openOwnFolder(root, 'imports/incoming');
  expect(folder).toBe(join(root, '.liner/imports/incoming'));
  expect([existsSync(folder), readFileSync(join(root, '.liner/.gitignore'), 'utf8')]).toEqual([false, '*\n']);
});

const DRAFT = { path: 'site.yaml', base: '', before: '', text: 'a: b', changed: '' };

test('a draft replaces a link that has its name, and not the file behind it', () => {
  const { root, home } = makeSite();
  const folder = openOwnFolder(root, 'studio');
  openDrafts(folder, 'content', () => true).set(DRAFT.path, DRAFT);
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  symlinkSync(join(home, '0'), join(folder, name));
  openDrafts(folder, 'content', () => true).set(DRAFT.path, DRAFT);
  expect(readFileSync(join(home, '0'), 'utf8')).toBe('mine');
  expect(openDrafts(folder, 'content', () => true).get(DRAFT.path)).toEqual(DRAFT);
});

test('what is no file of a draft, or a draft of no content file, is passed over', () => {
  const { root } = makeSite();
  const folder = openOwnFolder(root, 'studio');
  const open = (allows = (path: string) => isAllowedPath(path, root)) =>
    openDrafts(folder, 'content', allows);
  const paths = ['releases/a\0b.md', '../site.yaml', '.git/config.yaml', 'site.yaml'];
  for (const path of paths) open(() => true).set(path, { ...DRAFT, path });
  symlinkSync('/dev/zero', join(folder, 'zero.json'));
  mkdirSync(join(folder, 'folder.json'));
  execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  truncateSync(createEmpty(join(folder, 'large.json')), 3e9);
  expect(open().list()).toEqual([DRAFT]);
});

function createEmpty(file: string): string {
  writeFileSync(file, '');
  return file;
}

test('so does the record of what was published', () => {
  const { root, home } = makeSite();
  const target = { to: 'folder', path: 'live' } as const;
  const write = () => writeRecord(root, target, { day: '2026-03-01', texts: {}, files: {} }, 0);
  write();
  const folder = join(root, '.liner/published');
  const [name = ''] = readdirSync(folder);
  rmSync(join(folder, name));
  symlinkSync(join(home, '0'), join(folder, name));
  write();
  expect([readFileSync(join(home, '0'), 'utf8'), statSync(join(folder, name)).size > 4]).toEqual([
    'mine',
    true,
  ]);
});
