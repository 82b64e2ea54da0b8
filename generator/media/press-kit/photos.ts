/** Press photos as they are offered for print: every pixel as it came, and a density that print shops go by. */
import { parse } from 'node:path/posix';
import type { Cache } from '../../lib/cache/index.ts';
import type { Folder } from '../../lib/files.ts';
import { fingerprintFile, readUnchanged } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { slugify } from '../../lib/slug.ts';
import { isSupported, nameFormat } from '../pictures/header.ts';
import { raiseDensity, readDensity } from './density/index.ts';

/** What print asks for, in dots an inch. */
const DPI = 300;

/** A picture of the assets folder, to be handed on as it is or made ready for print. */
export interface Original {
  /** As the content names it. */
  file: string;
  /** Its name in the kit: `portrait.jpg`. */
  name: string;
  path: string;
  digest: string;
}

/** What is known of a photo as it is offered. */
export interface PhotoFacts {
  bytes: number;
  /** Undefined where the file does not say. */
  dpi: number | undefined;
}

const ENDINGS = { JPEG: '.jpg', PNG: '.png', WebP: '.webp', AVIF: '.avif' } as const;

/** The files that are there, each under a name of its own; what is wrong with others is told where pictures are planned. */
export async function findOriginals(
  files: readonly string[],
  assets: Folder,
  cache: Cache,
): Promise<Original[]> {
  const names = new Set<string>();
  const originals: Original[] = [];
  for (const file of new Set(files)) {
    const found = assets.locate(file);
    if (typeof found === 'string' || found.bytes === 0) continue;
    const digest = await fingerprintFile(found.path, cache);
    if (digest === undefined) continue;
    const ending =
      (await cache.pack<string>('press-endings').get(digest)) ??
      (await findEnding(found.path, digest, cache));
    if (ending === '') continue;
    const name = nameApart(slugify(parse(file).name) || 'picture', ending, names);
    originals.push({ file, name, path: found.path, digest });
  }
  return originals;
}

/** A name that is not taken yet, and is from now on. */
export function nameApart(stem: string, ending: string, taken: Set<string>): string {
  let name = stem + ending;
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}${ending}`;
  taken.add(name);
  return name;
}

/** By what the file is, whatever its name says; empty where it is no picture. */
async function findEnding(path: string, digest: string, cache: Cache): Promise<string> {
  const format = nameFormat(await readUnchanged(path, digest));
  const ending = isSupported(format) ? ENDINGS[format] : '';
  cache.pack<string>('press-endings').set(digest, ending);
  return ending;
}

export function readOriginal({ path, digest }: Original): Promise<Uint8Array> {
  return readUnchanged(path, digest);
}

export async function readPhoto(original: Original): Promise<Uint8Array> {
  return raiseDensity(await readOriginal(original), DPI);
}

/** @param version of the code that makes it ready */
export async function describePhoto(original: Original, version: string, cache: Cache): Promise<PhotoFacts> {
  const pack = cache.pack<PhotoFacts>('press-photos');
  const key = hash(version, original.digest);
  const known = pack.get(key);
  if (known) return known;
  const bytes = await readPhoto(original);
  const facts = { bytes: bytes.length, dpi: readDensity(bytes) };
  pack.set(key, facts);
  return facts;
}
