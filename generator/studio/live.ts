/** Between the studio and the preview: drafts go into builds, and what comes of them is passed on. */
import { problemsOf } from './describe.ts';
import { followDisk, forgetPath } from './editing.ts';
import type { Built, Latest } from './latest.ts';
import { openOverlay, type Read } from './overlay.ts';
import { prefixOf } from './problems.ts';
import type { Workspace } from './workspace.ts';

export interface Live {
  /** The content as the next build is to see it. */
  overlay(read: Read): Read;
  /** Called after each build. */
  take(read: Read, build: Built): void;
  /** Undefined before the first build. */
  latest(): Latest | undefined;
}

/** @param onChange receives files that others have changed, or that have other problems; `isShown` after a build that the preview shows */
export function openLive(
  workspace: Workspace,
  onChange: (files: readonly string[], isShown: boolean) => void,
): Live {
  const cover = openOverlay(workspace.drafts);
  let texts: ReadonlyMap<string, string> | undefined;
  let latest: Latest | undefined;
  let problems = new Map<string, string>();
  return {
    overlay(read) {
      const now = new Map(read.sources.map(({ path, text }) => [path, text]));
      const changed = texts ? listChanged(texts, now).filter((path) => isForeign(workspace, path)) : [];
      texts = now;
      for (const path of changed) {
        forgetPath(workspace, path);
        followDisk(workspace, path);
      }
      // Not only with the next build: none is made if the draft of the file stays as it is.
      if (changed.length > 0) onChange(changed, false);
      return cover(read);
    },
    take({ sources }, build) {
      latest = { sources, build, shown: build.made ?? build.shown ?? latest?.shown };
      const now = groupProblems(workspace, build);
      const files = listChanged(problems, now).filter((path) => path !== '');
      problems = now;
      onChange(files, (build.made ?? build.shown) !== undefined);
    },
    latest: () => latest,
  };
}

/** Returns true if others have written the current content of a file. */
function isForeign({ read, written }: Workspace, path: string): boolean {
  const disk = read(path);
  return written.get(path) !== (disk?.isMissing ? '' : disk?.hash);
}

function listChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

/** The problems of each file, to be compared. Those of no file are under an empty name. */
function groupProblems(workspace: Workspace, build: Built): Map<string, string> {
  const prefix = prefixOf(workspace);
  const groups = new Map<string, string>();
  for (const { code, message, at } of problemsOf(build)) {
    const file = at?.file.startsWith(prefix) ? at.file.slice(prefix.length) : '';
    groups.set(file, `${groups.get(file) ?? ''}\n${JSON.stringify([code, message, at])}`);
  }
  return groups;
}
