/** How densely a picture says it is to be printed, in dots an inch. Written in place: sharp would encode it again. */
import { crc32 } from 'node:zlib';
import { faultOf, openImage } from '../sharp.ts';

const INCH = 0.0254;
/** Length, type and sum around the data of a PNG chunk, in bytes. */
const FRAME = 12;
/** Tags of TIFF, which Exif is. */
const TAG = { x: 0x011a, y: 0x011b, unit: 0x0128 } as const;

/** As libvips reads it: 72 for a JPEG that does not say. Undefined where the file cannot be read. */
export async function readDensity(bytes: Uint8Array): Promise<number | undefined> {
  const image = await openImage(bytes, { limitInputPixels: false });
  try {
    return (await image.metadata()).density;
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}

/** The file with at least this density; unchanged where it says so already, and where it is no JPEG or PNG. */
export async function raiseDensity(bytes: Uint8Array, dpi: number): Promise<Uint8Array> {
  if (((await readDensity(bytes)) ?? 0) >= dpi) return bytes;
  const file = Buffer.from(bytes);
  if (file.length > 33 && file.readUInt32BE(0) === 0x89504e47) return writePng(file, dpi);
  return file.length > 4 && file.readUInt16BE(0) === 0xffd8 ? writeJpeg(file, dpi) : bytes;
}

/** In JFIF (ITU-T T.871), in Exif, or in both. */
function writeJpeg(file: Buffer, dpi: number): Buffer {
  let [jfif, isWritten, adobe] = [0, false, false];
  for (let at = 2; at + 4 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1];
    // The first scan ends what comes before the pixels.
    if (marker === 0xda) break;
    const length = file.readUInt16BE(at + 2);
    const head = file.toString('latin1', at + 4, at + 10);
    const isWhole = length >= 16 && at + 2 + length <= file.length;
    if (marker === 0xe0 && head.startsWith('JFIF\0') && isWhole) jfif = at + 11;
    if (marker === 0xe1 && head === 'Exif\0\0' && isWhole) isWritten = writeExif(file, at + 10, dpi);
    if (marker === 0xee && head.startsWith('Adobe')) adobe = true;
    at += 2 + length;
  }
  const density = Buffer.from([1, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff]);
  if (jfif > 0) density.copy(file, jfif);
  // Adobe's marker says what the colours mean; a JFIF segment beside it would contradict.
  if (isWritten || jfif > 0 || adobe) return file;
  const segment = Buffer.from([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, ...density, 0, 0]);
  return Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)]);
}

/** In pHYs (PNG 3, 11.3.4.3), and in Exif where there is one. */
function writePng(file: Buffer, dpi: number): Buffer {
  let [phys, pixels] = [0, file.length];
  for (let at = 8, next = at; at + FRAME <= file.length; at = next) {
    next = at + FRAME + file.readUInt32BE(at);
    if (next > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'pHYs') phys = at;
    if (type === 'eXIf' && writeExif(file, at + 8, dpi)) writeSum(file, at);
    if (type === 'IDAT') pixels = Math.min(pixels, at);
  }
  const perMetre = Math.round(dpi / INCH);
  const chunk = Buffer.alloc(FRAME + 9);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk[16] = 1;
  writeSum(chunk, 0);
  const [before, after] = phys > 0 ? [phys, phys + chunk.length] : [pixels, pixels];
  return Buffer.concat([file.subarray(0, before), chunk, file.subarray(after)]);
}

/** Writes the sum of the chunk at an offset. */
function writeSum(file: Buffer, at: number): void {
  const end = at + 8 + file.readUInt32BE(at);
  file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end);
}

/** Changes the file where its Exif has a place for a density. @param start of the TIFF header */
function writeExif(file: Buffer, start: number, dpi: number): boolean {
  const little = file.toString('latin1', start, start + 2) === 'II';
  const places = findTags(file, start, little);
  const [x, y, unit] = [places.get(TAG.x), places.get(TAG.y), places.get(TAG.unit)];
  if (x === undefined || y === undefined) return false;
  const write = (value: number, at: number, bytes: 2 | 4) =>
    little ? file.writeUIntLE(value, at, bytes) : file.writeUIntBE(value, at, bytes);
  for (const place of [x, y]) {
    write(dpi, place, 4);
    write(1, place + 4, 4);
  }
  // 2 is the inch.
  if (unit !== undefined) write(2, unit, 2);
  return true;
}

/** Offsets of the values in the first directory of Exif. */
function findTags(file: Buffer, start: number, little: boolean): Map<number, number> {
  const places = new Map<number, number>();
  const read = (at: number, bytes: 2 | 4) =>
    little ? file.readUIntLE(at, bytes) : file.readUIntBE(at, bytes);
  try {
    const directory = start + read(start + 4, 4);
    const count = read(directory, 2);
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      const tag = read(entry, 2);
      // A ratio is stored elsewhere; a short number in the entry itself.
      const place = tag === TAG.unit ? entry + 8 : start + read(entry + 8, 4);
      if (place + 8 <= file.length) places.set(tag, place);
    }
  } catch (error) {
    // A directory that leads out of the file says nothing.
    if (!(error instanceof RangeError)) throw error;
  }
  return places;
}
