/** One build at a time into one folder, across processes and machines that share the disk. */
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PublishRefusal } from './refusal.ts';

export interface Lock {
  /** False once another process has taken the lock over, because this one seemed to be dead. */
  isHeld(): boolean;
  release(): void;
}

interface Holder {
  pid: number;
  host: string;
  token: string;
}

/** In milliseconds: how often a holder shows that it is alive, and when its silence means that it is not. */
const HEARTBEAT = 5_000;
const SILENCE = 60_000;

/** @throws PublishRefusal where another build holds the lock */
export function acquireLock(path: string): Lock {
  const token = randomUUID();
  const text = JSON.stringify({ pid: process.pid, host: hostname(), token } satisfies Holder);
  const create = () => createLock(path, `${path}-${token}`, text);
  if (!create()) {
    if (!removeStale(path) || !create()) refuseLocked(path);
  }
  held.add(token);
  removeRemains(path);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT).unref();
  const isHeld = () => readHolder(path)?.token === token;
  return {
    isHeld,
    release() {
      clearInterval(heartbeat);
      held.delete(token);
      if (isHeld()) rmSync(path, { force: true });
    },
  };
}

// A process that is killed and started anew in a container often gets the same id: the id alone tells nothing.
const held = new Set<string>();

// Written under another name first: a lock always tells whose it is, even where its holder is killed at once.
function createLock(path: string, draft: string, text: string): boolean {
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    return !isTaken(error) && writeLock(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** For disks on which a file has one name only. */
function writeLock(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** What processes left that were killed while they took the lock. */
function removeRemains(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(path)}-`)) rmSync(join(folder, name), { force: true });
  }
}

function removeStale(path: string): boolean {
  const holder = readHolder(path);
  if (!isStale(path, holder)) return false;
  // Renamed before it is removed: of two processes that come upon it, one alone gets it.
  const taken = `${path}-stale`;
  try {
    renameSync(path, taken);
  } catch {
    return false;
  }
  const stale = readHolder(taken)?.token === holder?.token;
  if (stale) rmSync(taken, { force: true });
  else renameSync(taken, path);
  return stale;
}

function isStale(path: string, holder: Holder | undefined): boolean {
  if (holder?.host === hostname() && !isAlive(holder)) return true;
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched > SILENCE;
}

function isAlive({ pid, token }: Holder): boolean {
  if (pid === process.pid) return held.has(token);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Undefined where the lock is gone, or is being written. */
function readHolder(path: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && 'host' in value && 'token' in value;
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Another process has taken the lock over: the swap will notice.
  }
}

function refuseLocked(path: string): never {
  const holder = readHolder(path);
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  const message = `Another build is writing this folder${who}. Wait for it to end, then run the command again.`;
  throw new PublishRefusal('locked', message);
}
