/** A folder of a server, reached by SFTP. */
import { posix } from 'node:path';
import type { Client, FileEntryWithStats, SFTPWrapper, Stats } from 'ssh2';
import { mapPool } from '../../engine/lib/pool.ts';
import type { Store } from './store.ts';

/** Requests under way at once. */
const CONCURRENCY = 6;
/** SFTP's code for what is not there: draft-ietf-secsh-filexfer-02, section 7. */
const NO_SUCH_FILE = 2;

type Callback<Result> = (error?: Error | null, result?: Result) => void;

/** A function of the library that answers by a callback; of a connection that has broken off, it answers never. */
type Call = <Result>(work: (callback: Callback<Result>) => void) => Promise<Result>;

function openCall(client: Client): Call {
  const broken = new Promise<never>((_, reject) => {
    client.once('close', () => reject(new Error(BROKEN)));
  });
  // Where nothing is under way, there is nobody to report it to.
  broken.catch(() => {});
  return <Result>(work: (callback: Callback<Result>) => void) =>
    Promise.race([
      broken,
      new Promise<Result>((resolve, reject) => {
        // Where a call gives nothing, its result is of type void.
        work((error, result) => (error ? reject(error) : resolve(result as Result)));
      }),
    ]);
}

/** The message of what was under way then. */
const BROKEN = 'The connection is closed.';

export async function openSftpStore(client: Client, root: string): Promise<Store> {
  const call = openCall(client);
  const sftp = await call<SFTPWrapper>((done) => client.sftp(done));
  const at = (path: string) => posix.join(root, path);
  return {
    concurrency: CONCURRENCY,
    list: () => listAll(call, sftp, root),
    read: async (path) =>
      (await unlessMissing(call<Buffer>((done) => sftp.readFile(at(path), done))))?.toString('utf8'),
    write: (path, text) => call<void>((done) => sftp.writeFile(at(path), text, done)),
    put: (file, path) => call<void>((done) => sftp.fastPut(file, at(path), done)),
    sizeOf: async (path) => (await call<Stats>((done) => sftp.lstat(at(path), done))).size,
    rename: (from, to) => replace(call, sftp, at(from), at(to)),
    remove: async (path) => void (await unlessMissing(call<void>((done) => sftp.unlink(at(path), done)))),
    makeFolder: (path) => makeFolder(call, sftp, at(path)),
    removeFolder: (path) => call<void>((done) => sftp.rmdir(at(path), done)),
    close: async () => void client.end(),
  };
}

async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_FILE) return undefined;
    throw error;
  });
}

/** In one step where the server is OpenSSH's or knows its extension; else the old file is gone for a moment. */
async function replace(call: Call, sftp: SFTPWrapper, from: string, to: string): Promise<void> {
  try {
    await call<void>((done) => sftp.ext_openssh_rename(from, to, done));
  } catch (error) {
    if (!(error instanceof Error && /does not support/.test(error.message))) throw error;
    await unlessMissing(call<void>((done) => sftp.unlink(to, done)));
    await call<void>((done) => sftp.rename(from, to, done));
  }
}

/** One that is there already is as good. */
async function makeFolder(call: Call, sftp: SFTPWrapper, folder: string): Promise<void> {
  try {
    await call<void>((done) => sftp.mkdir(folder, done));
  } catch (error) {
    const found = await unlessMissing(call<Stats>((done) => sftp.stat(folder, done)));
    if (!found?.isDirectory()) throw error;
  }
}

async function listAll(call: Call, sftp: SFTPWrapper, root: string) {
  const files = new Map<string, number>();
  const folders = new Set<string>();
  let waiting = [''];
  while (waiting.length > 0) {
    const found = await mapPool(waiting, CONCURRENCY, async (folder) => {
      const list = await unlessMissing(
        call<FileEntryWithStats[]>((done) => sftp.readdir(posix.join(root, folder), done)),
      );
      return (list ?? []).map(({ filename, attrs }) => ({ path: posix.join(folder, filename), attrs }));
    });
    const entries = found.flat();
    waiting = entries.filter(({ attrs }) => attrs.isDirectory()).map(({ path }) => path);
    for (const path of waiting) folders.add(path);
    for (const { path, attrs } of entries) if (!attrs.isDirectory()) files.set(path, attrs.size);
  }
  return { files, folders };
}
