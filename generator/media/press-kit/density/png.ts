/** Densities of PNG files: in pHYs (PNG 3, 11.3.4.3), in Exif, or in both. */
import { crc32 } from 'node:zlib';
import { readExif, writeExif } from './exif.ts';

const INCH = 0.0254;
/** Length, type and sum around the data of a chunk. */
const FRAME = 12;

interface Chunks {
  /** Offsets. */
  phys: number | undefined;
  exif: number | undefined;
  pixels: number;
}

export function isPng(file: Buffer): boolean {
  return file.length > 33 && file.readUInt32BE(0) === 0x89504e47;
}

export function readPng(file: Buffer): number | undefined {
  const { phys, exif } = findChunks(file);
  const told = exif === undefined ? undefined : readExif(file, exif + 8);
  // Without a unit, pHYs tells the pixels' shape alone.
  if (told !== undefined || phys === undefined || file[phys + 16] !== 1) return told;
  return Math.round(file.readUInt32BE(phys + 8) * INCH);
}

export function writePng(file: Buffer, dpi: number): Buffer {
  const { phys, exif, pixels } = findChunks(file);
  if (exif !== undefined && writeExif(file, exif + 8, dpi)) sumUp(file, exif);
  const perMetre = Math.round(dpi / INCH);
  const chunk = Buffer.alloc(FRAME + 9);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk[16] = 1;
  sumUp(chunk, 0);
  const [before, after] = phys === undefined ? [pixels, pixels] : [phys, phys + chunk.length];
  return Buffer.concat([file.subarray(0, before), chunk, file.subarray(after)]);
}

function findChunks(file: Buffer): Chunks {
  const found: Chunks = { phys: undefined, exif: undefined, pixels: file.length };
  for (let at = 8, next = at; at + FRAME <= file.length; at = next) {
    next = at + FRAME + file.readUInt32BE(at);
    if (next > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'pHYs') found.phys = at;
    if (type === 'eXIf') found.exif = at;
    if (type === 'IDAT') found.pixels = Math.min(found.pixels, at);
  }
  return found;
}

/** Writes the sum of the chunk at an offset. */
function sumUp(file: Buffer, at: number): void {
  const end = at + 8 + file.readUInt32BE(at);
  file.writeUInt32BE(crc32(file.subarray(at + 4, end)), end);
}
