/** Between the studio and the preview: drafts go into builds, and what comes of them goes to the open pages. */
import type { Changes } from '../engine/lib/watch.ts';
import { type Built, countLevels, type Latest, problemsOf } from './describe.ts';
import { forgetPath, readCurrent } from './editing.ts';
import type { Events } from './events.ts';
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

export function openLive(workspace: Workspace, events: Events): Live {
  const cover = openOverlay(workspace.drafts);
  let texts: ReadonlyMap<string, string> | undefined;
  let latest: Latest | undefined;
  let shown = new Map<string, string>();
  return {
    overlay(read) {
      const now = new Map(read.sources.map(({ path, text }) => [path, text]));
      const changed = texts ? listChanged(texts, now).filter((path) => isForeign(workspace, path)) : [];
      texts = now;
      for (const path of changed) {
        forgetPath(workspace, path);
        readCurrent(workspace, path);
      }
      if (changed.length > 0) events.send({ type: 'changed', files: changed });
      return cover(read);
    },
    take({ sources }, build) {
      latest = { sources, build, shown: build.made ?? latest?.shown };
      events.send({ type: 'built', isSound: build.made !== undefined, ...countLevels(problemsOf(build)) });
      const now = groupProblems(workspace, build);
      const files = listChanged(shown, now);
      shown = now;
      if (files.length > 0) events.send({ type: 'problems', files });
    },
    latest: () => latest,
  };
}

/** Whether others have written what a file contains now. */
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

/** How a change of files is passed on to the preview. @param paths in the content folder */
export function changesOf(
  { locate }: Workspace,
  paths: readonly string[],
  change: 'edited' | 'moved',
): Changes {
  return new Map(paths.map((path) => [locate(path), change]));
}
