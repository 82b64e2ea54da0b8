import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type Disk, openDisk } from '../../../../generator/engine/cache/disk.ts';
import { type Append, type CacheMode, openCache } from '../../../../generator/engine/cache/index.ts';
import { openPack } from '../../../../generator/engine/cache/packs.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const bytesOf = (content: string) => () => Buffer.from(content);
const writeOf = (content: string) => async (append: Append) => append(Buffer.from(content));

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
}

test('a result is produced once and found by the next run', async () => {
  const folder = makeFolder();
  const produce = vi.fn(bytesOf('slow work'));
  const first = openCache(folder);
  expect(text(await first.get(['kind', 1, 'a'], produce))).toBe('slow work');
  const second = openCache(folder);
  expect(text(await second.get(['kind', 1, 'a'], produce))).toBe('slow work');
  expect(produce).toHaveBeenCalledTimes(1);
  await second.get(['kind', 1, 'a'], produce);
  await second.get(['kind', 1, 'b'], produce);
  await second.get(['kind', 1, 'b'], produce);
  // Each once, however often it is asked for; what this run made is none of an earlier one.
  expect([first.hits, first.misses, second.hits, second.misses]).toEqual([0, 1, 1, 1]);
});

test('asked for twice at once, it is produced once', async () => {
  const cache = openCache(makeFolder());
  const produce = vi.fn(async () => Buffer.from('x'));
  await Promise.all([cache.get(['k'], produce), cache.get(['k'], produce)]);
  expect(produce).toHaveBeenCalledTimes(1);
  expect([cache.hits, cache.misses]).toEqual([0, 1]);
});

test('a failure is not kept, thrown at once or later', async () => {
  const cache = openCache(makeFolder());
  const failAtOnce = () => {
    throw new Error('at once');
  };
  await expect(cache.get(['k'], failAtOnce)).rejects.toThrow('at once');
  await expect(cache.get(['k'], () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(text(await cache.get(['k'], bytesOf('fine')))).toBe('fine');
});

test.each([
  ['cut short', (file: string) => truncateSync(file, 30)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['changed', (file: string) => writeFileSync(file, readFileSync(file, 'latin1').replace('good', 'evil'))],
])('an entry that was %s is a miss', async (_, damage) => {
  const folder = makeFolder();
  await openCache(folder).get(['k'], bytesOf('good content'));
  for (const file of filesIn(folder)) damage(file);
  const cache = openCache(folder);
  expect(text(await cache.get(['k'], bytesOf('made again')))).toBe('made again');
  expect(cache.misses).toBe(1);
});

test('an entry under another name is a miss', async () => {
  const folder = makeFolder();
  await openCache(folder).get(['a'], bytesOf('a'));
  const [file = ''] = filesIn(folder);
  const content = readFileSync(file);
  rmSync(file);
  await openCache(folder).get(['b'], bytesOf('b'));
  const [other = ''] = filesIn(folder);
  writeFileSync(other, content);
  expect(text(await openCache(folder).get(['b'], bytesOf('b again')))).toBe('b again');
});

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The cache as it is opened so much later. */
const openLater = (folder: string, later: number, mode: CacheMode = 'use') =>
  openCache(folder, mode, Date.now() + later);

test('pruning removes what no run has asked for or claimed in a week', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  for (const key of ['used', 'claimed', 'forgotten']) await first.get([key], bytesOf(key));
  const second = openLater(folder, 2 * DAY);
  await second.get(['used'], bytesOf('x'));
  second.claim(['claimed']);
  await second.close({ prune: true });
  expect(filesIn(folder)).toHaveLength(3);
  await openLater(folder, WEEK + DAY).close({ prune: true });
  expect(filesIn(folder)).toHaveLength(2);
  expect(text(await openCache(folder).get(['claimed'], bytesOf('lost')))).toBe('claimed');
  expect(text(await openCache(folder).get(['forgotten'], bytesOf('lost')))).toBe('lost');
});

test('two sites in one folder keep what they have, though each asks for its own alone', async () => {
  const folder = makeFolder();
  for (const day of [0, 3, 6, 9, 12]) {
    for (const site of ['one', 'two']) {
      const cache = openLater(folder, day * DAY);
      await cache.get([site], bytesOf(site));
      cache.pack<string>('facts').set(`${site} ${day}`, site);
      expect([cache.hits, cache.pack('facts').get(`${site} ${day - 3}`)]).toEqual(
        day === 0 ? [0, undefined] : [1, site],
      );
      await cache.close({ prune: true });
    }
  }
});

test('temporary files of processes at work stay for an hour', async () => {
  const folder = makeFolder();
  const cache = openCache(folder);
  await cache.get(['a'], bytesOf('a'));
  const [file = ''] = filesIn(folder);
  writeFileSync(`${file}.1-1.tmp`, 'being written');
  await cache.close({ prune: true });
  expect(filesIn(folder)).toHaveLength(2);
  const later = openLater(folder, DAY);
  later.claim(['a']);
  await later.close({ prune: true });
  expect(filesIn(folder)).toEqual([file]);
});

test('packs are written at the end, and pruned of what nobody has asked for in a week', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  first.pack<number>('facts').set('a', 1);
  first.pack<number>('facts').set('b', 2);
  expect(filesIn(folder)).toEqual([]);
  await first.close({ prune: true });
  const second = openLater(folder, 2 * DAY);
  expect(second.pack<number>('facts').get('a')).toBe(1);
  await second.close({ prune: true });
  const third = openLater(folder, WEEK + DAY);
  third.pack('facts');
  await third.close({ prune: true });
  const last = openCache(folder).pack('facts');
  expect([last.get('a'), last.get('b')]).toEqual([1, undefined]);
});

test('a pack of hundreds is written in pieces and read as one', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  const numbers = Array.from({ length: 600 }, (_, index) => index);
  for (const number of numbers) first.pack<string>('facts').set(`key ${number}`, `é ${number}`);
  await first.close({ prune: false });
  const later = openCache(folder).pack<string>('facts');
  expect(numbers.filter((number) => later.get(`key ${number}`) !== `é ${number}`)).toEqual([]);
});

