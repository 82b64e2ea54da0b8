/** Carries out the plan of an upload. If it is stopped, its failure lists what is published and what is not. */
import { join } from 'node:path';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import { showName } from '../../../engine/lib/terminal.ts';
import { routeOfFile } from '../../../engine/lib/url.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import { type Notice, NoticeError, notice } from '../../publish-notices.ts';
import { nameSome } from '../changes.ts';
import { DeployFailure } from '../destination.ts';
import type { SiteFile } from '../inventory.ts';
import type { Listing } from './plan.ts';
import { arrivalOf, type Move, type Plan } from './plan.ts';

/** A folder elsewhere. Paths are relative to it, with forward slashes. */
export interface Store {
  /** The number of files to process at once. */
  concurrency: number;
  /** Everything in it. Links are listed as files and never followed. */
  list(): Promise<Listing>;
  /** The text of a file; undefined if there is none, or a link. */
  read(path: string): Promise<string | undefined>;
  /** Replaces what is there; so do uploads. Links are never followed. */
  write(path: string, text: string): Promise<void>;
  /** @param file on this computer */
  put(file: string, path: string): Promise<void>;
  /** The size of a file in bytes. */
  sizeOf(path: string): Promise<number>;
  /** Replaces what is there, in one step. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** Fails unless it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
}

interface Upload {
  store: Store;
  plan: Plan;
  /** The folder of the site on this computer. */
  folder: string;
  site: ReadonlyMap<string, SiteFile>;
  /** True for a folder of a site, which may not be there yet either. */
  isBelow?: boolean;
  onProgress: OnProgress;
  /** Explains a failure in plain words. */
  explain: (error: unknown) => Notice;
}

/** The temporary name of the marker. */
const NEW_MARKER = `${MARKER}-new`;

/** @throws DeployFailure */
export async function upload(work: Upload): Promise<void> {
  const { store, plan, explain } = work;
  const uploaded = await attempt(() => uploadFiles(work));
  if (uploaded) {
    throw new DeployFailure(notice('upload-stopped', { reason: explain(uploaded.error) }));
  }
  const moved: Move[] = [];
  const stopped = await attempt(async () => {
    if (plan.moves.length + plan.deletions.length > 0) await writeMarker(store, plan.interim);
    for (const move of plan.moves) {
      await store.rename(move.from, move.path);
      moved.push(move);
    }
  });
  if (stopped) throw new DeployFailure(describeMoves(explain(stopped.error), moved, plan.moves));
  const left = await attempt(() => cleanUp(work));
  if (left) {
    throw new DeployFailure(notice('old-files-left', { reason: explain(left.error) }));
  }
}

async function uploadFiles({ store, plan, folder, site, isBelow, onProgress }: Upload): Promise<void> {
  for (const path of [...(isBelow ? ['..'] : []), '', ...plan.folders]) await store.makeFolder(path);
  let done = 0;
  const total = plan.uploads.length;
  await mapPool(plan.uploads, store.concurrency, async ({ path, from }) => {
    const arrival = arrivalOf(from);
    await store.put(join(folder, path), arrival);
    const [expected = 0, found] = [site.get(path)?.bytes, await store.sizeOf(arrival)];
    if (expected !== found) {
      throw new NoticeError(notice('upload-incomplete', { file: showName(path), found, expected }));
    }
    await store.rename(arrival, from);
    done += 1;
    onProgress(done, total, path);
  });
}

async function cleanUp({ store, plan, site }: Upload): Promise<void> {
  await mapPool(plan.deletions, store.concurrency, (path) => store.remove(path));
  // It may have new files by now, and an empty folder does no harm.
  for (const path of plan.emptied) await store.removeFolder(path).catch(() => {});
  if (site.size === 0) {
    await store.remove(MARKER);
    await store.removeFolder('').catch(() => {});
  } else if (plan.final !== plan.interim) await writeMarker(store, plan.final);
}

async function writeMarker(store: Store, text: string): Promise<void> {
  await store.write(NEW_MARKER, text);
  await store.rename(NEW_MARKER, MARKER);
}

function describeMoves(reason: Notice, moved: readonly Move[], moves: readonly Move[]): Notice {
  const name = (list: readonly Move[]) => nameSome(list.map(({ path }) => routeOfFile(path)));
  const left = moves.slice(moved.length);
  const values = { reason, missing: name(left), count: left.length, total: moves.length };
  return moved.length > 0
    ? notice('moves-stopped', { ...values, published: name(moved) })
    : notice('moves-unbegun', values);
}

/** The error that was thrown, if any. */
async function attempt(work: () => Promise<void>): Promise<{ error: unknown } | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return { error };
  }
}
