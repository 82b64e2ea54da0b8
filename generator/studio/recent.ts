/** The files that were edited last. */

import { statSync } from 'node:fs';
import type { SourceFile } from '../engine/content/types.ts';
import { ifThere } from '../engine/lib/files.ts';
import { compare } from '../engine/lib/text.ts';
import type { RecentAnswer } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** Number of files for which the first screen has room. */
const SHOWN = 8;

/** The newest first, by what has not been saved or else by the time of the file. */
export function describeRecent(
  { locate, drafts }: Pick<Workspace, 'locate' | 'drafts'>,
  sources: readonly SourceFile[],
): RecentAnswer {
  const changed = new Map(drafts.list().map((draft) => [draft.path, draft.changed]));
  const files = sources
    .filter(({ language }) => language === undefined)
    .flatMap(({ path }) => {
      const edited = changed.get(path) ?? ifThere(() => statSync(locate(path)).mtime.toISOString());
      return edited === undefined ? [] : [{ file: path, edited }];
    });
  return { files: files.toSorted((one, other) => compare(other.edited, one.edited)).slice(0, SHOWN) };
}
