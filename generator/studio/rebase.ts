/** A draft and the file that it was made of, which may have changed since. */

import { readFileText } from '../app/site-files/written.ts';
import type { Draft } from './drafts.ts';
import { findConflicts, type ThreeFiles } from './merge.ts';
import type { Conflict, FileChange } from './protocol/index.ts';
import { value } from './protocol/requests.ts';
import type { DiskFile, Workspace } from './workspace.ts';

/** The draft of the file as it is now; none if both are the same. */
type Rebased = { draft: Draft | undefined } | { conflicts: [Conflict, ...Conflict[]] };

/** Makes the changes of a draft once more to the file as it is on disk, unless both have changed the same places. */
export function rebase({ apply }: Pick<Workspace, 'apply'>, draft: Draft, disk: DiskFile): Rebased {
  if (draft.base === disk.hash) return { draft };
  if (draft.text === disk.text) return { draft: undefined };
  const { path, changes } = draft;
  if (!changes || disk.isMissing) return { conflicts: [conflictOfFile(draft, disk)] };
  const [first, ...rest] = findConflicts(readThree(draft, disk), changes);
  if (first) return { conflicts: [first, ...rest] };
  const edited = apply(path, disk.text, changes);
  if ('refusal' in edited) return { conflicts: [conflictOfFile(draft, disk)] };
  return { draft: moveDraft(draft, disk, edited.text, changes) };
}

/** The draft after a choice for each of its conflicts; undefined if there are more of them, or fewer. */
export function resolve(
  { apply }: Pick<Workspace, 'apply'>,
  draft: Draft,
  disk: DiskFile,
  conflicts: readonly Conflict[],
  take: readonly ('mine' | 'theirs')[],
): { draft: Draft | undefined } | undefined {
  const { path, changes } = draft;
  if (take.length !== conflicts.length) return undefined;
  if (conflicts.some(({ part }) => part === 'file'))
    return { draft: take[0] === 'mine' ? moveDraft(draft, disk, draft.text, undefined) : undefined };
  // A change that is not wanted is left out; the others are of other places.
  const dropped = conflicts.filter((_, index) => take[index] === 'theirs');
  const kept = changes?.filter((change) => !dropped.some((conflict) => isWithin(change, conflict))) ?? [];
  const lists = conflicts.flatMap((conflict, index) => (take[index] === 'mine' ? setWhole(conflict) : []));
  const others = kept.filter((change) => !conflicts.some((conflict) => isWithin(change, conflict)));
  const all = [...others, ...lists];
  const edited = apply(path, disk.text, all);
  if ('refusal' in edited) return undefined;
  return { draft: edited.text === disk.text ? undefined : moveDraft(draft, disk, edited.text, all) };
}

/** The value of a conflict as it is in the draft. */
function setWhole({ field, part, mine }: Conflict): FileChange[] {
  if (part === 'body') return [{ body: String(mine ?? '') }];
  if (!field) return [];
  if (mine === undefined) return [{ path: field, change: { kind: 'remove' } }];
  const { data } = value.safeParse(mine);
  return data === undefined ? [] : [{ path: field, change: { kind: 'set', value: data } }];
}

/** Returns true if a change is within the place of a conflict. */
function isWithin(change: FileChange, { part, field }: Conflict): boolean {
  if (!('path' in change)) return part === 'body';
  return field?.every((step, index) => change.path[index] === step) ?? false;
}

function readThree({ path, before, text }: Draft, disk: DiskFile): ThreeFiles {
  return {
    file: path,
    before: readFileText(path, before),
    mine: readFileText(path, text),
    theirs: readFileText(path, disk.text),
  };
}

function conflictOfFile({ path, before, text }: Draft, disk: DiskFile): Conflict {
  return {
    file: path,
    part: 'file',
    before,
    mine: text,
    theirs: disk.isMissing ? undefined : disk.text,
  };
}

function moveDraft(draft: Draft, disk: DiskFile, text: string, changes: FileChange[] | undefined): Draft {
  return { ...draft, base: disk.hash, before: disk.text, text, changes };
}
