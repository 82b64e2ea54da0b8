/** sharp, set up in one place, and loaded with the first picture that no cache holds. */
import type { Sharp, SharpOptions } from 'sharp';

/** Larger pictures are an error of export, and would take the machine's memory. */
export const MAX_PIXELS = 60_000_000;

export async function openImage(input: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Pictures are processed in parallel: threads within one would only slow each other down.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(input, { limitInputPixels: MAX_PIXELS, ...options });
}

/** The message of libvips about a file that it cannot read, in a line. @throws an error that is not about the file */
export function faultOf(error: unknown): string {
  // Those about a file are plain errors.
  if (!(error instanceof Error) || error.constructor !== Error) throw error;
  return error.message.trim().split('\n')[0] ?? '';
}
