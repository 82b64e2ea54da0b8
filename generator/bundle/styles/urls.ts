/** The fonts and pictures that a stylesheet names, what they are called once published, and what no page may load. */
import { readFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import type { Declaration, Root } from 'postcss';
import { type Folder, openFolder } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { placeText, type Stylesheet } from './errors.ts';

export interface LinkedFile {
  /** Where it is published, relative to the stylesheet. */
  path: string;
  /** Its path. */
  source: string;
  /** Of its content. */
  hash: string;
}

export interface PublishedUrls {
  files: LinkedFile[];
  /** Published names of the fonts to preload. */
  fonts: string[];
  problems: Problem[];
}

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;
const IMPORTED = /^(?:url\(\s*)?["']?([^"')\s]+)/i;
const FOREIGN = /^(?:https?:)?\/\//i;
/** Whole addresses, data, places on this site, and references into a drawing. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/|#|$)/i;
/** The query and fragment of an address. */
const SUFFIX = /[?#].*$/;
/** The code of a letter that every Latin font has: A. */
const LETTER = 0x41;

/**
 * Gives each named file an address that holds its hash, relative to the stylesheet. Changes `root`.
 *
 * @param ours Liner's own folder of styles: what the site's stylesheet imports of it names files that lie there
 */
export async function publishUrls(root: Root, sheet: Stylesheet, ours: string): Promise<PublishedUrls> {
  const addresses = listAddresses(root);
  const folders = [...new Set([dirname(sheet.file), ours])].map((path) => ({ path, ...openFolder(path) }));
  const named = new Map<string, LinkedFile>();
  const problems: Problem[] = [];
  for (const address of addresses) {
    if (ELSEWHERE.test(address)) continue;
    const found = await readNamed(address, dirname(sheet.file), folders);
    if (typeof found === 'object') named.set(address, found);
    else {
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
  const fonts = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(ADDRESS, (whole, _, address: string) => {
      const path = named.get(address)?.path;
      if (path === undefined) return whole;
      if (isSeenFirst(path, declaration)) fonts.add(path);
      return `url(${encodeURI(path)}${SUFFIX.exec(address)?.[0] ?? ''})`;
    });
  });
  const files = new Map([...named.values()].map((file) => [file.path, file]));
  return { files: [...files.values()], fonts: [...fonts], problems };
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

async function readNamed(
  address: string,
  base: string,
  folders: readonly ({ path: string } & Folder)[],
): Promise<LinkedFile | 'missing' | 'outside'> {
  const source = join(base, decode(address.replace(SUFFIX, '')));
  const folder = folders.find(({ path }) => !relative(path, source).startsWith('..'));
  if (!folder) return 'outside';
  const file = relative(folder.path, source).replaceAll('\\', '/');
  const found = folder.locate(file);
  if (typeof found === 'string') return found;
  const digest = hash(await readFile(found.path));
  const { dir, name, ext } = parse(file);
  const published = `${name}-${digest.slice(0, 8)}${ext}`.replace(/[\s()'"]/g, '-');
  return { path: dir ? `${dir}/${published}` : published, source, hash: digest };
}

/** Whether a font is due on nearly every page: upright, and for Latin letters. */
function isSeenFirst(path: string, { parent }: Declaration): boolean {
  const descriptors = new Map(
    parent?.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
  );
  const upright = (descriptors.get('font-style') ?? 'normal') === 'normal';
  return path.endsWith('.woff2') && upright && coversLatin(descriptors.get('unicode-range'));
}

function coversLatin(ranges: string | undefined): boolean {
  if (ranges === undefined) return true;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    return from <= LETTER && LETTER <= Number.parseInt(last.replaceAll('?', 'f'), 16);
  });
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
