/** The fonts and pictures that a stylesheet names, their published names, and files that no page may load. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, parse, relative } from 'node:path';
import type { Root } from 'postcss';
import { type Folder, locateInstalled, openFolder } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { decodePercent } from '../../lib/url.ts';
import { findOtherKindAt } from '../../media/endings.ts';
import { type FontFile, type FontRole, mapRoles } from '../../media/fonts/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { placeText, type Stylesheet } from './errors.ts';
import {
  describeFace,
  type Face,
  type FirstFonts,
  findMisspelt,
  findRoles,
  listFaces,
  listFamilies,
  type Misspelt,
  readTokens,
  type TextKind,
  type UsedFamilies,
} from './faces.ts';

export interface LinkedFile {
  /** Published path, relative to the stylesheet. */
  path: string;
  source: string;
  /** Hash of its content. */
  hash: string;
}

interface PublishedUrls {
  files: LinkedFile[];
  /** Published names of the fonts to preload. */
  fonts: FirstFonts;
  /** Typefaces of the pages, for drawing and printing. */
  roles: Record<FontRole, FontFile[]>;
  problems: Problem[];
}

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;
const IMPORTED = /^(?:url\(\s*)?["']?([^"')\s]+)/i;
const FOREIGN = /^(?:https?:)?\/\//i;
/** Whole addresses, data, places on this site, and references into a drawing. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/|#|$)/i;
/** The query and fragment of an address. */
const SUFFIX = /[?#].*$/;
/** The folders of files; one of the site's replaces one of Liner's with the same name. */
interface Folders {
  /** Folder of the site's stylesheet. */
  site: PlacedFolder;
  /** Liner's own folder of styles: what the site's stylesheet imports of it names files that lie there. */
  ours: PlacedFolder;
  /** Folder of the look, which may lie anywhere. */
  look: PlacedFolder;
  /** The site's own packages, such as fonts from npm. */
  packages: string;
}

type PlacedFolder = { path: string } & Folder;

/** Gives named files hashed addresses, relative to the stylesheet. Changes `root`. @param ours Liner's folder @param look the look's */
export async function publishUrls(
  root: Root,
  sheet: Stylesheet,
  { ours, look }: { ours: string; look: string },
): Promise<PublishedUrls> {
  const base = dirname(sheet.file);
  const tokens = readTokens(root);
  const used = listFamilies(root, tokens);
  const misspelt = findMisspelt(root);
  dropOurFonts(root, used.all, (address) => isIn(ours, join(base, decodePercent(address) ?? address)));
  const addresses = listAddresses(root);
  const open = (path: string): PlacedFolder => ({ path, ...openFolder(path) });
  const folders = {
    site: open(base),
    ours: open(ours),
    look: open(look),
    packages: join(sheet.root, 'node_modules'),
  };
  const named = new Map<string, LinkedFile>();
  const problems = misspelt.flatMap((fact) => describeFont(fact, sheet));
  for (const address of addresses) {
    if (ELSEWHERE.test(address)) continue;
    const found = await readNamed(address, folders);
    if (typeof found === 'object') {
      named.set(address, found);
      const isOf = ({ path }: PlacedFolder) => isIn(path, found.source);
      const isTheirs = [folders.site, folders.look].some(isOf) && !isOf(folders.ours);
      const wrong = isTheirs && (await checkKind(found.source, sheet.root));
      if (wrong) problems.push(placeText(address, sheet, wrong));
    } else {
      const isOutside = found === 'outside';
      problems.push(
        placeText(address, sheet, problem('styles/missing-file', undefined, { address, isOutside })),
      );
    }
  }
  for (const address of addresses) {
    if (!FOREIGN.test(address)) continue;
    problems.push(placeText(address, sheet, problem('styles/foreign', undefined, { address })));
  }
  const roles = locateRoles(findRoles(root, tokens), named);
  const fonts = listFirst(root, used, named);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(ADDRESS, (whole, _, address: string) => {
      const path = named.get(address)?.path;
      return path === undefined ? whole : `url(${encodeURI(path)}${SUFFIX.exec(address)?.[0] ?? ''})`;
    });
  });
  const files = new Map([...named.values()].map((file) => [file.path, file]));
  return { files: [...files.values()], fonts, roles, problems };
}

/** The site cannot correct an imported stylesheet. */
function describeFont({ family, nearest }: Misspelt, sheet: Stylesheet): Problem[] {
  const index = sheet.text.toLowerCase().indexOf(family);
  if (index < 0) return [];
  const written = sheet.text.slice(index, index + family.length);
  return [placeText(written, sheet, problem('styles/unknown-font', undefined, { family: written, nearest }))];
}

/** Fonts of the site's own may be for what its templates name. Liner's are for its own styles alone. */
function dropOurFonts(root: Root, used: ReadonlySet<string>, isOurs: (address: string) => boolean): void {
  root.walkAtRules('font-face', (rule) => {
    const { family, src } = describeFace(rule);
    const addresses = [...src.matchAll(ADDRESS)].map(([, , address = '']) => address);
    if (!used.has(family) && addresses.every(isOurs)) rule.remove();
  });
}

/** Fonts that nearly every page with such text loads: used, and upright. */
function listFirst(root: Root, used: UsedFamilies, named: ReadonlyMap<string, LinkedFile>): FirstFonts {
  const list = (kind: TextKind) => {
    // Names and texts in Arabic are set in the second.
    const families = kind === 'arabic' ? used.all : used.first;
    return listFaces(root, kind).filter(({ family }) => families.has(family));
  };
  const publish = (faces: readonly Face[]) =>
    faces
      .flatMap(({ urls }) => urls.flatMap((url) => named.get(url)?.path ?? []))
      .filter((path) => path.endsWith('.woff2'));
  const folderOf = ({ urls: [url = ''] }: Face) => dirname(named.get(url)?.source ?? '');
  const latin = list('latin');
  const folders = new Map(latin.map((face) => [face.family, folderOf(face)]));
  // A font of the artist's own in place of Liner's has accented letters itself.
  const accented = list('accented').filter((face) => folders.get(face.family) === folderOf(face));
  const fonts = new Set(publish(latin));
  const listMore = (faces: readonly Face[]) =>
    [...new Set(publish(faces))].filter((font) => !fonts.has(font));
  return { latin: [...fonts], accented: listMore(accented), arabic: listMore(list('arabic')) };
}

function locateRoles(
  roles: Record<FontRole, Face[]>,
  named: ReadonlyMap<string, LinkedFile>,
): Record<FontRole, FontFile[]> {
  const locate = (faces: readonly Face[]) =>
    faces.flatMap(({ weights, urls }) => {
      const file = urls.map((url) => named.get(url)?.source).find((source) => source !== undefined);
      return file === undefined ? [] : [{ file, weights }];
    });
  return mapRoles((role) => locate(roles[role]));
}

/** Each once: those of imports that the compiler has left, then those in declarations. */
function listAddresses(root: Root): Set<string> {
  const addresses = new Set<string>();
  root.walkAtRules('import', ({ params }) => {
    addresses.add(IMPORTED.exec(params)?.[1] ?? '');
  });
  root.walkDecls(({ value }) => {
    for (const [, , address = ''] of value.matchAll(ADDRESS)) addresses.add(address);
  });
  return addresses;
}

async function readNamed(address: string, folders: Folders): Promise<LinkedFile | 'missing' | 'outside'> {
  const { site, ours, look, packages } = folders;
  const named = address.replace(SUFFIX, '');
  const source = join(site.path, decodePercent(named) ?? named);
  const folder = [site, ours, look].find(({ path }) => isIn(path, source));
  if (!folder) return isIn(packages, source) ? readInstalled(source, packages) : 'outside';
  const file = relative(folder.path, source).replaceAll('\\', '/');
  const own = folder === ours ? site.locate(file) : 'missing';
  const found = typeof own === 'string' ? folder.locate(file) : own;
  return typeof found === 'string' ? found : describeFile(file, found.path);
}

const FONT = /\.(?:woff2?|[ot]tf)$/i;
/** Files that stylesheets need from packages. */
const FROM_PACKAGES = /\.(?:woff2?|ttf|otf|eot|png|jpe?g|gif|webp|avif|svg)$/i;

/** A font or picture of a package: its own folder says nothing to visitors. */
async function readInstalled(source: string, packages: string): Promise<LinkedFile | 'missing' | 'outside'> {
  if (!FROM_PACKAGES.test(source)) return 'outside';
  const found = locateInstalled(packages, relative(packages, source));
  return typeof found === 'string' ? found : describeFile(`packages/${basename(source)}`, found.path);
}

async function checkKind(source: string, root: string): Promise<Problem | undefined> {
  const ending = extname(source);
  const other = await findOtherKindAt(source, ending);
  // One that is no font at all is reported when it is opened.
  if (!other || (FONT.test(source) && other.found === undefined)) return undefined;
  const file = relative(root, source).replaceAll('\\', '/');
  return problem('static/other-kind', undefined, { file, ending, ...other });
}

async function describeFile(file: string, source: string): Promise<LinkedFile> {
  const digest = hash(await readFile(source));
  const { dir, name, ext } = parse(file);
  const published = `${name}-${digest.slice(0, 8)}${ext}`.replace(/[\s()'"]/g, '-');
  return { path: dir ? `${dir}/${published}` : published, source, hash: digest };
}

/** Returns true if a path is a folder, or in it. */
export function isIn(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}
