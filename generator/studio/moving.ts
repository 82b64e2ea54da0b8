/** Content files under other names, or with other words, on the disk and in their drafts at once. */

import { statSync } from 'node:fs';
import { hashOf, readBytes } from '../app/site-files/disk.ts';
import type { Draft } from './drafts.ts';
import { followDisk } from './editing.ts';
import { type DraftStep, type FileStep, snapshotOf } from './history.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { FileChange } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

export interface Move {
  from: string;
  to: string;
  /** The absolute path before. */
  file: string;
  /** The bytes before, and the text after. */
  bytes: Uint8Array;
  text: string;
  before: Draft | undefined;
  after: Draft | undefined;
}

/** @param list the changes of a text of the file, that on the disk or the draft */
export function moveText(
  workspace: Workspace,
  from: string,
  to: string,
  list: (text: string) => FileChange[],
): Outcome<Move> {
  const read = followDisk(workspace, from);
  if ('refused' in read) return read;
  const { disk, draft, conflicts } = read.value;
  if (conflicts) return refuse(409, sentence('conflict-of-file', { path: from }), { conflicts });
  const changes = list(read.value.text);
  const text = workspace.apply(from, disk.text, list(disk.text));
  const drafted = workspace.apply(from, read.value.text, changes);
  if ('refusal' in text) return refuse(422, text.refusal);
  if ('refusal' in drafted) return refuse(422, drafted.refusal);
  const file = workspace.locate(from);
  const bytes = readBytes(file);
  if (!bytes) return refuse(404, sentence('file-missing', { path: from }));
  const after = draft && {
    ...{ ...draft, path: to, base: hashOf(text.text), before: text.text, text: drafted.text },
    // Made once more to a file that has changed, they point to the new name as well.
    changes: draft.changes && [...draft.changes, ...changes],
  };
  return { value: { from, to, file, bytes, text: text.text, before: draft, after } };
}

export function listDraftSteps({ from, to, before, after }: Move): DraftStep[] {
  if (!before) return [];
  if (from === to) return [{ path: from, before, after }];
  return [
    { path: from, before, after: undefined },
    ...(after ? [{ path: to, before: undefined, after }] : []),
  ];
}

/** The step of the file under its new name, or the end of the one under the old name. */
export function stepsOf({ locate }: Workspace, side: 'from' | 'to') {
  return ({ file, from, to, bytes, text }: Move): FileStep => {
    const { mode } = statSync(file);
    const before = snapshotOf(bytes);
    if (from === to) return { file, before, after: snapshotOf(text) };
    return side === 'to'
      ? { file: locate(to), before: undefined, after: snapshotOf(text), mode }
      : { file, before, after: undefined, isMoved: true, mode };
  };
}
