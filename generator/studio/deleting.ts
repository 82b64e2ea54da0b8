/** Delete: a file and its translations go to the bin, from where `undo` brings them back. */
import { kindOf } from '../app/list/grammar.ts';
import { hashFile, readBytes } from '../app/site-files/disk.ts';
import type { FileStep } from './history.ts';
import { carryOut } from './journal.ts';
import { listVersions } from './neighbours.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

export function deleteEntry(workspace: Workspace, path: string): Outcome<ChangedAnswer> {
  const { locate, drafts } = workspace;
  if (!workspace.allows(path) || !readBytes(locate(path)))
    return refuse(404, sentence('file-missing', { path }));
  if (kindOf(path)?.kind === 'site') return refuse(422, sentence('settings-needed', {}));
  const versions = listVersions(workspace, path).filter(workspace.allows);
  const files = versions.flatMap((each): FileStep[] => {
    const hash = hashFile(locate(each));
    return hash === undefined ? [] : [{ file: locate(each), before: { hash }, after: undefined }];
  });
  const gone = versions.flatMap((each) => drafts.get(each) ?? []);
  const steps = gone.map((each) => ({ path: each.path, before: each, after: undefined }));
  carryOut(workspace, { label: sentence('step-delete', { path }), files, drafts: steps });
  return changed(versions, sentence('deleted', { path }));
}
