/** Pictures of which a part is shown, or that are turned: made of the artist's file once, and used in its place. */
import { VERSION } from 'liner:version';
import type { Metadata, Sharp } from 'sharp';
import { fingerprintFile, readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { type Crop, parseCrop } from '../../lib/crop.ts';
import { faultOf, processImage } from '../sharp.ts';
import { findFormat, isSupported } from './header.ts';
import type { Original } from './make.ts';

const ENDINGS = { JPEG: 'jpeg', PNG: 'png', WebP: 'webp', AVIF: 'avif' } as const;
type Ending = (typeof ENDINGS)[keyof typeof ENDINGS];

/** A part is encoded once more than its file: finer than any of the files that are made of it. */
const OPTIONS = {
  jpeg: { quality: 95, chromaSubsampling: '4:4:4' },
  png: {},
  webp: { quality: 95 },
  avif: { quality: 85, effort: 2 },
} as const;

/** @param written as `parseCrop` reads it @returns the file itself if nothing is written, or if it cannot be read, which planning reports */
export async function cropOriginal(
  original: Original,
  written: string | undefined,
  cache: Cache,
): Promise<Original> {
  const crop = parseCrop(written ?? '');
  const format = crop && (await findFormat(original.path));
  if (!crop || !isSupported(format)) return original;
  const ending = ENDINGS[format];
  try {
    const key = ['picture-crop', VERSION, original.digest, JSON.stringify(crop)];
    const { file, bytes } = await cache.file(key, `.${ending}`, async (append) =>
      append(await cut(await readUnchanged(original.path, original.digest), crop, ending)),
    );
    const digest = await fingerprintFile(file, cache);
    return digest === undefined ? original : { path: file, bytes, digest };
  } catch (error) {
    faultOf(error);
    return original;
  }
}

function cut(bytes: Uint8Array, crop: Crop, ending: Ending): Promise<Uint8Array> {
  return processImage(bytes, {}, (image, facts) =>
    cropImage(image, facts, crop).toFormat(ending, OPTIONS[ending]).toBuffer(),
  );
}

/** Turns a picture the right way up, then as far as is asked, then cuts the part out. */
export function cropImage(
  image: Sharp,
  { autoOrient: { width, height } }: Pick<Metadata, 'autoOrient'>,
  { turn, ...part }: Crop,
): Sharp {
  const isUpright = turn % 180 === 0;
  const [left, right] = pixels(part.left, part.width, isUpright ? width : height);
  const [top, bottom] = pixels(part.top, part.height, isUpright ? height : width);
  const turned = image.autoOrient().rotate(turn);
  return turned.extract({ left, top, width: right - left, height: bottom - top });
}

/** The first pixel of a part, and the first behind it: at least one. */
function pixels(from: number, share: number, size: number): [first: number, end: number] {
  const first = Math.min(size - 1, Math.round((from * size) / 100));
  return [first, Math.min(size, Math.max(first + 1, Math.round(((from + share) * size) / 100)))];
}
