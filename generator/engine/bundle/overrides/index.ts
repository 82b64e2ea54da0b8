/** A site's own templates and islands, which replace Liner's files of the same name. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { walkFolder } from '../../lib/files.ts';
import { findNearest } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { OVERRIDE_FOLDERS, PACKAGE_FILES } from '../inputs.ts';

export interface Overrides {
  /** The site's folder, which is not Liner's own; it holds templates/ and islands/. */
  root: string;
  /** The folder of the package, whose templates/ and islands/ they replace. */
  packageRoot: string;
  /** Every file of the site's two folders, relative to its root, with forward slashes, sorted. */
  files: string[];
}

/** Endings of files that can be bundled; declaration files are for editors alone. */
const CODE = /(?<!\.d)\.[jt]sx?$/;

/** Returns undefined if the site has none: nearly always, and in Liner's own checkout. */
export function findOverrides(root: string, packageRoot: string): Overrides | undefined {
  if (resolve(root) === resolve(packageRoot)) return undefined;
  const files = OVERRIDE_FOLDERS.flatMap((folder) => listFiles(root, folder)).sort();
  return files.some((file) => CODE.test(file)) ? { root, packageRoot, files } : undefined;
}

export function hasOwnIslands(overrides: Overrides | undefined): boolean {
  return overrides?.files.some((file) => file.startsWith('islands/')) ?? false;
}

function listFiles(root: string, folder: string): string[] {
  const { files } = walkFolder(join(root, folder), {
    isIgnored: (name) => name.startsWith('.') || name === 'node_modules',
  });
  // Links to files count as files.
  const paths = [...files.keys()].map((path) => `${folder}/${path}`);
  return paths.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** The site's own file of a name, or Liner's: `templates/render/index.tsx`. */
export function locateSource(file: string, packageRoot: string, overrides?: Overrides): string {
  return join(overrides?.files.includes(file) ? overrides.root : packageRoot, file);
}

/** Lists the site's own inputs of a bundle, for hashing: files, and the packages that they find. */
export function listOverrideInputs(overrides: Overrides | undefined): string[] {
  if (!overrides) return [];
  return [...overrides.files, ...PACKAGE_FILES].map((file) => join(overrides.root, file));
}

/** The folder of the package that a file belongs to: the one below `node_modules`, or the nearest with a `package.json`. */
export function findPackage(file: string): string {
  const [installed] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file) ?? [];
  if (installed !== undefined) return installed;
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

/** Finds files that neither replace one of Liner's nor are imported by one: mistyped names. @param used absolute paths of all inputs */
export function findUnused(overrides: Overrides | undefined, used: readonly string[]): Problem[] {
  if (!overrides) return [];
  const { root, packageRoot, files } = overrides;
  const unused = files.filter((file) => {
    return CODE.test(file) && !used.includes(join(root, file)) && !existsSync(join(packageRoot, file));
  });
  const known = unused.length > 0 ? listOriginals(packageRoot) : [];
  return unused.map((file) => {
    const at = { file, line: 1, column: 1 };
    // No module is meant by a component.
    const alike = known.filter((each) => each.endsWith('x') === file.endsWith('x'));
    const nearest = findSimilar(file, alike);
    return problem('template/unused', at, { file, nearest, packageRoot, lacks: findLack(file) });
  });
}

/** Liner's own file that an import of `linernotes/…` means, for one that leads nowhere; undefined if none is near. */
export function findOriginal(address: string, packageRoot: string): string | undefined {
  const nearest = findSimilar(address.replace(/^linernotes\//, ''), listOriginals(packageRoot));
  return nearest && `linernotes/${nearest}`;
}

function listOriginals(packageRoot: string): string[] {
  return OVERRIDE_FOLDERS.flatMap((folder) => listFiles(packageRoot, folder));
}

/** Finds a template or an island, as the file is, of nearly the same name; that of its own folder first. */
function findSimilar(file: string, all: readonly string[]): string | undefined {
  const [root] = file.split('/');
  const known = all.filter((each) => each.split('/')[0] === root);
  const name = findNearest(
    basename(file),
    known.map((each) => basename(each)),
  );
  const named = known.filter((each) => basename(each) === name);
  return named.find((each) => dirname(each) === dirname(file)) ?? named[0];
}

/** Names the required export of a site's own file in such a folder. */
function findLack(file: string): 'default' | 'route' | undefined {
  if (/^islands\/[^/]+\.tsx$/.test(file)) return 'default';
  return /^templates\/pages\/[^/]+\.[jt]sx$/.test(file) ? 'route' : undefined;
}
