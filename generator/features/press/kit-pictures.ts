/** Photos, covers and logos of the press kit: found with unique names and metadata, and prepared for print. */

import { VERSION } from 'liner:version';
import { parse } from 'node:path/posix';
import type { JpegOptions, Metadata, Sharp } from 'sharp';
import { fingerprintFile } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { type Folder, isForbidden } from '../../engine/lib/files.ts';
import { parseFocus } from '../../engine/lib/focus.ts';
import { hash } from '../../engine/lib/hash.ts';
import { nameMaker } from '../../engine/lib/name-maker.ts';
import { nameSlug } from '../../engine/lib/slug.ts';
import { choosePosition, cropAround } from '../../engine/media/crop.ts';
import { fillGround } from '../../engine/media/ground.ts';
import { readLogo } from '../../engine/media/logo/index.ts';
import { readDensity, relabelPicture, type Words } from '../../engine/media/metadata/index.ts';
import { findFormat, isSupported } from '../../engine/media/pictures/header.ts';
import type { Original } from '../../engine/media/pictures/index.ts';
import { faultOf, openImage, processImage } from '../../engine/media/sharp.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { PressPhoto } from '../../site/press-photos.ts';
import { PRINT_DPI } from '../../site/print-size.ts';
import type { PressAsset, PressKit } from './kit.ts';

export interface KitPicture extends Original {
  /** The path in the content. */
  file: string;
  /** Name in the kit: `portrait.jpg`. */
  name: string;
  /** The metadata of the file. */
  words: Words;
}

interface KitRequest {
  file: string;
  words: Words;
}

export interface KitLogo {
  /** Name without an ending: `wordmark`. */
  name: string;
  svg: Uint8Array;
}

const ENDINGS = { JPEG: '.jpg', PNG: '.png', WebP: '.webp', AVIF: '.avif' } as const;

/** Lists the pictures that exist; planning reports the others. @param language its code, for the names of the files */
export async function findPictures(
  requests: readonly KitRequest[],
  assets: Folder,
  cache: Cache,
  language: string,
): Promise<KitPicture[]> {
  const claim = nameMaker();
  const pictures: KitPicture[] = [];
  const seen = new Set<string>();
  for (const { file, words } of requests) {
    if (seen.has(file)) continue;
    seen.add(file);
    const found = assets.locate(file);
    if (typeof found === 'string' || found.bytes === 0) continue;
    const known = await identify(found.path, cache).catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
    });
    if (!known) continue;
    const { digest, ending } = known;
    const name = claim(nameSlug(parse(file).name, language), 'picture', ending);
    pictures.push({ ...found, digest, file, name, words });
  }
  return pictures;
}

/** Returns undefined if the file is missing or not a picture. */
async function identify(path: string, cache: Cache): Promise<{ digest: string; ending: string } | undefined> {
  const digest = await fingerprintFile(path, cache);
  const ending = digest === undefined ? '' : await findEnding(path, digest, cache);
  return digest === undefined || ending === '' ? undefined : { digest, ending };
}

/** The ending by the content of a file, as its name may be wrong; empty if it is not a picture. */
async function findEnding(path: string, digest: string, cache: Cache): Promise<string> {
  const pack = cache.pack<string>('press-endings');
  const known = pack.get(digest);
  if (known !== undefined) return known;
  const format = await findFormat(path);
  const ending = isSupported(format) ? ENDINGS[format] : '';
  pack.set(digest, ending);
  return ending;
}

/** @param reported the logo whose problems are reported elsewhere @param language its code, for the names of the files */
export async function findLogos(
  logos: readonly PressAsset[],
  assets: Folder,
  reported: string | undefined,
  cache: Cache,
  language: string,
): Promise<{ logos: KitLogo[]; problems: Problem[] }> {
  const readable: KitLogo[] = [];
  const problems: Problem[] = [];
  const claim = nameMaker();
  for (const logo of logos) {
    const svg = await readLogo(logo, assets, cache, 'press/no-logo');
    if (!('code' in svg)) {
      readable.push({
        name: claim(nameSlug(parse(logo.file).name, language), 'logo'),
        svg,
      });
    } else if (logo.file !== reported) problems.push(svg);
  }
  return { logos: readable, problems };
}

/** `Photo: Kim Ro` names Kim Ro. */
const BEFORE_NAME = /^((photo(graph(y|ed)?)?|picture|image|illustration|drawing)s?( by|:)|©|\(c\))\s*/i;

export function describePhotoWords({ title, alt, credit, license }: PressPhoto): Words {
  return {
    title,
    description: alt || title,
    creator: credit.replace(BEFORE_NAME, ''),
    credit,
    rights: [credit, license].filter(Boolean).join('. '),
    terms: license,
  };
}

export function describeCoverWords(
  { title, artist }: Pick<PressKit['covers'][number], 'title' | 'artist'>,
  { license = '', words }: PressKit,
): Words {
  const description = words.press.coverBy({ title, name: artist });
  return { title, description, creator: '', credit: '', rights: license, terms: license };
}

/** Changes with the code that decides about the bytes. */
export const PRINT_VERSION = VERSION;

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
  return relabelPicture(bytes, words, PRINT_DPI);
}

export async function describePhoto(bytes: Uint8Array, words: Words): Promise<PhotoFacts> {
  const photo = await printPhoto(bytes, words);
  const dpi = await readDensity(photo);
  return { bytes: photo.length, dpi: dpi !== undefined && dpi >= PRINT_DPI ? dpi : undefined };
}

/** A large PNG without a background. */
export async function printLogo(svg: Uint8Array): Promise<Uint8Array> {
  const drawing = await openImage(svg);
  return drawing
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A JPEG; undefined if the picture cannot be read, which is reported when pictures are planned. */
export function printCover(bytes: Uint8Array, side = COVER_SIDE): Promise<Uint8Array | undefined> {
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const options = { quality: 88, chromaSubsampling: '4:4:4' };
  return printJpeg(bytes, (image) => image.resize(size), options);
}

/** Crops a picture to a square around the focus, or around the part with most detail. @param side in pixels; less of a smaller picture */
export function printSquare(
  bytes: Uint8Array,
  { side: most, quality, focus = '' }: { side: number; quality: number; focus?: string | undefined },
): Promise<Uint8Array | undefined> {
  const crop = (image: Sharp, { autoOrient: picture }: Metadata) => {
    const side = Math.min(most, picture.width, picture.height);
    const size = { width: side, height: side };
    const kept = parseFocus(focus);
    return kept
      ? cropAround(image, picture, size, kept)
      : image.resize({ ...size, fit: 'cover', position: choosePosition(picture, size) });
  };
  return printJpeg(bytes, crop, { quality });
}

async function printJpeg(
  bytes: Uint8Array,
  resize: (image: Sharp, facts: Metadata) => Sharp,
  options: JpegOptions,
): Promise<Uint8Array | undefined> {
  try {
    return await processImage(bytes, {}, async (image, facts) => {
      const filled = await fillGround(resize(image.autoOrient(), facts), facts);
      return filled.toColourspace('srgb').jpeg(options).toBuffer();
    });
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}
