/** Rebuilds after changes; the old pages are served until the new ones are complete. */

import { relative, sep } from 'node:path';
import { NO_INPUTS } from '../../engine/bundle/inputs.ts';
import { type Change, type Changes, mergeChanges } from '../../engine/lib/watch.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem, reasonOf } from '../messages.ts';
import type { BuildInput } from '../pipeline/input.ts';
import type { Build } from '../pipeline/report.ts';
import type { BuildSummary } from './log.ts';
import type { ContentSources } from './sources.ts';

/** Milliseconds: the wait before a failed build is reported, as an editor may still be writing. */
const SETTLED = 120;

export interface RebuildOptions {
  sources: ContentSources;
  /** The working directory; file names are relative to it. */
  root: string;
  /** The content folder, as an absolute path. */
  content: string;
  build(read: BuildInput['read']): Promise<Build>;
  /** Builds what a failed build leaves. */
  buildRest(read: BuildInput['read'], failed: Build): Promise<Build>;
  /** Fingerprints of folders and files other than content, by path. */
  stamp(): ReadonlyMap<string, string>;
  /** Records the files that a build has used. @returns those that are new to `stamp` */
  note(build: Build): readonly string[];
  /** Drops results that were made from files other than content. */
  forget(): void;
  /** Called after a build; a failed one is reported after `SETTLED`. */
  onBuild(build: Build, summary: BuildSummary): Promise<void>;
  /** Receives errors that `onBuild` throws. */
  onError(error: unknown): void;
}

interface Rebuilder {
  /** Settles when there is a build with these changes, or none was needed. */
  push(changes: Changes): Promise<void>;
  /** Checks all files, as watchers miss changes, and builds if any has changed. */
  look(): void;
  /** Rebuilds even if no file has changed. */
  renew(): void;
  /** Starts no further builds. */
  stop(): void;
}

/** Builds at once, then once for all changes during a build. */
export function startRebuilding(options: RebuildOptions): Rebuilder {
  const { build, buildRest, onBuild, onError } = options;
  const { findChanged, stampMore } = trackChanges(options);
  let failure: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStale = false;

  async function work(changes: Changes): Promise<void> {
    clearTimeout(timer);
    const start = performance.now();
    let changed: string[] = [];
    let built: Build | undefined;
    let rest: (failed: Build) => Promise<Build> = async (failed) => failed;
    let isNeeded = false;
    try {
      const found = await findChanged(changes);
      changed = found.changed;
      isNeeded = changed.length > 0 || isStale;
      isStale = false;
      if (isNeeded) built = await build(found.read);
      rest = (failed) => buildRest(found.read, failed);
      if (built) stampMore(options.note(built));
    } catch (error) {
      // Report a thrown error as a problem, so that the preview goes on.
      built = {
        problems: [describeFailure(error)],
        levels: [],
        hidden: [],
        ignored: new Set<string>(),
        made: undefined,
        inputs: NO_INPUTS,
      };
    }
    const summary = { changed, milliseconds: performance.now() - start };
    const failed = built;
    if (failed) failure = failed.made ? undefined : async () => onBuild(await rest(failed), summary);
    if (built?.made) await onBuild(built, summary);
    // Also after a renewal, which replaces the pending look: watchers may miss a second save soon after the first.
    const isSettled = changes.size === 0 && !isNeeded;
    if (isSettled) await failure?.();
    if (isSettled) failure = undefined;
    else timer = setTimeout(look, SETTLED);
  }

  const queue = openQueue((changes) => work(changes).catch(onError));
  const look = () => void queue.push(new Map());
  look();
  return {
    push: queue.push,
    look,
    renew() {
      isStale = true;
      look();
    },
    stop() {
      clearTimeout(timer);
      queue.stop();
    },
  };
}

/** Runs one piece of work at a time; changes in the meantime are merged into the next. @param work must not reject */
export function openQueue(work: (changes: Changes) => Promise<void>): Pick<Rebuilder, 'push' | 'stop'> {
  let waiting: Map<string, Change> | undefined;
  /** Called after the next piece of work. */
  let settle: (() => void)[] = [];
  let isWorking = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isWorking = true;
    for (let next = waiting; next && !isStopped; next = waiting) {
      const due = settle;
      [waiting, settle] = [undefined, []];
      await work(next);
      for (const each of due) each();
    }
    isWorking = false;
  }

  return {
    push(changes) {
      waiting ??= new Map();
      mergeChanges(waiting, changes);
      const done = new Promise<void>((resolve) => settle.push(resolve));
      if (!isWorking) void run();
      return done;
    },
    stop() {
      isStopped = true;
      for (const each of settle.splice(0)) each();
    },
  };
}

export function describeFailure(error: unknown): Problem {
  return problem('dev/failed', undefined, { reason: reasonOf(error) });
}

type ReadChanges = { read: BuildInput['read']; changed: string[] };

/** An empty list of changes means that all files are checked. */
function trackChanges({ sources, root, content, stamp, forget }: RebuildOptions) {
  let stamped: ReadonlyMap<string, string> | undefined;
  /** Keeps known fingerprints, so that changes during the build are still found. */
  const stampMore = (paths: readonly string[]) => {
    if (paths.length === 0) return;
    const now = stamp();
    stamped = new Map([...now].map(([path, each]) => [path, stamped?.get(path) ?? each]));
  };
  const findChanged = async (changes: Changes): Promise<ReadChanges> => {
    const isContent = (path: string) => path === content || path.startsWith(content + sep);
    const others = [...changes.keys()].filter((path) => !isContent(path));
    const isEverything = changes.size === 0;
    const edited = new Map([...changes].filter(([path]) => isContent(path)));
    const { read, changed } = await sources.read(isEverything ? undefined : edited);
    const now = isEverything || others.length > 0 ? stamp() : stamped;
    if (now === stamped || isEqual(now, stamped)) return { read, changed };
    stamped = now;
    forget();
    const names = others.map((path) => relative(root, path).split(sep).join('/'));
    return { read, changed: [...changed, ...(names.length > 0 ? names : ['assets'])] };
  };
  return { findChanged, stampMore };
}

function isEqual(
  now: ReadonlyMap<string, string> | undefined,
  before: ReadonlyMap<string, string> | undefined,
): boolean {
  if (!now || !before) return false;
  return now.size === before.size && [...now].every(([path, each]) => before.get(path) === each);
}
