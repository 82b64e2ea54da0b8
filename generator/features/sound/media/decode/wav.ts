/** The header of a WAV file, RF64 and BW64 included. */
import type { FileHandle } from 'node:fs/promises';
import { listChunks, readAt, SMALL_CHUNK } from './chunks.ts';
import { SoundError } from './pcm.ts';
import type { PlainSound, SampleLayout } from './samples.ts';

/** Codes of `mmreg.h`. */
const PCM = 1;
const FLOAT = 3;
/** The code is the beginning of an identifier further on. */
const EXTENSIBLE = 0xfffe;

/** Written for a size that does not fit, or is not known. */
const UNKNOWN = 0xffffffff;

type Format = Pick<PlainSound, 'layout' | 'sampleRate'>;

/** @throws SoundError */
export async function readWav(file: FileHandle): Promise<PlainSound> {
  let format: Format | undefined;
  let large: number | undefined;
  for await (const { name, start, size } of listChunks(file, true)) {
    const content = () => readAt(file, start, Math.min(size, SMALL_CHUNK));
    if (name === 'ds64') large = readLargeSize(await content());
    if (name === 'fmt ') format = readFormat(await content());
    if (name !== 'data') continue;
    if (!format) throw new SoundError('damaged', 'Its samples come before the header that describes them.');
    const isOpen = size === UNKNOWN || (size === 0 && (await readAt(file, start, 1)).length > 0);
    return { ...format, start, size: isOpen ? (large ?? Number.POSITIVE_INFINITY) : size };
  }
  throw new SoundError('damaged', 'It ends before its first sample.');
}

/** EBU Tech 3306: the size of the samples comes after that of the file. */
function readLargeSize(content: Buffer): number | undefined {
  return content.length < 16 ? undefined : Number(content.readBigUInt64LE(8));
}

function readFormat(content: Buffer): Format {
  if (content.length < 16) throw new SoundError('damaged', 'Its header is cut short.');
  const bits = content.readUInt16LE(14);
  const tag = content.readUInt16LE(0);
  const code = tag === EXTENSIBLE && content.length >= 26 ? content.readUInt16LE(24) : tag;
  const bytes = bytesOf(bits, code);
  if (!bytes)
    throw new SoundError(
      'unknown',
      `Its samples are of a kind that few programs write (${code}, ${bits} bit).`,
    );
  const layout: SampleLayout = {
    channels: content.readUInt16LE(2),
    bytes,
    isFloat: code === FLOAT,
    isLittleEndian: true,
    isUnsigned: bytes === 1,
  };
  return { layout, sampleRate: content.readUInt32LE(4) };
}

function bytesOf(bits: number, code: number): SampleLayout['bytes'] | undefined {
  const widths = code === PCM ? ([1, 2, 3, 4] as const) : code === FLOAT ? ([4, 8] as const) : [];
  return widths.find((width) => width === Math.ceil(bits / 8));
}
