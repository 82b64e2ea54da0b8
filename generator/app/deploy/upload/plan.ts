/**
 * The steps of an upload into a folder. Wherever they stop, visitors see one complete site: new files are uploaded under
 * temporary names beside their places, then renamed, pages last; deletions come at the end.
 */
import { posix } from 'node:path';
import { hash } from '../../../engine/lib/hash.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import type { SiteFile } from '../inventory.ts';
import { DIGITS, type Manifest, writeManifest } from './manifest.ts';

/** Files in the folder. */
export interface Listing {
  /** Sizes in bytes by path, with forward slashes. */
  files: ReadonlyMap<string, number>;
  folders: ReadonlySet<string>;
}

export interface Move {
  path: string;
  /** Temporary name, in the same folder. */
  from: string;
}

export interface Plan {
  /** Folders to make, outer ones first. */
  folders: string[];
  /** Files to upload under their temporary names; those that an earlier attempt has uploaded are not among them. */
  uploads: Move[];
  /** Renames, in their order. */
  moves: Move[];
  /** Files that Liner has published and that the site no longer has, and what earlier attempts have left. */
  deletions: string[];
  /** Folders that are empty then, inner ones first. */
  emptied: string[];
  /** The manifest between the first rename and the last deletion. */
  interim: string;
  /** The manifest at the end. */
  final: string;
  /** Digests of what is published now, by path; `''` if unknown. */
  published: Map<string, string>;
  /** Files of others that would be replaced. */
  foreign: string[];
  /** Files where the site needs a folder, and folders where it has a file. */
  blocked: string[];
}

const TEMPORARY = /(?:^|\/)\.liner-[0-9a-f]{16}\.(?:part|arriving)$/;

/** Returns the same name for the same content and path, so that an attempt resumes the one before it. */
export function temporaryOf(path: string, digest: string): string {
  return posix.join(posix.dirname(path), `.liner-${hash(path, digest)}.part`);
}

/** Name of a file until it is complete. Pieces arrive in any order, so a stopped upload may have the right size and still lack some. */
export function arrivalOf(temporary: string): string {
  return temporary.replace(/\.part$/, '.arriving');
}

/** @param code that of the site */
export function planUpload(
  site: ReadonlyMap<string, SiteFile>,
  { files, folders }: Listing,
  manifest: Manifest,
  code?: string,
): Plan {
  const isCurrent = (path: string, { bytes, digest }: SiteFile) =>
    files.get(path) === bytes &&
    manifest.digestOf(path) === digest.slice(0, DIGITS) &&
    // Its new version has not been moved into place yet.
    !files.has(temporaryOf(path, digest));
  const outdated = [...site].filter(([path, file]) => !isCurrent(path, file));
  const moves = outdated.map(([path, { digest }]) => ({ path, from: temporaryOf(path, digest) }));
  const waiting = new Set(moves.map(({ from }) => from));
  const needed = listParents(site.keys());
  const published = [...files.keys()].filter((path) => manifest.owns(path) && path !== MARKER);
  const gone = published.filter((path) => !site.has(path));
  const litter = [...files.keys()].filter((path) => TEMPORARY.test(path) && !waiting.has(path));
  const deletions = [...gone, ...litter];
  const digests = new Map([...site].map(([path, { digest }]) => [path, digest]));
  const deleted = new Set(deletions);
  const left = [...files.keys()].filter((path) => !deleted.has(path));
  const emptied = listEmptied(
    deletions,
    [...folders].filter(manifest.owns),
    listParents([...site.keys(), ...left]),
  );
  // Folders too, for a run that is stopped between the last file of one and the folder itself.
  const before = new Map([...gone, ...emptied].map((path) => [path, manifest.digestOf(path) ?? '']));
  return {
    folders: [...needed].filter((folder) => !folders.has(folder)),
    uploads: moves.filter(({ path, from }) => files.get(from) !== site.get(path)?.bytes),
    moves: [...moves].sort((one, other) => rankOf(one.path) - rankOf(other.path)),
    deletions,
    emptied,
    interim: writeManifest(new Map([...before, ...digests]), code),
    final: writeManifest(digests, code),
    published: new Map(
      published.map((path) => {
        const file = site.get(path);
        return [path, file && isCurrent(path, file) ? file.digest : findDigest(path, manifest, file)];
      }),
    ),
    foreign: moves.flatMap(({ path }) => (files.has(path) && !manifest.owns(path) ? [path] : [])),
    blocked: [
      ...[...needed].filter((folder) => files.has(folder)),
      ...[...site.keys()].filter((path) => folders.has(path)),
    ],
  };
}

/** The digest of a file that will be replaced; never its new one. */
function findDigest(path: string, manifest: Manifest, file: SiteFile | undefined): string {
  const known = manifest.digestOf(path) ?? '';
  return file?.digest.startsWith(known) ? '' : known;
}

/** Pages come after all that they show, and Home after the pages that it links. */
export function rankOf(path: string): number {
  if (!/\.html(?:\.br|\.gz)?$/.test(path)) return 0;
  return path.startsWith('index.html') ? 2 : 1;
}

function listParents(paths: Iterable<string>): Set<string> {
  const parents = new Set<string>();
  const add = (folder: string) => {
    if (folder === '.' || parents.has(folder)) return;
    add(posix.dirname(folder));
    parents.add(folder);
  };
  for (const path of paths) add(posix.dirname(path));
  return parents;
}

/**
 * Folders in which nothing is left, inner ones first.
 * @param known empty or not, folders that a run has listed as emptied; it may have been stopped before it removed them
 */
function listEmptied(
  deletions: readonly string[],
  known: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const folders = new Set([...listParents(deletions), ...known]);
  return [...folders]
    .filter((folder) => !kept.has(folder))
    .sort()
    .reverse();
}
