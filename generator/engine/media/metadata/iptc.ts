/** IPTC's Information Interchange Model 4.2, which picture desks read, in a resource of Photoshop's. */
import type { Labels } from './labels.ts';

/** Record and number of each field, and how many bytes the model gives it. */
const FIELDS = {
  title: [2, 5, 64],
  creator: [2, 80, 32],
  credit: [2, 110, 32],
  rights: [2, 116, 128],
  description: [2, 120, 2000],
} as const;

/** Declares UTF-8 for the following datasets. */
const CHARSET = dataset(1, 90, Buffer.from('\x1b%G', 'latin1'));

/** The resource of number 0x0404; empty without words. */
export function writeIptc(labels: Labels): Buffer {
  const datasets = Object.entries(FIELDS).flatMap(([name, [record, number, length]]) => {
    // The names are those of the table.
    const words = labels[name as keyof typeof FIELDS];
    return words ? [dataset(record, number, cutBytes(words, length))] : [];
  });
  if (datasets.length === 0) return Buffer.alloc(0);
  const data = Buffer.concat([CHARSET, ...datasets]);
  const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(data.length, 8);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function dataset(record: number, number: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x1c, record, number, value.length >> 8, value.length & 0xff]), value]);
}

/** Cuts a text to whole characters that fit. */
function cutBytes(words: string, length: number): Buffer {
  let kept = '';
  for (const character of words) {
    if (Buffer.byteLength(kept + character) > length) break;
    kept += character;
  }
  return Buffer.from(kept);
}
