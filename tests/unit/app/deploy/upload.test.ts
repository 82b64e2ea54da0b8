/** Uploads into folders, stopped at every step: visitors see one whole site, and the next attempt goes on. */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DeployRefusal } from '../../../../generator/app/deploy/destination.ts';
import { openLocalStore } from '../../../../generator/app/deploy/folder/index.ts';
import { readInventory } from '../../../../generator/app/deploy/inventory.ts';
import { publishIntoFolder } from '../../../../generator/app/deploy/upload/destination.ts';
import { readManifest, writeManifest } from '../../../../generator/app/deploy/upload/manifest.ts';
import { arrivalOf, planUpload, temporaryOf } from '../../../../generator/app/deploy/upload/plan.ts';
import type { Store } from '../../../../generator/app/deploy/upload/upload.ts';
import { notice, noticeOf } from '../../../../generator/app/publish-notices.ts';
import { writeMarker } from '../../../../generator/engine/publish/marker.ts';

type Files = Record<string, string>;

const THERE = notice('place-folder', { path: 'live' });
const DEAD = noticeOf(new Error('The line is dead.'));
const FORBIDDEN = notice('disk-forbidden', { file: 'live' });

async function makeFolder(files: Files = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'liner-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Files for visitors: all but Liner's own. */
async function readSite(folder: string): Promise<Files> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.liner'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const files = await Promise.all(
    paths.sort().map(async (path) => [path, await readFile(join(folder, path), 'utf8')]),
  );
  return Object.fromEntries(files);
}

