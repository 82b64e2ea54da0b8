/** sharp, set up in one place, and loaded with the first picture that no cache holds. */
import type { Metadata, Sharp, SharpOptions } from 'sharp';

/** Larger pictures are an error of export, and would take the machine's memory. */
const MAX_PIXELS = 60_000_000;

/** An AVIF is decoded whole, which takes 24 bytes and half a microsecond for each pixel. */
const MAX_AVIF_PIXELS = 16_000_000;

type ImageHeader = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>;

/** @param input the bytes of a picture, or the path of its file */
export async function openImage(input: Uint8Array | string, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Pictures are processed in parallel: threads within one would only slow each other down.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { limitInputPixels: MAX_PIXELS, ...options });
}

/** Returns the largest number of pixels for pictures of this format. */
export function limitPixels({ format }: Pick<Metadata, 'format'>): number {
  return format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
}

/** Works on a picture's pixels as soon as there is memory for them. @throws an error about the file, for `faultOf` */
export async function processImage<Result>(
  input: Uint8Array,
  options: SharpOptions,
  work: (image: Sharp, facts: Metadata) => Promise<Result>,
): Promise<Result> {
  const image = await openImage(input, options);
  const facts = await image.metadata();
  if (facts.width * facts.height > limitPixels(facts)) throw new Error('too many pixels');
  return withMemory(estimateMemory(facts), async () => work(await readProfile(image, facts), facts));
}

/** Colours by the profile: for 16 bits, sharp gives the numbers of Display P3 for those of sRGB, and for grey the numbers as they are. */
async function readProfile(image: Sharp, { depth, hasProfile, channels }: Metadata): Promise<Sharp> {
  if (depth !== 'ushort' || !hasProfile) return image;
  if (channels > 2) return image.pipelineColourspace('srgb');
  return openImage(await image.toColourspace('b-w').keepMetadata().png({ compressionLevel: 1 }).toBuffer());
}

/** Estimates bytes, as measured with pictures of 60 million pixels: most formats are decoded row by row, and take next to nothing. */
function estimateMemory({ format, width, height, channels, depth, isProgressive }: ImageHeader): number {
  const pixels = width * height;
  if (format === 'heif') return 24 * pixels;
  if (format === 'webp') return 4 * pixels;
  if (!isProgressive) return 0;
  // A progressive JPEG is held as coefficients of two bytes.
  return pixels * channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1);
}

/** Bytes. A single piece of work may take more if it runs alone. */
const BUDGET = 400_000_000;

let taken = 0;
const waiting: (() => void)[] = [];

/** Limits the memory of concurrent work with whole pictures: work that does not fit waits. @param bytes that it takes at its peak */
export async function withMemory<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  while (taken > 0 && taken + bytes > BUDGET) await new Promise<void>((resume) => waiting.push(resume));
  taken += bytes;
  try {
    return await work();
  } finally {
    taken -= bytes;
    for (const resume of waiting.splice(0)) resume();
  }
}

/** Messages of libvips if the computer is at fault, and of sharp if libvips is not installed. */
const TROUBLE =
  /out of memory|unable to (allocate|malloc)|temporary file|no space left|could not load the "sharp" module/i;

/** The message of libvips about a file that it cannot read, in a line. @throws an error that is not about the file */
export function faultOf(error: unknown): string {
  // Those about a file are plain errors.
  if (!(error instanceof Error) || error.constructor !== Error || TROUBLE.test(error.message)) throw error;
  const [line = ''] = error.message.trim().split('\n');
  // What follows is one text for all pictures that are read at the same time: it may be missing, or be about another.
  return line.replace(/^(Input (?:buffer|file) has corrupt header):.*/, '$1');
}
