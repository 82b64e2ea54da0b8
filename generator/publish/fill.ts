/** Fills the staging folder: what did not change is linked, the rest is produced, looked at, written and dropped. */
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Artifact, COMPRESSIBLE } from '../artifact.ts';
import { createInterner } from '../lib/intern.ts';
import { mapPool } from '../lib/pool.ts';
import type { Problem } from '../problems/index.ts';
import {
  clearFolder,
  findInode,
  type KeptFile,
  keyOf,
  keyOfContent,
  linkFile,
  listParents,
  stripInodes,
} from './keep.ts';
import { type Inspection, inspectHtml } from './links/index.ts';
import type { PublishedFile, PublishedFiles } from './record.ts';

export interface FillOptions {
  /** Bodies under way at once. */
  concurrency?: number;
  /** Measures how large texts are when compressed. */
  gzip?: boolean;
  /** Turns what was thrown while a file was produced into problems; undefined for what it does not know. */
  explain?: (error: unknown, artifact: Artifact) => Problem[] | undefined;
  onProgress?: (done: number, total: number) => void;
}

export interface Places {
  out: string;
  staging: string;
  /** The published files by the record of the last publish. */
  last: PublishedFiles;
  kept: ReadonlyMap<string, KeptFile>;
}

export interface Filled {
  files: Map<string, PublishedFile>;
  problems: Problem[];
  /** Files that were written, not kept. */
  written: number;
}

type Body = string | Uint8Array;

const CONCURRENCY = 8;
const PAGE = /\.html$/;

export async function fillFolder(
  artifacts: readonly Artifact[],
  places: Places,
  options: FillOptions,
): Promise<Filled> {
  const { kept } = places;
  const files = placeKept(artifacts, places);
  const problems: Problem[] = [];
  const fresh = artifacts.filter(({ path }) => !kept.has(path));
  const intern = createInterner();
  let done = kept.size;
  let written = 0;
  await mapPool(fresh, options.concurrency ?? CONCURRENCY, async (artifact) => {
    const body = await produceBody(artifact, options);
    if (Array.isArray(body)) problems.push(...body);
    else {
      const placed = placeBody(artifact, body, places);
      files.set(artifact.path, { ...placed.file, ...examine(artifact.path, body, options, intern) });
      if (placed.written) written += 1;
    }
    done += 1;
    options.onProgress?.(done, artifacts.length);
  });
  if (options.gzip) measureKept(files, places.staging);
  return { files, problems, written };
}

function placeKept(
  artifacts: readonly Artifact[],
  { out, staging, kept }: Places,
): Map<string, PublishedFile> {
  const needed = listParents(artifacts);
  const there = clearFolder(staging, kept, needed);
  for (const folder of needed) {
    if (!there.folders.has(folder)) mkdirSync(join(staging, folder));
  }
  const files = stripInodes(kept);
  for (const [path, file] of files) {
    const copied = there.files.has(path) ? undefined : linkFile(join(out, path), join(staging, path));
    if (copied !== undefined) files.set(path, { ...file, modified: copied });
  }
  return files;
}

async function produceBody(artifact: Artifact, { explain }: FillOptions): Promise<Body | Problem[]> {
  const { body } = artifact;
  try {
    return typeof body === 'function' ? await body() : body;
  } catch (error) {
    const problems = explain?.(error, artifact);
    if (problems) return problems;
    throw error;
  }
}

function placeBody(
  artifact: Artifact,
  body: Body,
  { out, staging, last }: Places,
): { file: PublishedFile; written: boolean } {
  const { path } = artifact;
  const key = keyOf(artifact) ?? keyOfContent(body);
  const target = join(staging, path);
  const old = last.get(path);
  if (old?.key === key && findInode(join(out, path), old) !== undefined) {
    const copied = linkFile(join(out, path), target);
    return { file: { ...old, modified: copied ?? old.modified }, written: false };
  }
  writeFileSync(target, body, { flag: 'wx' });
  const { size, mtimeMs } = lstatSync(target);
  return { file: { key, bytes: size, modified: mtimeMs, gzip: 0 }, written: true };
}

function examine(
  path: string,
  body: Body,
  { gzip }: FillOptions,
  intern: (text: string) => string,
): Pick<PublishedFile, 'gzip' | 'inspection'> {
  return {
    gzip: gzip && COMPRESSIBLE.test(path) ? gzipSync(body).length : 0,
    inspection: PAGE.test(path) ? detach(inspectHtml(toText(body)), intern) : undefined,
  };
}

/** Ten thousand pages share most of their links, and none of them should stay in memory for the sake of its own. */
function detach({ links, ids, duplicateIds }: Inspection, intern: (text: string) => string): Inspection {
  return { links: links.map(intern), ids: ids.map(intern), duplicateIds: duplicateIds.map(intern) };
}

function toText(body: Body): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString('utf8');
}

/** For files that were published before anybody asked how large they are when compressed. */
export function measureKept(files: Map<string, PublishedFile>, folder: string): void {
  for (const [path, file] of files) {
    if (file.gzip > 0 || !COMPRESSIBLE.test(path)) continue;
    files.set(path, { ...file, gzip: gzipSync(readFileSync(join(folder, path))).length });
  }
}
