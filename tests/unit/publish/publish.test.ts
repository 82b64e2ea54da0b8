import {
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
import { homedir, hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Artifact } from '../../../generator/artifact.ts';
import { openCache } from '../../../generator/lib/cache/index.ts';
import { type PublishOptions, PublishRefusal, stage } from '../../../generator/publish/index.ts';
import { prepareFolders } from '../../helpers/folders.ts';

const makeFolder = prepareFolders();

interface Project {
  root: string;
  out: string;
  options(changes?: Partial<PublishOptions>): PublishOptions;
  publish(artifacts: Artifact[], changes?: Partial<PublishOptions>): ReturnType<typeof stage>;
}

function makeProject(): Project {
  const root = makeFolder();
  const out = join(root, 'dist');
  const sources = [join(root, 'content'), join(root, 'assets')];
  for (const source of sources) mkdirSync(source);
  const options = (changes = {}) => {
    return { out, root, sources, cache: openCache(join(root, '.cache')), ...changes };
  };
  const publish: Project['publish'] = async (artifacts, changes) => {
    const given = options(changes);
    const staged = await stage(artifacts, given);
    staged.swap();
    await given.cache.close({ prune: true });
    return staged;
  };
  return { root, out, options, publish };
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

test('a site becomes a folder with nothing beside it', async () => {
  const { root, out, publish } = makeProject();
  const { stats, pages, problems } = await publish(site);
  expect(problems).toEqual([]);
  expect(stats).toEqual({ files: 3, bytes: 89, written: 3, kept: 0 });
  expect(Object.keys(readFolder(out))).toEqual(['.liner', 'a/index.html', 'assets/x.css', 'index.html']);
  expect(readdirSync(root).sort()).toEqual(['.cache', 'assets', 'content', 'dist']);
  expect(pages.map(({ path }) => path)).toEqual(['a/index.html', 'index.html']);
  expect(pages[0]?.inspection).toEqual({ links: ['/a/'], ids: ['top-a'], duplicateIds: [] });
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
  const { stats, pages } = await publish(changed);
  expect(produce).not.toHaveBeenCalled();
  expect(stats).toMatchObject({ written: 1, kept: 2 });
  expect(statSync(join(out, 'a/index.html'))).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(page('new'));
  expect(pages.map(({ inspection }) => inspection.ids)).toEqual([['top-a'], ['top-new']]);
});

test('a folder with nothing to change is not replaced', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  const before = statSync(out);
  const { stats, pages } = await publish(site);
  expect(statSync(out).ino).toBe(before.ino);
  expect(stats).toEqual({ files: 3, bytes: 89, written: 0, kept: 3 });
  expect(pages).toHaveLength(2);
});

test.each<[string, (out: string) => void]>([
  ['changed by hand', (out) => writeFileSync(join(out, 'a/index.html'), 'changed')],
  ['touched', (out) => utimesSync(join(out, 'a/index.html'), 1, 1)],
  ['removed', (out) => rmSync(join(out, 'a/index.html'))],
  ['joined by another', (out) => writeFileSync(join(out, 'a/stray.html'), 'stray')],
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
  expect((await publish(site)).stats.written).toBe(3);
  expect((await publish(site, { cache: openCache() })).stats.written).toBe(3);
  expect(readFolder(out)).toEqual(before);
});

test('files that are no longer part of the site go', async () => {
  const { out, publish } = makeProject();
  await publish(site);
  await publish(site.slice(0, 1));
  expect(Object.keys(readFolder(out))).toEqual(['.liner', 'index.html']);
  expect(existsSync(join(out, 'a'))).toBe(false);
});

test('discarding leaves the published site, and nothing beside it', async () => {
  const { root, out, publish, options } = makeProject();
  await publish(site);
  const before = readFolder(out);
  const staged = await stage([{ path: 'index.html', body: 'other' }], options());
  staged.discard();
  expect(readFolder(out)).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(['.cache', 'assets', 'content', 'dist']);
});

test('a failure while producing leaves the published site; one that is explained is a problem', async () => {
  const { root, out, publish, options } = makeProject();
  await publish(site);
  const broken: Artifact = { path: 'b.html', body: () => Promise.reject(new Error('no such thing')) };
  await expect(stage([...site, broken], options())).rejects.toThrow('no such thing');
  const problem = { code: 'template/failed', level: 'error', message: 'explained' } as const;
  const staged = await stage([...site, broken], options({ explain: () => [problem] }));
  expect(staged.problems).toEqual([problem]);
  staged.discard();
  expect(Object.keys(readFolder(out))).not.toContain('b.html');
  expect(readdirSync(root).sort()).toEqual(['.cache', 'assets', 'content', 'dist']);
});

test('what a killed run left is cleared, and the gap that it left is closed', async () => {
  const { root, out, publish, options } = makeProject();
  await publish(site);
  const before = readFolder(out);
  renameSync(out, join(root, '.dist.liner-old'));
  mkdirSync(join(root, '.dist.liner-new'));
  writeFileSync(
    join(root, '.dist.liner-lock'),
    JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), token: 'dead' }),
  );
  (await stage(site, options())).discard();
  expect(readFolder(out)).toEqual(before);
  expect(readdirSync(root).sort()).toEqual(['.cache', 'assets', 'content', 'dist']);
});