test('what could not be written of a pack is written with the next save', () => {
  const folder = makeFolder();
  let isFull = true;
  const disk = openDisk(folder, 'use', Date.now());
  const places = {
    disk: { ...disk, write: (...words: Parameters<Disk['write']>) => !isFull && disk.write(...words) },
    shipped: undefined,
    now: Date.now(),
  };
  const { pack, save } = openPack('packs/facts.json', '', places);
  pack.set('a', 1);
  save(false);
  expect(filesIn(folder)).toEqual([]);
  isFull = false;
  save(false);
  expect(openCache(folder).pack('facts').get('a')).toBe(1);
});

test('a run that reads nothing leaves nothing of a pack', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  first.pack('facts').set('a', 1);
  await first.close({ prune: true });
  const fresh = openCache(folder, 'fresh');
  fresh.pack('facts').set('b', 2);
  await fresh.close({ prune: true });
  const last = openCache(folder).pack('facts');
  expect([last.get('a'), last.get('b')]).toEqual([undefined, 2]);
});

test('values of another version are not read', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  first.pack<number>('facts', '1').set('a', 1);
  await first.close({ prune: false });
  expect(openCache(folder).pack('facts', '1').get('a')).toBe(1);
  expect(openCache(folder).pack('facts', '2').get('a')).toBeUndefined();
});

test('what this run made itself is no hit', async () => {
  const cache = openCache(makeFolder());
  for (const _ of [1, 2, 3]) await cache.get(['k'], bytesOf('x'));
  expect([cache.hits, cache.misses]).toEqual([0, 1]);
});

test('a damaged pack is an empty one', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  first.pack<string>('facts').set('a', 'long enough');
  await first.close({ prune: false });
  for (const file of filesIn(folder)) truncateSync(file, 40);
  expect(openCache(folder).pack('facts').get('a')).toBeUndefined();
});

test('a pack is written at once where that is asked for, beside the file that is there', async () => {
  const folder = makeFolder();
  const earlier = openCache(folder);
  earlier.pack<string>('facts').set('a', 'known');
  await earlier.close({ prune: false });
  const [file = ''] = filesIn(folder);
  const before = readFileSync(file);
  // The bytes of a file that is replaced stay where they were: writing that ends half-way leaves them as well.
  const same = join(folder, 'same');
  linkSync(file, same);
  const pack = openCache(folder).pack<string>('facts');
  pack.set('b', 'new');
  pack.save();
  expect(readFileSync(same)).toEqual(before);
  expect(filesIn(folder)).toHaveLength(2);
  const later = openCache(folder).pack<string>('facts');
  expect([later.get('a'), later.get('b')]).toEqual(['known', 'new']);
});

