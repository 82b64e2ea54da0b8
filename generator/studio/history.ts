/** Everything that was done since the studio was started, and how to take it back: one list for all of it. */
import type { Notice } from '../app/publish-notices.ts';
import { hashOf } from '../app/site-files/disk.ts';
import type { Draft } from './drafts.ts';
import type { HistoryInfo } from './protocol/index.ts';

/** The content of a file at a moment: in memory, or as a copy elsewhere. */
export interface Snapshot {
  hash: string;
  bytes?: Uint8Array;
  /** The path of the copy. */
  copy?: string;
}

/** The content of a text file for the history. */
export function snapshotOf(content: string | Uint8Array): Snapshot {
  const bytes = Buffer.from(content);
  return { hash: hashOf(bytes), bytes };
}

/** A file before and after; undefined where there was none. */
export interface FileStep {
  /** An absolute path. */
  file: string;
  before: Snapshot | undefined;
  after: Snapshot | undefined;
  /** True if its content continues under another name, so that no copy goes to the bin. */
  isMoved?: boolean;
  /** Permissions of the file when it is created. */
  mode?: number;
}

export interface DraftStep {
  /** Path in the content folder. */
  path: string;
  before: Draft | undefined;
  after: Draft | undefined;
}

export interface Step {
  /** `Save releases/new-song.md`. */
  label: Notice;
  files: FileStep[];
  drafts: DraftStep[];
  /** Place of a step that can merge with the next: the letters of a word. */
  place?: string | undefined;
  /** True if it may merge with the step before, if that is of the same place. */
  continues?: boolean | undefined;
}

export interface History {
  add(step: Step): void;
  /** The step to take back, or to do again. */
  peek(direction: Direction): Step | undefined;
  /** Returns the first of the latest consecutive steps of this place. */
  firstOf(place: string): Step | undefined;
  /** Moves the step over; `done` is the same step with the snapshots of now. */
  take(direction: Direction, done: Step): void;
  /** Drops what can no longer be taken back, as somebody else has changed a file. */
  forget(concerns: (step: Step) => boolean): void;
  describe(): HistoryInfo;
}

export type Direction = 'undo' | 'redo';

/** Steps that are kept. */
const LONGEST = 500;

export function openHistory(): History {
  const past: Step[] = [];
  const future: Step[] = [];
  const listOf = (direction: Direction) => (direction === 'undo' ? past : future);
  return {
    add(step) {
      const before = past.at(-1);
      const isSame = step.place !== undefined && before?.place === step.place;
      // After an undo, something new begins.
      if (step.continues && isSame && future.length === 0) past.splice(-1, 1, join(before, step));
      else past.push(step);
      if (past.length > LONGEST) past.shift();
      future.length = 0;
    },
    peek: (direction) => listOf(direction).at(-1),
    firstOf: (place) => past[past.findLastIndex((step) => step.place !== place) + 1],
    take(direction, done) {
      listOf(direction).pop();
      listOf(direction === 'undo' ? 'redo' : 'undo').push(done);
    },
    forget(concerns) {
      for (const list of [past, future]) {
        // Older ones as well: what they would bring back is older than what somebody else has written.
        list.splice(0, list.findLastIndex(concerns) + 1);
      }
    },
    describe: () => ({ undo: past.at(-1)?.label, redo: future.at(-1)?.label }),
  };
}

/** Both as one step; the earlier state of what both concern is that of the first. */
function join(first: Step, second: Step): Step {
  const paths = new Map(first.drafts.map((each) => [each.path, each.before]));
  return {
    ...second,
    drafts: second.drafts.map((each) =>
      paths.has(each.path) ? { ...each, before: paths.get(each.path) } : each,
    ),
  };
}
