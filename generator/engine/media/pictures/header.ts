/** Format and size of a picture by its first bytes, whatever its name. */
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import { forgiveMissing, isForbidden, openFolder, readHead } from '../../lib/files.ts';
import { faultOf, limitPixels, MAX_PIXELS, openImage } from '../sharp.ts';

const SUPPORTED = ['JPEG', 'PNG', 'WebP', 'AVIF'] as const;

export type Supported = (typeof SUPPORTED)[number];

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Bytes that tell what a file is. */
const TELLING = 256;

/** Bytes in which most pictures say how large they are: cameras put a thumbnail, programs a profile before that. */
const HEAD = 65_536;

/** The first bytes of a picture's file, for what is asked about it here. */
export function readPictureHead(path: string): Promise<Uint8Array> {
  return readHead(path, HEAD);
}

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

/**
 * The size, or what is wrong with the file.
 *
 * @param head its first bytes, where they are known
 */
export async function measurePicture(
  path: string,
  head?: Uint8Array,
): Promise<MeasuredSize | { fault: string }> {
  try {
    const said = readSize(head ?? (await readPictureHead(path)));
    if (said) return said;
    const image = await openImage(path, { limitInputPixels: false });
    const facts = await image.metadata();
    const { width, height, autoOrient } = facts;
    return { width, height, limit: limitPixels(facts), upright: autoOrient };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Turned by a quarter: the width is what people see as the height. */
const FIRST_TURNED = 5;
const LAST_TURNED = 8;

/**
 * The size as the first bytes of a JPEG, PNG or WebP say it. Undefined where they do not, or where something behind them may say how
 * the picture is turned: then libvips is asked, which takes longer to load than the heads of hundreds of pictures to read.
 */
function readSize(head: Uint8Array): MeasuredSize | undefined {
  const reader = pickReader(head);
  if (!reader) return undefined;
  try {
    const { width, height, orientation = 1 } = reader.calculate(head);
    if (!(width > 0 && height > 0)) return undefined;
    const isTurned = orientation >= FIRST_TURNED && orientation <= LAST_TURNED;
    const upright = isTurned ? { width: height, height: width } : { width, height };
    return { width, height, limit: MAX_PIXELS, upright };
  } catch (error) {
    // The readers throw these alone, about a file that they cannot read.
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What a segment of a JPEG begins with that says how the picture is turned. */
const EXIF = 'Exif';

/** How Exif is written in each order of bytes: its header with facts right behind it, and how it is said in one short number. */
const PLAIN_EXIF = [
  { header: 'Exif\0\0II*\0\x08\0\0\0', orientation: '\x12\x01', short: '\x03\0\x01\0\0\0' },
  { header: 'Exif\0\0MM\0*\0\0\0\x08', orientation: '\x01\x12', short: '\0\x03\0\0\0\x01' },
];

/** Where the name of a PNG's first part is. */
const PNG_HEADER = 12;

/** What reads this format's size. Undefined where the first bytes do not say all. */
function pickReader(head: Uint8Array) {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.length);
  switch (nameFormat(head)) {
    case 'JPEG': {
      return isPlain(listSegments(bytes)) ? JPG : undefined;
    }
    case 'PNG': {
      const pixels = bytes.indexOf('IDAT');
      const exif = bytes.indexOf('eXIf');
      const isWhole = bytes.indexOf('IHDR') === PNG_HEADER && pixels > 0;
      return isWhole && (exif < 0 || exif > pixels) ? PNG : undefined;
    }
    case 'WebP':
      // The extended form may hold Exif behind the pixels.
      return bytes.toString('latin1', 12, 16) === 'VP8X' ? undefined : WEBP;
    default:
      return undefined;
  }
}

const SCAN = 0xda;
/** The markers that a size is behind. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** The marker that Exif is behind. */
const APP1 = 0xe1;

interface Segment {
  marker: number;
  /** What follows its length, a character for each byte. */
  text: string;
}

/** What a JPEG has before its pixels; empty where its segments do not follow each other up to them. */
function listSegments(bytes: Buffer): Segment[] {
  const segments: Segment[] = [];
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return [];
    if (marker === SCAN) return segments;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    segments.push({ marker, text: bytes.toString('latin1', at + 4, end) });
    at = end;
  }
  return [];
}

/**
 * Whether image-size finds the size of a JPEG, and how it is turned, as libvips does: it would find a size in any bytes, reads
 * no further than that, and takes the first Exif, of which it understands the usual form alone.
 */
function isPlain(segments: readonly Segment[]): boolean {
  const frame = segments.findIndex(({ marker }) => FRAMES.has(marker));
  const [exif, ...others] = segments.filter(({ text }) => text.startsWith(EXIF));
  if (frame < 0 || others.length > 0) return false;
  if (!exif) return true;
  const order = PLAIN_EXIF.find(({ header }) => exif.text.startsWith(header));
  if (!order || exif.marker !== APP1 || segments.indexOf(exif) > frame) return false;
  const [, ...orientations] = exif.text.split(order.orientation);
  return orientations.every((rest) => rest.startsWith(order.short));
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
    const head = typeof found !== 'string' && (await readPictureHead(found.path).catch(forgiveUnread));
    if (typeof found === 'string' || !head) continue;
    const size = await measurePicture(found.path, head);
    if ('width' in size) sizes.set(file, size);
  }
  return sizes;
}
