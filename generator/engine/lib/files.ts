/** Folders and files on disk. A file that vanishes between being listed and being read is missing, not an error. */
import { closeSync, type Dirent, lstatSync, openSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join, sep } from 'node:path';

interface Walk {
  /** Returns true for names of files and folders to pass over. */
  isIgnored?(name: string): boolean;
  /** Receives each folder that may not be read; without it, the error is thrown. */
  onUnreadable?(path: string): void;
  /** Ends the walk when there are more files. */
  most?: number;
}

/** Files, links and folders below a folder, relative to it with forward slashes; links are not followed. */
interface Tree {
  files: Map<string, Dirent>;
  /** Outer ones first. */
  folders: string[];
}

/** Lists a folder and all folders in it; one that is missing is empty. */
export function walkFolder(
  folder: string,
  { isIgnored, onUnreadable, most = Number.POSITIVE_INFINITY }: Walk = {},
): Tree {
  const tree: Tree = { files: new Map(), folders: [] };
  const list = (path: string) => {
    try {
      return readdirSync(join(folder, path), { withFileTypes: true });
    } catch (error) {
      if (!onUnreadable || !isForbidden(error)) return ignoreMissing(error);
      onUnreadable(path);
      return undefined;
    }
  };
  const waiting = [''];
  for (let next = waiting.pop(); next !== undefined && tree.files.size <= most; next = waiting.pop()) {
    if (next !== '') tree.folders.push(next);
    for (const entry of list(next) ?? []) {
      if (isIgnored?.(entry.name)) continue;
      const path = next === '' ? entry.name : `${next}/${entry.name}`;
      if (entry.isDirectory()) waiting.push(path);
      else tree.files.set(path, entry);
    }
  }
  return tree;
}

/** Files and links below a folder, sorted by code unit. A folder that is missing or may not be read is empty. */
export function listFiles(folder: string): string[] {
  return listPaths(folder, () => {});
}

function listPaths(folder: string, onUnreadable: (path: string) => void): string[] {
  return [...walkFolder(folder, { onUnreadable }).files.keys()].sort();
}

/** Files and folders below a folder that may not be read; `.` is the folder itself. @param read files that have been read just now */
export function listUnreadable(folder: string, read: ReadonlySet<string> = new Set()): string[] {
  const closed: string[] = [];
  const open = listPaths(folder, (path) => closed.push(path || '.'));
  return [...closed, ...open.filter((file) => !read.has(file) && !isReadable(join(folder, file)))].sort();
}

/**
 * Returns true if a file may be read: by opening it, as permissions are not reliable on every disk. Folders and missing files count as
 * readable.
 */
export function isReadable(path: string): boolean {
  try {
    if (statSync(path).isFile()) closeSync(openSync(path, 'r'));
    return true;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    // A broken link is another problem.
    return !isForbidden(error);
  }
}

/** Files and folders that computers and office programs leave in folders that are opened, and beside files on disks of other systems. */
const LITTER =
  /^(?:\.DS_Store|\._.*|\.Apple(?:Double|DB|Desktop)|__MACOSX|Icon\r|(?:eh)?Thumbs(?:_vista)?\.db|desktop\.ini|~\$.*|@eaDir|#recycle|\.directory|\.Spotlight-V100|\.Trash(?:es|-\d+)|\.fseventsd|\.TemporaryItems|\$RECYCLE\.BIN|System Volume Information|\.localized|\.apdisk|\.com\.apple\..*|Network Trash Folder|lost\+found|\.dropbox(?:\..*)?|\.sync|\.st(?:folder|ignore|versions)|\.obsidian|\.idea|\.vscode|.*[:.]Zone\.Identifier|.*\.lnk)$/i;

export function isLitter(name: string): boolean {
  return LITTER.test(name);
}

/** Incomplete files, copies that editors keep beside others, version control and packages. */
const UNFINISHED =
  /(?:~|\.(?:part|partial|crdownload|download|opdownload|sw[a-p]|kate-swp|tmp|icloud|bak|orig|old|rej|save))$|^(?:node_modules|\.#.*|#.*#|\.~lock\..*|4913|\.git\w*|\.hg|\.svn|\.(?:nfs|fuse_hidden|goutputstream).*)$/i;

/** Returns true if a path, or a part of it, is nothing that a person has put there to be published. */
export function isJunk(path: string): boolean {
  return path.split('/').some((name) => isLitter(name) || UNFINISHED.test(name));
}

export interface Folder {
  /** Result of `listFiles`, without files that computers leave behind. */
  files: readonly string[];
  locate(file: string): Located;
}

/** `missing`: no such file, or no plain file. `outside`: a link that leads out of the folder. */
type Located = { path: string; bytes: number } | 'missing' | 'outside';

/** A folder whose files are named by people. @param folder need not exist */
export function openFolder(folder: string): Folder {
  const root = ifThere(() => realpathSync(folder));
  const files = listFiles(folder).filter((file) => !isJunk(file));
  // Computers differ in how they write é; content and disk must not.
  const spellings = new Map(files.map((file) => [file.normalize(), file]));
  const lowerCase = new Set(files.map((file) => file.normalize().toLowerCase()));
  return {
    files,
    locate(file) {
      const name = file.normalize();
      const listed = spellings.get(name);
      // Some disks ignore case, hosts never do: a name is right everywhere or nowhere.
      if (!listed && lowerCase.has(name.toLowerCase())) return 'missing';
      if (root === undefined) return 'missing';
      return ifThere(() => locateInside(root, listed ?? file)) ?? 'missing';
    },
  };
}

/** A file below a folder of packages, which is too large to be listed. */
export function locateInstalled(folder: string, file: string): Located {
  return ifThere(() => locateInside(realpathSync(folder), file)) ?? 'missing';
}

/** @param root without links */
function locateInside(root: string, file: string): Located {
  if (file.includes('\0')) return 'missing';
  const path = realpathSync(join(root, file));
  if (!path.startsWith(root + sep)) return 'outside';
  const stat = statSync(path);
  return stat.isFile() ? { path, bytes: stat.size } : 'missing';
}

/** The first bytes of a file. */
export async function readHead(path: string, bytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns true if there is a file that can be read to its end: a link may lead to a device, and a pipe waits for somebody. */
export function isPlainFile(path: string): boolean {
  return ifThere(() => lstatSync(path))?.isFile() ?? false;
}

/** Returns true if an error is one of the operating system, with its code. */
export function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

/** Returns the result of the work; undefined if a file or folder is missing. */
export function ifThere<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return ignoreMissing(error);
  }
}

/** Returns true if an error means that a file may not be read. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

/** Returns undefined for an error that means that a file or folder is missing. @throws any other */
export function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return undefined;
  throw error;
}

/** Bytes from `at` on; fewer than `length` at the end of the file. */
export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
