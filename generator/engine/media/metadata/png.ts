/** The chunks of a PNG (third edition): those that the pixels need are kept to the byte. */
import { crc32 } from 'node:zlib';
import { writeExif } from './exif.ts';
import type { Labels } from './labels.ts';
import { writeXmp } from './xmp.ts';

const INCH = 0.0254;
/** Length, type and sum around the data of a chunk, in bytes. */
const FRAME = 12;

/** Pixels, colours and animation; texts, times and all others are dropped. */
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'bKGD', 'sBIT', 'acTL', 'fcTL', 'fdAT'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
]);

/** Replaces the metadata of the file by the labels. Anything after the picture is dropped too. */
export function relabelPng(file: Buffer, labels: Labels): Buffer {
  const parts = [file.subarray(0, 8)];
  let isLabelled = false;
  for (let at = 8; at + FRAME <= file.length; ) {
    const type = file.toString('latin1', at + 4, at + 8);
    const next = at + FRAME + file.readUInt32BE(at);
    if (type === 'IDAT' && !isLabelled) {
      parts.push(...writeChunks(labels));
      isLabelled = true;
    }
    if (KEPT.has(type)) parts.push(file.subarray(at, next));
    if (type === 'IEND') break;
    at = next;
  }
  return Buffer.concat(parts);
}

function writeChunks(labels: Labels): Buffer[] {
  const { dpi } = labels;
  const xmp = writeXmp(labels);
  return [
    ...(dpi === undefined ? [] : [chunk('pHYs', density(dpi))]),
    chunk('eXIf', writeExif(labels)),
    // A keyword, and that the text is neither compressed nor in a language.
    ...(xmp.length > 0 ? [chunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), xmp)] : []),
  ];
}

/** Density in dots a metre, both ways. */
function density(dpi: number): Buffer {
  const body = Buffer.alloc(9);
  const perMetre = Math.round(dpi / INCH);
  body.writeUInt32BE(perMetre, 0);
  body.writeUInt32BE(perMetre, 4);
  body.writeUInt8(1, 8);
  return body;
}

function chunk(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
