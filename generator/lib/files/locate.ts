/** The files of the assets folder, and no other. */
import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import glob from 'fast-glob';

export interface AssetFolder {
  /** Every file and link, relative to the folder with forward slashes, sorted. */
  files: readonly string[];
  /** Where a file lies on disk; names differ in case or are links that lead out: not found. */
  locate(file: string): Located;
}

export type Located = { path: string; bytes: number } | 'missing' | 'outside';

/** @param folder need not exist */
export async function openAssets(folder: string): Promise<AssetFolder> {
  const root = findRoot(folder);
  const files = await listFiles(folder);
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
      return root === undefined ? 'missing' : locateInside(root, listed ?? file);
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const options = {
    cwd: folder,
    dot: true,
    followSymbolicLinks: false,
    onlyFiles: false,
    objectMode: true,
  } as const;
  const entries = await glob('**/*', options);
  return entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path }) => path)
    .sort();
}

function findRoot(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}

/** @param root without links */
function locateInside(root: string, file: string): Located {
  try {
    const path = realpathSync(join(root, file));
    if (!path.startsWith(root + sep)) return 'outside';
    const stat = statSync(path);
    return stat.isFile() ? { path, bytes: stat.size } : 'missing';
  } catch {
    return 'missing';
  }
}
