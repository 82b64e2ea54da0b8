/** Refusal before harm: which folders Liner must never replace. */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { isSystemError } from '../lib/files.ts';
import { MARKER } from './marker.ts';

/** Publishing would do harm: nothing has been touched. */
export class PublishRefusal extends Error {
  override readonly name = 'PublishRefusal';
}

export interface GuardOptions {
  root: string;
  /** Folders that the site is made from. */
  sources: readonly string[];
}

/** The real path of the output folder. @throws PublishRefusal if replacing it would do harm */
export function guardFolder(out: string, { root, sources }: GuardOptions): string {
  const place = findRealPlace(out);
  const kept = [
    { folder: parse(place).root, name: 'the root of the disk' },
    { folder: homedir(), name: 'your home folder' },
    { folder: root, name: 'the project' },
  ];
  for (const { folder, name } of kept) {
    if (contains(place, findRealPlace(folder))) refuse(out, `it is ${name}, or contains it`);
  }
  for (const source of [...sources, ...listOccupied(root, place)]) {
    const folder = findRealPlace(source);
    if (contains(place, folder) || contains(folder, place)) {
      refuse(out, `it would mix with "${relative(findRealPlace(root), folder) || source}"`);
    }
  }
  guardContent(out, place);
  if (existsSync(place) && statSync(place).dev !== statSync(dirname(place)).dev) refuseMount(out);
  return place;
}

const OCCUPIED = [
  ...['.git', '.github', '.cache', '.liner', 'node_modules'],
  ...['templates', 'islands', 'looks', 'vendor', 'dist-kept'],
];

/** The folder that `liner show` builds into, below one of them. */
const SHOWN = join('.liner', 'show');

/** Folders beside the output folder, which builds sweep away. */
const SIBLING = /^\..+\.liner-/;

/** Folders of a project that no site may be in, besides those of its content and assets. @param place where it would be */
export function listOccupied(root: string, place: string): string[] {
  const path = relative(findRealPlace(root), place);
  const [name = ''] = path.split(sep);
  return [...OCCUPIED, ...(SIBLING.test(name) ? [name] : [])]
    .filter((folder) => path !== SHOWN || folder !== dirname(SHOWN))
    .map((folder) => join(root, folder));
}

/** Refuses the root of a disk, such as the volume of a container, which cannot be exchanged for another folder. */
export function refuseMount(out: string): never {
  const reason = 'it is a disk of its own, which cannot be exchanged for a new folder';
  throw new PublishRefusal(
    `Liner will not replace the folder "${out}": ${reason}. Choose a folder in it: --out ${join(out, 'site')}`,
  );
}

function guardContent(out: string, place: string): void {
  const names = listNames(out, place);
  if (names.includes('.git')) refuse(out, 'it is a Git repository of its own');
  if (names.length > 0 && !names.includes(MARKER)) refuse(out, 'it contains files that Liner did not make');
}

function listNames(out: string, place: string): string[] {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place);
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOTDIR') refuse(out, 'it is a file');
    throw error;
  }
}

function refuse(out: string, reason: string): never {
  const advice = 'Choose an empty or a new folder with --out.';
  throw new PublishRefusal(`Liner will not replace the folder "${out}": ${reason}. ${advice}`);
}

/** Resolves links as far as the path exists. */
function findRealPlace(path: string): string {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync.native(absolute);
  const parent = dirname(absolute);
  return parent === absolute ? absolute : join(findRealPlace(parent), basename(absolute));
}

/** Returns true if `inner` is `outer` or below it. */
function contains(outer: string, inner: string): boolean {
  const prefix = outer.endsWith(sep) ? outer : outer + sep;
  return inner === outer || inner.startsWith(prefix);
}
