/** Folders of assets with pictures made for the test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Rings on a ground: some detail, and no two pixels of noise, so that every run sees the same bytes. */
export function drawCover(width: number, height = width, color = '#0e4a4f'): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${color}"/>
    <circle cx="40%" cy="40%" r="30%" fill="none" stroke="#f2a81d" stroke-width="12"/>
    <rect width="50%" height="10" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

export function writeAsset(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** A PNG header that claims a size, with nothing behind it. */
export function claimPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(8 + 25 + 12);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([8, 2, 0, 0, 0], 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  header.write('IDAT', 37, 'latin1');
  header.writeUInt32BE(crc32(header.subarray(37, 41)), 41);
  return header;
}

/** A chunk of a PNG, with its checksum. */
export function writeChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
