/** The sink that publishes: each build fills a new folder, which takes the place of the published one. */
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Artifact, type Body, COMPRESSIBLE, isStored, keyOf, readBody } from '../artifact.ts';
import { fingerprintFolder } from '../cache/fingerprints.ts';
import type { Cache } from '../cache/index.ts';
import { isPlainFile, walkFolder } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import type { Problem } from '../problems/index.ts';
import { type GuardOptions, guardFolder } from './guard.ts';
import { MARKER, writeMarker } from './marker.ts';
import { type PublishedFile, readRecord, writeRecord } from './record.ts';
import {
  clearSpare,
  describeFile,
  isAsPublished,
  linkFile,
  listParents,
  moveFolder,
  writeBelow,
} from './reuse.ts';
import {
  openSiblings,
  recoverSite,
  removeFolder,
  removeLeftOvers,
  retireSite,
  type Siblings,
  swapFolders,
} from './siblings.ts';
import type { Sink } from './sink.ts';

export interface PublishFolderOptions extends GuardOptions {
  out: string;
  /** Contains the record of the last publish; without it, every file is written. */
  cache: Cache;
  /** Measures how large texts are when compressed. */
  gzip?: boolean | undefined;
  /** A folder for an older version of the site, to be brought up to date; on the same disk as `out`. */
  spares?: string | undefined;
  /** Milliseconds. */
  now: number;
}

export interface PublishFolder extends Sink {
  /** Keyed by path, in order. */
  files(): ReadonlyMap<string, PublishedFile>;
  /** Files that were written; all others were linked. */
  readonly written: number;
  /** True once the new site has replaced the old one. */
  readonly isCommitted: boolean;
  /** Returns false if another build of the same folder has replaced it. */
  isOurs(): boolean;
}

/** @throws PublishRefusal if the folder is not Liner's to replace */
export function openPublishFolder(options: PublishFolderOptions): PublishFolder {
  const { cache, now, gzip = false } = options;
  const out = guardFolder(options.out, options);
  recoverSite(out);
  const files = new Map<string, PublishedFile>();
  let last: ReadonlyMap<string, PublishedFile> = new Map();
  let siblings: Siblings | undefined;
  let spare: string | undefined;
  let leftOvers: Problem[] = [];
  const written: string[] = [];
  let isCommitted = false;
  let ours: string | undefined;

  function link(path: string, file: PublishedFile): boolean {
    if (!siblings) return false;
    const linked = linkFile(join(out, path), join(siblings.staging, path), file);
    if (linked) files.set(path, gzip ? measureFile(siblings.staging, path, linked) : linked);
    return linked !== undefined;
  }

  return {
    files: () => new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
    get written() {
      return written.length;
    },
    get isCommitted() {
      return isCommitted;
    },
    isOurs: () => ours === stampOfSite(out),
    begin(artifacts) {
      ours = stampOfSite(out);
      last = readRecord(cache, out);
      const same = findSame(artifacts, last);
      leftOvers = removeLeftOvers(out, now);
      if (same.size === artifacts.length && containsOnly(out, same)) {
        for (const [path, file] of same) files.set(path, gzip ? measureFile(out, path, file) : file);
        return { make: [], inspections: listInspections(files) };
      }
      siblings = openSiblings(out, now);
      const { staging } = siblings;
      spare = options.spares && join(options.spares, hash(out));
      const needed = listParents(artifacts);
      if (!spare || !moveFolder(spare, staging)) makeFolder(staging);
      const there = clearSpare(staging, same, needed);
      for (const folder of needed) if (!there.has(folder)) mkdirSync(join(staging, folder));
      for (const [path, file] of same) {
        if (there.has(path)) files.set(path, gzip ? measureFile(staging, path, file) : file);
        else link(path, file);
      }
      return {
        make: artifacts.filter(({ path }) => !files.has(path)),
        inspections: listInspections(files),
      };
    },
    write(artifact, body, inspection) {
      const { path } = artifact;
      const key = publishedKeyOf(artifact) ?? keyOfContent(body);
      const old = last.get(path);
      if (old?.key === key && link(path, old)) return;
      if (!siblings) throw new Error(`The file ${path} is written although nothing was to be made.`);
      const target = join(siblings.staging, path);
      written.push(path);
      writeBelow(out, () => writeBody(target, body));
      const file = { ...describeFile(target), key, gzip: gzip ? measure(path, body) : 0, inspection };
      files.set(path, file);
    },
    commit() {
      if (siblings) {
        writeFileSync(join(siblings.staging, MARKER), writeMarker(files.keys()));
        ours = stampOfSite(siblings.staging);
        const { old, removed } = siblings;
        const remove = () => removeFolder(old, removed);
        leftOvers.push(...swapFolders(options.out, out, siblings));
        isCommitted = true;
        leftOvers.push(...retireSite(old, out, () => (moveSpare(old, spare) ? [] : remove())));
      }
      if (siblings || gzip) writeRecord(cache, out, files);
      return leftOvers;
    },
    discard() {
      if (!siblings) return;
      // In the spare folder they would only take space, which the disk may have no more of.
      for (const path of written) rmSync(join(siblings.staging, path), { force: true });
      if (!moveSpare(siblings.staging, spare)) removeFolder(siblings.staging, siblings.removed);
    },
  };
}

