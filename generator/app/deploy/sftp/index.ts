/** Publishes into a folder of a server by SFTP. */
import { open } from 'node:fs/promises';
import { posix } from 'node:path';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { type Notice, type NoticeCode, notice, noticeOf } from '../../publish-notices.ts';
import { type DeployOptions, DeployRefusal, type Destination } from '../destination.ts';
import { publishIntoFolder } from '../upload/destination.ts';
import type { Listing } from '../upload/plan.ts';
import type { Store } from '../upload/upload.ts';
import { connect } from './connect.ts';
import { CODE, type PacketReader, REQUEST, type Session, SftpError } from './protocol.ts';

type SftpOptions = Pick<
  DeployOptions,
  'baseUrl' | 'below' | 'replace' | 'acceptHostKey' | 'mayAsk' | 'environment'
>;

export function toSftp({ host = '', user, port, path = '' }: Publish, options: SftpOptions): Destination {
  // Absolute, or relative to the folder after logging in.
  const folder = path.replace(/^~\//, '').replace(/\/+$/, '');
  return publishIntoFolder({
    place: notice('place-server', { host, path }),
    ...{ baseUrl: options.baseUrl, below: options.below, replace: options.replace },
    explain,
    async open() {
      if (folder === '' || folder === '~') throw new DeployRefusal(notice('server-whole-disk', {}));
      const { session, close } = await connect({ host, user, port }, options);
      return openSftpStore(session, posix.join(folder, options.below ?? ''), close);
    },
  });
}

type ServerCode = Extract<NoticeCode, 'server-missing' | 'server-forbidden' | 'server-failure'>;

/** Keyed by code: section 7 of the protocol. */
const REASONS: Record<number, ServerCode> = {
  2: 'server-missing',
  3: 'server-forbidden',
  4: 'server-failure',
};

function explain(error: unknown): Notice {
  const code = error instanceof SftpError ? REASONS[error.code] : undefined;
  return code && error instanceof Error ? notice(code, { said: error.message }) : noticeOf(error);
}

/** Files under way at once. */
const CONCURRENCY = 6;
/** Bytes: what every server takes and sends at a time (section 3). */
const CHUNK = 32_768;
/** Chunks of a file under way at once. */
const WINDOW = 16;
/** Bytes of a file that is read: the manifest of 100,000 files has some 4 MB. */
const LONGEST = 64 * 1024 * 1024;
const READ = 0x01;
/** Write and create, and fail if it is there: so a link is never followed. */
const CREATE = 0x02 | 0x08 | 0x20;
/** Attributes: none. */
const DEFAULTS = 0;
/** Replaces the target, unlike the rename of the protocol. */
const REPLACE = 'posix-rename@openssh.com';

/** @param root absolute, or relative to the folder after logging in */
export function openSftpStore(session: Session, root: string, close: () => void): Store {
  const { request, extensions } = session;
  const at = (path: string) => posix.join(root, path);
  const remove = async (path: string) =>
    void (await unless(CODE.noSuchFile, request(REQUEST.remove, at(path))));
  const create = async (path: string, size: number, read: (offset: number) => Promise<Buffer>) => {
    await remove(path);
    const handle = (await request(REQUEST.open, at(path), CREATE, DEFAULTS)).bytes();
    const offsets = Array.from({ length: Math.ceil(size / CHUNK) }, (_, index) => index * CHUNK);
    await mapPool(offsets, WINDOW, async (offset) =>
      request(REQUEST.write, handle, BigInt(offset), await read(offset)),
    );
    await request(REQUEST.close, handle);
  };
  return {
    concurrency: CONCURRENCY,
    list: () => listAll(session, root),
    async read(path) {
      const found = await unless(CODE.noSuchFile, request(REQUEST.lstat, at(path)));
      if (found?.attributes().isLink) return undefined;
      const chunks = await collect<Buffer>(
        session,
        request(REQUEST.open, at(path), READ, DEFAULTS),
        async (handle, read) => {
          const offset = read.reduce((sum, chunk) => sum + chunk.length, 0);
          if (offset > LONGEST) throw new Error(`${path} has more than 64 MB on the server.`);
          return [(await request(REQUEST.read, handle, BigInt(offset), CHUNK)).bytes()];
        },
      );
      return chunks && Buffer.concat(chunks).toString('utf8');
    },
    write(path, text) {
      const bytes = Buffer.from(text);
      return create(path, bytes.length, async (offset) => bytes.subarray(offset, offset + CHUNK));
    },
    async put(file, path) {
      const source = await open(file);
      try {
        await create(path, (await source.stat()).size, async (offset) => {
          const { buffer, bytesRead } = await source.read(Buffer.alloc(CHUNK), 0, CHUNK, offset);
          return buffer.subarray(0, bytesRead);
        });
      } finally {
        await source.close();
      }
    },
    sizeOf: async (path) => (await request(REQUEST.lstat, at(path))).attributes().bytes,
    async rename(from, to) {
      if (extensions.has(REPLACE)) return void (await request(REQUEST.extended, REPLACE, at(from), at(to)));
      // Here the old file is gone for a moment.
      await remove(to);
      await request(REQUEST.rename, at(from), at(to));
    },
    remove,
    async makeFolder(path) {
      try {
        await request(REQUEST.mkdir, at(path), DEFAULTS);
      } catch (error) {
        // The code for a folder that is there already differs between servers.
        const existing = await unless(CODE.noSuchFile, request(REQUEST.stat, at(path)));
        if (!existing?.attributes().isFolder) throw error;
      }
    },
    removeFolder: async (path) => void (await request(REQUEST.rmdir, at(path))),
    close: async () => close(),
  };
}

/** The most levels of folders: a faulty server may list them without end. */
const LEVELS = 64;
/** The most files, folders and empty answers of a listing. */
const ENTRIES = 1_000_000;

async function listAll(session: Session, root: string): Promise<Listing> {
  const files = new Map<string, number>();
  const folders = new Set<string>();
  let left = ENTRIES;
  let level = [''];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LEVELS)
      throw new Error(`The folders on the server are nested more than ${LEVELS} levels deep.`);
    const entries = await mapPool(level, CONCURRENCY, async (folder) => {
      const opened = session.request(REQUEST.opendir, posix.join(root, folder));
      const list = await collect(session, opened, async (handle) => {
        const some = (await session.request(REQUEST.readdir, handle)).entries();
        left -= Math.max(1, some.length);
        if (left < 0) throw new Error('The server lists more than a million files and folders.');
        return some;
      });
      return (list ?? []).map(({ name, ...entry }) => ({ path: posix.join(folder, name), ...entry }));
    });
    level = [];
    for (const { path, bytes, isFolder } of entries.flat()) {
      if (isFolder) level.push(path);
      else files.set(path, bytes);
    }
    for (const path of level) folders.add(path);
  }
  return { files, folders };
}

/** Reads all of a file or a folder; undefined if it is missing. @param next reads what follows `items` */
async function collect<Item>(
  { request }: Session,
  opened: Promise<PacketReader>,
  next: (handle: Buffer, items: readonly Item[]) => Promise<Item[]>,
): Promise<Item[] | undefined> {
  const handle = (await unless(CODE.noSuchFile, opened))?.bytes();
  if (!handle) return undefined;
  const items: Item[] = [];
  for (;;) {
    const more = await unless(CODE.endOfFile, next(handle, items));
    if (!more) break;
    items.push(...more);
  }
  await request(REQUEST.close, handle);
  return items;
}

/** Returns undefined if it fails with this code. */
async function unless<Result>(code: number, work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error) => {
    if (error instanceof SftpError && error.code === code) return undefined;
    throw error;
  });
}
