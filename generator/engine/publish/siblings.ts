/** The folders beside the output folder: those of this build, and those that killed builds left. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSystemError } from '../lib/files.ts';
import { problem } from '../problems/catalogue/index.ts';
import type { Problem } from '../problems/index.ts';
import { refuseMount } from './guard.ts';
import { MARKER, preserveForeignFiles } from './marker.ts';
import { renameFolder } from './rename.ts';

/** Folders of one build, beside the output folder and on the same disk, so that a rename moves them at once. */
export interface Siblings {
  /** The new site while it is put together. */
  staging: string;
  /** The old site while the new one takes its place. */
  old: string;
  /** An old site that is being removed: it may be incomplete. */
  removed: string;
}

/** Milliseconds: no build takes as long. Containers and machines that share a folder cannot see whether its process is still there. */
const ABANDONED = 86_400_000;

/** Paths unique to this build: `.dist.liner-<time>-<random>.new`. */
export function openSiblings(out: string, now: number): Siblings {
  const token = `${now.toString(36)}-${randomBytes(4).toString('hex')}`;
  const stem = join(dirname(out), prefixOf(out) + token);
  return { staging: `${stem}.new`, old: `${stem}.old`, removed: `${stem}.removed` };
}

/** Restores the last good site if a build was killed between its two renames. Safe at any time: a slow build replaces what it finds. */
export function recoverSite(out: string): void {
  if (existsSync(out)) return;
  const left = listSiblings(out).filter(({ ending }) => ending === 'old');
  const newest = left.sort((one, other) => other.time - one.time)[0];
  // Another build may do the same at this moment.
  if (newest && existsSync(join(newest.path, MARKER))) attempt(() => renameFolder(newest.path, out));
}

/** Attempts while other builds end at the same time: the site of the last one stays. */
const SWAPS = 20;

/** Puts the new site in the old one's place. If that fails, the old one is there again. @param name of `out`, as it was given */
export function swapFolders(name: string, out: string, { staging, old, removed }: Siblings): Problem[] {
  const problems: Problem[] = [];
  for (let left = SWAPS; ; left -= 1) {
    const replaces = tryRename(name, out, old);
    try {
      renameFolder(staging, out);
      return problems;
    } catch (error) {
      if (left === 0 || !existsSync(out) || !existsSync(staging)) {
        recoverSite(out);
        throw error;
      }
      // Another build was faster: its site has taken the place that was just left.
      if (replaces) problems.push(...retireSite(old, out, () => removeFolder(old, removed)));
    }
  }
}

/** False if there is nothing to rename. */
function tryRename(name: string, from: string, to: string): boolean {
  try {
    renameFolder(from, to);
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'EBUSY') refuseMount(name);
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}

/** Removes the folders of killed builds, which began more than a day ago. */
export function removeLeftOvers(out: string, now: number): Problem[] {
  return listSiblings(out)
    .filter(({ time }) => now - time > ABANDONED)
    .flatMap(({ path, ending }) => {
      const removed = path.replace(/\.\w+$/, '.removed');
      const remove = () => removeFolder(path, removed);
      return ending === 'old' ? retireSite(path, out, remove) : remove();
    });
}

/** Removes an old site, but for the files in it that are not Liner's. If they cannot be kept elsewhere, the old site stays. */
export function retireSite(old: string, out: string, remove: () => Problem[]): Problem[] {
  const kept = attempt(() => preserveForeignFiles(old, out));
  return kept ? [...kept, ...remove()] : [describeLeftOver(old)];
}

/** @param removed a name for it meanwhile, so that a half-removed site is never taken for a whole one */
export function removeFolder(folder: string, removed: string): Problem[] {
  if (folder !== removed) attempt(() => renameFolder(folder, removed));
  for (const path of new Set([removed, folder])) {
    attempt(() => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
  }
  const left = [removed, folder].find((path) => existsSync(path));
  return left === undefined ? [] : [describeLeftOver(left)];
}

function describeLeftOver(folder: string): Problem {
  return problem('output/left-over', undefined, { folder: basename(folder) });
}

interface Sibling {
  path: string;
  /** Start of its build, in milliseconds. */
  time: number;
  ending: string;
}

function prefixOf(out: string): string {
  return `.${basename(out)}.liner-`;
}

function listSiblings(out: string): Sibling[] {
  const parent = dirname(out);
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefixOf(out)))
    .flatMap((name) => {
      const [, time, ending] = /-?(\w+)-\w+\.(\w+)$/.exec(name) ?? [];
      return time && ending ? [{ path: join(parent, name), time: Number.parseInt(time, 36), ending }] : [];
    });
}

/** Returns undefined if the system refuses. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}
