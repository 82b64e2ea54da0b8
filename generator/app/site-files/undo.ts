/** `--undo` of `liner import` and `liner check`: the files of the last import or fix become what they were, unless somebody has changed them since. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { editAll } from '../../engine/edit/index.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import { REFERENCE_FILE } from '../reference/index.ts';
import { hashFile, hashOf, nameIn, readBytes, removeFile, removeStaging, replaceContent } from './disk.ts';
import { removeEmpty } from './folders.ts';
import { isAllowedPath, isFolderIn, leadsOut } from './places.ts';
import { changeRecord, type FileRecord, findRecord, type SiteFolders } from './record.ts';
import { decodeExactly, readFileText } from './written.ts';

export interface Undone {
  /** `2026-11-26`. */
  day: string;
  by: 'import' | 'fix';
  /** Files that are what they were, and new ones that are gone, as people name them: `content/releases/new-song.md`. */
  restored: string[];
  removed: string[];
  /** Lists that somebody has changed since, and that have lost the shows of the import alone. */
  cleared: string[];
  /** Files that somebody has changed since: they are left as they are. */
  left: string[];
  /** The record of it, as people name the file. */
  record: string;
}

/** @returns undefined if there is nothing to take back */
export function undoLast(folders: SiteFolders): Undone | undefined {
  const { root } = folders;
  // Of one that was killed before it had a record.
  for (const folder of [folders.content, folders.assets]) removeStaging(folder);
  const found = findRecord(root);
  if (!found) return undefined;
  const { file, record } = found;
  const undone: Undone = {
    day: record.day,
    by: record.by ?? 'import',
    restored: [],
    removed: [],
    cleared: [],
    left: [],
    record: nameIn(root, file),
  };
  // Recordings are named by files: first those go.
  const files = record.files.toReversed().map((each) => {
    const name = nameIn(root, join(folders[each.folder], each.path));
    const outcome = takeBack(folders, each);
    const cleared = outcome === 'left' ? clear(folders, each) : undefined;
    if (outcome) undone[cleared ? 'cleared' : outcome].push(name);
    return cleared ?? each;
  });
  for (const { folder, path } of record.folders.toReversed()) {
    const made = join(folders[folder], path);
    if (isFolderIn(made, folders[folder])) removeEmpty(made);
  }
  // What is left can be taken back when it is what it was.
  changeRecord(file, { ...record, files: files.toReversed(), isUndone: undone.left.length === 0 });
  return undone;
}

/** @returns undefined if there is nothing to do: it was never written, or has been taken back before */
function takeBack(
  folders: SiteFolders,
  { folder, path, before, after }: FileRecord,
): 'restored' | 'removed' | 'left' | undefined {
  const base = folders[folder];
  const file = join(base, path);
  // Its folder may be gone as well.
  if (before === undefined && !existsSync(file)) return undefined;
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
  return replaceContent(file, before, after) ? 'restored' : 'left';
}

/** @returns the record of what is left to take back of a list of shows; undefined if it has to be left as it is */
function clear({ content }: SiteFolders, record: FileRecord): FileRecord | undefined {
  if (record.folder !== 'content' || !isAllowedPath(record.path, content)) return undefined;
  const file = join(content, record.path);
  const bytes = readBytes(file);
  if (!bytes) return undefined;
  const now = decodeExactly(bytes);
  const text = now === undefined ? undefined : withoutShows(record, now);
  if (text === undefined || !replaceContent(file, text, hashOf(bytes))) return undefined;
  return { folder: record.folder, path: record.path, before: text, after: hashOf(text) };
}

/** Removes the shows of the import from a list. @returns undefined if one of them has changed, or the import has changed more than that */
function withoutShows({ path, before, text }: FileRecord, now: string): string | undefined {
  if (text === undefined) return undefined;
  const [first, made, current] = [before ?? '', text, now].map((each) => readFileText(path, each).data);
  const [known, all] = [listIn(first, 'events'), listIn(made, 'events')];
  const isOnlyAdded =
    isDeepStrictEqual(all.slice(0, known.length), known) &&
    (before === undefined || isDeepStrictEqual(withoutList(first), withoutList(made)));
  const shows = listIn(current, 'events');
  const places = all
    .slice(known.length)
    .map((show) => shows.findIndex((each) => isDeepStrictEqual(each, show)));
  if (!isOnlyAdded || places.includes(-1) || new Set(places).size < places.length) return undefined;
  // From the last on: the places of the others stay theirs.
  const edits = places
    .toSorted((one, other) => other - one)
    .map((place) => ({ path: ['events', place], change: { kind: 'remove' } as const }));
  const edited = editAll('yaml', now, edits);
  return edited.ok ? edited.text : undefined;
}

function listIn(data: unknown, key: string): readonly unknown[] {
  const value = fieldOf(data, key);
  return Array.isArray(value) ? value : [];
}

function withoutList(data: unknown): object {
  return { ...(isRecord(data) ? data : {}), events: undefined };
}
