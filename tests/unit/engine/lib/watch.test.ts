import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Change, watchFolders } from '../../../../generator/engine/lib/watch.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

/** @param exists the folder is there when it begins to be watched */
async function watchRoot({ exists = false } = {}) {
  const folder = makeFolder();
  const root = join(folder, 'assets');
  if (exists) mkdirSync(root);
  const seen = new Map<string, Change>();
  const watcher = watchFolders([root], {
    ...{ quiet: 10, longest: 100 },
    onChanges: (changes) => {
      for (const [path, change] of changes) seen.set(path, change);
    },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(watcher.close);
  const isSeen = (path: string) => vi.waitFor(() => expect(seen.has(path)).toBe(true), { timeout: 40_000 });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  return { folder, root, seen, watcher, isSeen, write };
}

test('a folder that comes later is watched, and what is edited in it then', async () => {
  const { root, seen, isSeen, write } = await watchRoot();
  mkdirSync(root);
  write('styles.css', 'a {}');
  await isSeen(root);
  for (const index of [1, 2, 3]) {
    seen.clear();
    // However long the watcher takes to begin, one of the edits comes after it.
    const timer = setInterval(() => write('styles.css', `a {} /* ${index} ${performance.now()} */`), 50);
    onTestFinished(() => clearInterval(timer));
    await isSeen(join(root, 'styles.css'));
    clearInterval(timer);
  }
});

test('a folder that takes the place of another is watched', async () => {
  const { folder, root, seen, watcher, isSeen, write } = await watchRoot();
  mkdirSync(root);
  await watcher.ready;
  await isSeen(root);
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'one.css'), 'a {}');
  rmSync(root, { recursive: true });
  renameSync(other, root);
  await vi.waitFor(() => expect(seen.has(root)).toBe(true), { timeout: 40_000 });
  seen.clear();
  const timer = setInterval(() => write('one.css', `b {} /* ${performance.now()} */`), 50);
  onTestFinished(() => clearInterval(timer));
  await isSeen(join(root, 'one.css'));
});

test('a link that leads nowhere is no change, whatever comes beside it', async () => {
  const { root, seen, watcher, isSeen } = await watchRoot({ exists: true });
  symlinkSync('gone.css', join(root, 'link.css'));
  await watcher.ready;
  await wait(200);
  seen.clear();
  mkdirSync(join(root, 'fonts'));
  await isSeen(join(root, 'fonts'));
  await wait(200);
  expect([...seen.keys()]).toEqual([join(root, 'fonts')]);
});

test('a folder that comes at any moment of the start is watched', async () => {
  const turns = Array.from({ length: 20 }, (_, index) => index);
  await Promise.all(
    turns.map(async (turn) => {
      const { root, seen, watcher, isSeen, write } = await watchRoot({ exists: true });
      for (let each = 0; each < turn; each += 1) await setImmediate();
      mkdirSync(join(root, 'fonts'));
      write('fonts/one.css', 'a {}');
      await watcher.ready;
      seen.clear();
      const timer = setInterval(() => write('fonts/one.css', `b {} /* ${performance.now()} */`), 50);
      onTestFinished(() => clearInterval(timer));
      await isSeen(join(root, 'fonts/one.css'));
    }),
  );
});
