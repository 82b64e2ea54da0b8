/** Format and size of a picture by its first bytes, whatever its name. */
import { forgiveMissing, isForbidden, openFolder, readHead } from '../../lib/files.ts';
import { faultOf, limitPixels, openImage } from '../sharp.ts';

const SUPPORTED = ['JPEG', 'PNG', 'WebP', 'AVIF'] as const;

export type Supported = (typeof SUPPORTED)[number];

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Bytes that tell what a file is. */
const TELLING = 256;

/** That of a file. */
export async function findFormat(path: string): Promise<string | undefined> {
  return nameFormat(await readHead(path, TELLING));
}

/** Undefined for what is no picture that we know of. */
export function nameFormat(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, TELLING)).toString('latin1');
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

// AVIF and HEIC share one container; its brands tell them apart.
function nameBrand(brands: string): string | undefined {
  if (/avi[fs]/.test(brands)) return 'AVIF';
  return /hei[cx]|hev[cx]|mif1/.test(brands) ? 'HEIC' : undefined;
}

export function isSupported(format: string | undefined): format is Supported {
  return SUPPORTED.some((supported) => supported === format);
}

/** A size before any turning, and how many pixels a picture of this format may have. */
export interface MeasuredSize extends PictureSize {
  limit: number;
  /** As people see it. */
  upright: PictureSize;
}

/** The size, or what is wrong with the file. */
export async function measurePicture(path: string): Promise<MeasuredSize | { fault: string }> {
  try {
    const image = await openImage(path, { limitInputPixels: false });
    const facts = await image.metadata();
    const { width, height, autoOrient } = facts;
    return { width, height, limit: limitPixels(facts), upright: autoOrient };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function forgiveUnread(error: unknown): undefined {
  return isForbidden(error) ? undefined : forgiveMissing(error);
}

/** The sizes of the files below the assets folder that are there and can be read. */
export async function measureFiles(
  assets: string,
  files: readonly string[],
): Promise<Map<string, PictureSize>> {
  const folder = openFolder(assets);
  const sizes = new Map<string, PictureSize>();
  for (const file of files) {
    const found = folder.locate(file);
    if (typeof found === 'string' || !(await readHead(found.path, 1).catch(forgiveUnread))) continue;
    const size = await measurePicture(found.path);
    if ('width' in size) sizes.set(file, size);
  }
  return sizes;
}