async function listFolders(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders = found.filter((entry) => entry.isDirectory());
  return folders.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** A store that fails at its n-th change, and all later ones; and what it did before. */
function openFailing(folder: string, left: number): { store: Store; did: string[] } {
  const store = openLocalStore(folder);
  const did: string[] = [];
  const guard =
    <Words extends string[]>(name: string, work: (...words: Words) => Promise<void>) =>
    async (...words: Words) => {
      if (did.length >= left) throw new Error('The line is dead.');
      did.push(`${name} ${words.at(-1)}`);
      await work(...words);
    };
  const failing = {
    ...store,
    concurrency: 1,
    write: guard('write', (path: string, text: string) => store.write(path, text)),
    put: guard('put', (file: string, path: string) => store.put(file, path)),
    rename: guard('rename', (from: string, to: string) => store.rename(from, to)),
    remove: guard('remove', (path: string) => store.remove(path)),
    makeFolder: guard('folder', (path: string) => store.makeFolder(path)),
    removeFolder: guard('empty', (path: string) => store.removeFolder(path)),
  };
  return { store: failing, did };
}

async function publish(
  from: string,
  to: string,
  { left = Number.POSITIVE_INFINITY, replace = false, baseUrl = BASE_URL } = {},
): Promise<{ did: string[]; error: string | undefined; isDone: boolean }> {
  const { store, did } = openFailing(to, left);
  const destination = publishIntoFolder({
    place: THERE,
    open: async () => store,
    ...{ baseUrl, replace },
    explain: noticeOf,
  });
  const preview = await destination.compare(await readInventory(from));
  const error = await preview
    .deliver(() => {})
    .then(
      () => undefined,
      (reason: Error) => reason.message,
    );
  return { did, error, isDone: preview.isDone };
}

const BASE_URL = 'https://artist.band';
const OLD: Files = {
  'index.html': 'old home',
  'a/index.html': 'old a',
  'gone/index.html': 'gone',
  'same.css': 's',
};
const NEW: Files = {
  'index.html': 'new home',
  'a/index.html': 'new a',
  'same.css': 's',
  'b/c/index.html': 'c',
  'x.js': 'x',
};
const TEMPORARY = /\.(?:part|arriving)$/;
const MINE: Files = { 'mine/notes.txt': 'mine', '.well-known/x': 'x' };

test('files go up under other names, take their places with pages last, and what is gone is deleted at the end', async () => {
  const live = await makeFolder(MINE);
  await publish(await makeFolder(OLD), live);
  expect(await readSite(live)).toEqual({ ...OLD, ...MINE });
  const { did, error } = await publish(await makeFolder(NEW), live);
  expect(error).toBeUndefined();
  expect(await readSite(live)).toEqual({ ...NEW, ...MINE });
  expect(
    did.map((step) =>
      step
        .replace(/\.liner-\w{16}\.part/, '(temporary)')
        .replace(/\.liner-\w{16}\.arriving/, '(arriving)')
        .replace(/ Made by.*/s, ''),
    ),
  ).toEqual([
    'folder ',
    'folder b',
    'folder b/c',
    'put a/(arriving)',
    'rename a/(temporary)',
    'put b/c/(arriving)',
    'rename b/c/(temporary)',
    'put (arriving)',
    'rename (temporary)',
    'put (arriving)',
    'rename (temporary)',
    'write',
    'rename .liner',
    'rename x.js',
    'rename a/index.html',
    'rename b/c/index.html',
    'rename index.html',
    'remove gone/index.html',
    'empty gone',
    'write',
    'rename .liner',
  ]);
  expect(await publish(await makeFolder(NEW), live)).toMatchObject({ isDone: true, did: ['folder '] });
});

test('stopped at any step, it leaves the old site or says what is new, and the next attempt goes on', async () => {
  const [old, next] = [await makeFolder(OLD), await makeFolder(NEW)];
  const steps = 21;
  for (let left = 0; left < steps; left += 1) {
    const live = await makeFolder(MINE);
    await publish(old, live);
    const { error = '' } = await publish(next, live, { left });
    const seen = await readSite(live);
    expect(error).toMatch(/^The line is dead\.\n/);
    if (left < 11) {
      expect(error).toContain('What is there has not changed.');
      expect(seen).toEqual({ ...OLD, ...MINE });
    } else if (left < 17) {
      const isUp = (path: string) => seen[path] === NEW[path];
      const named = (how: string) =>
        new RegExp(`${how}: ([^\\n(]+?)(?: \\(|\\.$)`, 'm').exec(error)?.[1]?.split(', ') ?? [];
      const addresses: Record<string, string> = {
        '/': 'index.html',
        '/a/': 'a/index.html',
        '/b/c/': 'b/c/index.html',
        '/x.js': 'x.js',
      };
      const [up, missing] = [named('^Published'), named('Not published yet')];
      expect([...up, ...missing].sort()).toEqual(Object.keys(addresses).sort());
      expect(up.map((address) => isUp(addresses[address] ?? ''))).toEqual(up.map(() => true));
      expect(missing.map((address) => isUp(addresses[address] ?? ''))).toEqual(missing.map(() => false));
      // Nothing that the old pages show is gone.
      expect(seen).toMatchObject({ 'gone/index.html': 'gone', 'same.css': 's' });
    } else {
      expect(error).toContain('The whole new site is published');
      expect(seen).toMatchObject(NEW);
    }
    const again = await publish(next, live);
    expect(again.error).toBeUndefined();
    const uploaded = Math.max(0, Math.min(4, Math.floor((left - 3) / 2)));
    expect(again.did.filter((step) => step.startsWith('put'))).toHaveLength(4 - uploaded);
    expect(await readSite(live)).toEqual({ ...NEW, ...MINE });
    expect((await readdir(live, { recursive: true })).filter((path) => TEMPORARY.test(path))).toEqual([]);
    expect(await listFolders(live)).toEqual(['.well-known', 'a', 'b', 'b/c', 'mine']);
  }
});

test('folders that a stopped run has emptied are removed by the next one, those of others are not', async () => {
  const live = await makeFolder();
  await publish(await makeFolder({ ...OLD, 'gone/deep/x.js': 'x' }), live);
  mkdirSync(join(live, 'theirs/deep'), { recursive: true });
  const { did } = await publish(await makeFolder(OLD), live, { left: 4 });
  expect(did.at(-1)).toBe('remove gone/deep/x.js');
  const next = await makeFolder({ 'index.html': 'old home', 'a/index.html': 'old a', 'same.css': 's' });
  expect((await publish(next, live)).isDone).toBe(false);
  expect(await listFolders(live)).toEqual(['a', 'theirs', 'theirs/deep']);
  expect((await publish(next, live)).isDone).toBe(true);
});

test('a site that has changed since an attempt was stopped is published as it is now', async () => {
  const live = await makeFolder();
  await publish(await makeFolder(OLD), live);
  await publish(await makeFolder(NEW), live, { left: 14 });
  const later = { ...NEW, 'x.js': 'y', 'index.html': 'newer home' };
  expect((await publish(await makeFolder(later), live)).error).toBeUndefined();
  expect(await readSite(live)).toEqual(later);
  expect((await readdir(live)).filter((path) => TEMPORARY.test(path))).toEqual([]);
});

test('a file that is cut off on its way is not used', async () => {
  const [live, next] = [await makeFolder(), await makeFolder(NEW)];
  const digest = createHash('sha1').update('new home').digest('hex');
  writeFileSync(join(live, temporaryOf('index.html', digest)), 'new');
  await publish(next, live);
  expect((await readSite(live))['index.html']).toBe('new home');
});

test('a file whose upload was stopped is not used, even where it has the right size', async () => {
  const [live, next] = [await makeFolder(), await makeFolder({ 'index.html': 'new home' })];
  const { store } = openFailing(live, 1);
  const stopped = publishIntoFolder({
    ...{ place: THERE, baseUrl: BASE_URL, replace: false, explain: () => DEAD },
    open: async () => ({
      ...store,
      put: async (_, path) => {
        writeFileSync(join(live, path), '\0'.repeat(8));
        throw new Error();
      },
    }),
  });
  const preview = await stopped.compare(await readInventory(next));
  await expect(preview.deliver(() => {})).rejects.toThrow('What is there has not changed.');
  await publish(next, live);
  expect(await readSite(live)).toEqual({ 'index.html': 'new home' });
  expect((await readdir(live)).filter((path) => TEMPORARY.test(path))).toEqual([]);
});

test.each(['open', 'read', 'list'] as const)(
  'where it cannot %s the folder, the connection is closed and the reason reported in words',
  async (step) => {
    let isClosed = false;
    const fail = async () => {
      throw new Error('EPERM 17');
    };
    const store: Store = {
      ...openLocalStore(await makeFolder()),
      ...(step !== 'open' && { [step]: fail }),
      close: async () => {
        isClosed = true;
      },
    };
    const destination = publishIntoFolder({
      ...{ place: THERE, baseUrl: BASE_URL, replace: false, explain: () => FORBIDDEN },
      open: step === 'open' ? fail : async () => store,
    });
    const compared = destination.compare(await readInventory(await makeFolder(NEW)));
    await expect(compared).rejects.toThrow(new DeployRefusal(FORBIDDEN));
    expect(isClosed).toBe(step !== 'open');
  },
);

test('a file that arrives shorter than it was sent never takes its place', async () => {
  const live = await makeFolder();
  await publish(await makeFolder(OLD), live);
  const store = openLocalStore(live);
  const destination = publishIntoFolder({
    ...{ place: THERE, baseUrl: BASE_URL, replace: false, explain: noticeOf },
    open: async () => ({ ...store, put: (_, path) => store.write(path, 'half') }),
  });
  const preview = await destination.compare(await readInventory(await makeFolder(NEW)));
  await expect(preview.deliver(() => {})).rejects.toThrow(/arrived with 4 of its \d bytes.*has not changed/s);
  expect(await readSite(live)).toEqual(OLD);
});

test('a file that somebody has changed there is put right', async () => {
  const [live, site] = [await makeFolder(), await makeFolder(OLD)];
  await publish(site, live);
  writeFileSync(join(live, 'index.html'), 'somebody was here');
  rmSync(join(live, 'same.css'));
  const { did } = await publish(site, live);
  expect(did.filter((step) => /^rename [^.]/.test(step))).toEqual(['rename same.css', 'rename index.html']);
  expect(await readSite(live)).toEqual(OLD);
});

test('files of others in the way are named, and replaced only where that is asked for', async () => {
  const live = await makeFolder({ 'index.html': 'It works!' });
  const site = await makeFolder(OLD);
  await expect(publish(site, live)).rejects.toThrow(/would replace: index\.html\. .*--replace/);
  expect(await readSite(live)).toEqual({ 'index.html': 'It works!' });
  await publish(site, live, { replace: true });
  expect(await readSite(live)).toEqual(OLD);
});

test('the site of another artist is replaced only where that is asked for', async () => {
  const live = await makeFolder();
  await publish(await makeFolder(OLD), live);
  const other = await makeFolder(NEW);
  for (const baseUrl of ['https://other.band', 'https://artist.band/other', 'https://other.example'])
    await expect(publish(other, live, { baseUrl })).rejects.toThrow(/another address than .*--replace/);
  expect(await readSite(live)).toEqual(OLD);
  // The same site with another protocol, or with www.
  for (const baseUrl of ['http://www.artist.band/', BASE_URL])
    expect((await publish(other, live, { baseUrl })).error).toBeUndefined();
  await publish(await makeFolder(OLD), live, { baseUrl: 'https://other.band', replace: true });
  expect(await readSite(live)).toEqual(OLD);
  await expect(publish(other, live)).rejects.toThrow('another address than https://artist.band,');

  // The address of a site may be decided later.
  const fresh = await makeFolder();
  await publish(await makeFolder(OLD), fresh, { baseUrl: 'https://other.example' });
  await expect(publish(other, fresh, { baseUrl: 'https://artist.example' })).rejects.toThrow(
    'another address',
  );
  await publish(other, fresh);
  expect(await readSite(fresh)).toEqual(NEW);
});

test('links in the folder are not followed', async () => {
  const outside = await makeFolder({ 'a.txt': 'outside', '.liner': writeMarker(['mine.txt']) });
  const [live, next] = [await makeFolder({ 'mine.txt': 'mine' }), await makeFolder(NEW)];
  const site = await readInventory(next);
  const arrivals = [...site.files].map(([path, { digest }]) => arrivalOf(temporaryOf(path, digest)));
  const names = ['.liner-new', ...arrivals.filter((path) => !path.includes('/'))];
  expect(names).toHaveLength(4);
  for (const name of names) symlinkSync(join(outside, 'a.txt'), join(live, name));
  symlinkSync(join(outside, '.liner'), join(live, '.liner'));
  await publish(next, live);
  expect(await readSite(live)).toEqual({ ...NEW, 'mine.txt': 'mine' });
  expect(await readSite(outside)).toEqual({ 'a.txt': 'outside' });
  expect(await readFile(join(outside, '.liner'), 'utf8')).toBe(writeMarker(['mine.txt']));
  expect((await readdir(live)).filter((path) => TEMPORARY.test(path))).toEqual([]);
  // Reading it would never end.
  rmSync(join(live, '.liner'));
  symlinkSync('/dev/zero', join(live, '.liner'));
  await publish(next, live, { replace: true });
  expect(lstatSync(join(live, '.liner')).isFile()).toBe(true);
});

test('a folder in place of a file is reported', async () => {
  const live = await makeFolder({ 'same.css/x': '', b: 'a file' });
  await expect(publish(await makeFolder({ ...NEW }), live)).rejects.toThrow(/b, same\.css/);
});

test('a manifest names no file, and what a build has left in a folder is known', () => {
  const text = writeManifest(new Map([['secret-plan/index.html', 'a'.repeat(40)]]));
  expect(text).not.toContain('secret');
  const { owns, digestOf } = readManifest(text);
  expect([owns('secret-plan/index.html'), owns('other.html')]).toEqual([true, false]);
  expect(digestOf('secret-plan/index.html')).toBe('a'.repeat(16));
  expect(readManifest(undefined).owns('index.html')).toBe(false);
});

test('a file of somebody else is theirs, even where half of its code is that of a published one', () => {
  // Both have the code d5b2803d.
  const [published, theirs] = ['assets/7598.webp', 'assets/41760.webp'];
  expect(readManifest(writeMarker([published])).owns(theirs)).toBe(true);
  const known = new Map([[published, 'a'.repeat(40)]]);
  expect(readManifest(writeManifest(known)).owns(theirs)).toBe(false);
  // Where only paths are known, as of a folder that a build has made and somebody has copied there.
  expect(readManifest(writeMarker(known.keys())).owns(published)).toBe(true);
  // Between two versions, digests of some files are not known.
  expect(readManifest(writeManifest(new Map([[published, '']]))).owns(published)).toBe(true);
});

test('a plan for a folder that is up to date is empty', () => {
  const site = new Map([['index.html', { bytes: 3, digest: 'b'.repeat(40) }]]);
  const manifest = readManifest(writeManifest(new Map([['index.html', 'b'.repeat(40)]])));
  const plan = planUpload(site, { files: new Map([['index.html', 3]]), folders: new Set() }, manifest);
  expect(plan).toMatchObject({
    uploads: [],
    moves: [],
    deletions: [],
    folders: [],
    foreign: [],
    emptied: [],
  });
});
