/** Duplicate: a copy of an entry with another title and address, as a draft that visitors do not see yet. */
import { dirname } from 'node:path';
import { kindOf, rowOf } from '../app/list/grammar.ts';
import { jsonSchemaOf } from '../app/reference/json-schema.ts';
import { chooseSlug } from '../app/scaffold/entry.ts';
import { listTaken } from '../app/scaffold/taken.ts';
import { readFileText } from '../app/site-files/written.ts';
import type { Collection } from '../engine/content/grammar.ts';
import { isReserved } from '../site/routes.ts';
import { readCurrent } from './editing.ts';
import { snapshotOf } from './history.ts';
import { carryOut } from './journal.ts';
import { findCollection, listVersions } from './neighbours.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import { listIdentity } from './protocol/identity.ts';
import type { ChangedAnswer, FieldPath, FileChange } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** Makes the copy of a file and of its translations as they are edited. */
export function duplicateEntry(workspace: Workspace, path: string, title: string): Outcome<ChangedAnswer> {
  const found = kindOf(path);
  const kind = found && findCollection(found);
  if (!found || !kind) return refuse(422, sentence('only-one', { path }));
  const slug = chooseName(workspace, kind, title);
  const copies: { to: string; text: string }[] = [];
  for (const from of listVersions(workspace, path)) {
    const copy = copyText(workspace, from, from === path ? describeCopy(kind, title) : []);
    if ('refused' in copy) return copy;
    const folder = dirname(from);
    copies.push({ to: `${folder}/${slug}${from.slice(`${folder}/${found.slug}`.length)}`, text: copy.value });
  }
  const unwritable = copies.find(({ to }) => !workspace.allows(to));
  if (unwritable) return refuse(422, sentence('file-unwritable', { path: unwritable.to }));
  const files = copies.map(({ to, text }) => ({
    file: workspace.locate(to),
    before: undefined,
    after: snapshotOf(text),
  }));
  const taken = carryOut(workspace, { label: sentence('step-duplicate', { path }), files, drafts: [] });
  if (taken !== undefined) return refuse(409, sentence('file-taken', { path: taken }));
  return changed([copies[0]?.to ?? path], sentence('duplicated', { title }));
}

function chooseName(workspace: Workspace, kind: Collection, title: string): string {
  const taken = listTaken(workspace.content, kind);
  const isTaken = (slug: string) => taken.has(slug) || (kind === 'ownPages' && isReserved(slug));
  return chooseSlug(title, rowOf(kind).newName ?? kind, isTaken, workspace.language());
}

/** Values that differ in the copy. */
function describeCopy(kind: Collection, title: string): FileChange[] {
  const isDraftable = jsonSchemaOf(kind).properties?.['draft'] !== undefined;
  return [set([rowOf(kind).title ?? 'title'], title), ...(isDraftable ? [set(['draft'], true)] : [])];
}

function copyText(workspace: Workspace, from: string, changes: readonly FileChange[]): Outcome<string> {
  const read = readCurrent(workspace, from);
  if ('refused' in read) return read;
  const { text, conflicts } = read.value;
  if (conflicts) return refuse(409, sentence('conflict-of-file', { path: from }), { conflicts });
  const { data } = readFileText(from, text);
  const removed = listIdentity(data).map((path): FileChange => ({ path, change: { kind: 'remove' } }));
  const copy = workspace.apply(from, text, [...removed, ...changes]);
  return 'refusal' in copy ? refuse(422, copy.refusal) : { value: copy.text };
}

function set(path: FieldPath, value: string | boolean): FileChange {
  return { path, change: { kind: 'set', value } };
}
