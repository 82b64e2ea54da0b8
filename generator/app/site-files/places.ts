/** Rules for the files that the studio may touch: those of the content folder that have a kind, wherever links lead. */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ifThere } from '../../engine/lib/files.ts';
import { kindOf } from '../list/grammar.ts';

interface PathRule {
  name: string;
  refuses(path: string, root: string): boolean;
}

const UNSAFE = /[\p{Cc}\\:]/u;

/** Each stands for a way out of the folder, or to a file that is not content. */
export const PATH_RULES: readonly PathRule[] = [
  { name: 'letters', refuses: (path) => UNSAFE.test(path) },
  { name: 'steps', refuses: (path) => path.split('/').some((step) => ['', '.', '..'].includes(step)) },
  { name: 'hidden', refuses: (path) => path.split('/').some((step) => step.startsWith('.')) },
  { name: 'kind', refuses: (path) => kindOf(path) === undefined },
  { name: 'links', refuses: (path, root) => leadsOut(join(root, path), root) },
];

/** Returns true if a content file may be read and written; it need not exist. @param path with forward slashes @param root the folder */
export function isAllowedPath(path: string, root: string, rules: readonly PathRule[] = PATH_RULES): boolean {
  return !rules.some(({ refuses }) => refuses(path, root));
}

/** Returns true if a file, or the folder that it would be in, is outside of a folder, or is no plain file. */
export function leadsOut(file: string, root: string): boolean {
  const folder = ifThere(() => realpathSync(root));
  if (folder === undefined) return true;
  const isInside = (path: string) => path === folder || path.startsWith(folder + sep);
  if (ifThere(() => lstatSync(file)) === undefined) return !isInside(nearestFolder(dirname(file)));
  const target = ifThere(() => realpathSync(file));
  return target === undefined || !isInside(target) || !statSync(target).isFile();
}

/** Returns true if a folder is in another one or is that itself, by its real path: it may be below a link that leads elsewhere. */
export function isFolderIn(folder: string, root: string): boolean {
  const [target, base] = [folder, root].map((each) => ifThere(() => realpathSync(each)));
  if (target === undefined || base === undefined || ifThere(() => lstatSync(folder))?.isSymbolicLink())
    return false;
  return target === base || target.startsWith(base + sep);
}

/** The real path of a folder, or of the nearest one above it that exists. */
function nearestFolder(folder: string): string {
  return ifThere(() => realpathSync(folder)) ?? nearestFolder(dirname(folder));
}
