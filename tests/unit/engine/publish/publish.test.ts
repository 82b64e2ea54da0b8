import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Artifact } from '../../../../generator/engine/artifact.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { problem } from '../../../../generator/engine/problems/catalogue/index.ts';
import type { Problem } from '../../../../generator/engine/problems/index.ts';
import {
  openPublishFolder,
  type PublishFolder,
  type PublishFolderOptions,
} from '../../../../generator/engine/publish/folder.ts';
import { PublishRefusal } from '../../../../generator/engine/publish/guard.ts';
import {
  type Explain,
  memory,
  nowhere,
  publish,
  type Sink,
} from '../../../../generator/engine/publish/index.ts';
import { renameFolder } from '../../../../generator/engine/publish/rename.ts';
import { writeBelow } from '../../../../generator/engine/publish/reuse.ts';
import { openSiblings } from '../../../../generator/engine/publish/siblings.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

interface Project {
  root: string;
  out: string;
  open(changes?: Partial<PublishFolderOptions>): PublishFolder;
  /** With a cache that is closed afterwards, as a build does. */
  publish(artifacts: Artifact[], changes?: Partial<PublishFolderOptions>): Promise<Published>;
}

interface Published {
  folder: PublishFolder;
  problems: Problem[];
}

const NOW = Date.parse('2026-11-21T00:00:00Z');
const urls = siteUrls('https://x.example');
const fail: Explain = (error) => {
  throw error;
};

/** Publishes into any sink. */
function send(artifacts: Artifact[], sink: Sink, explain = fail): Promise<Problem[]> {
  return publish(artifacts, sink, { urls, links: [], explain });
}

function makeProject(): Project {
  const root = makeFolder();
  const out = join(root, 'dist');
  const sources = [join(root, 'content'), join(root, 'assets')];
  for (const source of sources) mkdirSync(source);
  const withCache = (changes: Partial<PublishFolderOptions>): PublishFolderOptions => ({
    ...{ out, root, sources, cache: openCache(join(root, '.cache')), now: NOW },
    ...changes,
  });
  return {
    root,
    out,
    open: (changes = {}) => openPublishFolder(withCache(changes)),
    async publish(artifacts, changes = {}) {
      const options = withCache(changes);
      const folder = openPublishFolder(options);
      const problems = await send(artifacts, folder);
      await options.cache.close({ prune: true });
      return { folder, problems };
    },
  };
}

function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath, file.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

const page = (title: string) => `<h1 id="top-${title}">${title}</h1><a href="/a/">a</a>`;
const site: Artifact[] = [
  { path: 'index.html', body: page('home'), key: 'home 1' },
  { path: 'a/index.html', body: () => page('a'), key: 'a 1' },
  { path: 'assets/x.css', body: Buffer.from('b{}') },
];
const ALONE = ['.cache', 'assets', 'content', 'dist'];

test('a site becomes a folder with nothing beside it', async () => {
  const { root, out, publish } = makeProject();
  const { folder, problems } = await publish(site);
  expect(problems).toEqual([]);
  expect(folder.written).toBe(3);
  expect([...folder.files().keys()]).toEqual(['a/index.html', 'assets/x.css', 'index.html']);
  expect(Object.keys(readFolder(out))).toEqual(['.liner', 'a/index.html', 'assets/x.css', 'index.html']);
  expect(readdirSync(root).sort()).toEqual(ALONE);
  const inspection = { links: ['/a/'], ids: ['top-a'], duplicateIds: [] };
  expect(folder.files().get('a/index.html')).toMatchObject({ bytes: 40, inspection });
});

test('a build knows whether its site is still there, or that of a later one', async () => {
  const { publish } = makeProject();
  const first = await publish(site);
  expect(first.folder.isOurs()).toBe(true);
  const second = await publish([...site, { path: 'b.txt', body: 'b' }]);
  expect([first.folder.isOurs(), second.folder.isOurs()]).toEqual([false, true]);
  const third = await publish([...site, { path: 'b.txt', body: 'b' }]);
  expect([second.folder.isOurs(), third.folder.isOurs(), third.folder.written]).toEqual([true, true, 0]);
  await publish([...site, { path: 'b.txt', body: 'c' }]);
  expect([second.folder.isOurs(), third.folder.isOurs()]).toEqual([false, false]);
});

