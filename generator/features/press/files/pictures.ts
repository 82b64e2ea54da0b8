/** The photos, covers and logos of the kit: the files that are there, each under a name of its own. */
import { parse } from 'node:path/posix';
import { fingerprintFile } from '../../../engine/cache/fingerprints.ts';
import type { Cache } from '../../../engine/cache/index.ts';
import { type Folder, isForbidden } from '../../../engine/lib/files.ts';
import { slugify } from '../../../engine/lib/slug.ts';
import { readLogo } from '../../../engine/media/logo/index.ts';
import type { Words } from '../../../engine/media/metadata/index.ts';
import { findFormat, isSupported } from '../../../engine/media/pictures/header.ts';
import type { Original } from '../../../engine/media/pictures/index.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { PressAsset } from '../kit.ts';

export interface KitPicture extends Original {
  /** As the content names it. */
  file: string;
  /** Its name in the kit: `portrait.jpg`. */
  name: string;
  /** What its file says of it. */
  words: Words;
}

interface KitRequest {
  file: string;
  words: Words;
}

export interface KitLogo {
  /** Without an ending: `wordmark`. */
  name: string;
  svg: Uint8Array;
}

const ENDINGS = { JPEG: '.jpg', PNG: '.png', WebP: '.webp', AVIF: '.avif' } as const;

/** Problems of those left out are reported where pictures are planned. */
export async function findPictures(
  requests: readonly KitRequest[],
  assets: Folder,
  cache: Cache,
): Promise<KitPicture[]> {
  const names = new Set<string>();
  const pictures: KitPicture[] = [];
  const asked = new Set<string>();
  for (const { file, words } of requests) {
    if (asked.has(file)) continue;
    asked.add(file);
    const found = assets.locate(file);
    if (typeof found === 'string' || found.bytes === 0) continue;
    const known = await identify(found.path, cache).catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
    });
    if (!known) continue;
    const { digest, ending } = known;
    const name = nameApart(slugify(parse(file).name) || 'picture', ending, names);
    pictures.push({ ...found, digest, file, name, words });
  }
  return pictures;
}

/** Undefined where the file is missing or no picture. */
async function identify(path: string, cache: Cache): Promise<{ digest: string; ending: string } | undefined> {
  const digest = await fingerprintFile(path, cache);
  const ending = digest === undefined ? '' : await findEnding(path, digest, cache);
  return digest === undefined || ending === '' ? undefined : { digest, ending };
}

/** By what the file is, whatever its name says; empty where it is no picture. */
async function findEnding(path: string, digest: string, cache: Cache): Promise<string> {
  const pack = cache.pack<string>('press-endings');
  const known = pack.get(digest);
  if (known !== undefined) return known;
  const format = await findFormat(path);
  const ending = isSupported(format) ? ENDINGS[format] : '';
  pack.set(digest, ending);
  return ending;
}

/** @param reported the logo whose faults are reported elsewhere */
export async function findLogos(
  logos: readonly PressAsset[],
  assets: Folder,
  reported: string | undefined,
  cache: Cache,
): Promise<{ logos: KitLogo[]; problems: Problem[] }> {
  const found: KitLogo[] = [];
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const logo of logos) {
    const svg = await readLogo(logo, assets, cache, 'press/no-logo');
    if (!('code' in svg)) {
      found.push({ name: nameApart(slugify(parse(logo.file).name) || 'logo', '', names), svg });
    } else if (logo.file !== reported) problems.push(svg);
  }
  return { logos: found, problems };
}

/** A name that is not taken yet, and is from now on. */
function nameApart(stem: string, ending: string, taken: Set<string>): string {
  let name = stem + ending;
  for (let count = 2; taken.has(name); count++) name = `${stem}-${count}${ending}`;
  taken.add(name);
  return name;
}
