/** Watches files and debounces changes: a save of an editor is many events, and so is a copied folder. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { watch } from 'chokidar';
import { isSystemError } from './files.ts';

/** `edited`: another content in the same place. `moved`: a file or folder came, went or got another name. */
export type Change = 'edited' | 'moved';

/** Keyed by absolute path. */
export type Changes = ReadonlyMap<string, Change>;

interface DebounceOptions {
  /** Milliseconds: changes are passed on after this long without another one. */
  quiet: number;
  /** Milliseconds: the longest that changes are held back while more arrive. */
  longest: number;
  onChanges(changes: Changes): void;
}

interface WatchOptions extends DebounceOptions {
  /** Called for what cannot be watched; the rest still is. */
  onError(error: Error): void;
}

export interface Watcher {
  /** Settles when everything that is there now is watched. */
  ready: Promise<void>;
  /** Watches more files and folders, by their absolute paths. */
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** Milliseconds between two looks at the roots themselves. */
const ROOT_DELAY = 300;

/** Milliseconds: by then a new folder is watched. */
const FOLDER_DELAY = 60;

/** Names of files that are not sources of a site, such as temporary files of editors. */
const IGNORED = /^(node_modules|\.git|\.cache|\.DS_Store|\.#.*|#.*#|4913|.*~|.*\.sw[a-z]|.*\.tmp)$/;

/** Polls roots, as not every system reports one created or replaced later. @param roots absolute paths, which need not exist yet */
export function watchFolders(roots: readonly string[], options: WatchOptions): Watcher {
  const changes = debounceChanges(options);
  const known = new Map(roots.map((root) => [root, identify(root)]));
  const watcher = watch(
    [...roots].filter((root) => known.get(root) !== undefined),
    {
      ignoreInitial: true,
      ignored: (path) => IGNORED.test(basename(path)) && !roots.includes(path),
    },
  );
  watcher.on('all', (event, path) => changes.add(path, event === 'change' ? 'edited' : 'moved'));
  const addMissed = () => {
    for (const path of listMissed(watcher.getWatched(), roots)) {
      watcher.add(path);
      changes.add(path, 'moved');
    }
  };
  let folderTimer: NodeJS.Timeout | undefined;
  watcher.on('addDir', () => {
    clearTimeout(folderTimer);
    folderTimer = setTimeout(addMissed, FOLDER_DELAY);
  });
  watcher.once('ready', addMissed);
  watcher.on('error', (error) => options.onError(error instanceof Error ? error : new Error(String(error))));
  const timer = setInterval(() => {
    for (const [root, before] of known) {
      const now = identify(root);
      if (now === before) continue;
      known.set(root, now);
      changes.add(root, 'moved');
      // Forget a folder that is gone, or another of the same name would be taken for it.
      watcher.unwatch(root);
      if (now !== undefined) watcher.add(root);
    }
  }, ROOT_DELAY);
  timer.unref();
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    add: (paths) => void watcher.add([...paths]),
    async close() {
      clearInterval(timer);
      clearTimeout(folderTimer);
      changes.cancel();
      await watcher.close();
    },
  };
}

/** Lists files created in a folder after chokidar read it, before it watched it. @param watched names by their folder */
function listMissed(watched: Readonly<Record<string, string[]>>, roots: readonly string[]): string[] {
  return Object.entries(watched)
    .filter(([folder]) => roots.some((root) => folder === root || folder.startsWith(root + sep)))
    .flatMap(([folder, names]) => {
      const known = new Set(names);
      return (
        listNames(folder)
          .filter((name) => !known.has(name) && !IGNORED.test(name))
          .map((name) => join(folder, name))
          // chokidar does not list a broken link.
          .filter((path) => existsSync(path))
      );
    });
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return [];
  }
}

/** The identity of a file or folder; undefined if there is none. */
function identify(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  return stat && `${stat.dev} ${stat.ino}`;
}

interface Debounced {
  add(path: string, change: Change): void;
  /** Forgets what was not passed on yet. */
  cancel(): void;
}

export function debounceChanges({ quiet, longest, onChanges }: DebounceOptions): Debounced {
  let waiting = new Map<string, Change>();
  let began = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    const changes = waiting;
    waiting = new Map();
    onChanges(changes);
  }

  return {
    add(path, change) {
      if (waiting.size === 0) began = performance.now();
      mergeChanges(waiting, new Map([[path, change]]));
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(quiet, began + longest - performance.now())));
    },
    cancel() {
      clearTimeout(timer);
      waiting = new Map();
    },
  };
}

/** Adds changes to others; what has moved once counts as moved. */
export function mergeChanges(all: Map<string, Change>, more: Changes): void {
  for (const [path, change] of more) all.set(path, all.get(path) === 'moved' ? 'moved' : change);
}
