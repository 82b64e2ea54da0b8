/** Watches files, and debounces: an editor's save is many events, and so is a folder that is copied. */
import { basename } from 'node:path';
import { watch } from 'chokidar';

/** `edited`: another content in the same place. `moved`: a file or folder came, went or got another name. */
export type Change = 'edited' | 'moved';

/** By absolute path. */
export type Changes = ReadonlyMap<string, Change>;

export interface DebounceOptions {
  /** In milliseconds: changes are passed on when nothing more has happened for so long. */
  quiet: number;
  /** In milliseconds: after so long they are passed on although more happens. */
  longest: number;
  onChanges(changes: Changes): void;
}

export interface WatchOptions extends DebounceOptions {
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

/** Names of files that are not sources of a site, such as temporary files of editors. */
const IGNORED = /^(node_modules|\.git|\.cache|\.DS_Store|\.#.*|#.*#|4913|.*~|.*\.sw[a-z]|.*\.tmp)$/;

/** @param roots absolute paths of files and folders; they need not exist yet */
export function watchFolders(roots: readonly string[], options: WatchOptions): Watcher {
  const changes = debounceChanges(options);
  const watcher = watch([...roots], {
    ignoreInitial: true,
    ignored: (path) => IGNORED.test(basename(path)) && !roots.includes(path),
  });
  watcher.on('all', (event, path) => changes.add(path, event === 'change' ? 'edited' : 'moved'));
  watcher.on('error', (error) => options.onError(error instanceof Error ? error : new Error(String(error))));
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    add: (paths) => void watcher.add([...paths]),
    async close() {
      changes.cancel();
      await watcher.close();
    },
  };
}

export interface Debounced {
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
