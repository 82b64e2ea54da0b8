/** Frames of AAC without a container: ADTS (ISO 13818-7, section 6.2). */
import type { ReadFrame } from './frame.ts';

const SAMPLE_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];

/** Bytes. */
const HEAD = 7;

/** Samples in each block, of which a frame may have four. */
const SAMPLES = 1024;

/** The number of channels by the three bits of the head; 0 if it is elsewhere in the stream. */
const CHANNELS = [0, 1, 2, 3, 4, 5, 6, 8];

export const readAdtsFrame: ReadFrame = (bytes, at) => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0] = bytes.subarray(
    at,
    at + HEAD,
  );
  const sampleRate = SAMPLE_RATES[(third >> 2) & 15];
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  if (first !== 0xff || (second & 0xf6) !== 0xf0 || !sampleRate || length < HEAD) return undefined;
  const channels = CHANNELS[((third & 1) << 2) | (fourth >> 6)] ?? 0;
  return { format: { codec: 'AAC', sampleRate, channels, samples: SAMPLES * ((seventh & 3) + 1) }, length };
};
