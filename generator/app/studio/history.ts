/** Everything that was done since the studio was started, and how to take it back: one list for all of it. */
import { hashOf } from './disk.ts';
import type { Draft } from './drafts.ts';
import type { HistoryInfo } from './protocol.ts';

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
}

export interface DraftStep {
  /** In the content folder. */
  path: string;
  before: Draft | undefined;
  after: Draft | undefined;
}

export interface Step {
  /** In words: `Save "New Song"`. */
  label: string;
  files: FileStep[];
  drafts: DraftStep[];
  /** Steps with the same key that follow each other at once become one: the letters of a word. */
  joins?: string | undefined;
}

export interface History {
  /** @param at in milliseconds */
  add(step: Step, at: number): void;
  /** The step to take back, or to do again. */
  peek(direction: Direction): Step | undefined;
  /** Moves the step over; `done` is the same step with the snapshots of now. */
  take(direction: Direction, done: Step): void;
  /** Drops what can no longer be taken back, as somebody else has changed a file. */
  forget(concerns: (step: Step) => boolean): void;
  describe(): HistoryInfo;
}

export type Direction = 'undo' | 'redo';

/** In milliseconds: as long as people pause within a word. */
const PAUSE = 1000;
/** Steps that are kept. */
const LONGEST = 500;

export function openHistory(): History {
  const past: Step[] = [];
  const future: Step[] = [];
  let last = Number.NEGATIVE_INFINITY;
  const listOf = (direction: Direction) => (direction === 'undo' ? past : future);
  return {
    add(step, at) {
      const before = past.at(-1);
      const isJoined = step.joins !== undefined && before?.joins === step.joins && at - last < PAUSE;
      if (isJoined && before) past.splice(-1, 1, join(before, step));
      else past.push(step);
      if (past.length > LONGEST) past.shift();
      future.length = 0;
      last = at;
    },
    peek: (direction) => listOf(direction).at(-1),
    take(direction, done) {
      listOf(direction).pop();
      listOf(direction === 'undo' ? 'redo' : 'undo').push(done);
      last = Number.NEGATIVE_INFINITY;
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
