/** Sends files, and deletes those that the site no longer has. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import { type Notice, type NoticeCode, notice, noticeOf } from '../../publish-notices.ts';
import { DeployFailure } from '../destination.ts';
import { forgetDigests } from '../upload/manifest.ts';
import { rankOf } from '../upload/plan.ts';
import { CONCURRENCY, HASHED, type Plan } from './plan.ts';
import { Overtaken, type Store } from './store.ts';

/** Requests at once for large files, which are in memory while they are sent. */
const LARGE_CONCURRENCY = 2;
/** Bytes. */
const LARGE = 8_000_000;

/** @returns the tag of the manifest @throws DeployFailure */
export async function sendFiles(
  bucket: Store,
  { site, sends, etag: read, interim, whole }: Plan,
  onProgress: OnProgress,
  place: Notice,
): Promise<string | undefined> {
  let stopped: Extract<NoticeCode, 'upload-stopped' | 's3-stopped'> = 'upload-stopped';
  let etag = read;
  let done = 0;
  const send = async (paths: readonly string[]) => {
    const isLarge = (path: string) => (site.files.get(path)?.bytes ?? 0) > LARGE;
    const sendOne = async (path: string) => {
      await bucket.send(path, await readFile(join(site.folder, path)), site.files.get(path)?.digest ?? '');
      done += 1;
      onProgress(done, sends.length, path);
    };
    await mapPool(
      paths.filter((path) => !isLarge(path)),
      CONCURRENCY,
      sendOne,
    );
    await mapPool(paths.filter(isLarge), LARGE_CONCURRENCY, sendOne);
  };
  try {
    if (sends.length > 0) etag = await bucket.writeManifest(interim, etag);
    const isNew = (path: string) => path.startsWith(HASHED);
    await send(sends.filter(isNew));
    // Another run has begun meanwhile, and knows nothing of these files.
    if (sends.length > 0 && (await bucket.readManifest()).text !== interim) throw new Overtaken();
    stopped = 's3-stopped';
    for (const rank of [0, 1, 2]) await send(ofRank(sends, rank).filter((path) => !isNew(path)));
    return await bucket.writeManifest(whole, etag);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw new DeployFailure(notice(stopped, { reason: noticeOf(error) }));
    if (done > 0) await admit(bucket, sends).catch(() => {});
    throw new DeployFailure(notice('s3-conflict', { place }));
  }
}

function ofRank(paths: readonly string[], rank: number): string[] {
  return paths.filter((path) => rankOf(path) === rank);
}

/** @throws DeployFailure */
export async function deleteFiles(
  bucket: Store,
  { site, sends, gone, final }: Plan,
  etag: string | undefined,
  place: Notice,
): Promise<void> {
  try {
    // Pages go before their files.
    for (const rank of [2, 1, 0]) await mapPool(ofRank(gone, rank), CONCURRENCY, bucket.remove);
    if (site.files.size === 0) await bucket.remove(MARKER);
    else if (gone.length > 0) await bucket.writeManifest(final, etag);
  } catch (error) {
    if (!(error instanceof Overtaken))
      throw new DeployFailure(notice('old-files-left', { reason: noticeOf(error) }));
    if (sends.length > 0) await admit(bucket, sends).catch(() => {});
    throw new DeployFailure(notice('s3-conflict', { place }));
  }
}

/** The manifest of somebody else is not right about files that were sent as well: the next run compares them. */
async function admit(bucket: Store, sent: readonly string[]): Promise<void> {
  const { text, etag } = await bucket.readManifest();
  if (text !== undefined) await bucket.writeManifest(forgetDigests(text, sent), etag);
}
