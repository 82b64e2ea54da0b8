/** `liner import --undo`: the files of the last import become what they were, unless somebody has changed them since. */
import { rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere, isSystemError } from '../../../engine/lib/files.ts';
import { REFERENCE_FILE } from '../../reference/index.ts';
import {
  hashFile,
  hashOf,
  nameIn,
  removeFile,
  removeStaging,
  replaceContent,
} from '../../site-files/disk.ts';
import { isAllowedPath, leadsOut } from '../../site-files/places.ts';
import { type FileRecord, findRecord, markUndone, type SiteFolders } from './record.ts';

export interface Undone {
  /** `2026-11-26`. */
  day: string;
  /** Files that are what they were, and new ones that are gone, as people name them: `content/releases/new-song.md`. */
  restored: string[];
  removed: string[];
  /** Files that somebody has changed since: they are left as they are. */
  left: string[];
  /** The file of the import, as people name it. */
  record: string;
}

/** @returns undefined if there is nothing to take back */
export function undoImport(folders: SiteFolders): Undone | undefined {
  const { root } = folders;
  // Of an import that was killed before it had a record.
  for (const folder of [folders.content, folders.assets]) removeStaging(folder);
  const found = findRecord(root);
  if (!found) return undefined;
  const { file, record } = found;
  const undone: Undone = { day: record.day, restored: [], removed: [], left: [], record: nameIn(root, file) };
  // Recordings are named by files: first those go.
  for (const each of record.files.toReversed()) {
    const name = nameIn(root, join(folders[each.folder], each.path));
    const outcome = takeBack(folders, each);
    if (outcome) undone[outcome].push(name);
  }
  for (const { folder, path } of record.folders.toReversed()) removeEmpty(join(folders[folder], path));
  // What is left can be taken back when it is what it was.
  if (undone.left.length === 0) markUndone(file, record);
  return undone;
}

/** @returns undefined if there is nothing to do: it was never written, or has been taken back before */
function takeBack(
  folders: SiteFolders,
  { folder, path, before, after }: FileRecord,
): 'restored' | 'removed' | 'left' | undefined {
  const base = folders[folder];
  const file = join(base, path);
  // A record may come from somebody else, together with the site.
  if (folder === 'content' && path !== REFERENCE_FILE ? !isAllowedPath(path, base) : leadsOut(file, base))
    return 'left';
  const now = hashFile(file);
  if (now === (before === undefined ? undefined : hashOf(before))) return undefined;
  if (now !== after) return 'left';
  if (before === undefined) {
    removeFile(file);
    return 'removed';
  }
  replaceContent(file, before);
  return 'restored';
}

function removeEmpty(folder: string): void {
  try {
    ifThere(() => rmdirSync(folder));
  } catch (error) {
    if (!isSystemError(error) || !['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
}
