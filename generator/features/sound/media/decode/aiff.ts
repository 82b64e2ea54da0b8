/** The header of an AIFF file, and of AIFF-C if its samples are not compressed. */
import type { FileHandle } from 'node:fs/promises';
import { listChunks, readAt, SMALL_CHUNK } from './chunks.ts';
import { SoundError } from './pcm.ts';
import type { PlainSound, SampleLayout } from './samples.ts';

type Format = Pick<PlainSound, 'layout' | 'sampleRate'>;

/** What AIFF-C calls samples that are written as they are. */
const KINDS: Record<string, Pick<SampleLayout, 'isFloat' | 'isLittleEndian'>> = {
  NONE: { isFloat: false, isLittleEndian: false },
  twos: { isFloat: false, isLittleEndian: false },
  in24: { isFloat: false, isLittleEndian: false },
  in32: { isFloat: false, isLittleEndian: false },
  sowt: { isFloat: false, isLittleEndian: true },
  fl32: { isFloat: true, isLittleEndian: false },
  FL32: { isFloat: true, isLittleEndian: false },
  fl64: { isFloat: true, isLittleEndian: false },
  FL64: { isFloat: true, isLittleEndian: false },
};

/** @throws SoundError */
export async function readAiff(file: FileHandle): Promise<PlainSound> {
  let format: Format | undefined;
  let samples: Pick<PlainSound, 'start' | 'size'> | undefined;
  for await (const { name, start, size } of listChunks(file, false)) {
    if (name === 'COMM') format = readFormat(await readAt(file, start, Math.min(size, SMALL_CHUNK)));
    if (name === 'SSND') {
      const head = await readAt(file, start, 8);
      const offset = head.length < 8 ? 0 : head.readUInt32BE(0);
      samples = { start: start + 8 + offset, size: Math.max(0, size - 8 - offset) };
    }
    // They may come in either order.
    if (format && samples) return { ...format, ...samples };
  }
  throw new SoundError('damaged', format ? 'It ends before its first sample.' : 'It has no header.');
}

function readFormat(content: Buffer): Format {
  if (content.length < 18) throw new SoundError('damaged', 'Its header is cut short.');
  const kind = content.length < 22 ? 'NONE' : content.toString('latin1', 18, 22);
  const written = KINDS[kind];
  const bits = content.readInt16BE(6);
  const bytes = ([1, 2, 3, 4, 8] as const).find((width) => width === Math.ceil(bits / 8));
  if (!written || !bytes || (written.isFloat ? bytes < 4 : bytes > 4)) {
    throw new SoundError(
      'unknown',
      `Its samples are of a kind that few programs write (${kind}, ${bits} bit).`,
    );
  }
  const layout: SampleLayout = { channels: content.readInt16BE(0), bytes, isUnsigned: false, ...written };
  return { layout, sampleRate: readExtended(content) };
}

/** A floating-point number of 80 bits, of which rates need the first 32 of its fraction. */
function readExtended(content: Buffer): number {
  const exponent = (content.readUInt16BE(8) & 0x7fff) - 16_383;
  return content.readUInt32BE(10) * 2 ** (exponent - 31);
}
