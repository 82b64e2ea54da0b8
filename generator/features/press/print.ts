/** Photos, covers and logos for print. */
import { VERSION } from 'liner:version';
import { hash } from '../../engine/lib/hash.ts';
import { readDensity, relabelPicture, type Words } from '../../engine/media/metadata/index.ts';
import { faultOf, openImage, processImage } from '../../engine/media/sharp.ts';

/** Changes with the code that decides about the bytes. */
export const PRINT_VERSION = VERSION;

/** The resolution for print, in dots an inch. */
const DPI = 300;

/** The longer side of a logo in pixels. */
const LOGO_SIDE = 2000;

/** The side of the one-sheet's cover in pixels, at 300 to the inch. */
const COVER_SIDE = 1000;

/** Facts about a photo as it is offered. */
export interface PhotoFacts {
  bytes: number;
  /** Undefined if the file does not state a resolution for print. */
  dpi: number | undefined;
}

/** Changes with the bytes of a photo or cover of the kit. */
export function keyOfPhoto({ digest, words }: { digest: string; words: Words }): string {
  return `${PRINT_VERSION} ${digest} ${hash(JSON.stringify(words))}`;
}

/** The photo with all pixels unchanged, with a density for print shops and metadata for picture desks. */
export function printPhoto(bytes: Uint8Array, words: Words): Promise<Uint8Array> {
  return relabelPicture(bytes, words, DPI);
}

export async function describePhoto(bytes: Uint8Array, words: Words): Promise<PhotoFacts> {
  const photo = await printPhoto(bytes, words);
  const dpi = await readDensity(photo);
  return { bytes: photo.length, dpi: dpi !== undefined && dpi >= DPI ? dpi : undefined };
}

/** A large PNG without a background. */
export async function printLogo(svg: Uint8Array): Promise<Uint8Array> {
  const drawing = await openImage(svg);
  return drawing
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A JPEG; undefined where the picture cannot be read, which is reported when pictures are planned. */
export async function printCover(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await processImage(bytes, {}, (image) =>
      image
        .autoOrient()
        .resize({ width: COVER_SIDE, height: COVER_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}
