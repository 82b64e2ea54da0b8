/** Typefaces by their names: in the fonts of the assets folder, and in packages that are installed. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Cache } from '../../cache/index.ts';
import { ignoreMissing, openFolder } from '../../lib/files.ts';
import { findNearest } from '../../lib/suggest.ts';
import { describeFont, type FontFile } from '../../media/fonts/index.ts';
import { describeFace, readFaceFiles, readWeights } from './faces.ts';
import { writeRanges } from './ranges.ts';

/** A file of a typeface as a stylesheet names it. */
export interface FamilyFace extends FontFile {
  isItalic: boolean;
  /** The characters that it is for, as `unicode-range` has them; all, without. */
  ranges?: string | undefined;
}

export interface Family {
  name: string;
  faces: FamilyFace[];
}

/** The name of a typeface that was not found, and the nearest one among those that were. */
interface MissingFamily {
  missing: string;
  nearest: string | undefined;
}

interface FamilyOptions {
  /** The artist's folder of assets. */
  assets: string;
  /** The working directory, whose packages are looked at. */
  root: string;
  cache: Cache;
}

/** Packages of Fontsource: variable fonts first. */
const SCOPES = ['@fontsource-variable', '@fontsource'];
const FONT = /\.(?:woff2?|[ot]tf)$/i;
const FORMATS = ['.woff2', '.woff', '.otf', '.ttf'];
/** Suffixes in file names behind the name of the typeface: `-Regular`, `[wght]`, `-latin-400-normal`. */
const STYLE =
  /[-_ ]?(?:\[|(?:variable|vf|thin|extra|ultra|semi|demi|light|regular|book|medium|bold|black|heavy|italic|latin|\d{3})(?![a-z]{3})).*$/i;
/** Stylesheets of a package: of one weight each, or of all. */
const SHEETS = /^(?:\d{3}(?:-italic)?|wght-italic|index)\.css$/;

/** @param written the name of a typeface, `EB Garamond`, of a package, `@fontsource/anton`, or of a file, `fonts/Anton.woff2` */
export async function findFamily(written: string, options: FamilyOptions): Promise<Family | MissingFamily> {
  const name = FONT.test(written) ? basename(written).replace(FONT, '') : written;
  const files = await listOwn(options);
  const own = files.filter(({ names }) => names.some((each) => keyOf(each) === keyOf(name)));
  if (own.length > 0) return { name: plain(name), faces: divide(own) };
  const packages = await listPackages(options.root);
  const named = packages.find(({ id, title }) => id === name || keyOf(title) === keyOf(name));
  const faces = named ? await readPackage(join(options.root, 'node_modules', named.id)) : [];
  if (named && faces.length > 0) return { name: plain(named.id === name ? named.title : name), faces };
  const known = [...files.flatMap(({ names }) => names.slice(0, 1)), ...packages.map(({ title }) => title)];
  return { missing: name, nearest: findNearest(name, known) };
}

/** A name that needs no escapes within quotes. */
function plain(name: string): string {
  return name.replace(/[^\p{L}\p{N} -]+/gu, ' ').trim();
}

/** Names of typefaces are compared without regard to case, spaces and hyphens. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

interface OwnFile {
  names: string[];
  /** Name of the file without folder and ending. */
  stem: string;
  characters: string;
  face: FamilyFace;
}

async function listOwn({ assets, cache }: FamilyOptions): Promise<OwnFile[]> {
  const folder = openFolder(assets);
  const files = folder.files.filter((file) => file.startsWith('fonts/') && FONT.test(file));
  return Promise.all(
    files.map(async (file) => {
      const path = join(assets, file);
      const located = folder.locate(file);
      const facts = typeof located === 'string' ? undefined : await describeFont(located.path, cache);
      const stem = file.slice(file.lastIndexOf('/') + 1).replace(FONT, '');
      const { weights = [400, 400], isItalic = false, family = stem, characters = '' } = facts ?? {};
      const names = [family, stem, stem.replace(STYLE, '')];
      return { names, stem, characters, face: { file: path, weights, isItalic } };
    }),
  );
}

/** Takes the smallest format of each file, and divides the characters of a style among its files. */
function divide(files: readonly OwnFile[]): FamilyFace[] {
  const byFormat = files.toSorted((a, b) => formatOf(a) - formatOf(b));
  const each = [...new Map(byFormat.toReversed().map((file) => [file.stem, file])).values()];
  const styleOf = ({ face }: OwnFile) => `${face.weights} ${face.isItalic}`;
  return each.map((file) => {
    const isPart = each.some((other) => other !== file && styleOf(other) === styleOf(file));
    return isPart ? { ...file.face, ranges: writeRanges(file.characters) } : file.face;
  });
}

function formatOf({ face }: OwnFile): number {
  return FORMATS.findIndex((ending) => face.file.toLowerCase().endsWith(ending));
}

async function listPackages(root: string): Promise<{ id: string; title: string }[]> {
  const lists = SCOPES.map(async (scope) => {
    const names = (await readdir(join(root, 'node_modules', scope)).catch(ignoreMissing)) ?? [];
    return names.sort().map((name) => ({ id: `${scope}/${name}`, title: titleOf(name) }));
  });
  return (await Promise.all(lists)).flat();
}

function titleOf(name: string): string {
  return name.replace(/(?:^|-)(\p{L})/gu, (letter) => letter.replace('-', ' ').toUpperCase());
}

/** The faces of a package, each file once: the stylesheet of all weights repeats those of single ones. */
async function readPackage(folder: string): Promise<FamilyFace[]> {
  const names = ((await readdir(folder).catch(ignoreMissing)) ?? [])
    .filter((name) => SHEETS.test(name))
    .sort();
  const faces = new Map<string, FamilyFace>();
  // Few sites name a typeface.
  const { parse } = await import('postcss');
  for (const name of names) {
    parse(await readFile(join(folder, name), 'utf8')).walkAtRules('font-face', (rule) => {
      const { src, weight, isUpright, ranges } = describeFace(rule);
      const [url] = readFaceFiles(src);
      if (url === undefined) return;
      const file = join(folder, url);
      faces.set(file, { file, weights: readWeights(weight), isItalic: !isUpright, ranges });
    });
  }
  return [...faces.values()];
}