/** A stamp of the published site: it differs from one build to the next, as each rewrites the marker. */
function stampOfSite(folder: string): string {
  return fingerprintFolder(folder, [MARKER]);
}

/** Makes a folder in two steps: in one, Node.js reports a read-only disk as a missing folder. */
function makeFolder(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder);
}

/** Keeps a folder for the next build; returns false if it must be removed. */
function moveSpare(folder: string, spare: string | undefined): boolean {
  return spare !== undefined && !existsSync(spare) && existsSync(folder) && moveFolder(folder, spare);
}

/** A key of an artifact's content; undefined if the content must be produced first. */
function publishedKeyOf(artifact: Artifact): string | undefined {
  const { body } = artifact;
  const key = keyOf(artifact);
  if (key !== undefined) return `key ${key}`;
  return typeof body === 'function' ? undefined : keyOfContent(body);
}

function keyOfContent(body: Body): string {
  return isStored(body) ? `file ${body.digest}` : `content ${hash(body)}`;
}

/** Copies, since a hard link to a file of the cache or the artist would change with it. Servers must be able to read what only its owner may. */
function writeBody(target: string, body: Body): void {
  if (isStored(body)) {
    copyFileSync(body.file, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    chmodSync(target, 0o644);
  } else writeFileSync(target, body, { flag: 'wx' });
}

/** The files that were published under the same keys as the artifacts. */
function findSame(
  artifacts: readonly Artifact[],
  last: ReadonlyMap<string, PublishedFile>,
): Map<string, PublishedFile> {
  const same = new Map<string, PublishedFile>();
  for (const artifact of artifacts) {
    const file = last.get(artifact.path);
    if (file && file.key === publishedKeyOf(artifact)) same.set(artifact.path, file);
  }
  return same;
}

/** Returns true if a folder contains these files as they were published, and no others. */
function containsOnly(out: string, files: ReadonlyMap<string, PublishedFile>): boolean {
  const found = walkFolder(out).files;
  const kept = [...found.keys()].filter((path) => {
    const file = files.get(path);
    return file && isAsPublished(join(out, path), file);
  });
  const isWhole = kept.length === files.size && found.size === files.size + 1 && found.has(MARKER);
  const marker = join(out, MARKER);
  return isWhole && isPlainFile(marker) && readFileSync(marker, 'utf8') === writeMarker(files.keys());
}

function listInspections(files: ReadonlyMap<string, PublishedFile>) {
  return new Map(
    [...files].flatMap(([path, { inspection }]) => (inspection ? [[path, inspection] as const] : [])),
  );
}

function measure(path: string, body: Body): number {
  return COMPRESSIBLE.test(path) ? gzipSync(readBody(body)).length : 0;
}

/** Adds the compressed size to a file that was published without it. */
function measureFile(folder: string, path: string, file: PublishedFile): PublishedFile {
  if (file.gzip > 0 || !COMPRESSIBLE.test(path)) return file;
  return { ...file, gzip: measure(path, readFileSync(join(folder, path))) };
}
