/** The chunks of a WebP (RFC 9649): those that the pixels need are kept to the byte. */
import { writeExif } from './exif.ts';
import type { Labels } from './labels.ts';
import { writeXmp } from './xmp.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the header `VP8X`, which announces the chunks. */
const FLAG = { icc: 0x20, alpha: 0x10, exif: 0x08, xmp: 0x04, animation: 0x02 } as const;

interface Canvas {
  width: number;
  height: number;
  hasAlpha: boolean;
}

/** Replaces the metadata of the file by the labels. Anything after the picture is dropped too. */
export function relabelWebp(file: Buffer, { width, height, hasAlpha }: Canvas, labels: Labels): Buffer {
  const kept: { type: string; bytes: Buffer }[] = [];
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (KEPT.has(type)) kept.push({ type, bytes: file.subarray(at, next) });
    at = next;
  }
  const has = (type: string) => kept.some((each) => each.type === type);
  const xmp = writeXmp(labels);
  const head = Buffer.alloc(10);
  head.writeUInt8(
    (has('ICCP') ? FLAG.icc : 0) |
      (hasAlpha ? FLAG.alpha : 0) |
      (has('ANIM') ? FLAG.animation : 0) |
      (xmp.length > 0 ? FLAG.xmp : 0) |
      FLAG.exif,
    0,
  );
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', head),
    ...kept.map(({ bytes }) => bytes),
    chunk('EXIF', writeExif(labels)),
    ...(xmp.length > 0 ? [chunk('XMP ', xmp)] : []),
  ]);
  return chunk('RIFF', body);
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
