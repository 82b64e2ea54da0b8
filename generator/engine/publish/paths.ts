/** Checks that each file of a site stays inside its folder, under a name that every disk can store. */

import type { Artifact } from '../artifact.ts';
import { refuseName } from '../lib/file-name.ts';
import { foldName } from '../lib/name-maker.ts';
import { problem } from '../problems/catalogue/index.ts';
import type { Problem } from '../problems/index.ts';
import { MARKER } from './marker.ts';

const FORBIDDEN = /[<>:"|?*\\\p{Cc}]/gu;

/** Explains why nothing may be written at a path; undefined for a sound one. */
export function refusePath(path: string): string | undefined {
  if (path === '') return 'it is empty';
  if (path.startsWith('/')) return 'it starts at the root of the disk';
  if (path.search(FORBIDDEN) >= 0) return 'it contains a character that not every computer allows in a name';
  return path.split('/').map(refusePart).find(Boolean);
}

function refusePart(name: string): string | undefined {
  return refuseName(name) ?? (name.toLowerCase() === MARKER ? 'Liner keeps this name for itself' : undefined);
}

/** Separates the files that cannot be written, or whose place is that of another file. */
export function checkPaths(artifacts: readonly Artifact[]): { sound: Artifact[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const placed = artifacts.map((artifact) => ({
    artifact,
    path: artifact.path,
    place: foldName(artifact.path),
    source: artifact.source,
  }));
  const places = new Map<string, Placed>();
  const accept = (found: Problem | undefined) => {
    if (found) problems.push(found);
    return !found;
  };
  const apart = placed.filter((file) => accept(findRefusal(file) ?? findCollision(file, places)));
  const folders = findFolders(apart);
  const sound = apart.filter((file) => accept(findFileAsFolder(file, folders)));
  return { sound: sound.map(({ artifact }) => artifact), problems };
}

interface Placed {
  path: string;
  /** Equal for all names that some disk treats as the same. */
  place: string;
  /** The file of the artist that it is. */
  source?: string | undefined;
}

function findRefusal({ path, source = path }: Placed): Problem | undefined {
  const reason = refusePath(path);
  return reason
    ? problem('output/bad-path', undefined, { path: source, reason, name: findNameNear(source) })
    : undefined;
}

/** Returns the path with names that every disk can store, if those are near. */
function findNameNear(path: string): string | undefined {
  const names = path.split('/').map((name) => {
    const near = name.replace(FORBIDDEN, '-').replace(/[. ]+$/, '');
    return refusePart(near) ? near.replace(/^[^.]+/, '$&-1') : near;
  });
  return refusePath(names.join('/')) ? undefined : names.join('/');
}

function findCollision(file: Placed, places: Map<string, Placed>): Problem | undefined {
  const { path, place } = file;
  const other = places.get(place);
  if (other === undefined) {
    places.set(place, file);
    return undefined;
  }
  // Only the artist can tell two of them apart.
  const source = file.source && other.source ? undefined : (file.source ?? other.source);
  return problem('output/same-path', undefined, { path, other: other.path, clash: 'same', source });
}

/** Each folder by its place, with a file in it. */
function findFolders(files: readonly Placed[]): Map<string, string> {
  const folders = new Map<string, string>();
  for (const { path, place } of files) {
    for (let end = place.lastIndexOf('/'); end > 0; end = place.lastIndexOf('/', end - 1)) {
      const folder = place.slice(0, end);
      // Its parents are known as well.
      if (folders.has(folder)) break;
      folders.set(folder, path);
    }
  }
  return folders;
}

function findFileAsFolder(
  { path, place }: Placed,
  folders: ReadonlyMap<string, string>,
): Problem | undefined {
  const other = folders.get(place);
  return other === undefined
    ? undefined
    : problem('output/same-path', undefined, { path, other, clash: 'folder' });
}
