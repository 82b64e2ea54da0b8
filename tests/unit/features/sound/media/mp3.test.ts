/** MP3 files that Liner makes, read by a decoder and a reader of tags that are not its own. */
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { parseBuffer } from 'music-metadata';
import { afterAll, describe, expect, it } from 'vitest';
import { addToChecksum, readFrame } from '../../../../../generator/features/sound/media/decode/mp3-frames.ts';
import type { Samples } from '../../../../../generator/features/sound/media/decode/pcm.ts';
import { cutExcerpt } from '../../../../../generator/features/sound/media/excerpt.ts';
import { encodeMp3 } from '../../../../../generator/features/sound/media/mp3.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';

const folder = prepareFolders(afterAll)();

/** A sine in blocks of an odd length; an octave higher on the right. */
function playSine(seconds: number, sampleRate: number, channels: number, frequency = 440): Samples {
  const total = Math.round(seconds * sampleRate);
  const [size, volume] = [5000, 0.5];
  async function* listBlocks() {
    for (let start = 0; start < total; start += size) {
      yield Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: Math.min(size, total - start) }, (__, at) => {
          const turns = (frequency * (channel + 1) * (start + at)) / sampleRate;
          return volume * Math.sin(2 * Math.PI * turns);
        }),
      );
    }
  }
  return { sampleRate, channels, blocks: listBlocks() };
}

async function encode(samples: Samples, name: string): Promise<Buffer> {
  const path = join(folder, name);
  const file = await open(path, 'w');
  await encodeMp3(samples, file);
  await file.close();
  return readFile(path);
}

async function decode(mp3: Uint8Array) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return decoder.decode(mp3);
}

/** The largest difference from a sine of 440 Hz, away from the ends, where an encoder has nothing to go by. */
function compareToSine(
  samples: Float32Array,
  sampleRate: number,
  volumeAt: (seconds: number) => number,
): number {
  const differences = samples.slice(2000, -2000).map((sample, index) => {
    const seconds = (index + 2000) / sampleRate;
    return Math.abs(sample - volumeAt(seconds) * Math.sin(2 * Math.PI * 440 * seconds));
  });
  return differences.reduce((most, each) => Math.max(most, each), 0);
}

describe('an MP3 file', () => {
  it.each([
    ['stereo', 44_100, 2],
    ['mono', 48_000, 1],
    ['of low sample rate', 22_050, 2],
    ['of low sample rate and mono', 11_025, 1],
  ])('that is %s gives back the samples that went in, each at its place', async (_, sampleRate, channels) => {
    const mp3 = await encode(playSine(1.21, sampleRate, channels), `${sampleRate}.mp3`);
    const decoded = await decode(mp3);
    expect([decoded.samplesDecoded, decoded.sampleRate]).toEqual([Math.round(1.21 * sampleRate), sampleRate]);
    expect(compareToSine(decoded.channelData[0] ?? new Float32Array(), sampleRate, () => 0.5)).toBeLessThan(
      0.02,
    );
    const { format } = await parseBuffer(mp3, { mimeType: 'audio/mpeg' });
    expect(format).toMatchObject({ sampleRate, numberOfChannels: channels, codecProfile: 'V0' });
  });

  it('says how long it is, and where each hundredth of it begins', async () => {
    const mp3 = await encode(playSine(6, 44_100, 2), 'points.mp3');
    const at = mp3.indexOf('Xing');
    expect(mp3.readUInt32BE(at + 12)).toBe(mp3.length);
    expect(mp3.readUInt32BE(at + 8)).toBe(Math.ceil((6 * 44_100 + 576) / 1152));
    const points = [...mp3.subarray(at + 16, at + 116)];
    expect(points.toSorted((one, other) => one - other)).toEqual(points);
    expect(Math.abs((points[50] ?? 0) - 128)).toBeLessThan(8);
  });

  it('says where its sound begins, how long it is, and what it adds up to', async () => {
    const mp3 = await encode(playSine(0.1, 44_100, 2), 'sums.mp3');
    const at = mp3.indexOf('Xing');
    // The first frame, of 64 kbit/s, holds no sound.
    const start = 208;
    expect(mp3.readUInt8(at + 16)).toBe(Math.floor((256 * start) / mp3.length));
    expect(mp3.readUInt32BE(at + 148)).toBe(mp3.length);
    expect(mp3.readUInt16BE(at + 152)).toBe(addToChecksum(0, mp3.subarray(start)));
    expect(mp3.readUInt16BE(at + 154)).toBe(addToChecksum(0, mp3.subarray(0, at + 154)));
    // The check value that is published for CRC-16/ARC.
    expect(addToChecksum(0, Buffer.from('123456789'))).toBe(0xbb3d);
  });

  it('has frames whose heads say how long they are, and whether they are a byte longer', () => {
    const lengthOf = (third: number) => readFrame(Uint8Array.of(0xff, 0xfb, third, 0), 0)?.length;
    // 128 kbit/s at 44,100 Hz: 417 bytes and a part of one.
    expect([lengthOf(0x90), lengthOf(0x92)]).toEqual([417, 418]);
    expect(readFrame(Uint8Array.of(0xff, 0xfb, 0xf0, 0), 0)).toBeUndefined();
  });

  it('of a rate that MP3 lacks is resampled to one that it has', async () => {
    const { samplesDecoded, sampleRate } = await decode(await encode(playSine(1, 96_000, 2), '96.mp3'));
    expect([samplesDecoded, sampleRate]).toEqual([48_000, 48_000]);
  });
});

describe('an excerpt', () => {
  it('is as long as asked for, and begins and ends softly', async () => {
    const samples: number[] = [];
    for await (const [left = []] of cutExcerpt(playSine(9, 8000, 1), { length: 5 }).blocks) {
      samples.push(...left);
    }
    expect(samples).toHaveLength(5 * 8000);
    const loudest = (from: number, to: number) =>
      Math.max(...samples.slice(from * 8000, to * 8000).map(Math.abs));
    expect(loudest(0, 0.002)).toBeLessThan(0.02);
    expect(loudest(0.02, 0.03)).toBeCloseTo(0.5, 2);
    expect(loudest(0.02, 2.9)).toBeCloseTo(0.5, 3);
    expect(loudest(3.9, 4.1)).toBeCloseTo(0.25, 1);
    expect(loudest(4.99, 5)).toBeLessThan(0.001);
  });

  it('of a recording that ends sooner ends with it', async () => {
    let length = 0;
    for await (const [left = []] of cutExcerpt(playSine(1, 8000, 1), { length: 30 }).blocks)
      length += left.length;
    expect(length).toBe(8000);
  });
});
