/** Publishes into a folder of this computer, such as that of a web server or one on an external drive. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import {
  constants,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ignoreMissing, isSystemError } from '../../../engine/lib/files.ts';
import { listOccupied } from '../../../engine/publish/guard.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { type Notice, type NoticeCode, notice, noticeOf } from '../../publish-notices.ts';
import { type DeployOptions, DeployRefusal, type Destination } from '../destination.ts';
import { publishIntoFolder } from '../upload/destination.ts';
import type { Store } from '../upload/upload.ts';

export function toFolder(
  { path = '' }: Publish,
  { root, sources, out, baseUrl, below, replace }: DeployOptions,
): Destination {
  // As a terminal reads it.
  const folder = resolve(root, path.replace(/^~(?=$|[\\/])/, homedir));
  return publishIntoFolder({
    place: notice('place-folder', { path }),
    ...{ baseUrl, below, replace },
    explain: (error) => explainDisk(error, path),
    async open() {
      refuseHarmful(path, folder, root, [...sources, out]);
      return openLocalStore(join(folder, below ?? ''));
    },
  });
}

/** @throws DeployRefusal if publishing into the folder would do harm, or is not possible */
function refuseHarmful(path: string, folder: string, root: string, sources: readonly string[]): void {
  const parent = dirname(folder);
  // An external drive that is not connected must not become a folder of this disk.
  if (!existsSync(folder) && !existsSync(parent))
    throw new DeployRefusal(notice('folder-missing', { path, parent }));
  const around = existsSync(folder) ? folder : parent;
  if (!statSync(around).isDirectory()) throw new DeployRefusal(notice('folder-is-file', { path: around }));
  const place = findReal(folder);
  if (holds(place, findReal(root)) || holds(place, findReal(homedir())))
    throw new DeployRefusal(notice('folder-around-project', { path }));
  const occupied = [...sources, ...listOccupied(root, place)];
  for (const source of occupied.map((each) => findReal(resolve(root, each)))) {
    if (holds(place, source) || holds(source, place))
      throw new DeployRefusal(notice('folder-in-use', { path, source }));
  }
}

/** The path with links followed as far as it exists. */
function findReal(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(findReal(parent), basename(path));
}

/** Returns true if `inner` is `outer` or below it. */
function holds(outer: string, inner: string): boolean {
  return inner === outer || inner.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}

type DiskCode = Extract<NoticeCode, `disk-${string}`>;

const REASONS: Record<string, DiskCode> = {
  EACCES: 'disk-forbidden',
  EPERM: 'disk-forbidden',
  EROFS: 'disk-read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EIO: 'disk-error',
  ENOENT: 'disk-missing',
  ENXIO: 'disk-disconnected',
};

/** @param folder stands for a file that the error does not name */
function explainDisk(error: unknown, folder: string): Notice {
  if (!isSystemError(error)) return noticeOf(error);
  const file = 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const code = REASONS[error.code];
  return code ? notice(code, { file }) : notice('unexplained', { said: `${error.message} (${file}).` });
}

const CONCURRENCY = 4;

export function openLocalStore(root: string): Store {
  const at = (path: string) => join(root, path);
  const remove = (path: string) => rm(at(path), { force: true });
  return {
    concurrency: CONCURRENCY,
    list: () => listAll(root),
    async read(path) {
      const stats = await lstat(at(path)).catch(ignoreMissing);
      return stats?.isFile() || stats?.isDirectory() ? readFile(at(path), 'utf8') : undefined;
    },
    async write(path, text) {
      await remove(path);
      await writeFile(at(path), text, { flag: 'wx' });
    },
    async put(file, path) {
      await remove(path);
      await copyFile(file, at(path), constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    },
    sizeOf: async (path) => (await lstat(at(path))).size,
    rename: (from, to) => rename(at(from), at(to)),
    remove,
    // One at a time, outer ones first: recursive mkdir never returns if none can be made, such as below /proc.
    makeFolder: (path) => mkdir(at(path)).catch(forgiveExisting),
    removeFolder: (path) => rmdir(at(path)),
    close: async () => {},
  };
}

async function listAll(root: string) {
  const files = new Map<string, number>();
  const folders = new Set<string>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of (await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing)) ??
      []) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) {
        folders.add(path);
        waiting.push(path);
      } else files.set(path, (await lstat(join(root, path))).size);
    }
  }
  return { files, folders };
}

function forgiveExisting(error: unknown): void {
  if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
}
