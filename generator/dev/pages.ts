/** The site that is served now, and what is wrong with the one that should be. */
import type { Build } from '../build.ts';
import { compareProblems, formatPosition, isError, type Problem } from '../problems/index.ts';
import type { Memory } from './renderer.ts';
import { isPage, type Snapshot, takeSnapshot } from './snapshot.ts';
import type { PageState, ShownProblem } from './state.ts';

export interface Pages {
  /** Settles after the first build. */
  ready: Promise<void>;
  /** Undefined while no build has succeeded. */
  readonly snapshot: Snapshot | undefined;
  /** Takes a build over: where it failed, the site before it stays. */
  take(build: Build): void;
  /** How the page at an address should be. */
  describe(address: string): Promise<PageState>;
}

/** @param onFailure is told of templates that fail, once for each page */
export function openPages(onFailure: (problem: Problem) => void): Pages {
  const memory: Memory = new Map();
  let snapshot: Snapshot | undefined;
  let errors: Problem[] = [];
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });

  return {
    ready,
    get snapshot() {
      return snapshot;
    },
    take({ made, problems }) {
      errors = problems.filter(isError).sort(compareProblems);
      if (made) snapshot = takeSnapshot(made, memory, onFailure);
      open();
    },
    async describe(address) {
      const outcome = await renderAt(snapshot, address);
      const found =
        errors.length > 0 ? errors : [outcome?.problem].filter((problem) => problem !== undefined);
      return {
        page: outcome?.problem ? undefined : outcome?.rendered?.digest,
        styles: snapshot?.styles ?? '',
        problems: found.map(showProblem),
        drafts: snapshot?.drafts(address) ?? [],
      };
    },
  };
}

async function renderAt(snapshot: Snapshot | undefined, address: string) {
  const found = snapshot?.find(address);
  if (found?.kind !== 'file' || !isPage(found.artifact.path)) return undefined;
  return snapshot?.renderer.render(found.artifact);
}

function showProblem({ message, hint = '', at, frame = '' }: Problem): ShownProblem {
  return { message, hint, frame, place: at ? formatPosition(at) : '' };
}
