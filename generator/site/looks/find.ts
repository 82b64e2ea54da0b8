/** Folders of the looks that a site can choose: Liner's, the site's own folder `looks`, and packages from npm. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ifThere } from '../../engine/lib/files.ts';
import { LOOKS } from '../schema/look.ts';

export interface LookPlace {
  /** The word in site.yaml: `board`, or the name of a package. */
  name: string;
  origin: 'liner' | 'site' | 'package';
  /** The absolute path of its folder. */
  folder: string;
}

export interface LookRoots {
  /** The folder of the site. */
  root: string;
  /** The folder of Liner's own package. */
  packageRoot: string;
}

/** The folder of a site that holds its own looks. */
export const LOOKS_FOLDER = 'looks';

/** Packages of this name can be chosen by what follows it. */
export const LOOK_PACKAGE = 'linernotes-look-';

const SCOPED = /^(@[a-z0-9][\w.-]*)\/([a-z0-9][\w.-]*)$/i;

/** The folder of one of Liner's own looks. */
export function folderOfOurs(name: string, packageRoot: string): string {
  return join(packageRoot, 'templates', 'looks', name);
}

/** Every look that can be chosen: Liner's own, those of the site, and those from npm. Of two with a name, the first counts. */
export function listLooks({ root, packageRoot }: LookRoots): LookPlace[] {
  const all = [
    ...LOOKS.map((name) => place(name, 'liner', folderOfOurs(name, packageRoot))),
    ...listFolders(join(root, LOOKS_FOLDER)).map((name) =>
      place(name, 'site', join(root, LOOKS_FOLDER, name)),
    ),
    ...listPackages(join(root, 'node_modules')),
  ];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** The look of a name; undefined if there is none. @param name a word, or the name of a package, with its scope if it has one */
export function findLook(name: string, roots: LookRoots): LookPlace | undefined {
  const known = listLooks(roots).find((each) => each.name === name);
  if (known) return known;
  const modules = join(roots.root, 'node_modules');
  const [, scope, rest = name] = SCOPED.exec(name) ?? [];
  const folder = scope === undefined ? modules : join(modules, scope);
  return listFolders(folder).includes(rest) ? place(name, 'package', join(folder, rest)) : undefined;
}

function listPackages(modules: string): LookPlace[] {
  return listFolders(modules).flatMap((name) => {
    if (name.startsWith(LOOK_PACKAGE))
      return [place(name.slice(LOOK_PACKAGE.length), 'package', join(modules, name))];
    if (!name.startsWith('@')) return [];
    const scoped = listFolders(join(modules, name)).filter((each) => each.startsWith(LOOK_PACKAGE));
    return scoped.map((each) => place(`${name}/${each}`, 'package', join(modules, name, each)));
  });
}

function place(name: string, origin: LookPlace['origin'], folder: string): LookPlace {
  return { name, origin, folder };
}

/** The folders in a folder, and links, which may lead to some. Other names than those in it lead nowhere. */
function listFolders(folder: string): string[] {
  const entries = ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory() || entry.isSymbolicLink());
  return folders
    .map(({ name }) => name)
    .filter((name) => /^[a-z0-9@]/i.test(name))
    .sort();
}
