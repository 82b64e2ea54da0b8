/** Describes the files that an import has written: for its page, and as a step of the history. */
import { join } from 'node:path';
import { hashFile, readBytes } from '../app/site-files/disk.ts';
import type { FileRecord } from '../app/site-files/record.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import { type FileStep, snapshotOf } from './history.ts';
import { describeProblems } from './import-plan.ts';
import type { ImportWritten } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** Steps of its files, except for those that could not be written, and the list of keys, which other steps renew without an entry here. */
export function stepsOf({ content, assets, allows }: Workspace, records: readonly FileRecord[]): FileStep[] {
  return records.flatMap(({ folder, path, before, after }): FileStep[] => {
    const file = join(folder === 'content' ? content : assets, path);
    if (hashFile(file) !== after) return [];
    if (folder === 'assets') return [{ file, before: undefined, after: { hash: after } }];
    const bytes = allows(path) ? readBytes(file) : undefined;
    return bytes
      ? [{ file, before: before === undefined ? undefined : snapshotOf(before), after: snapshotOf(bytes) }]
      : [];
  });
}

interface Written {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly assets: readonly string[];
  readonly facts: number;
  readonly problems: readonly Problem[];
}

/** @param folders of the sources, which places leave out @param nameOf names a content file as people do */
export function describeWritten(
  { created, changed, assets, facts, problems }: Written,
  { entries }: Plan,
  folders: readonly string[],
  nameOf: (file: string) => string,
): ImportWritten {
  const files = new Set([...created, ...changed]);
  return {
    entries: entries
      .filter(({ file }) => files.has(nameOf(file)))
      .map(({ file, at, name, verdict }) => ({ file, at: [...at], title: name, isNew: verdict === 'new' })),
    ...{ facts, assets: assets.length },
    problems: describeProblems(problems, folders),
  };
}
