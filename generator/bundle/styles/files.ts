/** The fonts and pictures that a stylesheet names, and what they are called once published. */
import { readFile } from 'node:fs/promises';
import { dirname, join, parse, relative } from 'node:path';
import type { Declaration, Root } from 'postcss';
import { hash } from '../../lib/hash.ts';
import type { Problem } from '../../problems/index.ts';
import type { Stylesheet } from './compile.ts';
import { locateText } from './errors.ts';
import type { CompiledStyles } from './index.ts';

type Collected = Pick<CompiledStyles, 'files' | 'fonts' | 'problems'>;
type NamedFile = CompiledStyles['files'][number];

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;
/** Whole addresses, data, places on this site, and references into a drawing. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/|#|$)/i;
/** What follows the path in an address. */
const SUFFIX = /[?#].*$/;
/** The code of a letter that every Latin font has: A. */
const LETTER = 0x41;

/** Gives each named file an address that holds its hash, relative to the stylesheet. Changes `root`. */
export async function collectFiles(root: Root, sheet: Stylesheet): Promise<Collected> {
  const names = new Map<string, string>();
  const collected: Collected = { files: [], fonts: [], problems: [] };
  for (const address of listAddresses(root)) {
    const found = await readNamed(address, sheet);
    if ('code' in found) collected.problems.push(found);
    else {
      names.set(address, found.path);
      if (!collected.files.some(({ path }) => path === found.path)) collected.files.push(found);
    }
  }
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(ADDRESS, (whole, _, address: string) => {
      const path = names.get(address);
      if (path === undefined) return whole;
      if (isSeenFirst(path, declaration) && !collected.fonts.includes(path)) collected.fonts.push(path);
      return `url(${encodeURI(path)}${SUFFIX.exec(address)?.[0] ?? ''})`;
    });
  });
  return collected;
}

function listAddresses(root: Root): Set<string> {
  const addresses = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, , address = ''] of value.matchAll(ADDRESS)) {
      if (!ELSEWHERE.test(address)) addresses.add(address);
    }
  });
  return addresses;
}

async function readNamed(address: string, sheet: Stylesheet): Promise<NamedFile | Problem> {
  const source = join(dirname(sheet.file), decode(address.replace(SUFFIX, '')));
  // What the site's stylesheet imports of Liner's names files that lie beside it there.
  const folders = [dirname(sheet.file), join(sheet.packageRoot, 'templates')];
  const path = folders.map((folder) => relative(folder, source)).find((each) => !each.startsWith('..'));
  if (path === undefined) return describeMissing(address, sheet, 'lies outside of the folder of assets');
  const bytes = await readFile(source).catch(() => undefined);
  if (!bytes) return describeMissing(address, sheet, 'is not there');
  const digest = hash(bytes);
  const { dir, name, ext } = parse(path.replaceAll('\\', '/'));
  const published = `${name}-${digest.slice(0, 8)}${ext}`.replace(/[\s()'"]/g, '-');
  return { path: dir ? `${dir}/${published}` : published, source, hash: digest };
}

function describeMissing(address: string, sheet: Stylesheet, what: string): Problem {
  return {
    code: 'styles/missing-file',
    level: 'error',
    message: `The stylesheet names the file “${address}”, which ${what}.`,
    hint: 'Paths in a stylesheet count from the folder that it lies in.',
    ...locateText(address, sheet),
  };
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
