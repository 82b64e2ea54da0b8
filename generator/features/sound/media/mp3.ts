/** MP3 files of sound, by LAME in WebAssembly. */

import type { FileHandle } from 'node:fs/promises';
import { addToChecksum, type Encoded, HEAD, readFrame, writeInfoFrame } from './decode/mp3-frames.ts';
import type { Samples } from './decode/pcm.ts';

/** LAME's V0: a variable bitrate of about 245 kbit/s, which sounds like the original. */
const QUALITY = 0;

/** Sample rates of MP3, in hertz; others are resampled to the next one below, or to the lowest. */
const SAMPLE_RATES = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000] as const;

/** Samples that are encoded at once. */
const PIECE = 65_536;

/**
 * Writes an MP3 file with what browsers need to seek in it, and players to leave out the silence that encoding adds. Takes
 * the same memory for any length, but for some bytes a frame. Of more than two channels, the first two are encoded.
 * @param file opened for writing, and empty
 */
export async function encodeMp3({ sampleRate, channels, blocks }: Samples, file: FileHandle): Promise<void> {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  const outputSampleRate = SAMPLE_RATES.find((rate) => rate <= sampleRate) ?? 8000;
  encoder.configure({ sampleRate, channels: channels === 1 ? 1 : 2, vbrQuality: QUALITY, outputSampleRate });
  const stream = openStream(file);
  let samples = 0;
  for await (const block of blocks) {
    const stereo = block.slice(0, 2);
    const length = stereo[0]?.length ?? 0;
    for (let at = 0; at < length; at += PIECE) {
      await stream.write(encoder.encode(stereo.map((channel) => channel.subarray(at, at + PIECE))));
    }
    samples += length;
  }
  await stream.write(encoder.finalize());
  await stream.end(Math.round((samples * outputSampleRate) / sampleRate));
}

/** Puts frames behind a place that is left for the one that describes them. */
function openStream(file: FileHandle) {
  const offsets: number[] = [];
  const encoded = { offsets, head: new Uint8Array(HEAD), length: 0, checksum: 0 };
  let reserved = 0;
  /** The beginning of a frame whose end has not come yet. */
  let rest: Uint8Array = new Uint8Array();

  function take(bytes: Uint8Array): void {
    const known = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const start = encoded.length - rest.length;
    let at = 0;
    for (;;) {
      const frame = known.length - at >= HEAD ? readFrame(known, at) : undefined;
      if (!frame || at + frame.length > known.length) break;
      offsets.push(start + at);
      at += frame.length;
    }
    rest = known.slice(at);
    encoded.length += bytes.length;
    encoded.checksum = addToChecksum(encoded.checksum, bytes);
  }

  return {
    /** @param bytes are the encoder's own, and change with its next call */
    async write(bytes: Uint8Array): Promise<void> {
      if (bytes.length === 0) return;
      if (reserved === 0) {
        encoded.head = bytes.slice(0, HEAD);
        reserved = writeInfoFrame({ ...encoded, samples: 0 }).length;
      }
      const position = reserved + encoded.length;
      take(bytes);
      await file.write(bytes, 0, bytes.length, position);
    },
    async end(samples: number): Promise<void> {
      const info = writeInfoFrame({ ...encoded, samples } satisfies Encoded);
      await file.write(info, 0, info.length, 0);
    },
  };
}
