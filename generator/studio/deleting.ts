/** Delete: a file and its translations go to the bin, from where `undo` brings them back. */
import { kindOf } from '../app/list/grammar.ts';
import { hashOf, nameIn, readBytes } from '../app/site-files/disk.ts';
import type { FileStep } from './history.ts';
import { listVersions } from './neighbours.ts';
import { type Outcome, refuse } from './outcome.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** @returns the files that are gone */
export function deleteEntry(workspace: Workspace, path: string): Outcome<string[]> {
  const { root, locate, bin, drafts, written, history } = workspace;
  if (!workspace.allows(path) || !readBytes(locate(path)))
    return refuse(404, sentence('file-missing', { path }));
  if (kindOf(path)?.kind === 'site') return refuse(422, sentence('settings-needed', {}));
  const versions = listVersions(workspace, path).filter(workspace.allows);
  const files: FileStep[] = [];
  for (const each of versions) {
    const bytes = readBytes(locate(each));
    if (!bytes) continue;
    written.set(each, '');
    const copy = bin.take(locate(each), nameIn(root, locate(each)));
    files.push({ file: locate(each), before: { hash: hashOf(bytes), copy }, after: undefined });
  }
  const gone = versions.flatMap((each) => drafts.get(each) ?? []);
  for (const each of gone) drafts.set(each.path, undefined);
  const steps = gone.map((each) => ({ path: each.path, before: each, after: undefined }));
  history.add({ label: sentence('step-delete', { path }), files, drafts: steps });
  return { value: versions };
}
