/** From changed files to changed pages: the old ones are served until the new ones are whole. */
import { relative, sep } from 'node:path';
import type { Build, BuildOptions } from '../build.ts';
import type { Changes } from '../lib/watch.ts';
import type { Problem } from '../problems/index.ts';
import type { Sources } from './sources.ts';
import { takeTurns } from './turns.ts';

/** In milliseconds: so long after the last change, a file that was half-written is whole, if nobody broke it. */
const SETTLED = 120;

export interface RebuildOptions {
  sources: Sources;
  /** The content folder, as an absolute path. */
  content: string;
  build(read: BuildOptions['read']): Promise<Build>;
  /** Changes when a file does that is not content. */
  stamp(): string;
  /** Files have changed that are not content: what was made of them must be made anew. */
  forget(): void;
  /** A build has ended; one that failed is told when the failure has stood for a while. */
  onBuild(build: Build, account: Account): Promise<void>;
}

export interface Account {
  /** Relative to the working directory. */
  changed: string[];
  milliseconds: number;
}

export interface Rebuilder {
  push(changes: Changes): void;
  /** Looks at everything, as watchers miss things: what has changed since the last build is built. */
  look(): void;
  stop(): void;
}

export function startRebuilding(options: RebuildOptions): Rebuilder {
  const { build, onBuild } = options;
  const findChanged = trackChanges(options);
  let failure: [Build, Account] | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work(changes: Changes): Promise<void> {
    clearTimeout(timer);
    const start = performance.now();
    const { read, changed } = await findChanged(changes);
    if (changed.length > 0) {
      const built = await attempt(() => build(read));
      const account = { changed, milliseconds: performance.now() - start };
      failure = built.made ? undefined : [built, account];
      if (built.made) await onBuild(built, account);
    } else if (changes.size === 0) {
      if (failure) await onBuild(...failure);
      failure = undefined;
      return;
    }
    timer = setTimeout(look, SETTLED);
  }

  const turns = takeTurns(work);
  const look = () => turns.push(new Map());
  look();
  return {
    push: turns.push,
    look,
    stop() {
      clearTimeout(timer);
      turns.stop();
    },
  };
}

type Found = { read: BuildOptions['read']; changed: string[] };

/** No changes mean that everything is to be looked at. */
function trackChanges({ sources, content, stamp, forget }: RebuildOptions) {
  let stamped = '';
  return async (changes: Changes): Promise<Found> => {
    const [words, others] = divide(changes, content);
    const everything = changes.size === 0;
    const { read, changed } = await sources.read(everything ? undefined : words);
    const now = everything || others.size > 0 ? stamp() : stamped;
    if (now === stamped) return { read, changed };
    stamped = now;
    forget();
    const names = [...others.keys()].map((path) => relative(process.cwd(), path).split(sep).join('/'));
    return { read, changed: [...changed, ...(names.length > 0 ? names : ['assets'])] };
  };
}

function divide(changes: Changes, content: string): [words: Changes, others: Changes] {
  const isWords = (path: string) => path === content || path.startsWith(content + sep);
  const entries = [...changes];
  return [
    new Map(entries.filter(([path]) => isWords(path))),
    new Map(entries.filter(([path]) => !isWords(path))),
  ];
}

/** What was thrown is a problem like others: the preview goes on. */
async function attempt(build: () => Promise<Build>): Promise<Build> {
  try {
    return await build();
  } catch (error) {
    return { problems: [describeFailure(error)], made: undefined };
  }
}

function describeFailure(error: unknown): Problem {
  return {
    code: 'dev/failed',
    level: 'error',
    message: `The site could not be made: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'Save any file to try again. If it stays, stop liner dev and run liner build --verbose.',
  };
}
