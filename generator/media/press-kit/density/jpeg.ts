/** Densities of JPEG files: in JFIF (ITU-T T.871), in Exif, or in both. */
import { readExif, writeExif } from './exif.ts';

interface Segments {
  /** Offset of the units byte of JFIF, which two 16-bit numbers follow. */
  jfif: number | undefined;
  /** Offset of the TIFF header of Exif. */
  exif: number | undefined;
  /** Adobe's marker says what the colours mean; a JFIF segment beside it would contradict. */
  adobe: boolean;
}

export function isJpeg(file: Buffer): boolean {
  return file.length > 4 && file.readUInt16BE(0) === 0xffd8;
}

// Programs that print go by Exif first, as libvips does.
export function readJpeg(file: Buffer): number | undefined {
  const { jfif, exif } = findSegments(file);
  const told = exif === undefined ? undefined : readExif(file, exif);
  if (told !== undefined || jfif === undefined || file[jfif] === 0) return told;
  const density = file.readUInt16BE(jfif + 1);
  return Math.round(file[jfif] === 2 ? density * 2.54 : density) || undefined;
}

/** The file itself, changed, or a longer one. */
export function writeJpeg(file: Buffer, dpi: number): Buffer {
  const { jfif, exif, adobe } = findSegments(file);
  const isWritten = exif !== undefined && writeExif(file, exif, dpi);
  const density = Buffer.from([1, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff]);
  if (jfif !== undefined) density.copy(file, jfif);
  if (isWritten || jfif !== undefined || adobe) return file;
  const segment = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, ...density, 0, 0]);
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]);
}

function findSegments(file: Buffer): Segments {
  const found: Segments = { jfif: undefined, exif: undefined, adobe: false };
  for (let at = 2; at + 4 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1];
    // The first scan ends what comes before the pixels.
    if (marker === 0xda) break;
    const length = file.readUInt16BE(at + 2);
    const head = file.toString('latin1', at + 4, at + 10);
    const isWhole = length >= 16 && at + 2 + length <= file.length;
    if (marker === 0xe0 && head.startsWith('JFIF\0') && isWhole) found.jfif = at + 11;
    if (marker === 0xe1 && head === 'Exif\0\0' && isWhole) found.exif = at + 10;
    if (marker === 0xee && head.startsWith('Adobe')) found.adobe = true;
    at += 2 + length;
  }
  return found;
}