test('a pack that did not change is not written', async () => {
  const folder = makeFolder();
  const first = openCache(folder);
  first.pack<number>('facts').set('a', 1);
  await first.close({ prune: true });
  rmSync(join(folder, 'packs'), { recursive: true });
  const second = openCache(folder);
  second.pack('facts').get('a');
  await second.close({ prune: true });
  expect(filesIn(folder)).toEqual([]);
});

test('a folder that cannot be written, or is deleted meanwhile, fails nothing', async () => {
  const folder = join(makeFolder(), 'cache');
  writeFileSync(folder, 'a file where the folder should be');
  const cache = openCache(folder);
  const produce = vi.fn(bytesOf('x'));
  await cache.get(['k'], produce);
  await cache.get(['k'], produce);
  expect(produce).toHaveBeenCalledTimes(1);
  cache.pack<number>('facts').set('a', 1);
  const { file } = await cache.file(['bundle'], '.mjs', writeOf('export {}'));
  expect(readFileSync(file, 'utf8')).toBe('export {}');
  await cache.close({ prune: true });
  expect(existsSync(file)).toBe(false);
});

test('the reason why something could not be cached is reported', async () => {
  const folder = join(makeFolder(), 'cache');
  const cache = openCache(folder);
  expect(cache.refusal).toBeUndefined();
  await cache.get(['a'], bytesOf('x'));
  expect(cache.refusal).toBeUndefined();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file');
  expect(text(await cache.get(['b'], bytesOf('y')))).toBe('y');
  expect(cache.refusal).toBe('ENOTDIR');
});

test('a file has the content, even if it was changed since', async () => {
  const folder = makeFolder();
  const write = vi.fn(writeOf('export const a = 1'));
  const place = async () => (await openCache(folder).file(['bundle'], '.mjs', write)).file;
  const file = await place();
  expect([file, await place()]).toEqual([expect.stringMatching(/\.mjs$/), file]);
  expect(write).toHaveBeenCalledTimes(1);
  chmodSync(file, 0o644);
  writeFileSync(file, 'damaged');
  expect(await place()).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('export const a = 1');
  rmSync(file);
  expect(readFileSync(await place(), 'utf8')).toBe('export const a = 1');
  expect(write).toHaveBeenCalledTimes(3);
});

test('a file is written in pieces, once, even if it is requested meanwhile', async () => {
  const cache = openCache(makeFolder());
  const write = vi.fn(async (append: Append) => {
    for (const piece of ['one ', 'two ', 'three']) append(Buffer.from(piece));
  });
  const [one, other] = await Promise.all([cache.file(['k'], '', write), cache.file(['k'], '', write)]);
  expect(one).toEqual(other);
  expect([one.bytes, readFileSync(one.file, 'utf8')]).toEqual([13, 'one two three']);
  expect(write).toHaveBeenCalledTimes(1);
});

test('a file that could not be made leaves nothing, and is made when asked for again', async () => {
  const folder = makeFolder();
  const fail = async (append: Append) => {
    append(Buffer.from('half'));
    throw new Error('no more');
  };
  await expect(openCache(folder).file(['k'], '', fail)).rejects.toThrow('no more');
  expect(filesIn(folder)).toEqual([]);
  const { file } = await openCache(folder).file(['k'], '', writeOf('whole'));
  expect(readFileSync(file, 'utf8')).toBe('whole');
});

test('a file that is claimed is not pruned, nor is its seal', async () => {
  const folder = makeFolder();
  for (const key of ['claimed', 'forgotten']) await openCache(folder).file([key], '', writeOf(key));
  const later = openLater(folder, WEEK + DAY);
  later.claim(['claimed']);
  await later.close({ prune: true });
  expect(filesIn(folder)).toHaveLength(2);
  const write = vi.fn(writeOf('lost'));
  expect((await openCache(folder).file(['claimed'], '', write)).bytes).toBe(7);
  expect(write).not.toHaveBeenCalled();
});

test('a look uses the files that are there, and puts others elsewhere', async () => {
  const folder = makeFolder();
  const { file } = await openCache(folder).file(['known'], '', writeOf('known'));
  const before = filesIn(folder);
  const look = openCache(folder, 'look');
  expect((await look.file(['known'], '', writeOf('known'))).file).toBe(file);
  const other = await look.file(['new'], '', writeOf('new'));
  expect(readFileSync(other.file, 'utf8')).toBe('new');
  expect(filesIn(folder)).toEqual(before);
  await look.close({ prune: false });
  expect(existsSync(other.file)).toBe(false);
});

