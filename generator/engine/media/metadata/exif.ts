/** Exif (CIPA DC-008): a TIFF file without pixels. */
import type { Labels } from './labels.ts';

const [ASCII, SHORT, RATIONAL] = [2, 3, 5];
const HEADER = 8;
const ENTRY = 12;
const INCH = 2;

interface Field {
  tag: number;
  type: number;
  count: number;
  value: Buffer;
}

/** Writes the description, creator, rights, orientation and density, and nothing else. */
export function writeExif({ description, creator, rights, orientation, dpi }: Labels): Buffer {
  const fields = [
    ...text(0x010e, description),
    ...(orientation > 1 ? [short(0x0112, orientation)] : []),
    ...(dpi === undefined ? [] : [ratio(0x011a, dpi), ratio(0x011b, dpi), short(0x0128, INCH)]),
    ...text(0x013b, creator),
    ...text(0x8298, rights),
  ];
  const directory = Buffer.alloc(2 + fields.length * ENTRY + 4);
  directory.writeUInt16LE(fields.length, 0);
  const values: Buffer[] = [];
  let offset = HEADER + directory.length;
  fields.forEach(({ tag, type, count, value }, index) => {
    const at = 2 + index * ENTRY;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(count, at + 4);
    if (value.length <= 4) value.copy(directory, at + 8);
    else {
      directory.writeUInt32LE(offset, at + 8);
      // Values begin at even offsets.
      const padded = value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.alloc(1)]);
      values.push(padded);
      offset += padded.length;
    }
  });
  return Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), directory, ...values]);
}

/** Encodes a text in UTF-8, as the Metadata Working Group recommends. */
function text(tag: number, words: string): Field[] {
  const value = Buffer.from(`${words}\0`);
  return words ? [{ tag, type: ASCII, count: value.length, value }] : [];
}

function short(tag: number, number: number): Field {
  const value = Buffer.alloc(2);
  value.writeUInt16LE(number);
  return { tag, type: SHORT, count: 1, value };
}

function ratio(tag: number, number: number): Field {
  const value = Buffer.alloc(8);
  value.writeUInt32LE(Math.round(number), 0);
  value.writeUInt32LE(1, 4);
  return { tag, type: RATIONAL, count: 1, value };
}