test('one build at a time; a lock of a dead process is taken over', async () => {
  const { root, publish, options } = makeProject();
  const first = await stage(site, options());
  await expect(stage(site, options())).rejects.toMatchObject({ name: 'PublishRefusal', reason: 'locked' });
  first.discard();
  await publish(site);
  const lock = join(root, '.dist.liner-lock');
  writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname(), token: 'an earlier life' }));
  await publish(site);
  writeFileSync(lock, JSON.stringify({ pid: 1, host: 'another machine', token: 'x' }));
  await expect(stage(site, options())).rejects.toThrow(/process 1 on another machine/);
  utimesSync(lock, 1, 1);
  await publish(site);
  expect(existsSync(lock)).toBe(false);
});

test('a build whose lock was taken over does not publish', async () => {
  const { root, out, options } = makeProject();
  const staged = await stage(site, options());
  writeFileSync(join(root, '.dist.liner-lock'), JSON.stringify({ pid: 1, host: 'x', token: 'y' }));
  expect(() => staged.swap()).toThrow(PublishRefusal);
  expect(existsSync(out)).toBe(false);
});

test('a folder of strangers is refused, an empty one taken', async () => {
  const { root, out, publish, options } = makeProject();
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'years of work');
  await expect(stage(site, options())).rejects.toThrow(/files that Liner did not make/);
  rmSync(join(out, 'thesis.txt'));
  await publish(site);
  mkdirSync(join(out, '.git'));
  await expect(stage(site, options())).rejects.toThrow(/Git repository/);
  writeFileSync(join(root, 'file'), '');
  await expect(stage(site, options({ out: join(root, 'file') }))).rejects.toThrow(/it is a file/);
});

test('the project, what holds it and what it is made from are refused', async () => {
  const { root, options } = makeProject();
  symlinkSync(root, join(root, 'loop'));
  const places = [root, dirname(root), '/', homedir(), dirname(homedir()), join(root, 'loop')];
  const parts = ['content', 'content/deep/er', 'assets', 'node_modules/x', '.git'].map((part) =>
    join(root, part),
  );
  for (const out of [...places, ...parts]) {
    const refusal = { name: 'PublishRefusal', reason: 'folder' };
    await expect(stage(site, options({ out })), out).rejects.toMatchObject(refusal);
  }
});

test('a folder behind a link is replaced, not the link', async () => {
  const { root, out, publish } = makeProject();
  mkdirSync(join(root, 'real'));
  symlinkSync(join(root, 'real'), out);
  await publish(site);
  expect(Object.keys(readFolder(join(root, 'real')))).toHaveLength(4);
});

test('a large site is brought up to date in a spare folder, and is the same as one made anew', async () => {
  const { root, out, publish } = makeProject();
  const spareFolder = join(root, '.cache/spare');
  const make = (version: (index: number) => number): Artifact[] =>
    Array.from({ length: 1200 }, (_, index) => ({
      path: `p${index % 40}/${index}.txt`,
      body: `${index} ${version(index)}`,
    }));
  await publish(
    make(() => 1),
    { spareFolder },
  );
  await publish(
    make((index) => (index < 5 ? 2 : 1)),
    { spareFolder },
  );
  expect(existsSync(spareFolder)).toBe(true);
  writeFileSync(join(spareFolder, readdirSync(spareFolder)[0] ?? '', 'stray.txt'), 'stray');
  const published = readFileSync(join(out, 'p7/7.txt'), 'utf8');
  const last = make((index) => (index === 7 ? 3 : 1)).filter(({ path }) => !path.startsWith('p9/'));
  const { stats } = await publish(last, { spareFolder });
  expect(stats.written).toBe(6);
  expect(published).toBe('7 1');
  const wanted = Object.fromEntries(last.map(({ path, body }) => [path, body]));
  const { '.liner': _, ...found } = readFolder(out);
  expect(found).toEqual(wanted);
});

test('compressed sizes are measured where asked for, and remembered', async () => {
  const { publish } = makeProject();
  expect((await publish(site)).files.get('index.html')?.gzip).toBe(0);
  const measured = (await publish(site, { gzip: true })).files.get('index.html')?.gzip;
  expect(measured).toBeGreaterThan(20);
  expect((await publish(site)).files.get('index.html')?.gzip).toBe(measured);
});