test('a look keeps what is marked, and nothing else', async () => {
  const folder = makeFolder();
  const look = openCache(folder, 'look');
  look.pack<number>('quick').set('k', 1);
  const slow = look.pack<number>('slow', 'v1');
  slow.set('k', 2);
  slow.save();
  slow.set('later', 3);
  await look.get(['blob'], bytesOf('x'));
  await look.close({ prune: false });
  expect(filesIn(folder)).toEqual([join(folder, 'packs/slow.json')]);
  const next = openCache(folder).pack<number>('slow', 'v1');
  expect([next.get('k'), next.get('later')]).toEqual([2, undefined]);
});

test('without a folder it lives in memory', async () => {
  const cache = openCache();
  const produce = vi.fn(bytesOf('x'));
  await cache.get(['k'], produce);
  await cache.get(['k'], produce);
  expect(produce).toHaveBeenCalledTimes(1);
  await cache.close({ prune: true });
});

test('what came with the program is read where no earlier run has a result, and never written', async () => {
  const ours = makeFolder();
  const packing = openCache(ours);
  await packing.get(['blob'], bytesOf('ours'));
  await packing.file(['file'], '.mjs', writeOf('ours'));
  packing.pack<string>('kind', 'v1').set('key', 'ours');
  await packing.close({ prune: false });
  const before = filesIn(ours).map((file) => [file, readFileSync(file, 'latin1')]);

  const folder = makeFolder();
  const open = (mode: 'use' | 'fresh' = 'use') => openCache(folder, mode, Date.now(), ours);
  const cache = open();
  const make = vi.fn(bytesOf('made'));
  const write = vi.fn(writeOf('made'));
  expect(text(await cache.get(['blob'], make))).toBe('ours');
  expect(readFileSync((await cache.file(['file'], '.mjs', write)).file, 'utf8')).toBe('ours');
  expect(cache.pack<string>('kind', 'v1').get('key')).toBe('ours');
  expect(cache.pack<string>('kind', 'v1').get('other')).toBeUndefined();
  expect([cache.hits, cache.misses]).toEqual([0, 0]);
  expect(text(await open('fresh').get(['blob'], make))).toBe('ours');
  expect(make).not.toHaveBeenCalled();
  expect(write).not.toHaveBeenCalled();

  expect(text(await cache.get(['new'], make))).toBe('made');
  cache.pack<string>('kind', 'v1').set('key', 'made');
  await cache.close({ prune: true });
  expect(open().pack<string>('kind', 'v1').get('key')).toBe('made');
  expect(open().pack<string>('kind', 'v2').get('key')).toBeUndefined();
  expect(filesIn(ours).map((file) => [file, readFileSync(file, 'latin1')])).toEqual(before);
});

test('what came with the program and was damaged is made again', async () => {
  const ours = makeFolder();
  const packing = openCache(ours);
  await packing.get(['blob'], bytesOf('ours'));
  const { file } = await packing.file(['file'], '.mjs', writeOf('ours'));
  writeFileSync(file, 'bad!');
  for (const each of filesIn(join(ours, 'blobs'))) {
    const sealed = readFileSync(each, 'latin1');
    if (sealed.endsWith('ours')) writeFileSync(each, sealed.replace('ours', 'bad!'));
  }
  const cache = openCache(makeFolder(), 'use', Date.now(), ours);
  expect(text(await cache.get(['blob'], bytesOf('made')))).toBe('made');
  expect(readFileSync((await cache.file(['file'], '.mjs', writeOf('made'))).file, 'utf8')).toBe('made');
});

test.runIf(process.platform === 'linux')(
  'a link or a pipe in the place of a result is not read',
  async () => {
    const folder = makeFolder();
    const run = async () => {
      const cache = openCache(folder);
      const pack = cache.pack<number>('numbers');
      const known = pack.get('one');
      pack.set('one', 1);
      const blob = text(await cache.get(['a'], bytesOf('blob')));
      const { file } = await cache.file(['b'], '.txt', writeOf('file'));
      await cache.close({ prune: false });
      return { known, blob, stored: readFileSync(file, 'utf8') };
    };
    expect(await run()).toEqual({ known: undefined, blob: 'blob', stored: 'file' });
    const results = filesIn(folder);
    for (const replace of [
      (path: string) => symlinkSync('/dev/zero', path),
      (path: string) => execFileSync('mkfifo', [path]),
    ]) {
      for (const path of results) {
        rmSync(path);
        replace(path);
      }
      expect(await run()).toEqual({ known: undefined, blob: 'blob', stored: 'file' });
      expect(filesIn(folder).sort()).toEqual(results.sort());
    }
  },
);
