/** How densely a picture says it is to be printed, in dots an inch: read, and written without touching a pixel. */
import { isJpeg, readJpeg, writeJpeg } from './jpeg.ts';
import { isPng, readPng, writePng } from './png.ts';

/** Of a JPEG or PNG; undefined where the file says nothing, or is of another format. */
export function readDensity(bytes: Uint8Array): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(file)) return readPng(file);
  return isJpeg(file) ? readJpeg(file) : undefined;
}

/** The file with at least this density; unchanged where it says so already, or where nothing of it can say it. */
export function raiseDensity(bytes: Uint8Array, dpi: number): Uint8Array {
  if ((readDensity(bytes) ?? 0) >= dpi) return bytes;
  const file = Buffer.from(bytes);
  if (isPng(file)) return writePng(file, dpi);
  return isJpeg(file) ? writeJpeg(file, dpi) : bytes;
}