test('what did not change is kept: not produced again, and the same file', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  const before = statSync(join(out, 'a/index.html'));
  const produce = vi.fn(() => page('a'));
  const changed: Artifact[] = [
    { path: 'index.html', body: page('new'), key: 'home 2' },
    { path: 'a/index.html', body: produce, key: 'a 1' },
    { path: 'assets/x.css', body: async () => 'b{}' },
  ];
  const { folder } = await publish(changed);
  expect(produce).not.toHaveBeenCalled();
  expect(folder.written).toBe(1);
  expect(statSync(join(out, 'a/index.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(page('new'));
  expect(folder.files().get('a/index.html')?.inspection?.ids).toEqual(['top-a']);
});

test('links of kept pages are checked with those of new ones', async () => {
  const { publish } = makeProject();
  await publish(site);
  const { problems } = await publish(site.filter(({ path }) => path !== 'a/index.html'));
  expect(problems.map(({ code }) => code)).toEqual(['link/broken']);
});

test('a folder with nothing to change is not replaced', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  const before = statSync(out);
  const { folder } = await publish(site);
  expect(statSync(out).ino).toBe(before.ino);
  expect([folder.written, folder.files().size]).toEqual([0, 3]);
});

test.each<[string, (out: string) => void]>([
  ['changed by hand', (out) => writeFileSync(join(out, 'a/index.html'), 'changed')],
  ['touched', (out) => utimesSync(join(out, 'a/index.html'), 1, 1)],
  ['removed', (out) => rmSync(join(out, 'a/index.html'))],
  ['joined by another', (out) => writeFileSync(join(out, 'a/more.html'), 'more')],
  [
    'replaced by a link',
    (out) => {
      rmSync(join(out, 'a/index.html'));
      symlinkSync('/etc/hostname', join(out, 'a/index.html'));
    },
  ],
])('a file that was %s since is put right', async (_, meddle) => {
  const { out, publish } = makeProject();
  await publish(site);
  const before = readFolder(out);
  meddle(out);
  await publish(site);
  expect(readFolder(out)).toEqual(before);
});

test('without the cache, and with one that knows nothing, every file is written', async () => {
  const { root, out, publish } = makeProject();
  await publish(site);
  const before = readFolder(out);
  rmSync(join(root, '.cache'), { recursive: true });
  expect((await publish(site)).folder.written).toBe(3);
  expect((await publish(site, { cache: openCache() })).folder.written).toBe(3);
  expect(readFolder(out)).toEqual(before);
});

test('files that are no longer part of the site go', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  await publish([{ path: 'index.html', body: '<p>alone' }]);
  expect(Object.keys(readFolder(out))).toEqual(['.liner', 'index.html']);
  expect(existsSync(join(out, 'a'))).toBe(false);
});

