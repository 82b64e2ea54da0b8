/** Format and size of a picture, whatever its name. */
import { VERSION } from 'liner:version';
import { fingerprintFile } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { isForbidden, openFolder, readHead } from '../../lib/files.ts';
import { tellsPlace } from '../metadata/place.ts';
import { faultOf, limitPixels, openImage } from '../sharp.ts';

const SUPPORTED = ['JPEG', 'PNG', 'WebP', 'AVIF'] as const;

type Supported = (typeof SUPPORTED)[number];

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Bytes that identify a format. */
const HEAD = 256;

/** The format of a file; undefined for anything but a picture. */
export async function findFormat(path: string): Promise<string | undefined> {
  return nameFormat(await readHead(path, HEAD));
}

/** The format of a file by its first bytes; undefined for an unknown one. */
function nameFormat(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'WebP';
  if (head.startsWith('GIF8')) return 'GIF';
  if (head.startsWith('BM')) return 'BMP';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'TIFF';
  if (head.startsWith('8BPS')) return 'Photoshop';
  if (head.startsWith('%PDF')) return 'PDF';
  if (/^(\xef\xbb\xbf)?\s*<(\?xml|!--|!doctype svg|svg)/i.test(head)) return 'SVG';
  return head.slice(4, 8) === 'ftyp' ? nameBrand(head.slice(8, 64)) : undefined;
}

// AVIF and HEIC share one container and differ in its brands.
function nameBrand(brands: string): string | undefined {
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return /hei[cx]|hev[cx]|mif1/.test(brands) ? 'HEIC' : undefined;
}

export function isSupported(format: string | undefined): format is Supported {
  return SUPPORTED.some((supported) => supported === format);
}

/** A size as stored, before any turning, and how many pixels a picture of this format may have. */
export interface MeasuredSize extends PictureSize {
  limit: number;
  upright: PictureSize;
  /** True if it has several pictures, of which the first is shown. */
  isMoving?: boolean | undefined;
}

/** Bytes: what comes before the first picture of a PNG, such as a profile. */
const PREFACE = 65_536;

/** Returns true if a WebP, PNG or AVIF moves, by its first bytes. */
export function moves(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes).toString('latin1');
  if (head.startsWith('RIFF') && head.slice(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (head.startsWith('\x89PNG')) return head.split('IDAT')[0]?.includes('acTL') ?? false;
  return head.slice(4, 12) === 'ftypavis';
}

/** The size of a picture, or what is wrong with its file: read from the file's header once for each content. */
export async function measurePicture(
  { path, digest }: { path: string; digest: string },
  cache: Cache,
): Promise<MeasuredSize | { fault: string }> {
  const pack = cache.pack<MeasuredSize | { fault: string }>('picture-sizes', VERSION);
  const known = pack.get(digest);
  if (known) return known;
  const size = await readSize(path);
  // It may have been replaced since its digest was taken.
  if ((await fingerprintFile(path, cache)) === digest) pack.set(digest, size);
  return size;
}

/** Reads the size of any file, without a cache. */
export async function readSize(path: string): Promise<MeasuredSize | { fault: string }> {
  const isMoving = moves(await readHead(path, PREFACE));
  try {
    const image = await openImage(path, { limitInputPixels: false });
    const facts = await image.metadata();
    const { width, height, autoOrient } = facts;
    const size = { width, height, limit: limitPixels(facts), upright: autoOrient };
    return isMoving ? { ...size, isMoving } : size;
  } catch (error) {
    const fault = faultOf(error);
    // A sequence in AVIF may be without a still picture, and cannot be read then.
    return { fault: isMoving && /unsupported/.test(fault) ? 'moving' : fault };
  }
}

/** Returns true if a picture holds the place where it was taken. @throws if it cannot be read */
export async function hasPlace(path: string): Promise<boolean> {
  const { exif } = await (await openImage(path, { limitInputPixels: false })).metadata();
  return exif !== undefined && tellsPlace(exif);
}

/** The sizes of those files below the assets folder that are there and can be read. */
export async function measureFiles(
  assets: string,
  files: readonly string[],
  cache: Cache,
): Promise<Map<string, PictureSize>> {
  const folder = openFolder(assets);
  const sizes = new Map<string, PictureSize>();
  for (const file of files) {
    const found = folder.locate(file);
    if (typeof found === 'string') continue;
    const digest = await fingerprintFile(found.path, cache).catch(ignoreForbidden);
    if (digest === undefined) continue;
    const size = await measurePicture({ ...found, digest }, cache);
    if ('width' in size) sizes.set(file, size);
  }
  return sizes;
}

function ignoreForbidden(error: unknown): undefined {
  if (!isForbidden(error)) throw error;
}
