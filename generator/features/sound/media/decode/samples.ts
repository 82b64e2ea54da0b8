/** Samples as files of plain PCM hold them, made into floats. */
import type { Block } from './pcm.ts';

/** Encoding of a sample: whole numbers of 8 to 32 bits, or floating-point numbers of 32 or 64. */
export interface SampleLayout {
  channels: number;
  bytes: 1 | 2 | 3 | 4 | 8;
  isFloat: boolean;
  isLittleEndian: boolean;
  /** Only WAV files of 8 bits are. */
  isUnsigned: boolean;
}

/** The place and the layout of the samples. */
export interface PlainSound {
  layout: SampleLayout;
  sampleRate: number;
  start: number;
  /** Behind the last whole frame in the file. */
  end: number;
  /** Bytes, as the header has it; undefined if the program that wrote the file could not go back to add it. */
  promised: number | undefined;
}

type ReadSample = (view: DataView, at: number) => number;

/** @param bytes whole frames */
export function toBlock(bytes: Buffer, layout: SampleLayout): Block {
  const { channels, bytes: width } = layout;
  const frame = channels * width;
  const frames = Math.floor(bytes.length / frame);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const read = readerOf(layout);
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    let at = channel * width;
    for (let index = 0; index < frames; index += 1) {
      samples[index] = read(view, at);
      at += frame;
    }
    return samples;
  });
}

function readerOf({ bytes, isFloat, isLittleEndian: le, isUnsigned }: SampleLayout): ReadSample {
  if (isFloat && bytes === 8) return (view, at) => view.getFloat64(at, le);
  if (isFloat) return (view, at) => view.getFloat32(at, le);
  if (bytes === 1 && isUnsigned) return (view, at) => (view.getUint8(at) - 128) / 128;
  if (bytes === 1) return (view, at) => view.getInt8(at) / 128;
  if (bytes === 2) return (view, at) => view.getInt16(at, le) / 32_768;
  // The two bytes above carry the sign.
  if (bytes === 3 && le)
    return (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 8_388_608;
  if (bytes === 3) return (view, at) => (view.getInt16(at, false) * 256 + view.getUint8(at + 2)) / 8_388_608;
  return (view, at) => view.getInt32(at, le) / 2_147_483_648;
}
