/** The folders of a publish: the one being put together, the published one, and how they change places. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Siblings } from './names.ts';

/** Cleans up after a run that was killed: the last good site is in its place, and nothing lies beside it. */
export function recoverFolders(out: string, { aside, staging }: Siblings): void {
  if (existsSync(aside) && !existsSync(out)) renameSync(aside, out);
  removeFolder(aside);
  removeFolder(staging);
}

/** Opens the staging folder: a spare copy of an older site to be brought up to date, or an empty one. */
export function openStaging(staging: string, spare: string | undefined): { reused: boolean } {
  const reused = spare !== undefined && moveFolder(spare, staging);
  if (!reused) mkdirSync(staging, { recursive: true });
  return { reused };
}

/** Puts the new site in the old one's place. Where that fails, the old one is there again. */
export function swapFolders(out: string, { aside, staging }: Siblings): void {
  const replaces = existsSync(out);
  if (replaces) renameSync(out, aside);
  try {
    renameSync(staging, out);
  } catch (error) {
    if (replaces) renameSync(aside, out);
    throw error;
  }
}

/** Keeps a folder that is no longer needed as a spare, or removes it. */
export function retireFolder(folder: string, spare: string | undefined): void {
  if (spare !== undefined) removeFolder(spare);
  if (spare === undefined || !moveFolder(folder, spare)) removeFolder(folder);
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** False where it is not there, or lies on another disk. */
function moveFolder(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

export interface Listing {
  files: string[];
  /** Outer ones first. */
  folders: string[];
}

/** All files below a folder, and its sub-folders, with forward slashes. */
export function listFolder(folder: string): Listing {
  const listing: Listing = { files: [], folders: [] };
  listInto(listing, folder, '');
  return listing;
}

function listInto(listing: Listing, folder: string, prefix: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name;
    if (entry.isDirectory()) {
      listing.folders.push(path);
      listInto(listing, join(folder, entry.name), `${path}/`);
    } else listing.files.push(path);
  }
}
