/** The segments of a JPEG (ITU-T T.81): those that the pixels need are kept to the byte. */
import { writeExif } from './exif.ts';
import { writeIptc } from './iptc.ts';
import type { Labels } from './labels.ts';
import { writeXmp } from './xmp.ts';

const [RST0, RST7, EOI, SOS, APP0, APP15, COM] = [0xd0, 0xd7, 0xd9, 0xda, 0xe0, 0xef, 0xfe];

/** Largest payload of a segment, whose length has two bytes. */
const MOST = 65_533;

/** Application segments that define the colours; thumbnails, maker notes and all others are dropped. */
const KEPT = ['ICC_PROFILE\0', 'Adobe'];

/** Replaces the metadata of the file by the labels. Anything after the picture is dropped too. */
export function relabelJpeg(file: Buffer, labels: Labels): Buffer {
  const { segments, hasJfif, hasAdobe } = splitSegments(file);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), writeExif(labels)]);
  const xmp = writeXmp(labels);
  const iptc = writeIptc(labels);
  return Buffer.concat([
    file.subarray(0, 2),
    // Adobe's segment defines the colours; one of JFIF beside it would contradict it.
    ...(hasJfif || !hasAdobe ? [segment(APP0, jfif(labels.dpi))] : []),
    segment(0xe1, exif),
    ...(xmp.length > 0 ? [segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp)] : []),
    ...(iptc.length > 0 ? [segment(0xed, Buffer.from('Photoshop 3.0\0'), iptc)] : []),
    ...segments,
  ]);
}

/** Splits the segments to keep behind the first marker. */
function splitSegments(file: Buffer): { segments: Buffer[]; hasJfif: boolean; hasAdobe: boolean } {
  const segments: Buffer[] = [];
  let [hasJfif, hasAdobe] = [false, false];
  for (let at = 2; at + 1 < file.length; ) {
    const marker = file[at + 1] ?? 0;
    if (file[at] === 0xff && marker === 0xff) {
      // Any number of these may come before a marker.
      at += 1;
      continue;
    }
    if (marker === EOI) {
      segments.push(file.subarray(at, at + 2));
      break;
    }
    const end = at + 4 <= file.length ? at + 2 + file.readUInt16BE(at + 2) : file.length + 1;
    if (file[at] !== 0xff || marker < 0xc0 || end > file.length) {
      // A damaged file: what is left of it are pixels.
      segments.push(file.subarray(at));
      break;
    }
    const head = file.toString('latin1', at + 4, at + 16);
    if (marker === APP0 && head.startsWith('JFIF\0')) hasJfif = true;
    if (marker === 0xee && head.startsWith('Adobe')) hasAdobe = true;
    const next = marker === SOS ? findMarker(file, end) : end;
    if (isKept(marker, head)) segments.push(file.subarray(at, next));
    at = next;
  }
  return { segments, hasJfif, hasAdobe };
}

function isKept(marker: number, head: string): boolean {
  if (marker === COM) return false;
  return marker < APP0 || marker > APP15 || KEPT.some((name) => head.startsWith(name));
}

/** The first marker after a scan. Within one, 0xff is followed by 0 or by a restart marker. */
function findMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && (next < RST0 || next > RST7)) return at;
  }
  return file.length;
}

/** Version 1.02, without a thumbnail; the density is a ratio of 1 if it is not known. */
function jfif(dpi: number | undefined): Buffer {
  const body = Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1');
  if (dpi === undefined) return body;
  body.writeUInt8(1, 7);
  body.writeUInt16BE(Math.round(dpi), 8);
  body.writeUInt16BE(Math.round(dpi), 10);
  return body;
}

function segment(marker: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  // Words so long that they fill a segment are not worth a file that cannot be read.
  if (body.length > MOST) return Buffer.alloc(0);
  return Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
}
