/** Files of sources: what is given on the command line, folders with all that is in them. */
import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, resolve, sep } from 'node:path';
import {
  ifThere,
  isForbidden,
  isLitter,
  isReadable,
  isSystemError,
  walkFolder,
} from '../../engine/lib/files.ts';
import { markOf } from './charset.ts';

export interface SourceFile {
  readonly path: string;
  /** Name for messages, with forward slashes: the source as it was given, and the path in it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A file and its beginning. */
export interface Opening extends SourceFile {
  /** The end of its name in lower case, without the dot: `mp3`. */
  readonly ending: string;
  /** The first bytes as text; other charsets than UTF-8 and UTF-16 give wrong letters beyond ASCII. */
  readonly head: string;
}

/** Bytes of `head`. */
const HEAD = 8192;

/** Files at most: beyond it, the folder is hardly the one that was meant. */
export const MOST_FILES = 50_000;

/** A file or folder of a source that cannot be read, and why. */
interface Refused {
  readonly path: string;
  readonly name: string;
  /** The end of a sentence. */
  readonly reason: string;
}

const FORBIDDEN = 'you have no permission to read it.';

/** Explains why the system does not give out a file; undefined for an error of another kind. */
export function explainUnreadable(error: unknown): string | undefined {
  if (isForbidden(error)) return FORBIDDEN;
  return isSystemError(error) ? UNREADABLE[error.code] : undefined;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'it is gone.',
  EISDIR: 'it is a folder.',
  EIO: 'its disk is damaged, or is no longer connected.',
};

/**
 * Lists the files of a source that can be read.
 * @param onRefused receives those that cannot
 * @param most files of a folder; of a larger one, more than that are listed, and none is looked at
 * @returns undefined if there is nothing at the path
 */
export function listSource(
  given: string,
  onRefused: (refused: Refused) => void = () => {},
  most = MOST_FILES,
): SourceFile[] | undefined {
  const path = resolve(given);
  const found = ifThere(() => statSync(path));
  if (!found) return undefined;
  const list = (file: string, name: string, isGiven = false): SourceFile[] => {
    const { size, isFile } = statOf(file);
    const reason = isFile ? FORBIDDEN : 'it is neither a file nor a folder.';
    if (isFile && isReadable(file)) return [{ path: file, name, size }];
    // Links in folders that lead nowhere are missing; folders behind links are not walked.
    if (isFile || isGiven) onRefused({ path: file, name, reason });
    return [];
  };
  if (!found.isDirectory()) return list(path, given, true);
  const nameOf = (each: string) => [given.replace(/\/$/, ''), each].filter(Boolean).join('/');
  const isIgnored = (name: string) => isLitter(name) || name.startsWith('.') || name === 'node_modules';
  const onUnreadable = (each: string) =>
    onRefused({ path: join(path, each), name: nameOf(each), reason: FORBIDDEN });
  const { files } = walkFolder(path, { isIgnored, onUnreadable, most });
  if (files.size > most)
    return Array.from(files.keys(), (each) => ({ path: join(path, each), name: nameOf(each), size: 0 }));
  const isOutside = openOutside(path);
  return [...files]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([each, entry]) => {
      const file = join(path, each);
      if (!entry.isSymbolicLink() || !isOutside(file)) return list(file, nameOf(each));
      onRefused({ path: file, name: nameOf(each), reason: 'it is a link that leads out of the folder.' });
      return [];
    });
}

/** Returns true if a link leads out of a folder: what is elsewhere is somebody's own. One that leads nowhere does not. */
function openOutside(folder: string): (file: string) => boolean {
  const root = realpathSync(folder);
  return (file) => {
    const target = ifThere(() => realpathSync(file));
    return target !== undefined && !target.startsWith(root.endsWith(sep) ? root : root + sep);
  };
}

function statOf(file: string): { size: number; isFile: boolean } {
  const found = ifThere(() => statSync(file));
  return { size: found?.size ?? 0, isFile: found?.isFile() ?? false };
}

export function openingOf(file: SourceFile): Opening {
  return { ...file, ending: endingOf(file.name), head: decodeHead(readHead(file.path)) };
}

export function endingOf(name: string): string {
  return extname(basename(name)).slice(1).toLowerCase();
}

/** The last part of the name of a file or a folder. */
export function baseName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The last part of the name of a file, without its ending. */
export function stemOf(name: string): string {
  return baseName(name).replace(/\.[^.]*$/, '');
}

/** The folder of a file as messages name it; empty if it has none. */
export function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

function readHead(path: string): Buffer {
  const opened = ifThere(() => openSync(path, 'r'));
  if (opened === undefined) return Buffer.alloc(0);
  try {
    const bytes = Buffer.alloc(HEAD);
    return bytes.subarray(0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

function decodeHead(bytes: Buffer): string {
  return new TextDecoder(markOf(bytes) ?? 'utf-8').decode(bytes);
}
