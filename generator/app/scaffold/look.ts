/** A new look in the folder of a site: a copy of another, which imports what it does not replace. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { walkFolder } from '../../engine/lib/files.ts';
import { findLicense } from '../../site/looks/check/licenses.ts';
import { LOOK_PACKAGE } from '../../site/looks/find.ts';
import { makeFolder, writeNew } from './write.ts';

interface NewLook {
  name: string;
  /** The name and the folder of the look that it begins as. */
  from: { name: string; folder: string };
  folder: string;
  packageRoot: string;
  /** Version of Liner. */
  version: string;
}

/** Files used only for making Liner's own fonts. */
const LEFT_OUT = new Set([
  'package.json',
  'tsconfig.json',
  'README.md',
  'subset.py',
  'whole',
  'node_modules',
]);

const IMPORT = /(\bfrom\s+')(\.[^']+)(')/g;
const ADDRESS = /(url\(")(\.[^")]+)("\))/g;

/** Copies a look into `folder`, as a package of its own. */
export function createLook({ name, from, folder, packageRoot, version }: NewLook): void {
  const isIgnored = (each: string) => LEFT_OUT.has(each) || each.startsWith('.');
  const { files } = walkFolder(from.folder, { isIgnored });
  for (const path of files.keys()) {
    const [source, target] = [join(from.folder, path), join(folder, path)];
    const text = () => readFileSync(source, 'utf8');
    if (path === 'look.yaml')
      writeNew(target, text().replace(/^line: .*$/m, `line: A look that began as a copy of ${from.name}.`));
    else if (/\.tsx?$/.test(path))
      writeNew(target, moveImports(text(), { source, path, folder: from.folder, packageRoot }));
    else if (path.endsWith('.css')) writeNew(target, moveFonts(text(), source, from.folder, folder));
    else copy(source, target);
  }
  const license = join(packageRoot, 'LICENSE');
  if (existsSync(license)) copy(license, join(folder, 'LICENSE'));
  writeNew(join(folder, 'tsconfig.json'), toJson({ extends: 'linernotes/tsconfig.json' }));
  writeNew(join(folder, 'package.json'), toJson(describePackage(name, version)));
}

/** Describes a package that may be published: `velvet` as `linernotes-look-velvet`. */
function describePackage(name: string, version: string): object {
  return {
    name: LOOK_PACKAGE + name,
    version: '0.1.0',
    description: 'A look for sites made with Liner.',
    keywords: ['linernotes-look'],
    license: 'MIT',
    files: ['look.yaml', '*.css', 'fonts', 'templates'],
    peerDependencies: { linernotes: `>=${version}` },
  };
}

/** Imports of Liner's files as if they lay in the folder of the look, where the site's own are found first. */
function moveImports(
  text: string,
  {
    source,
    path,
    folder,
    packageRoot,
  }: { source: string; path: string; folder: string; packageRoot: string },
): string {
  return text.replace(IMPORT, (whole, before: string, address: string, after: string) => {
    const target = resolve(dirname(source), address);
    if (isBelow(folder, target) || !isBelow(packageRoot, target)) return whole;
    const moved = slash(relative(dirname(path), relative(packageRoot, target)));
    return `${before}${moved.startsWith('.') ? moved : `./${moved}`}${after}`;
  });
}

/** Fonts that lie outside of the folder come along, with their licences. */
function moveFonts(text: string, source: string, from: string, folder: string): string {
  return text.replace(ADDRESS, (whole, before: string, address: string, after: string) => {
    const font = resolve(dirname(source), address);
    if (isBelow(from, font) || !existsSync(font)) return whole;
    const name = basename(font);
    copy(font, join(folder, 'fonts', name));
    const license = findLicense(name, (each) => existsSync(join(dirname(font), each)));
    if (license) copy(join(dirname(font), license), join(folder, 'fonts', license));
    return `${before}./fonts/${name}${after}`;
  });
}

function copy(source: string, target: string): void {
  if (existsSync(target)) return;
  makeFolder(dirname(target));
  copyFileSync(source, target);
}

function isBelow(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

function slash(path: string): string {
  return path.replaceAll('\\', '/');
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