test('a site with an error leaves the published one, and nothing beside it', async () => {
  const { root, out, publish } = makeProject();
  await publish(site);
  const before = readFolder(out);
  const { problems } = await publish([{ path: 'index.html', body: '<a href="/gone/">x</a>' }]);
  expect(problems.map(({ code }) => code)).toEqual(['link/broken']);
  expect(readFolder(out)).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test('a failure while producing leaves the published site', async () => {
  const { root, out, publish } = makeProject();
  await publish(site);
  const broken: Artifact = { path: 'b.zip', body: () => Promise.reject(new Error('no such thing')) };
  await expect(publish([...site, broken])).rejects.toThrow('no such thing');
  expect(Object.keys(readFolder(out))).not.toContain('b.zip');
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test.each<[string, Sink, string]>([
  ['nowhere', nowhere, 'no such thing.'],
  ['a folder', makeProject().open(), 'no such thing'],
])('a template that fails on several pages is one problem, %s', async (_, sink, reason) => {
  const body = () => Promise.reject(new Error(reason));
  const artifacts = ['b.html', 'c.html', 'c.html.gz', 'd.html'].map((path) => ({ path, body }));
  const explain: Explain = (error) => ({
    ...problem('output/left-over', undefined, { folder: '' }),
    level: 'error',
    message: `Failed: ${error instanceof Error ? error.message : ''}`,
  });
  const [first, ...others] = await send(artifacts, sink, explain);
  expect(first?.message).toBe('Failed: no such thing. The same goes for 2 other pages.');
  expect(others).toEqual([]);
});

test('a check renders pages alone, and a preview none', async () => {
  const body = vi.fn(() => '<p>');
  const picture = vi.fn(() => Buffer.from(''));
  const artifacts = [
    { path: 'index.html', body },
    { path: 'a.png', body: picture },
  ];
  expect(await send(artifacts, nowhere)).toEqual([]);
  expect(await send(artifacts, memory)).toEqual([]);
  expect([body.mock.calls, picture.mock.calls].map(({ length }) => length)).toEqual([1, 0]);
});

test('names that cannot be written are errors wherever the site goes', async () => {
  const codes = async (sink: Sink) =>
    (await send([{ path: 'con/index.html', body: '' }], sink)).map(({ code }) => code);
  for (const sink of [nowhere, memory, makeProject().open()])
    expect(await codes(sink)).toEqual(['output/bad-path']);
});

/** Milliseconds: the build that was killed began more than a day ago. */
const LONG_AGO = NOW - 86_400_001;

test('what a killed build left is cleared, and the gap that it left is closed', async () => {
  const { root, out, publish, open } = makeProject();
  await publish(site);
  const before = readFolder(out);
  const { staging, old } = openSiblings(out, LONG_AGO);
  renameSync(out, old);
  mkdirSync(staging);
  open();
  expect(readFolder(out)).toEqual(before);
  await publish(site);
  expect(readFolder(out)).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test('of two sites that killed builds left, the newer one is there again', async () => {
  const { out, publish, open } = makeProject();
  await publish([{ path: 'index.html', body: '<p>older' }]);
  cpSync(out, openSiblings(out, NOW - 2000).old, { recursive: true });
  await publish([{ path: 'index.html', body: '<p>newer' }]);
  renameSync(out, openSiblings(out, NOW - 1000).old);
  open();
  expect(readFolder(out)['index.html']).toBe('<p>newer');
});

test('folders of builds that may be under way are left alone for a day', async () => {
  const { root, out, publish } = makeProject();
  const { staging } = openSiblings(out, NOW);
  mkdirSync(staging);
  await publish(site);
  expect(existsSync(staging)).toBe(true);
  await publish(site, { now: NOW + 86_400_001 });
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test('builds at once do not wait, and the one that ends last stays, whole', async () => {
  const { root, out, open, publish } = makeProject();
  await publish(site);
  const first = open();
  const second = open();
  const artifacts = (word: string): Artifact[] => [
    { path: 'index.html', body: word },
    { path: 'a/index.html', body: () => page('a'), key: 'a 1' },
  ];
  first.begin(artifacts('first'));
  second.begin(artifacts('second'));
  for (const [folder, word] of [
    [first, 'first'],
    [second, 'second'],
  ] as const) {
    folder.write({ path: 'index.html', body: word }, word, undefined);
    folder.commit();
    expect(readFolder(out)).toMatchObject({ 'index.html': word, 'a/index.html': page('a') });
  }
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test('what somebody has put into the published folder is moved beside it and reported', async () => {
  const { root, out, publish } = makeProject();
  await publish(site);
  writeFileSync(join(out, 'google1.html'), 'mine');
  writeFileSync(join(out, 'moved.txt'), 'moved to where it belongs');
  mkdirSync(join(out, '.well-known'));
  writeFileSync(join(out, '.well-known/x'), 'x');
  writeFileSync(join(out, '.DS_Store'), 'litter');
  const next = [...site, { path: 'moved.txt', body: 'moved to where it belongs' }];
  const { problems } = await publish(next);
  expect(problems.map(({ code, level }) => `${level} ${code}`)).toEqual(['warning output/not-ours']);
  expect(problems[0]?.message).toContain(
    'The folder dist held .well-known/x, google1.html, which Liner did not make.',
  );
  expect(readFolder(join(root, 'dist-kept'))).toEqual({ '.well-known/x': 'x', 'google1.html': 'mine' });
  expect(Object.keys(readFolder(out))).toEqual([
    '.liner',
    'a/index.html',
    'assets/x.css',
    'index.html',
    'moved.txt',
  ]);
  // Without a cache nothing is known but what the folder itself tells; and nothing is replaced.
  writeFileSync(join(out, 'google1.html'), 'newer');
  rmSync(join(root, '.cache'), { recursive: true });
  await publish(site);
  expect(readFolder(join(root, 'dist-kept'))).toMatchObject({
    'google1.html': 'mine',
    'google1.html.2': 'newer',
  });
  expect((await publish(site)).problems).toEqual([]);
});

test('it is kept as well where the build that replaced the folder was killed', async () => {
  const { root, out, publish } = makeProject();
  await publish(site);
  writeFileSync(join(out, 'google1.html'), 'mine');
  cpSync(out, openSiblings(out, LONG_AGO).old, { recursive: true });
  rmSync(join(out, 'google1.html'));
  const { problems } = await publish([{ path: 'index.html', body: '<p>' }]);
  expect(problems.map(({ code }) => code)).toEqual(['output/not-ours']);
  expect(readFolder(join(root, 'dist-kept'))).toEqual({ 'google1.html': 'mine' });
});

test('a marker that an earlier version has written is brought up to date', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  const before = readFolder(out);
  writeFileSync(join(out, '.liner'), 'Made by Liner.\n');
  await publish(site);
  expect(readFolder(out)).toEqual(before);
});

test.each([
  ['win32', 3, 4],
  ['win32', 1000, 201],
  ['linux', 3, 1],
] as const)('on %s a rename that fails %i times is tried %i times', (platform, failures, tries) => {
  let count = 0;
  const rename = () => {
    count += 1;
    if (count <= failures) throw Object.assign(new Error('busy'), { code: 'EPERM' });
  };
  const move = () => renameFolder('a', 'b', { platform, rename, wait: () => {} });
  if (tries > failures) move();
  else expect(move).toThrow('busy');
  expect(count).toBe(tries);
});

test('a folder of somebody else is refused, an empty one taken', async () => {
  const { root, out, publish, open } = makeProject();
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'years of work');
  expect(() => open()).toThrow(/files that Liner did not make/);
  rmSync(join(out, 'thesis.txt'));
  await publish(site);
  mkdirSync(join(out, '.git'));
  expect(() => open()).toThrow(/Git repository/);
  writeFileSync(join(root, 'file'), '');
  expect(() => open({ out: join(root, 'file') })).toThrow(/it is a file/);
});

test('the project, what holds it and what it is made from are refused', () => {
  const { root, open } = makeProject();
  symlinkSync(root, join(root, 'loop'));
  const places = [root, dirname(root), '/', homedir(), dirname(homedir()), join(root, 'loop')];
  const made = [
    '.git',
    '.github/pages',
    '.cache',
    'node_modules/x',
    'dist-kept',
    '.liner/studio',
    'looks',
    '.dist.liner-old',
    '.dist.liner-x/y',
  ];
  const written = ['content', 'content/deep/er', 'assets', 'templates', 'islands/x', 'vendor'];
  const parts = [...made, ...written].map((part) => join(root, part));
  for (const out of [...places, ...parts]) {
    expect(() => open({ out }), out).toThrow(PublishRefusal);
  }
});

test('a folder behind a link is replaced, not the link', async () => {
  const { root, out, publish } = makeProject();
  mkdirSync(join(root, 'real'));
  symlinkSync(join(root, 'real'), out);
  await publish(site);
  expect(Object.keys(readFolder(join(root, 'real')))).toHaveLength(4);
});

test('a site is brought up to date in a spare folder, and is the same as one made from nothing', async () => {
  const { root, out, publish } = makeProject();
  const spares = join(root, '.cache/spare');
  const make = (version: (index: number) => number): Artifact[] =>
    Array.from({ length: 60 }, (_, index) => ({
      path: `p${index % 10}/${index}.txt`,
      body: `${index} ${version(index)}`,
    }));
  const first = make(() => 1);
  const second = make((index) => (index < 5 ? 2 : 1));
  await publish(first, { spares });
  await publish(second, { spares });
  writeFileSync(join(spares, readdirSync(spares)[0] ?? '', 'stranger.txt'), 'x');
  await publish([...second, { path: 'p1/bad.html', body: '<a href="/gone/">x</a>' }], { spares });
  expect(readdirSync(spares)).toHaveLength(1);
  // What was written for a site that failed would take space until the next one is built.
  expect(Object.keys(readFolder(spares)).filter((path) => path.endsWith('bad.html'))).toEqual([]);
  const last = make((index) => (index === 7 ? 3 : 1)).filter(({ path }) => !path.startsWith('p9/'));
  const { folder } = await publish(last, { spares });
  expect(folder.written).toBe(6);
  const { '.liner': _, ...found } = readFolder(out);
  expect(found).toEqual(Object.fromEntries(last.map(({ path, body }) => [path, body])));
  expect(existsSync(join(out, 'p9'))).toBe(false);
  expect(readdirSync(root).sort()).toEqual(ALONE);
});

test('a file of the build before is not taken for the published one, though they were written in the same second', async () => {
  const { root, out, publish } = makeProject();
  const spares = join(root, '.cache/spare');
  await publish([{ path: 'a.txt', body: '1' }], { spares });
  await publish([{ path: 'a.txt', body: '2' }], { spares });
  const before = join(spares, readdirSync(spares)[0] ?? '', 'a.txt');
  expect(readFileSync(before, 'utf8')).toBe('1');
  execFileSync('touch', ['-r', join(out, 'a.txt'), before]);
  const { folder } = await publish(
    [
      { path: 'a.txt', body: '2' },
      { path: 'b.txt', body: 'b' },
    ],
    { spares },
  );
  expect(folder.written).toBe(1);
  expect(readFolder(out)).toMatchObject({ 'a.txt': '2', 'b.txt': 'b' });
});

test('a site that was put back with its times is kept, and found again in the spare folder', async () => {
  const { root, out, publish } = makeProject();
  const spares = join(root, '.cache/spare');
  await publish(site);
  execFileSync('cp', ['-a', out, join(root, 'copy')]);
  rmSync(out, { recursive: true });
  renameSync(join(root, 'copy'), out);
  const more = [...site, { path: 'b.txt', body: 'b' }];
  const { folder } = await publish(more, { spares });
  expect(folder.written).toBe(1);
  const inodes = [...folder.files()].map(([path, { inode }]) => [path, inode]);
  expect(inodes).toEqual([...folder.files().keys()].map((path) => [path, statSync(join(out, path)).ino]));
});

test.each([
  ['ENOSPC', '/out'],
  ['EACCES', '/cache/a'],
] as const)('of %s, the error names %s', (code, place) => {
  const error = Object.assign(new Error(code), { code, syscall: 'copyfile', path: '/cache/a' });
  const write = () => {
    throw error;
  };
  expect(() => writeBelow('/out', write)).toThrow(expect.objectContaining({ code, path: place }));
});

test('compressed sizes are measured where asked for, and remembered', async () => {
  const { publish } = makeProject();
  const sizeOf = ({ folder }: Published) => folder.files().get('index.html')?.gzip;
  expect(sizeOf(await publish(site))).toBe(0);
  const measured = sizeOf(await publish(site, { gzip: true }));
  expect(measured).toBeGreaterThan(20);
  expect(sizeOf(await publish(site))).toBe(measured);
});

/** A body that is a file in the cache. */
const stored = (content: string): Artifact => ({
  path: 'a.zip',
  key: `zip ${content}`,
  body: () => openCache(CACHE).file([content], '', async (append) => append(Buffer.from(content))),
});
const CACHE = makeFolder();

test('a file on disk is copied, and then kept like any other', async () => {
  const { out, publish } = makeProject();
  const { folder } = await publish([stored('one')]);
  expect(readFolder(out)['a.zip']).toBe('one');
  expect(folder.files().get('a.zip')).toMatchObject({ key: 'key zip one', bytes: 3 });
  const ino = statSync(join(out, 'a.zip')).ino;
  expect((await publish([stored('one')])).folder.written).toBe(0);
  const { folder: next } = await publish([stored('one'), { path: 'b.txt', body: 'b' }]);
  expect([next.written, statSync(join(out, 'a.zip')).ino]).toEqual([1, ino]);
  await publish([stored('other')]);
  expect(readFolder(out)['a.zip']).toBe('other');
});

test('what is done to a published copy is not done to the file', async () => {
  const { out, publish } = makeProject();
  await publish([stored('whole')]);
  appendFileSync(join(out, 'a.zip'), ' and more');
  await publish([stored('whole')]);
  expect(readFolder(out)['a.zip']).toBe('whole');
});

test('a file on disk without a key is known by its content', async () => {
  const { out, publish } = makeProject();
  const { key: _, ...keyless } = stored('same');
  await publish([keyless]);
  const { ino } = statSync(join(out, 'a.zip'));
  const { folder } = await publish([keyless, { path: 'b.txt', body: 'b' }]);
  expect([folder.written, statSync(join(out, 'a.zip')).ino]).toEqual([1, ino]);
});

test('a check does not make the file', async () => {
  const body = vi.fn(() => Promise.reject(new Error('not to be made')));
  expect(await send([{ path: 'a.zip', body }], nowhere)).toEqual([]);
  expect(body).not.toHaveBeenCalled();
});

test('a copied file can be read by servers, even if the original is for its owner alone', async () => {
  const project = makeProject();
  const file = join(project.root, 'assets/season.pdf');
  writeFileSync(file, '%PDF', { mode: 0o600 });
  await project.publish([
    { path: 'season.pdf', key: 'download 1', body: () => ({ file, bytes: 4, digest: '1' }) },
  ]);
  const published = join(project.out, 'season.pdf');
  expect(readFileSync(published, 'utf8')).toBe('%PDF');
  // Windows has no such permissions.
  if (process.platform !== 'win32') expect(statSync(published).mode & 0o777).toBe(0o644);
});
