/** The metadata of picture files. Written in place: sharp would encode the pixels again. */
import { faultOf, openImage } from '../sharp.ts';
import { blankAvif } from './avif.ts';
import { relabelJpeg } from './jpeg.ts';
import type { Labels, Words } from './labels.ts';
import { relabelPng } from './png.ts';
import { relabelWebp } from './webp.ts';

export type { Words } from './labels.ts';

/**
 * The same pixels, profile and orientation, with these words, and without anything else that cameras and programs wrote:
 * places, serial numbers, names of owners, thumbnails. An AVIF loses it, and gets no words.
 * @param leastDpi the least density to write; without it, the file's own
 */
export async function relabelPicture(
  bytes: Uint8Array,
  words: Words,
  leastDpi?: number,
): Promise<Uint8Array> {
  const facts = await readFacts(bytes);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const density = Math.max(facts?.density ?? 0, leastDpi ?? 0);
  const labels: Labels = {
    ...mapWords(words),
    orientation: facts?.orientation ?? 1,
    dpi: density > 0 ? density : undefined,
  };
  switch (facts?.format) {
    case 'jpeg':
      return relabelJpeg(file, labels);
    case 'png':
      return relabelPng(file, labels);
    case 'webp':
      return relabelWebp(file, facts, labels);
    case 'heif':
      return blankAvif(file);
    default:
      // An unreadable file is reported when pictures are planned, and never published.
      return bytes;
  }
}

/** The density as libvips reads it: 72 for a JPEG without one. Undefined if the file cannot be read. */
export async function readDensity(bytes: Uint8Array): Promise<number | undefined> {
  return (await readFacts(bytes))?.density;
}

async function readFacts(bytes: Uint8Array) {
  const image = await openImage(bytes, { limitInputPixels: false });
  try {
    return await image.metadata();
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}

/** The words on one line each, without characters that XML cannot contain. */
function mapWords({ title, description, creator, credit, rights, terms }: Words): Words {
  const clean = (text: string) => text.replace(/[\p{Cc}\s\ufffe\uffff]+/gu, ' ').trim();
  return {
    title: clean(title),
    description: clean(description),
    creator: clean(creator),
    credit: clean(credit),
    rights: clean(rights),
    terms: clean(terms),
  };
}
