/** From changed files to changed pages: the old ones are served until the new ones are whole. */
import { relative, sep } from 'node:path';
import { NO_INPUTS } from '../../engine/bundle/inputs.ts';
import { type Change, type Changes, mergeChanges } from '../../engine/lib/watch.ts';
import { type Problem, problem } from '../../engine/problems/index.ts';
import type { Build, BuildOptions } from '../build.ts';
import { reasonOf } from './served-site.ts';
import type { ContentSources } from './sources.ts';

/** In milliseconds: so long after the last change, a file that was half-written is whole, if nobody broke it. */
const SETTLED = 120;

export interface RebuildOptions {
  sources: ContentSources;
  /** The working directory, which names of files are relative to. */
  root: string;
  /** The content folder, as an absolute path. */
  content: string;
  build(read: BuildOptions['read']): Promise<Build>;
  /** Of folders and files that are not content, by their paths: changes when one of their files does. */
  stamp(): ReadonlyMap<string, string>;
  /** Takes note of the files that a build has used; gives those that `stamp` looks at from now on. */
  note(build: Build): readonly string[];
  /** Files have changed that are not content: what was made of them must be made again. */
  forget(): void;
  /** A build has ended; one that failed is reported when the failure has stood for a while. */
  onBuild(build: Build, summary: BuildSummary): Promise<void>;
  /** Called with what `onBuild` throws. */
  onError(error: unknown): void;
}

export interface BuildSummary {
  /** Relative to the working directory. */
  changed: string[];
  milliseconds: number;
}

export interface Rebuilder {
  push(changes: Changes): void;
  /** Looks at everything, as watchers miss things: what has changed since the last build is built. */
  look(): void;
  /** Builds once more, though no file has changed. */
  renew(): void;
  /** Begins nothing more. */
  stop(): void;
}

/** Builds one state of the files at a time; what changes meanwhile is built next. Builds at once. */
export function startRebuilding(options: RebuildOptions): Rebuilder {
  const { build, onBuild, onError } = options;
  const { findChanged, stampMore } = trackChanges(options);
  let failure: [Build, BuildSummary] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStale = false;

  async function work(changes: Changes): Promise<void> {
    clearTimeout(timer);
    const start = performance.now();
    let changed: string[] = [];
    let built: Build | undefined;
    let isDue = false;
    try {
      const found = await findChanged(changes);
      changed = found.changed;
      isDue = changed.length > 0 || isStale;
      isStale = false;
      if (isDue) built = await build(found.read);
      if (built) stampMore(options.note(built));
    } catch (error) {
      // What was thrown is a problem like others: the preview goes on.
      built = {
        problems: [describeFailure(error)],
        levels: [],
        ignored: new Set<string>(),
        made: undefined,
        inputs: NO_INPUTS,
      };
    }
    const summary = { changed, milliseconds: performance.now() - start };
    if (built) failure = built.made ? undefined : [built, summary];
    if (built?.made) await onBuild(built, summary);
    // Also after a renewal, which replaces the pending look: watchers may miss a second save soon after the first.
    const isSettled = changes.size === 0 && !isDue;
    if (isSettled && failure) await onBuild(...failure);
    if (isSettled) failure = undefined;
    else timer = setTimeout(look, SETTLED);
  }

  const queue = openQueue((changes) => work(changes).catch(onError));
  const look = () => queue.push(new Map());
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

/**
 * One piece of work at a time; changes that come meanwhile are the next one.
 *
 * @param work must not reject
 */
export function openQueue(work: (changes: Changes) => Promise<void>): Pick<Rebuilder, 'push' | 'stop'> {
  let waiting: Map<string, Change> | undefined;
  let isWorking = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isWorking = true;
    for (let next = waiting; next && !isStopped; next = waiting) {
      waiting = undefined;
      await work(next);
    }
    isWorking = false;
  }

  return {
    push(changes) {
      waiting ??= new Map();
      mergeChanges(waiting, changes);
      if (!isWorking) void run();
    },
    stop() {
      isStopped = true;
    },
  };
}

export function describeFailure(error: unknown): Problem {
  return problem('dev/failed', undefined, { reason: reasonOf(error) });
}

type ReadChanges = { read: BuildOptions['read']; changed: string[] };

/** No changes mean that everything is to be looked at. */
function trackChanges({ sources, root, content, stamp, forget }: RebuildOptions) {
  let stamped: ReadonlyMap<string, string> | undefined;
  /** The others keep theirs: what has changed during the build is still to be built. */
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
  then: ReadonlyMap<string, string> | undefined,
): boolean {
  if (!now || !then) return false;
  return now.size === then.size && [...now].every(([path, each]) => then.get(path) === each);
}
