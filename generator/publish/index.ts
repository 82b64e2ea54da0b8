/** The finished site becomes a folder, whole or not at all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Artifact } from '../artifact.ts';
import type { Cache, Pack } from '../lib/cache/index.ts';
import { hash } from '../lib/hash.ts';
import type { Problem } from '../problems/index.ts';
import { type FillOptions, fillFolder, measureKept } from './fill.ts';
import { openStaging, recoverFolders, removeFolder, retireFolder, swapFolders } from './folders.ts';
import { type GuardOptions, guardFolder } from './guard.ts';
import { findKept, holdsOnly, type KeptFile, stripInodes } from './keep.ts';
import type { OutputPage } from './links/index.ts';
import { acquireLock, type Lock } from './lock.ts';
import { MARKER, MARKER_TEXT, nameSiblings, type Siblings } from './names.ts';
import { checkPaths } from './paths.ts';
import {
  type PublishedFile,
  type PublishedFiles,
  type PublishRecord,
  RECORD_KIND,
  readRecord,
  writeRecord,
} from './record.ts';
import { PublishRefusal } from './refusal.ts';

export { PublishRefusal } from './refusal.ts';

export interface PublishOptions extends GuardOptions, FillOptions {
  /** The folder to publish into. */
  out: string;
  /** Remembers what was published; without what it knows, every file is written. */
  cache: Cache;
  /** Where a large site's older version may wait to be brought up to date; on the same disk as `out`. */
  spareFolder?: string | undefined;
}

/** A site put together beside the published one. One of `swap` and `discard` ends it. */
export interface Staged {
  problems: Problem[];
  /** By path, with bytes and, where asked for, bytes when compressed. */
  files: ReadonlyMap<string, PublishedFile>;
  /** Every HTML page with its links and ids. */
  pages: OutputPage[];
  stats: { files: number; bytes: number; written: number; kept: number };
  /** Publishes it. */
  swap(): void;
  /** Leaves the published site as it is. */
  discard(): void;
}

/** Below so many files a spare saves too little time to be worth its place. */
const SPARE_FROM = 1000;

/**
 * Puts a site together beside the published one.
 *
 * @throws PublishRefusal where the folder is not Liner's to replace, or another build is writing it
 */
export async function stage(artifacts: readonly Artifact[], options: PublishOptions): Promise<Staged> {
  const out = guardFolder(options.out, options);
  mkdirSync(dirname(out), { recursive: true });
  const siblings = nameSiblings(out);
  const lock = acquireLock(siblings.lock);
  try {
    recoverFolders(out, siblings);
    const record = options.cache.pack<PublishRecord>(RECORD_KIND);
    const spare = nameSpare(options, out, artifacts.length);
    return await stageLocked(artifacts, { ...options, out, siblings, lock, record, spare });
  } catch (error) {
    removeFolder(siblings.staging);
    lock.release();
    throw error;
  }
}

interface Run extends PublishOptions {
  siblings: Siblings;
  lock: Lock;
  record: Pack<PublishRecord>;
  /** Undefined for a site that is too small for one. */
  spare: string | undefined;
}

async function stageLocked(artifacts: readonly Artifact[], run: Run): Promise<Staged> {
  const { out, siblings, record } = run;
  const { sound, problems } = checkPaths(artifacts);
  const last = readRecord(record, out);
  const kept = findKept(sound, last, out);
  if (kept.size === sound.length && holdsOnly(out, kept)) return keepAsItIs(kept, problems, run);

  openStaging(siblings.staging, run.spare);
  const filled = await fillFolder(sound, { out, staging: siblings.staging, last, kept }, run);
  writeFileSync(join(siblings.staging, MARKER), MARKER_TEXT);
  return {
    ...describe(filled.files, filled.written),
    problems: [...problems, ...filled.problems],
    swap: () => finish(run, () => publish(filled.files, run)),
    discard: () => finish(run, () => retireFolder(siblings.staging, run.spare)),
  };
}

function keepAsItIs(kept: ReadonlyMap<string, KeptFile>, problems: Problem[], run: Run): Staged {
  const files = stripInodes(kept);
  if (run.gzip) measureKept(files, run.out);
  return {
    ...describe(files, 0),
    problems,
    swap: () => finish(run, () => run.gzip && writeRecord(run.record, run.out, files)),
    discard: run.lock.release,
  };
}

function publish(files: PublishedFiles, { out, siblings, lock, record, spare }: Run): void {
  if (!lock.isHeld()) {
    throw new PublishRefusal('locked', 'Another build has taken over this folder. Run the command again.');
  }
  swapFolders(out, siblings);
  writeRecord(record, out, files);
  retireFolder(siblings.aside, spare);
}

function finish({ lock, siblings }: Run, work: () => void): void {
  try {
    work();
  } finally {
    if (lock.isHeld()) removeFolder(siblings.staging);
    lock.release();
  }
}

function describe(found: PublishedFiles, written: number): Pick<Staged, 'files' | 'pages' | 'stats'> {
  const files = new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  const pages: OutputPage[] = [];
  let bytes = 0;
  for (const [path, file] of files) {
    bytes += file.bytes;
    if (file.inspection) pages.push({ path, inspection: file.inspection });
  }
  return { files, pages, stats: { files: files.size, bytes, written, kept: files.size - written } };
}

function nameSpare({ spareFolder }: PublishOptions, out: string, files: number): string | undefined {
  return spareFolder !== undefined && files >= SPARE_FROM ? join(spareFolder, hash(out)) : undefined;
}
