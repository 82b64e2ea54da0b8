/** The names that publishing takes for itself, in the output folder and beside it, and what killed builds left there. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isSystemError } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import { type Problem, problem } from '../problems/index.ts';
import { keepStrangers, MARKER } from './marker.ts';
import { renameFolder } from './rename.ts';

/** Folders of one build, beside the output folder and on the same disk, so that a rename moves them at once. */
export interface Siblings {
  /** Where the new site is put together. */
  staging: string;
  /** Where the old site waits while the new one takes its place. */
  old: string;
  /** An old site that is being removed: it may be incomplete. */
  removed: string;
}

const DAY = 86_400_000;

/** Builds of this process that are not over. */
const open = new Set<string>();

/** Paths unique to this build, whose names identify their owner: `.dist.liner-<machine>-<process>-<time>-<random>.new`. */
export function openSiblings(out: string, now: number): Siblings {
  const token = [machine(), process.pid, now.toString(36), randomBytes(4).toString('hex')].join('-');
  const stem = join(dirname(out), prefixOf(out) + token);
  open.add(token);
  return { staging: `${stem}.new`, old: `${stem}.old`, removed: `${stem}.removed` };
}

/** Once the build is over: what it could not remove is for others to remove. */
export function closeSiblings({ staging }: Siblings): void {
  open.delete(parseName(basename(staging)).token);
}

/**
 * Puts the last good site back into its place where a build was killed between its two renames. Safe at any time: a
 * build that is not dead, only slow, replaces what it finds.
 */
export function recoverSite(out: string): void {
  if (existsSync(out)) return;
  const left = listSiblings(out).filter(({ ending }) => ending === 'old');
  const newest = left.sort((one, other) => other.time - one.time)[0];
  // Another build may do the same at this moment.
  if (newest && existsSync(join(newest.path, MARKER))) attempt(() => renameFolder(newest.path, out));
}

/** Removes what builds left that are over for certain, or began more than a day ago. */
export function removeLeftOvers(out: string, now: number): Problem[] {
  return listSiblings(out)
    .filter((sibling) => isOver(sibling) || now - sibling.time > DAY)
    .flatMap(({ path, ending }) => {
      const removed = path.replace(/\.\w+$/, '.removed');
      const remove = () => removeFolder(path, removed);
      return ending === 'old' ? retireSite(path, out, remove) : remove();
    });
}

/** Removes an old site, but for what in it is not Liner's. Where that cannot be kept elsewhere, the old site stays. */
export function retireSite(old: string, out: string, remove: () => Problem[]): Problem[] {
  const kept = attempt(() => keepStrangers(old, out));
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
  token: string;
  machine: string;
  pid: number;
  /** When its build began, in milliseconds. */
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
    .map((name) => ({ path: join(parent, name), ...parseName(name) }))
    .filter(({ time }) => Number.isFinite(time));
}

function parseName(name: string): Omit<Sibling, 'path'> {
  const [, token = '', ending = ''] = /\.liner-([\w-]+)\.(\w+)$/.exec(name) ?? [];
  const [id = '', pid = '', time = ''] = token.split('-');
  return { token, machine: id, pid: Number(pid), time: Number.parseInt(time, 36), ending };
}

/** Whether its process is gone. Of another machine or another container nothing is known. */
function isOver(sibling: Sibling): boolean {
  if (sibling.machine !== machine()) return false;
  if (sibling.pid === process.pid) return !open.has(sibling.token);
  try {
    process.kill(sibling.pid, 0);
    return false;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return error.code === 'ESRCH';
  }
}

let known: string | undefined;

/** Where process ids mean the same: one start of one machine, and one container on it. */
function machine(): string {
  known ??= nameMachine();
  return known;
}

function nameMachine(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')) ?? '';
  const container = attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '';
  return hash(hostname(), boot, container).slice(0, 8);
}

/** Undefined where the system does not let it be done. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}
